# Wörter auf den Bildern von Skymines. Kurz halten: sie stehen an engen Stellen.
sk-picture-display = Karten
sk-picture-display-note = Gesamtkosten
sk-picture-goes = geht zuerst
sk-picture-empty = leer
sk-picture-stack = Stapel: { $count }
sk-picture-discard = Abgelegt: { $count }
sk-picture-research = Forschungspläne
sk-picture-research-note = oben nötig, unten Gewinn
sk-picture-specials = Sonderpläne nach Runden
sk-picture-taken = weg
sk-picture-need-any-one = Einheiten eines Rohstoffs
sk-picture-need-scientist = andere Forschende
sk-picture-need-field = Feldforschung

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
