# Words drawn in pictures of Space Mission. Keep them short: they stand in narrow places.

sm-pic-round = Round { $round }
sm-pic-of = { $have } of { $need }
sm-pic-meter-space = space tiles
sm-pic-meter-developed = developed
sm-pic-deck = { $count } to draw
sm-pic-discards = { $count } used
sm-pic-action = action { $action } of 2
sm-pic-choosing = action { $action }: choosing a tile
sm-pic-over = The mission is over
sm-pic-stalled = No tile has moved for long
sm-pic-last-round = LAST ROUND
sm-pic-legend-jump = jump
sm-pic-legend-scan = scan
sm-pic-legend-landing = landing
sm-pic-legend-left = tiles left
sm-pic-legend-seen = saw tiles
sm-pic-legend-reserved = reserved
sm-pic-legend-new = changed
sm-pic-legend-stations = stations
sm-pic-legend-tiles = tiles
sm-pic-legend-cards = cards

sm-pic-hand = Your cards
sm-pic-hand-empty = No cards in hand
sm-pic-use-jump = jump
sm-pic-use-scan = scan
sm-pic-use-develop = develop
sm-pic-use-none = not now
sm-pic-here = You are at { $place }
sm-pic-at-gate = You are at the jump gate

sm-pic-pile-scan = Choose a tile to reserve
sm-pic-pile-take = Choose a tile to take
sm-pic-pile-empty = No tiles to choose from
sm-pic-pile-space = stays here

sm-pic-tiles = Your tiles
sm-pic-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
sm-pic-total = Total
sm-pic-next = next tile
sm-pic-none = none yet
sm-pic-reserved = Reserved for you
sm-pic-reserved-none = You have no reserved tiles
sm-pic-by-gate = { $count ->
    [one] { $count } probe
   *[other] { $count } probes
}
sm-pic-by-stations = { $count ->
    [one] { $count } station
   *[other] { $count } stations
}

sm-pic-planet-left = Tiles left
sm-pic-planet-space = Only space tiles
sm-pic-planet-station = Station
sm-pic-planet-open = not developed
sm-pic-planet-ships = Ships here
sm-pic-planet-seen = Seen by
sm-pic-planet-reserved = Reserved
sm-pic-nobody = nobody
sm-pic-neighbours = Neighbours
sm-pic-visit = Your last visit
sm-pic-visit-none = You have not looked at tiles here
sm-pic-visit-off = No notebook at this table
sm-pic-visit-scan = scanned in round { $round }
sm-pic-visit-develop = developed in round { $round }
sm-pic-visit-discover = discovered in round { $round }
sm-pic-visit-left = You left
sm-pic-visit-gone = Gone since
sm-pic-visit-by = by
sm-pic-visit-certain = Still there

sm-pic-player-gate = Jump gate
sm-pic-player-stations = Stations
sm-pic-player-tiles = Tiles
sm-pic-player-cards = Cards
sm-pic-player-hidden = points hidden
sm-pic-player-last = Last turn
sm-pic-player-last-none = No turn yet
sm-pic-player-at = at { $place }
sm-pic-player-at-gate = at the jump gate
sm-pic-move-jump = jumped to
sm-pic-move-fly = flew to
sm-pic-move-scan = scanned
sm-pic-move-develop = developed
sm-pic-move-discover = discovered
sm-pic-move-top-up = drew { $drawn }, discarded { $count }

sm-pic-score = Final ranking
sm-pic-score-now = Ranking
