# Words drawn in pictures of Skymines. Keep them short: they stand in narrow places.
sk-picture-display = Cards
sk-picture-display-note = total costs
sk-picture-goes = goes next
sk-picture-empty = empty
sk-picture-stack = Stack: { $count }
sk-picture-discard = Discarded: { $count }
sk-picture-research = Research plans
sk-picture-research-note = needed above, gained below
sk-picture-specials = Special plans by round
sk-picture-taken = taken
sk-picture-need-any-one = units of one resource
sk-picture-need-scientist = another scientist
sk-picture-need-field = a field scientist

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
