# What any game may say (bot/games/core/presenter.py and declared.py).
game-your-turn = It is your turn.
game-waits = It is { $who }'s turn.
game-won = { $count ->
        [one] The game is over: { $who } wins with { $points ->
            [one] 1 point
           *[other] { $points } points
        }.
       *[other] The game is over: { $who } share the victory with { $points ->
            [one] 1 point
           *[other] { $points } points
        } each.
    }
game-noun-other = { $value }
game-sentences = { $told } { $line }
game-not-scored = Points are counted at the end.
game-place = { $points ->
        [one] { $rank }. { $who }: 1 point.
       *[other] { $rank }. { $who }: { $points } points.
    }
game-score-line = { $category }: { $points }.
game-score-detail = { $category }: { $points } ({ $detail }).
game-why-only = Nothing else was possible.
game-why-whim = A whim: no thought went into this one.
game-why-easy = { $because } That was a first glance, no more.
game-why-steady = { $because } The next best choice: “{ $other }”.
game-pic-score = Final ranking
game-pic-total = Total

# What is known of each kind of piece
game-known-about = Counted from what you see and have seen.
game-known = **{ $kind }** ({ $total }): { $mine } yours, { $seen } seen, { $unknown } unknown to you
game-known-part = - { $kind } ({ $total }): { $mine } yours, { $seen } seen, { $unknown } unknown to you
