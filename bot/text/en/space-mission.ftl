### Space Mission: all that is said at the table. The rules by topic are in space-mission-rules.ftl.

sm-about = Jump through the gate, scan planets, build stations and bring home the best finds – for 2 to 5 pilots, about 30 minutes.
sm-tagline = jump gate, planets, stations
sm-table-name = { $number ->
    [0] Sirius
    [1] Vega
    [2] Rigel
    [3] Altair
    [4] Deneb
    [5] Capella
    [6] Antares
    [7] Spica
    [8] Pollux
    [9] Castor
    [10] Mira
    [11] Algol
    [12] Procyon
    [13] Aldebaran
    [14] Arcturus
    [15] Canopus
    [16] Regulus
    [17] Bellatrix
    [18] Polaris
    [19] Mizar
    [20] Achernar
    [21] Alcyone
    [22] Betelgeuse
   *[other] Fomalhaut
}
sm-edition = our own edition of the cards and planets (**Rules** tells more)

## Planets

sm-planet-freezer = Freezer
sm-planet-hazard = Hazard
sm-planet-glasspoint = Glasspoint
sm-planet-green-heggar = Green Heggar
sm-planet-bluewell = Bluewell
sm-planet-duskmoor = Duskmoor
sm-planet-ruby-red = Ruby Red
sm-planet-thornwild = Thornwild
sm-planet-ironveil = Ironveil
sm-planet-caldera = Caldera
sm-planet-ambera = Ambera
sm-planet-twin-rift = Twin Rift
sm-gate = the Jump Gate

## Tiles: one by its name, and several

sm-tile-mineral-red = red mineral
sm-tile-mineral-purple = purple mineral
sm-tile-mineral-green = green mineral
sm-tile-mineral-blue = blue mineral
sm-tile-alien-brown = brown alien
sm-tile-alien-blue = blue alien
sm-tile-matter-green = green matter
sm-tile-matter-blue = blue matter
sm-tile-water = water
sm-tile-medal = medal
sm-tile-space = space tile

sm-tiles-mineral-red = { $count ->
        [one] 1 red mineral
       *[other] { $count } red minerals
    }
sm-tiles-mineral-purple = { $count ->
        [one] 1 purple mineral
       *[other] { $count } purple minerals
    }
sm-tiles-mineral-green = { $count ->
        [one] 1 green mineral
       *[other] { $count } green minerals
    }
sm-tiles-mineral-blue = { $count ->
        [one] 1 blue mineral
       *[other] { $count } blue minerals
    }
sm-tiles-alien-brown = { $count ->
        [one] 1 brown alien
       *[other] { $count } brown aliens
    }
sm-tiles-alien-blue = { $count ->
        [one] 1 blue alien
       *[other] { $count } blue aliens
    }
sm-tiles-matter-green = { $count } green matter
sm-tiles-matter-blue = { $count } blue matter
sm-tiles-water = { $count } water
sm-tiles-medal = { $count ->
        [one] 1 medal
       *[other] { $count } medals
    }
sm-tiles-space = { $count ->
        [one] 1 space tile
       *[other] { $count } space tiles
    }
sm-tiles-none = no tiles

## Cards. A card has two of the three coordinates; `none` stands for the missing one.

sm-card = card { $number }
sm-card-land = card { $number } (landing { $land })
sm-card-full = { $jump ->
        [none] card { $number } (scan { $scan }, landing { $land })
       *[other] { $scan ->
            [none] card { $number } (jump { $jump }, landing { $land })
           *[other] card { $number } (jump { $jump }, scan { $scan })
        }
    }

## People and places

sm-you = { $who } (you)
sm-player = { $who }
sm-nobody = nobody
sm-at = at { $planet }
sm-at-gate = at the Jump Gate
sm-any-planet = any other planet
sm-undeveloped = undeveloped
sm-pile-down = { $count ->
        [one] 1 tile face down
       *[other] { $count } tiles face down
    }
sm-pile-space = { $count ->
        [one] 1 space tile face up, nothing else
       *[other] { $count } space tiles face up, nothing else
    }
sm-pile-empty = no tiles left

## Score categories

sm-category-gate = Jump Gate
sm-category-stations = Stations
sm-category-minerals = Minerals
sm-category-aliens = Aliens
sm-category-matter = Matter
sm-category-water = Water
sm-category-medals = Medals

## Options and presets

