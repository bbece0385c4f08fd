# Space Mission: how a line of the score came about. Keys: bot/games/space_mission/scoring.py.

sm-score-gate = { $probes ->
    [one] 1 probe, place { $place }
   *[other] { $probes } probes, place { $place }
}
sm-score-stations = { $count } × 3
sm-score-minerals = { $count ->
    [one] 1 mineral × { $most } of one colour
   *[other] { $count } minerals × { $most } of one colour
}
sm-score-aliens = { $count ->
    [one] 1 alien × { $most } of one colour
   *[other] { $count } aliens × { $most } of one colour
}
sm-score-matter = { $pairs ->
    [one] 1 pair, { $singles } single
   *[other] { $pairs } pairs, { $singles } single
}
sm-score-water = { $count } water
sm-score-medals = { $count } × 3
