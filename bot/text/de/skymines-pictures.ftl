# Wörter auf den Bildern von Skymines. Kurz halten: sie stehen an engen Stellen.

## Spielplan und Leisten

sk-picture-moon = Der Mond
sk-picture-belt = Der Gürtel
sk-picture-round = Runde { $round } von 7
sk-picture-first = Startmarker
sk-picture-phase-token = Anfang
sk-picture-phase-planning = Kartenwahl
sk-picture-phase-actions = Aktionen
sk-picture-phase-over = Wertung
sk-picture-over = Das Spiel ist aus

sk-picture-tracks = Firmenleisten

## Karten und Pläne

sk-picture-display = Karten
sk-picture-display-note = Preis in Einheiten, samt Spalte
sk-picture-goes = geht nach der Runde
sk-picture-empty = leer
sk-picture-stack = Stapel: { $count }
sk-picture-discard = Abgelegt: { $count }
sk-picture-research = Forschungspläne
sk-picture-research-note = oben nötig, unten Gewinn
sk-picture-specials = Sonderpläne, R und ihre Runde
sk-picture-taken = weg
sk-picture-supplement = der zuerst genommene bringt die Münzen oben
sk-picture-need-any-one = Einheiten eines Rohstoffs
sk-picture-need-scientist = weiteres Team
sk-picture-need-field = Feldteam

## Spielertafeln

sk-picture-board = Meine Tafel
sk-picture-first-player = Startmarker
sk-picture-dropped = ausgestiegen
sk-picture-planned = hat Karten gewählt
sk-picture-token-chosen = hat gewählt
sk-picture-planned-own = gewählt: nur du siehst es
sk-picture-cash = CrypCoin
sk-picture-markers = Marker
sk-picture-single-use = Einmalig
sk-picture-tank-worth = Tank
sk-picture-research-worth = Schirme
sk-picture-in-hand = Hand
sk-picture-slot-tank = offen ab Tank { $space }
sk-picture-slot-research = offen ab Schirm { $screen }
sk-picture-decks = Ruhestapel
sk-picture-slots-open = Aktionsplätze
sk-picture-slots-dropped = Aktionsplätze: ausgestiegen
sk-picture-slots-choosing = Aktionsplätze: noch nichts gewählt
sk-picture-slots-own = Aktionsplätze: noch siehst nur du sie
sk-picture-slots-secret = Aktionsplätze: noch geheim
sk-picture-tiles = Bonusplättchen:
sk-picture-next-tiles = Nächste Runde:
sk-picture-covered = überdeckt: { $plans }
sk-picture-tank = Tankleiste: { $space } von { $last }
sk-picture-upload = Forschungsschirm { $screen } von { $last }
sk-picture-start = nicht begonnen
sk-picture-no = kein
sk-picture-linked = Mission { $mission }
sk-picture-unlinked = Noch keine Mission
sk-picture-own-space = eigenes Feld { $mission }:
sk-picture-hand = Auf der Hand: { $count }
sk-picture-hand-empty = keine Karten
sk-picture-tokens = Wähl ein Startplättchen
sk-picture-chosen = deine Wahl: { $token }
sk-picture-locked = vorerst gesperrt
sk-picture-plan = Forschungsplan

## Bonusfelder und Missionen

sk-picture-spaces = Bonusfelder
sk-picture-spaces-note = hell: für dich offen
sk-picture-majorities = Mehrheiten. 2+: ab 2 Einheiten (Teams: ab 2 Karten)
sk-picture-scientists = Teams
sk-picture-bonus-tiles = Bonusplättchen für die nächste Runde. −: ihr Preis
sk-picture-own-spaces = Eigene Felder der Missionen, nach drei Aufgaben
sk-picture-track-spaces = Boni der Firmenleisten, und wer sie erreicht hat
sk-picture-buy = Kaufen
sk-picture-sell = Verkaufen
sk-picture-at-price = Preis
sk-picture-missions = Missionen
sk-picture-missions-note = je Aufgabe 2 CrypCoin, 1 Marker