sm-option-own-reserved = Your reserved tiles
sm-option-own-reserved-yes = You may look at the tiles you have reserved at any time (as on Yucata).
sm-option-own-reserved-no = What you reserve stays face down, for you too, until the planet is developed (as in the box).
sm-option-end = End of the game
sm-option-end-space = Once 6, 8, 10 or 12 space tiles are face up (2 to 5 players), the round is played to its end.
sm-option-end-developed = Once all eight planets are developed, everybody has one last turn (as in the older Jump Gate).
sm-option-notebook = Notebook
sm-option-notebook-off = No notes: you remember for yourself what you saw.
sm-option-notebook-visits = For each planet: what you did on your last visit, what you left, how much has gone since.
sm-option-notebook-inferences = Last visits, and which of the tiles you left must still be there.
sm-option-order = Who begins
sm-option-order-random = The first player is drawn; then play goes round in the order of joining.
sm-option-order-fixed = The first seat begins; then play goes round in the order of joining.
sm-preset-yucata = Yucata
sm-preset-rulebook = Rulebook

## Verbs

sm-verb-jump = Jump
sm-verb-jump-about = Play a card with a planet's jump number, go there, leave a probe on the gate
sm-verb-fly = Fly
sm-verb-fly-about = Go to one of the two neighbouring planets, without a card
sm-verb-scan = Scan
sm-verb-scan-about = Play a card with the planet's scan number, see its tiles and reserve one
sm-verb-develop = Develop
sm-verb-develop-about = Play two cards with the planet's landing numbers, build a station, take a tile
sm-verb-discover = Discover
sm-verb-discover-about = Take a tile from the developed planet you are on, without a card
sm-verb-top-up = Top up
sm-verb-top-up-about = Discard any cards, then draw up to five
sm-verb-take = Take
sm-verb-take-about = Choose the tile after a scan, a development or a discovery

## Looks and levels

sm-look-board = Board
sm-look-hand = My hand
sm-look-tiles = My tiles
sm-look-planet = A planet
sm-look-player = A player
sm-look-pile = The pile to choose from
sm-look-score = Score
sm-level-easy = easy
sm-level-steady = steady
sm-level-strong = strong

## Whom the table waits for

sm-prompt-you = Your turn: action { $action } of 2.
sm-prompt-other = { $who } is to move: action { $action } of 2.
sm-prompt-choose-scan = Choose the tile on { $planet } that you reserve.
sm-prompt-choose-develop = Choose the tile on { $planet } that you take for your station.
sm-prompt-choose-discover = Choose the tile on { $planet } that you take.
sm-prompt-chooses-scan = { $who } is choosing a tile to reserve on { $planet }.
sm-prompt-chooses-develop = { $who } has developed { $planet } and is choosing a tile.
sm-prompt-chooses-discover = { $who } is choosing a tile on { $planet }.
sm-prompt-nobody = Nobody is to move.
sm-prompt-over = The game is over.
sm-prompt-won = { $count ->
        [one] The game is over: { $who } wins with { $points } points.
       *[other] The game is over: { $who } win together with { $points } points.
    }

## What must not be missed

sm-headline-last-round = **Last round!** Still to play after this turn: { $who }.
sm-headline-last-turn = **Last turn of the game!** After it the points are counted.
sm-headline-near = { $count ->
        [one] **The end is near:** one more space tile face up starts the last round.
       *[other] **The end is near:** { $count } more space tiles face up start the last round.
    }
sm-headline-thin = Nearly empty piles: { $planets }.
sm-headline-thin-pile = { $planet } ({ $count })
sm-headline-last-tile = **This is the last tile to choose here.** After it { $count ->
        [one] 1 space tile is
       *[other] { $count } space tiles are
    } turned face up.
sm-headline-last-tile-ends = **This is the last tile to choose here.** After it { $count ->
        [one] 1 space tile is
       *[other] { $count } space tiles are
    } turned face up, and the last round begins.
sm-headline-here-ends = **Mind the end:** if you choose a tile on { $planet } now, only { $count ->
        [one] 1 space tile is
       *[other] { $count } space tiles are
    } left there. They are turned face up, and the last round begins.
sm-headline-one-planet = **The end is near:** once { $planet } is developed, everybody has one last turn.
sm-headline-stalled = No tile has moved for several rounds. You can vote to end the game.
sm-meter-space = { $missing ->
        [0] Space tiles face up: { $up } ({ $needed } end the game). The round is played to its end, then the game is over.
        [one] Space tiles face up: { $up } of { $needed }. One more starts the last round.
       *[other] Space tiles face up: { $up } of { $needed }. { $missing } more start the last round.
    }
