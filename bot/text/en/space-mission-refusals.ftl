# Space Mission: why an action is not possible, and what would make it so. Keys: bot/games/space_mission/refusals.py.

sm-refusal-pair = { $one } with { $other }

sm-refuse-over = The game is over.
sm-remedy-over = Look at the final score, or start a rematch.

sm-refuse-not-your-turn = It is { $who }'s turn.
sm-remedy-not-your-turn = You act once { $who } has done both actions. Until then you can look around.

sm-refuse-unknown-action = Space Mission has no such action.
sm-remedy-unknown-action = Each turn has two actions: top up, jump, fly, scan, develop or discover.

sm-refuse-choose-first = You are still choosing a tile on { $planet }.
sm-remedy-choose-first = Choose one of these first: { $tiles }.

sm-refuse-nothing-to-choose = There is no tile to choose just now.
sm-remedy-nothing-to-choose = Scan, develop or discover first; each lets you look through a pile.

sm-refuse-space-tile = Space tiles can never be taken.
sm-remedy-space-tile = You can take: { $tiles }.

sm-refuse-not-in-pile = This tile does not lie on { $planet }.
sm-remedy-not-in-pile = You can take: { $tiles }.

sm-refuse-not-in-hand = You do not hold { $card }.
sm-remedy-not-in-hand = { $count ->
    [0] Your hand is empty: top up first.
   *[other] You hold { $cards }.
}

sm-refuse-unordered = A card was named twice, or the cards are out of order.
sm-remedy-unordered = Name each card once, lowest number first.

sm-refuse-planet-absent = This planet is not on the table.
sm-remedy-planet-absent = The planets of this game are { $planets }.

sm-refuse-already-there = Your ship is on { $planet } already; a jump leads to another planet.
sm-remedy-already-there = { $reach ->
    [0] From here { $card } reaches no planet.
   *[other] From here { $card } reaches { $planets }.
}

sm-refuse-jump-mismatch = With { $card } you do not reach { $planet }, which has jump number { $jump }.
sm-remedy-jump-mismatch = { $reach ->
    [0] With { $card } you reach no planet from here.
   *[other] With { $card } you reach { $planets }.
} { $count ->
    [0] No card in your hand reaches { $planet }.
   *[other] You reach { $planet } with { $cards }.
}

sm-refuse-fly-from-gate = From the gate you cannot fly.
sm-remedy-fly-from-gate = { $count ->
    [0] Your first move is a jump. None of your cards reaches a planet: top up.
   *[other] Your first move is a jump. You can jump with { $cards }.
}

sm-refuse-not-neighbour = { $planet } is not next to { $here }.
sm-remedy-not-neighbour = From here you can fly to { $planets }.

sm-refuse-at-gate = Your ship is still at the gate.
sm-remedy-at-gate = { $count ->
    [0] You need to be on a planet for this, and none of your cards reaches one: top up.
   *[other] You need to be on a planet for this. You can jump to one with { $cards }.
}

sm-refuse-scan-developed = { $planet } already has a station ({ $who }) and can no longer be scanned.
sm-remedy-scan-developed = { $open ->
    [0] There is no point tile left here; move on.
   *[other] Discover instead: that gives you a tile at once and needs no card.
}

sm-refuse-scan-mismatch = With { $card } you cannot scan { $planet }, which has scan number { $scan }.
sm-remedy-scan-mismatch = { $count ->
    [0] No card in your hand scans { $planet }: top up, or try another planet.
   *[other] You can scan { $planet } with { $cards }.
}

sm-refuse-develop-developed = { $planet } already has a station ({ $who }).
sm-remedy-develop-developed = { $open ->
    [0] There is no point tile left here; move on.
   *[other] Discover instead: that gives you a tile and needs no card.
}

sm-refuse-develop-unscanned = You have not scanned { $planet } yet.
sm-remedy-develop-unscanned = { $count ->
    [0] Scan { $planet } first. None of your cards does that: top up.
   *[other] Scan { $planet } first, with { $cards }.
}

sm-refuse-two-cards = { $planet } is developed with two cards, one for landing { $one } and one for landing { $other }.
sm-remedy-two-cards = { $count ->
    [0] No two cards in your hand fit: top up.
   *[other] You can play { $pairs }.
}

sm-refuse-landing-mismatch = These cards do not fit { $planet }: it needs one for landing { $one } and one for landing { $other }.
sm-remedy-landing-mismatch = { $count ->
    [0] No two cards in your hand fit: top up.
   *[other] You can play { $pairs }.
}

sm-refuse-discover-undeveloped = { $planet } has no station yet, so there is nothing to discover.
sm-remedy-discover-undeveloped = { $seen ->
    [0] Scan { $planet }; after that you may develop it.
   *[other] Develop { $planet }, or scan it again.
}

sm-refuse-discover-empty = No point tile is left on { $planet }.
sm-remedy-discover-empty = { $reach ->
    [0] No developed planet has any left; scan and develop another.
   *[other] There are some to discover on { $planets }.
}
