### Was der geführte Teil von Space Mission ist und was jeder Schritt zeigt: für die letzte Seite, wenn er ausfiel.

sm-lesson-part = Schritt für Schritt die ersten vier Runden. Danach kannst du weiterspielen.
sm-lesson-jump-shows = ein Sprung zu einem Planeten
sm-lesson-scan-shows = ein Scan: seine Plättchen, die nur du siehst
sm-lesson-reserve-shows = ein reserviertes Plättchen
sm-lesson-develop-shows = eine Station
sm-lesson-water-shows = das Plättchen für eine Station
sm-lesson-discover-shows = ein Plättchen von einem Planeten mit Station, ohne Karte
sm-lesson-more-water-shows = Plättchen, die zusammen mehr wert sind
sm-lesson-again-shows = ein Sprung für eine weitere Sonde
sm-lesson-top-up-shows = neue Karten durch Nachschub
sm-lesson-fly-shows = ein Flug zum nächsten Planeten, ohne Karte
sm-lesson-scan-again-shows = ein Scan bei einem Planeten, den der Computer gescannt hat
sm-lesson-third-water-shows = ein drittes Plättchen einer Sorte