sm-meter-developed = { $missing ->
        [0] Planets developed: all { $needed }. The last turns are being played.
        [one] Planets developed: { $up } of { $needed }. One more, and everybody has one last turn.
       *[other] Planets developed: { $up } of { $needed }. { $missing } more, and everybody has one last turn.
    }

## Labels (80 characters) and hints (100)

sm-label-jump = Jump to { $planet } with card { $number }
sm-label-fly = Fly to { $planet }
sm-label-scan = { $count ->
        [one] Scan { $planet } ({ $scan }) with card { $number }: reserve the last tile
       *[other] Scan { $planet } ({ $scan }) with card { $number }: look through { $count } tiles, reserve one
    }
sm-label-scan-space = Scan { $planet } ({ $scan }) with card { $number }: nothing to reserve
sm-label-scan-plain = Scan with card { $number }
sm-label-develop = Develop { $planet } with cards { $cards }
sm-label-develop-plain = Develop with cards { $cards }
sm-label-discover = { $count ->
        [one] Discover on { $planet }: take the last tile
       *[other] Discover on { $planet }: look through { $count } tiles, take one
    }
sm-label-top-up = Top up: draw { $draw }
sm-label-top-up-discard = Top up: discard { $cards }, draw { $draw }
sm-label-top-up-pass = Pass: discard nothing, draw nothing
sm-label-take = { $points ->
        [one] Take { $tile } (+1 point)
       *[other] Take { $tile } (+{ $points } points)
    }
sm-label-take-plain = Take { $tile }
sm-label-reserve = { $points ->
        [one] Reserve { $tile } (+1 point)
       *[other] Reserve { $tile } (+{ $points } points)
    }
sm-label-ends = { $action }; this begins the last round
sm-label-reserve-plain = Reserve { $tile }

sm-there-undeveloped = Undeveloped, { $pile }; scan { $scan }, landing { $first } and { $second }
sm-there-scanned = You have scanned it, { $pile }; scan { $scan }, landing { $first } and { $second }
sm-there-developed = Developed, { $pile }; scan { $scan }, landing { $first } and { $second }
sm-hint-scan = You see the whole pile and reserve one tile; it is yours once the planet is developed.
sm-hint-scan-space = There are only space tiles here: no tile for you, but you may develop the planet afterwards.
sm-hint-develop = { $reserved ->
        [0] +3 points for the station; then you look through { $count } tiles and take one.
        [one] +3 points, one reserved tile goes to its owner; then you look through { $count } tiles and take one.
       *[other] +3 points, { $reserved } reserved tiles go to their owners; then you look through { $count } tiles and take one.
    }
sm-hint-develop-space = { $reserved ->
        [0] +3 points for the station; there is no tile to take.
        [one] +3 points, one reserved tile goes to its owner; there is no tile to take.
       *[other] +3 points, { $reserved } reserved tiles go to their owners; there is no tile to take.
    }
sm-hint-discover = No card needed. You see the whole pile and take one tile.
sm-hint-top-up = { $deck ->
        [one] The draw pile has 1 card.
       *[other] The draw pile has { $deck } cards.
    }
sm-hint-top-up-shuffle = { $deck ->
        [0] The draw pile is empty: the discard pile is shuffled first.
        [one] The draw pile has only 1 card: after it the discard pile is shuffled.
       *[other] The draw pile has only { $deck } cards: after them the discard pile is shuffled.
    }
sm-hint-top-up-pass = Uses up an action and changes nothing.
sm-hint-take = In this pile: { $here }. You already have: { $own }.

## Values in autocomplete (100 characters)

sm-noun-jump = { $card } → { $planets }
sm-noun-planet = { $planet }: { $there }
sm-noun-list = { $items }
sm-noun-keep = { $draw ->
        [0] Discard nothing and draw nothing (pass)
       *[other] Discard nothing, draw { $draw }
    }
sm-noun-discard = Discard { $cards }, draw { $draw }
sm-noun-tile = { $points ->
        [one] { $tile } (+1 point), { $here } in the pile
       *[other] { $tile } (+{ $points } points), { $here } in the pile
    }
sm-noun-other = { $value }

## The text board

