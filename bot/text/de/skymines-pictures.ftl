# Wörter auf den Bildern von Skymines. Kurz halten: sie stehen an engen Stellen.

## Spielplan und Leisten

sk-picture-moon = Der Mond
sk-picture-belt = Der Gürtel
sk-picture-round = Runde { $round } von 7
sk-picture-first = Startspieler
sk-picture-phase-token = Startpläne
sk-picture-phase-planning = Planung
sk-picture-phase-actions = Aktionen
sk-picture-phase-over = Wertung
sk-picture-over = Das Spiel ist aus

sk-picture-tracks = Firmenleisten

## Karten und Pläne

sk-picture-display = Karten
sk-picture-display-note = Gesamtkosten
sk-picture-goes = verfällt
sk-picture-empty = leer
sk-picture-stack = Stapel: { $count }
sk-picture-discard = Abgelegt: { $count }
sk-picture-research = Forschungspläne
sk-picture-research-note = oben nötig, unten Gewinn
sk-picture-specials = Sonderpläne nach Runden
sk-picture-taken = weg
sk-picture-need-any-one = Einheiten eines Rohstoffs
sk-picture-need-scientist = weitere Forschende
sk-picture-need-field = Feldforschung

## Spielertafeln

sk-picture-board = Meine Tafel
sk-picture-first-player = Startspieler
sk-picture-dropped = ausgestiegen
sk-picture-planned = hat geplant
sk-picture-token-chosen = hat gewählt
sk-picture-planned-own = geplant: nur du siehst es
sk-picture-cash = CrypCoin
sk-picture-markers = Marker
sk-picture-single-use = Einmalig
sk-picture-tank-worth = Tank
sk-picture-research-worth = Forschung
sk-picture-in-hand = Hand
sk-picture-slot-tank = ab Tankfeld { $space }
sk-picture-slot-research = ab Schirm { $screen }
sk-picture-decks = Ruhestapel: Beim Aussteigen kommt einer zurück
sk-picture-decks-dropped = Ruhestapel
sk-picture-slots-open = Aktionsplätze: aufgedeckt
sk-picture-slots-dropped = Aktionsplätze: ausgestiegen, die Karten ruhen
sk-picture-slots-choosing = Aktionsplätze: noch nichts geplant
sk-picture-slots-own = Aktionsplätze: für andere verdeckt, bis alle geplant haben
sk-picture-slots-secret = Aktionsplätze: geheim, bis alle geplant haben
sk-picture-tiles = Bonusplättchen:
sk-picture-next-tiles = Nächste Runde:
sk-picture-covered = überdeckt: { $plans }
sk-picture-tank = Tankleiste: { $space } von { $last }
sk-picture-upload = Forschung: Schirm { $screen } von { $last }
sk-picture-start = nicht begonnen
sk-picture-no-a = kein A
sk-picture-linked = Mission { $mission }
sk-picture-unlinked = Noch keine Mission
sk-picture-own-space = eigenes Feld { $mission }:
sk-picture-hand = Auf der Hand: { $count }
sk-picture-hand-empty = keine Karten
sk-picture-tokens = Wähl einen Startplan
sk-picture-chosen = deine Wahl: { $token }
sk-picture-locked = ruhen am Anfang
sk-picture-plan = Plan

## Bonusfelder und Missionen

sk-picture-spaces = Bonusfelder
sk-picture-spaces-note = hell: für dich offen
sk-picture-buy = Karte kaufen
sk-picture-sell = Karte verkaufen
sk-picture-at-cost = Kosten
sk-picture-missions = Missionen
sk-picture-missions-note = je Aufgabe 2 CrypCoin, 1 Marker
