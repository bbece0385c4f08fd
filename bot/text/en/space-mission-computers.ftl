# Why a computer player did what it did, or what a hint proposes: what it is good for, and what else was thought of.
sm-why-strong = { $because } In { $tables ->
        [one] one imagined continuation
       *[other] { $tables } imagined continuations
    } { $advised ->
        [yes] you end
       *[no] I end
    } on average { $lead ->
        [level] level with { $rival }
        [ahead] { $points ->
            [one] 1 point ahead of
           *[other] { $points } points ahead of
        } { $rival }
       *[behind] { $points ->
            [one] 1 point behind
           *[other] { $points } points behind
        } { $rival }
    }. { $next ->
        [level] “{ $other }” would be about as good.
        [ahead] Next best: “{ $other }”, { $less ->
            [one] 1 point less.
           *[other] { $less } points less.
        }
       *[behind] “{ $other }” brought { $less ->
            [one] 1 point more.
           *[other] { $less } points more.
        }
    }

## What an action is good for

sm-because-jump = { $then ->
    [develop] The jump leaves a probe on the gate, and a station can be built on { $planet } (landing { $first } and { $second }).
    [discover] The jump leaves a probe on the gate, and { $planet } has a tile to discover.
    [scan] The jump leaves a probe on the gate, and another card in hand scans { $planet } (scan { $scan }).
   *[nothing] The jump leaves a probe on the gate, and { $planet } is a good place to go on from.
}
sm-because-fly = { $then ->
    [develop] It needs no card, and a station can be built on { $planet } (landing { $first } and { $second }).
    [discover] It needs no card, and { $planet } has a tile to discover.
    [scan] It needs no card, and a card in hand scans { $planet } (scan { $scan }).
   *[nothing] It needs no card, and { $planet } is a good place to go on from.
}
sm-because-scan = { $again ->
    [0] The scan reserves a tile and is needed to build a station here.
   *[other] The scan reserves one more tile here.
}
sm-because-develop = The station brings 3 points and a tile, and what is reserved here goes to its owners.
sm-because-discover = This takes a tile at once and needs no card.
sm-because-top-up = { $count ->
    [0] New cards promise more than anything the hand can do now.
    [one] A card that is of little use makes room for a new one.
   *[other] Cards that are of little use make room for new ones.
}
sm-because-take = Of the tiles here, { $tile } promises most, now and together with tiles still to come.
