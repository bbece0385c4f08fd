# Der nächste Tisch, an dem jemand am Zug ist
command-next = weiter
command-next-about = Öffne den Tisch, der am längsten auf dich wartet
next-line = Nächster Tisch, der auf dich wartet: [{ $what }]({ $link }) · { $server } · seit { $since }
next-none = Kein Tisch wartet auf dich.
button-next = Weiter: { $title }, Tisch { $table }