sm-text-game = **Space Mission, round { $round }.** { $prompt }
sm-text-ring = **The ring of { $count } planets:** the last lies beside the first.
sm-text-planet = **{ $place }. { $planet }**: jump { $jump }, scan { $scan }, landing { $first } and { $second }; between { $before } and { $after }
sm-text-undeveloped = - Undeveloped; { $pile }; { $seen }
sm-text-developed = - Station: { $who }; { $pile }; { $seen }
sm-seen = seen by { $who }
sm-unseen = seen by nobody yet
sm-text-ships = - Ships here: { $who }
sm-text-reserved = { $count ->
        [one] - Reserved for { $who }: 1 tile
       *[other] - Reserved for { $who }: { $count } tiles
    }
sm-text-reserved-known = - Reserved for { $who }: { $tiles }
sm-text-visit-scan = - Your last visit: scan in round { $round }. You left { $left }. { $gone }
sm-text-visit-develop = - Your last visit: development in round { $round }. You left { $left }. { $gone }
sm-text-visit-discover = - Your last visit: discovery in round { $round }. You left { $left }. { $gone }
sm-gone = { $count ->
        [one] One tile has gone since, to { $who }.
       *[other] { $count } tiles have gone since, to { $who }.
    }
sm-gone-nothing = Nothing has gone since.
sm-text-certain = - Certainly still here: { $tiles }
sm-text-lies = - Still here at the end: { $tiles }
sm-text-changed = - New since your last turn: { $what }
sm-changed-ship = arrived ships
sm-changed-station = station
sm-changed-tiles = fewer tiles
sm-changed-reserved = reserved tiles
sm-changed-space = space tiles face up
sm-text-at-the-gate = Still at the Jump Gate: { $who }. The only way on from there is a jump.
sm-text-players = **{ $count } players**, in turn order
sm-text-player = **{ $who }** { $where }: { $probes ->
        [one] 1 probe on the gate
       *[other] { $probes } probes on the gate
    } = { $gate-points ->
        [one] 1 point
       *[other] { $gate-points } points
    }; { $stations ->
        [one] 1 station
       *[other] { $stations } stations
    } = { $station-points } points; { $tiles ->
        [one] 1 tile
       *[other] { $tiles } tiles
    }; { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
sm-text-last-turn = - Last turn: { $moves }
sm-text-last-turn-two = - Last turn: { $first }; then { $second }
sm-text-no-turn = - No turn yet
sm-text-player-tiles = - Tiles: { $tiles }
sm-text-player-lost = { $count ->
        [one] - 1 reserved tile was lost
       *[other] - { $count } reserved tiles were lost
    }
sm-move-jump = jump to { $planet } with card { $cards }
sm-move-fly = flight to { $planet }
sm-move-scan = scan of { $planet } with card { $cards }
sm-move-develop = development of { $planet } with cards { $cards }
sm-move-discover = discovery on { $planet }
sm-move-top-up = top-up, { $drawn ->
        [0] no card drawn
        [one] 1 card drawn
       *[other] { $drawn } cards drawn
    }
sm-move-top-up-discard = top-up, { $cards } discarded, { $drawn ->
        [0] no card drawn
        [one] 1 card drawn
       *[other] { $drawn } cards drawn
    }
sm-move-space = { $count ->
        [one] { $move }, 1 space tile turned up
       *[other] { $move }, { $count } space tiles turned up
    }
sm-text-deck = Draw pile: { $deck ->
        [one] 1 card
       *[other] { $deck } cards
    }; discard pile: { $discards ->
        [one] 1 card
       *[other] { $discards } cards
    }.

## Hand

sm-text-no-hand = You are watching this game, so you have no hand and no tiles of your own.
sm-text-hand = { $count ->
        [one] **Your hand: 1 card**
       *[other] **Your hand: { $count } cards**
    }
sm-text-hand-empty = **Your hand is empty.** Top up to draw cards.
sm-text-card = - **Card { $number }**: { $coordinates }
sm-text-card-now = - **Card { $number }**: { $coordinates }. **Now:** { $uses }
sm-text-card-idle = - **Card { $number }**: { $coordinates }. Not now
sm-coordinate-jump = jump { $number } ({ $planets })
sm-coordinate-jump-joker = jump { $number } (any planet)
sm-coordinate-jump-nowhere = jump { $number } (leads nowhere)
sm-coordinate-scan = scan { $number } ({ $planets })
sm-coordinate-scan-joker = scan { $number } (any undeveloped planet)
sm-coordinate-scan-nowhere = scan { $number } (no undeveloped planet)
sm-coordinate-land = landing { $number }
sm-coordinate-land-joker = landing { $number } (any number)
sm-use-jump = jump
sm-use-scan = scan { $planet }
sm-use-develop = develop { $planet }

## Own tiles, the pile, the score

sm-text-tiles = { $count ->
        [one] **Your tiles: 1**
       *[other] **Your tiles: { $count }**
    }
sm-text-tiles-none = **You have no tiles yet.**
sm-text-tiles-line = { $points ->
        [one] - { $tiles }: 1 point
       *[other] - { $tiles }: { $points } points
    }
sm-text-reserved-title = **Reserved for you**
sm-text-reserved-none = Nothing is reserved for you.
sm-text-reserved-at = - { $planet }: { $tiles }
sm-text-reserved-hidden = { $count ->
        [one] - { $planet }: 1 tile, face down
       *[other] - { $planet }: { $count } tiles, face down
    }
sm-text-next = One more would bring: { $gains }.
sm-gain = { $tile } +{ $points }
sm-text-pile-scan = **{ $planet }: choose a tile to reserve.** { $count } here:
sm-text-pile-develop = **{ $planet }: choose a tile for your station.** { $count } here:
sm-text-pile-discover = **{ $planet }: choose a tile to take.** { $count } here:
sm-text-pile-line = - { $tiles }: one more brings +{ $points }; you have { $own }
sm-text-pile-line-plain = - { $tiles }
sm-text-pile-space = - { $tiles }: cannot be taken
sm-text-pile-none = There is no pile to choose from right now.
sm-text-score = { $total ->
        [one] **Your score so far: 1 point**
       *[other] **Your score so far: { $total } points**
    }
sm-text-score-line = - { $category }: { $points }
sm-text-public = **What everybody sees:** points for gate and stations. The points of the tiles are added at the end.
sm-text-public-line = { $points ->
        [one] - { $who }: 1 point
       *[other] - { $who }: { $points } points
    }, and { $tiles ->
        [one] 1 tile
       *[other] { $tiles } tiles
    }
sm-text-ranking = **Final ranking**
sm-text-result = { $total ->
        [one] **{ $rank }. { $who }: 1 point**
       *[other] **{ $rank }. { $who }: { $total } points**
    }
sm-text-result-tied = { $stations ->
        [one] **{ $rank }. { $who }: { $total } points** (tie: 1 station decides)
       *[other] **{ $rank }. { $who }: { $total } points** (tie: { $stations } stations decide)
    }
sm-text-result-detail = - { $category }: { $points } ({ $detail })

## How a line of the score came about

sm-score-gate = { $probes ->
        [one] 1 probe, place { $place }
       *[other] { $probes } probes, place { $place }
    }
sm-score-stations = { $count ->
        [one] 1 station
       *[other] { $count } stations
    }, 3 points each
sm-score-minerals = { $count } in all × { $most } of one colour
sm-score-aliens = { $count } in all × { $most } of one colour
sm-score-matter = { $pairs ->
        [one] 1 pair for 7
       *[other] { $pairs } pairs for 7
    }, { $singles } single for 2
sm-score-water = { $count ->
        [one] 1 tile
       *[other] { $count } tiles
    }
sm-score-medals = { $count ->
        [one] 1 medal
       *[other] { $count } medals
    }, 3 points each

## Alt texts (1024 characters)

sm-alt-board = Space Mission, round { $round }. { $prompt } { $meter } Planets round the ring with tiles left: { $planets }. Players: { $players }.
sm-alt-board-over = Space Mission after round { $round }. { $prompt } Planets round the ring with tiles left: { $planets }. Players: { $players }.
sm-alt-planet-in-ring = { $planet } { $state }
sm-alt-left = { $count }
sm-alt-left-station = { $count } with station
sm-alt-space = { $count ->
        [one] 1 space tile
       *[other] { $count } space tiles
    }
sm-alt-player-on-board = { $who } { $where } ({ $probes ->
        [one] 1 probe
       *[other] { $probes } probes
    }, { $stations ->
        [one] 1 station
       *[other] { $stations } stations
    })
sm-alt-hand = { $count ->
        [one] Your card: { $cards }.
       *[other] Your { $count } cards: { $cards }.
    }
sm-alt-hand-empty = No cards in hand.
sm-alt-card-now = { $card }: now { $uses }
sm-alt-tiles = Your { $count ->
        [one] 1 tile
       *[other] { $count } tiles
    }: { $tiles }. Reserved for you: { $reserved }.
sm-alt-reserved = { $planet }: { $tiles }
sm-alt-reserved-count = { $count ->
        [one] 1 on { $planet }
       *[other] { $count } on { $planet }
    }
sm-alt-planet = { $planet }: jump { $jump }, scan { $scan }, landing { $first } and { $second }; { $station }; { $pile }. Ships: { $ships }. Reserved: { $reserved }.
sm-alt-station = station of { $who }
sm-alt-marks = { $count } for { $who }
sm-alt-player = { $player }, { $tiles ->
        [one] 1 tile
       *[other] { $tiles } tiles
    }, { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }.
sm-alt-pile = Tiles on { $planet } to choose from: { $tiles }.
sm-alt-ranking = Final ranking: { $results }.
sm-alt-result = { $rank }. { $who } { $total } ({ $lines })
sm-alt-line = { $category } { $points }
sm-alt-score = Your score so far: { $total } ({ $lines }). Open to all, gate and stations: { $public }.
sm-alt-score-public = Points open to all, gate and stations: { $public }.
sm-alt-public = { $who } { $points }

## What happened

sm-told-dealt = The ring: { $planets }. { $who } begins.
sm-told-dealt-you = { $public } Your hand: { $cards }.
sm-told-dealt-open = { $public } Hands: { $hands }.
sm-told-hand = { $who } { $cards }
sm-told-top-up = { $who } topped up and drew { $count ->
        [one] 1 card
       *[other] { $count } cards
    }.
sm-told-top-up-discard = { $who } discarded { $cards } and drew { $count ->
        [0] no card
        [one] 1 card
       *[other] { $count } cards
    }.
sm-told-top-up-pass = { $who } topped up without drawing.
sm-told-drawn = { $public } Drawn: { $cards }.
sm-told-reshuffled = The discard pile was shuffled: { $count ->
        [one] 1 card is
       *[other] { $count } cards are
    } the new draw pile.
sm-told-jumped = { $who } jumped to { $planet } with card { $number } (jump { $jump }) and has { $probes ->
        [one] 1 probe
       *[other] { $probes } probes
    } on the gate.
sm-told-flew = { $who } flew from { $origin } to { $planet }.
sm-told-scanned = { $who } scanned { $planet } with card { $number } (scan { $scan }).
sm-told-scanned-space = { $who } scanned { $planet } with card { $number } (scan { $scan }) and found nothing to reserve.
sm-told-developed = { $who } developed { $planet } with { $cards }.
sm-told-discovered = { $who } looked through the tiles on { $planet }.
sm-told-seen = { $public } Seen: { $tiles }.
sm-told-received = { $who } received { $count ->
        [one] 1 reserved tile
       *[other] { $count } reserved tiles
    } from { $planet }.
sm-told-received-known = { $who } received the reserved tiles from { $planet }: { $tiles }.
sm-told-reserved = { $who } reserved a tile on { $planet }.
sm-told-reserved-known = { $who } reserved a tile on { $planet }: { $tile }.
sm-told-took = { $who } took a tile from { $planet }.
sm-told-took-known = { $who } took a tile from { $planet }: { $tile }.
sm-told-space = { $needed ->
        [0] { $planet } shows { $count ->
            [one] 1 space tile
           *[other] { $count } space tiles
        }; { $total ->
            [one] 1 is
           *[other] { $total } are
        } face up now.
       *[other] { $planet } shows { $count ->
            [one] 1 space tile
           *[other] { $count } space tiles
        }; { $total ->
            [one] 1 is
           *[other] { $total } are
        } face up now ({ $needed } end the game).
    }
sm-told-last-round = This round is the last. After this turn: { $who }.
sm-told-last-turn = **The end is certain:** this is the last turn.
sm-told-turn = Round { $round }: { $who } is to move.
sm-told-ended-space = The game is over: enough space tiles are face up.
sm-told-ended-developed = The game is over: all planets are developed and the last turns are played.
sm-told-ended-vote = The game was ended by vote.

sm-look-known = What I know
sm-known-space = Space tiles
sm-known-cards = Cards
sm-known-discards = { $count ->
    [0] Nothing lies on the discard pile.
   *[other] On the discard pile ({ $count }): { $cards }.
}
