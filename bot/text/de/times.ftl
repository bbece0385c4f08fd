# Was gesagt wird, wenn eine Zeit nicht zu lesen ist: ein Satz mit Beispielen
refused-time-duration = Eine Dauer verstehe ich als **3h**, **90 min**, **2 Tage** oder **1d 6h**.
refused-time-hour = Eine Uhrzeit verstehe ich als **8:00**, **18:30** oder **19 Uhr**.
refused-time-hours = Stunden verstehe ich als **22-7**, **22:00 bis 7:00** oder **von 22 Uhr bis 7 Uhr**.
refused-time-days = Wochentage verstehe ich als **Mo-Fr**, **Sa So** oder **Wochenende**.
refused-time-zone = Zeitzonen verstehe ich als **Europe/Berlin**, eine große Stadt wie **Wien**, **MEZ** oder **UTC+2**.
refused-time-date = Ein Datum verstehe ich als **24.12.**, **24. Dezember 2026**, **morgen** oder **nächsten Freitag**.
refused-time-period = Freie Tage verstehe ich als **24.12. bis 6.1.**, **bis Freitag** oder **2 Wochen**.
refused-time-moment = Einen Zeitpunkt, der noch kommt, verstehe ich als **in 3h**, **morgen 18:00** oder **24.12. 20 Uhr**.
