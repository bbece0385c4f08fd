# Wörter auf den Bildern von Skymines. Kurz halten: sie stehen an engen Stellen.

sk-picture-moon = Der Mond
sk-picture-belt = Der Gürtel
sk-picture-round = Runde { $round } von 7
sk-picture-first = Startspieler
sk-picture-phase-token = Plättchen
sk-picture-phase-planning = Planung
sk-picture-phase-actions = Aktionen
sk-picture-phase-over = Wertung
sk-picture-over = Das Spiel ist aus

sk-picture-tracks = Firmenleisten
