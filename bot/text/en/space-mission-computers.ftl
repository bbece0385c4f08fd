# Why a computer player did what it did: one sentence each.
sm-why-only = There was nothing else to do.
sm-why-whim = A whim: it did not think about this one.
sm-why-easy = At first sight it looked good: { $points } points, give or take a few.
sm-why-steady = It counts on { $points } points from this and what can follow; the next best was “{ $other }” with { $less }.
sm-why-steady-tile = It counts on { $points } points from this tile; the next best was “{ $other }” with { $less }.
sm-why-strong =
    { $tables ->
        [one] Played on once in thought, this ended { $points } points ahead of the best of the others; the next best was “{ $other }” with { $less }.
       *[other] Played on { $tables } times in thought, this ended { $points } points ahead of the best of the others on average; the next best was “{ $other }” with { $less }.
    }
