# Wörter in den Bildern von Space Mission. Bitte kurz halten: der Platz ist schmal.

sm-pic-round = Runde { $round }
sm-pic-of = { $have } von { $need }
sm-pic-meter-space = Space offen
sm-pic-meter-developed = erschlossen
sm-pic-deck = { $count } im Stapel
sm-pic-discards = { $count } weg
sm-pic-action = Aktion { $action } von 2
sm-pic-choosing = Aktion { $action }: wählt ein Plättchen
sm-pic-over = Die Mission ist beendet
sm-pic-stalled = Lange nichts bewegt
sm-pic-last-round = LETZTE RUNDE
sm-pic-legend-jump = Sprung
sm-pic-legend-scan = Scan
sm-pic-legend-landing = Landung
sm-pic-legend-left = noch da
sm-pic-legend-seen = sah hinein
sm-pic-legend-reserved = reserviert
sm-pic-legend-new = verändert
sm-pic-legend-stations = Stationen
sm-pic-legend-tiles = Plättchen
sm-pic-legend-cards = Karten

sm-pic-hand = Deine Karten
sm-pic-hand-empty = Keine Karten auf der Hand
sm-pic-use-jump = Sprung
sm-pic-use-scan = Scan
sm-pic-use-develop = Erschließen
sm-pic-use-none = jetzt nicht
sm-pic-here = Du bist bei { $place }
sm-pic-at-gate = Du bist am Jump Gate

sm-pic-pile-scan = Reservier ein Plättchen
sm-pic-pile-take = Wähl ein Plättchen
sm-pic-pile-empty = Keine Plättchen zur Wahl
sm-pic-pile-space = bleibt hier

sm-pic-tiles = Deine Plättchen
sm-pic-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
sm-pic-total = Summe
sm-pic-next = nächstes
sm-pic-none = noch keine
sm-pic-reserved = Für dich reserviert
sm-pic-reserved-none = Du hast nichts reserviert
sm-pic-by-gate = { $count ->
    [one] { $count } Sonde
   *[other] { $count } Sonden
}
sm-pic-by-stations = { $count ->
    [one] { $count } Station
   *[other] { $count } Stationen
}

sm-pic-planet-left = Plättchen
sm-pic-planet-space = Nur noch Space
sm-pic-planet-station = Station
sm-pic-planet-open = nicht erschlossen
sm-pic-planet-ships = Schiffe hier
sm-pic-planet-seen = Gesehen von
sm-pic-planet-reserved = Reserviert
sm-pic-nobody = niemand
sm-pic-neighbours = Nachbarn
sm-pic-visit = Dein letzter Besuch
sm-pic-visit-none = Du hast hier noch nichts gesehen
sm-pic-visit-off = Kein Notizbuch an diesem Tisch
sm-pic-visit-scan = gescannt in Runde { $round }
sm-pic-visit-develop = erschlossen in Runde { $round }
sm-pic-visit-discover = entdeckt in Runde { $round }
sm-pic-visit-left = Du ließt dort
sm-pic-visit-gone = Seither weg
sm-pic-visit-by = durch
sm-pic-visit-certain = Noch da

sm-pic-player-gate = Jump Gate
sm-pic-player-stations = Stationen
sm-pic-player-tiles = Plättchen
sm-pic-player-cards = Karten
sm-pic-player-hidden = Punkte geheim
sm-pic-player-last = Letzter Zug
sm-pic-player-last-none = Noch kein Zug
sm-pic-player-at = bei { $place }
sm-pic-player-at-gate = am Jump Gate
sm-pic-move-jump = gesprungen zu
sm-pic-move-fly = geflogen zu
sm-pic-move-scan = gescannt
sm-pic-move-develop = erschlossen
sm-pic-move-discover = entdeckt
sm-pic-move-top-up = { $drawn } gezogen, { $count } abgelegt

sm-pic-score = Endstand
sm-pic-score-now = Punkte
