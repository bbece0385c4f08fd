# Space Mission in a few words, after a name: "**Bert:** flew to Hazard, scanned Hazard and reserved a tile"
sm-brief-top-up = { $count ->
        [0] topped up without drawing
        [one] topped up with 1 card
       *[other] topped up with { $count } cards
    }
sm-brief-jumped = jumped to { $planet }
sm-brief-flew = flew to { $planet }
sm-brief-scanned = scanned { $planet }
sm-brief-developed = built a station on { $planet }
sm-brief-discovered = looked through { $planet }
sm-brief-received = gave reserved tiles to their owners
sm-brief-reshuffled = shuffled the discard pile
sm-brief-reserved = reserved a tile
sm-brief-took = took a tile
sm-brief-space = turned up { $count ->
        [one] 1 space tile
       *[other] { $count } space tiles
    } on { $planet }
sm-brief-end-near = brought the end near
sm-brief-ended = ended the game
