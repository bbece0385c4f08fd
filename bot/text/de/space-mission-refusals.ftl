# Space Mission: warum etwas nicht geht und was es möglich macht. Schlüssel: bot/games/space_mission/refusals.py.

sm-refusal-pair = { $one } mit { $other }

sm-refuse-over = Das Spiel ist zu Ende.
sm-remedy-over = Sieh dir die Endwertung an oder starte eine Revanche.

sm-refuse-not-your-turn = { $who } ist am Zug.
sm-remedy-not-your-turn = Du bist dran, sobald { $who } beide Aktionen gemacht hat. Bis dahin kannst du dich umsehen.

sm-refuse-unknown-action = Diese Aktion gibt es in Space Mission nicht.
sm-remedy-unknown-action = Ein Zug hat zwei Aktionen: Nachschub, springen, fliegen, scannen, erschließen oder entdecken.

sm-refuse-choose-first = Du wählst gerade noch ein Plättchen bei { $planet }.
sm-remedy-choose-first = Wähle zuerst eins davon: { $tiles }.

sm-refuse-nothing-to-choose = Es gibt gerade kein Plättchen zu wählen.
sm-remedy-nothing-to-choose = Scanne, erschließe oder entdecke zuerst; dabei siehst du jedes Mal einen Stapel durch.

sm-refuse-space-tile = Space-Plättchen kann niemand nehmen.
sm-remedy-space-tile = Nehmen kannst du: { $tiles }.

sm-refuse-not-in-pile = Dieses Plättchen liegt nicht bei { $planet }.
sm-remedy-not-in-pile = Nehmen kannst du: { $tiles }.

sm-refuse-not-in-hand = { $card } hast du nicht auf der Hand.
sm-remedy-not-in-hand = { $count ->
    [0] Deine Hand ist leer: Nimm zuerst Nachschub.
   *[other] Auf der Hand hast du { $cards }.
}

sm-refuse-unordered = Eine Karte kommt doppelt vor, oder die Reihenfolge stimmt nicht.
sm-remedy-unordered = Nenne jede Karte einmal, die kleinste Nummer zuerst.

sm-refuse-planet-absent = Dieser Planet liegt nicht auf dem Tisch.
sm-remedy-planet-absent = Die Planeten dieser Partie sind { $planets }.

sm-refuse-already-there = Dein Schiff ist schon bei { $planet }; ein Sprung führt zu einem anderen Planeten.
sm-remedy-already-there = { $reach ->
    [0] Von hier führt { $card } zu keinem Planeten.
   *[other] Von hier führt { $card } zu { $planets }.
}

sm-refuse-jump-mismatch = { $card } führt nicht zu { $planet } mit der Sprungzahl { $jump }.
sm-remedy-jump-mismatch = { $reach ->
    [0] { $card } führt von hier zu keinem Planeten.
   *[other] { $card } führt zu { $planets }.
} { $count ->
    [0] Keine deiner Karten führt zu { $planet }.
   *[other] Zu { $planet } kommst du mit { $cards }.
}

sm-refuse-fly-from-gate = Vom Jump Gate aus kannst du nicht fliegen.
sm-remedy-fly-from-gate = { $count ->
    [0] Deine erste Bewegung ist ein Sprung. Keine deiner Karten führt zu einem Planeten: Nimm Nachschub.
   *[other] Deine erste Bewegung ist ein Sprung. Springen kannst du mit { $cards }.
}

sm-refuse-not-neighbour = { $planet } liegt nicht neben { $here }.
sm-remedy-not-neighbour = Von hier kannst du zu { $planets } fliegen.

sm-refuse-at-gate = Dein Schiff steht noch am Jump Gate.
sm-remedy-at-gate = { $count ->
    [0] Das geht nur bei einem Planeten, und keine deiner Karten führt zu einem: Nimm Nachschub.
   *[other] Das geht nur bei einem Planeten. Springen kannst du mit { $cards }.
}

sm-refuse-scan-developed = Bei { $planet } steht schon eine Station ({ $who }); scannen geht nicht mehr.
sm-remedy-scan-developed = { $open ->
    [0] Hier gibt es kein Punkt-Plättchen mehr; spring oder flieg weiter.
   *[other] Entdecke stattdessen: So bekommst du sofort ein Plättchen, ganz ohne Karte.
}

sm-refuse-scan-mismatch = { $card } scannt { $planet } mit der Scanzahl { $scan } nicht.
sm-remedy-scan-mismatch = { $count ->
    [0] Keine deiner Karten scannt { $planet }: Nimm Nachschub oder versuch es anderswo.
   *[other] { $planet } scannst du mit { $cards }.
}

sm-refuse-develop-developed = Bei { $planet } steht schon eine Station ({ $who }).
sm-remedy-develop-developed = { $open ->
    [0] Hier gibt es kein Punkt-Plättchen mehr; spring oder flieg weiter.
   *[other] Entdecke stattdessen: So bekommst du ein Plättchen, ganz ohne Karte.
}

sm-refuse-develop-unscanned = Du hast { $planet } noch nicht gescannt.
sm-remedy-develop-unscanned = { $count ->
    [0] Scanne { $planet } zuerst. Das kann keine deiner Karten: Nimm Nachschub.
   *[other] Scanne { $planet } zuerst, und zwar mit { $cards }.
}

sm-refuse-two-cards = { $planet } erschließt du mit zwei Karten, einer für Landung { $one } und einer für Landung { $other }.
sm-remedy-two-cards = { $count ->
    [0] Keine zwei deiner Karten passen: Nimm Nachschub.
   *[other] Spielen kannst du { $pairs }.
}

sm-refuse-landing-mismatch = Diese Karten passen nicht zu { $planet }: Du brauchst eine für Landung { $one } und eine für Landung { $other }.
sm-remedy-landing-mismatch = { $count ->
    [0] Keine zwei deiner Karten passen: Nimm Nachschub.
   *[other] Spielen kannst du { $pairs }.
}

sm-refuse-discover-undeveloped = Bei { $planet } steht noch keine Station; hier gibt es noch nichts zu entdecken.
sm-remedy-discover-undeveloped = { $seen ->
    [0] Scanne { $planet }; danach darfst du den Planeten erschließen.
   *[other] Erschließe { $planet } oder scanne noch einmal.
}

sm-refuse-discover-empty = Bei { $planet } gibt es kein Punkt-Plättchen mehr.
sm-remedy-discover-empty = { $reach ->
    [0] Gerade gibt es nirgends etwas zu entdecken; scanne und erschließe einen anderen Planeten.
   *[other] Zu entdecken gibt es etwas bei { $planets }.
}
