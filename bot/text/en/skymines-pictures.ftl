# Words drawn in pictures of Skymines. Keep them short: they stand in narrow places.

sk-picture-moon = The Moon
sk-picture-belt = The Belt
sk-picture-round = Round { $round } of 7
sk-picture-first = First player
sk-picture-phase-token = Tokens
sk-picture-phase-planning = Planning
sk-picture-phase-actions = Actions
sk-picture-phase-over = Scoring
sk-picture-over = The game is over

sk-picture-tracks = Company tracks
