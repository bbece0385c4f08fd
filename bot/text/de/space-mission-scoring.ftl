# Space Mission: wie eine Zeile der Wertung zustande kam. Schlüssel: bot/games/space_mission/scoring.py.

sm-score-gate = { $probes ->
    [one] 1 Sonde, Platz { $place }
   *[other] { $probes } Sonden, Platz { $place }
}
sm-score-stations = { $count } × 3
sm-score-minerals = { $count ->
    [one] 1 Mineral × { $most } von einer Farbe
   *[other] { $count } Minerale × { $most } von einer Farbe
}
sm-score-aliens = { $count ->
    [one] 1 Alien × { $most } von einer Farbe
   *[other] { $count } Aliens × { $most } von einer Farbe
}
sm-score-matter = { $pairs ->
    [one] 1 Paar, { $singles } einzeln
   *[other] { $pairs } Paare, { $singles } einzeln
}
sm-score-water = { $count } × Wasser
sm-score-medals = { $count } × 3
