### Skymines: the looks in words.

sk-phase-token = the tokens are chosen
sk-phase-planning = all choose cards
sk-phase-actions = actions
sk-phase-over = the game is over
sk-text-round = Round { $round } of 7: { $phase }. First player: { $who }.
sk-text-luna = Luna: { $coins }, tank track { $tank }, research track { $research }, majority cards { $cards }.
sk-text-company = { $company }: share worth { $value }. Pieces by row: { $left }. On the board: { $targets }.
sk-text-piece = { $company } from { $target }
sk-text-returns = Ousted, still to return to their stations: { $pieces }.
sk-text-free = Free, { $kind }: { $targets }.
sk-text-target = { $reward }{ $gas ->
        [0] {""}
        [one] , 1 gas collector
       *[other] , { $gas } gas collectors
    }
sk-text-shuttle = shuttles{ $track ->
        [0] {""}
       *[other] , own track +{ $track }
    }
sk-text-offer = { $card } (cost { $cost })
sk-text-column-right = Right column, the next to go: { $cards }.
sk-text-column-middle = Middle column: { $cards }.
sk-text-column-left = Left column: { $cards }.
sk-text-stack = { $count ->
        [one] 1 card is left in the stack.
       *[other] { $count } cards are left in the stack.
    }
sk-text-discard = Discard pile: { $cards }.
sk-text-plans-a = Research plans A, 1 point each; supply: { $left }.
sk-text-plans-b = Research plans B, 1 point each; supply: { $left }.
sk-text-plans-c = Research plans C, 2 points each; supply: { $left }.
sk-text-supplement = With these comes the supplement of { $coins }: { $plans }.
sk-text-specials = Special plans, 2 points each: { $plans }.
sk-text-marker = { $who } on { $place }{ $shares ->
        [0] {""}
        [one] {" "}(1 share)
       *[other] {" "}({ $shares } shares)
    }
sk-text-track = { $company } (track { $track }): { $markers }. Bonus I: { $first }. II: { $second }.
sk-text-link = { $place } ({ $coins })
sk-text-links = Barriers behind { $barriers }; thresholds behind { $thresholds }.
sk-text-player = { $who }: { $coins }, { $markers ->
        [one] 1 bonus marker
       *[other] { $markers } bonus markers
    }.
sk-text-worths = At the end the tank is worth { $tank }, research { $research }.
sk-text-reached = { $who }: tank track { $space } of 28, worth { $tank }; research screen { $screen } of 15, worth { $research }.
sk-text-secret = { $chosen ->
        [0] Not chosen yet.
       *[1] Chosen, and secret until all have chosen.
    }
sk-text-area = Face up: { $up }.
sk-text-next-tiles = Tiles for the next round: { $tiles }.
sk-text-deck = slot { $slot } ({ $cards })
sk-text-decks = Resting decks: { $decks }. Slots that are on: { $slots }.
sk-text-screen = { $screen }: { $plan }
sk-text-screen-down = { $screen }, face down: { $plan }
sk-text-research = Research plans ahead: { $plans }.
sk-text-covered = Covered, out of play: { $plans }.
sk-text-share = { $company } { $count }
sk-text-shares = Shares: { $shares }.
sk-text-linked = Linked to mission { $mission }; tasks left: { $tasks }.
sk-text-linked-seat = { $who } is linked to mission { $mission }; tasks left: { $tasks }.
sk-text-personal = Own space of { $mission }{ $price ->
        [0] {""}
       *[other] {" "}({ $price } CrypCoin)
    }: { $reward }.
sk-text-no-hand = Only players have a hand.
sk-text-hand = In hand: { $cards }.
sk-text-offered = Tokens to choose from: { $tokens }.
sk-text-choice = You chose { $token }.
sk-text-planned = You chose { $cards }.
sk-text-measure = { $who } { $count }
sk-text-tier = from { $least } ({ $reward })
sk-text-tier-scientist = { $least ->
        [0] alone ({ $reward })
        [one] with 1 other scientist ({ $reward })
       *[other] with { $least } others ({ $reward })
    }
sk-text-majority = { $space }: { $held }. Rewards { $tiers }.
sk-text-majority-taken = { $space }, taken by { $who }: { $held }. Rewards { $tiers }.
sk-text-spaces = Free bonus spaces: { $spaces }.
sk-text-no-missions = This table plays without missions.
sk-text-mission = Mission { $mission }: { $tasks }.

## Tasks

sk-task-shares-of-one-company = { $count } shares of one company
sk-task-helium-step = space { $count } of the tank track
sk-task-sectors-entered-in-one-action = { $count } spaces entered in one action
sk-task-resource-value-of-one-action = { $count } units used in one action
sk-task-research-screen = research screen { $count }
sk-task-coins-in-reserve = { $count } CrypCoin in hand
sk-task-second-threshold-passed = a second threshold passed
sk-task-outposts-ousted-in-one-action = { $count ->
        [one] 1 piece ousted in one action
       *[other] { $count } pieces ousted in one action
    }
sk-task-total-cost-of-acquired-card = a card of cost { $count } acquired
sk-task-companies-with-2-shares = 2 shares each of { $count } companies
sk-task-plans-entered-in-one-action = { $count } plans entered in one action
sk-task-cards-with-share-in-hand-or-decks = { $count } cards with a share in hand or decks
sk-task-helium-moved-in-one-field-action = { $count } helium-3 with one field scientist
sk-task-majority-reward-top-tier = the best reward of a majority space
sk-task-cards-in-one-resting-deck = { $count } cards in one resting deck
sk-task-special-plans-reached = a special plan reached
sk-task-additional-slots-on = an additional slot on
sk-task-bonus-tile-reserved-in-two-rounds-running = a bonus tile in two rounds running

## Bonuses of tracks

sk-bonus-a1-1 = energy +1
sk-bonus-a1-2 = energy +2
sk-bonus-a2-1 = 2 CrypCoin: 2 research points and 1 helium-3, or 1 and 2
sk-bonus-a2-2 = 1 CrypCoin: 2 research points and 2 helium-3
sk-bonus-b1-1 = 1 more bonus marker
sk-bonus-b1-2 = 2 more bonus markers
sk-bonus-b2-1 = buy a card, and 1 helium-3
sk-bonus-b2-2 = buy a card for 1 less, and 2 helium-3
sk-bonus-c1-1 = cards cost 1 less with minerals
sk-bonus-c1-2 = all resources pay for a card, at 1 less
sk-bonus-c2-1 = sell a card for its cost and 3
sk-bonus-c2-2 = sell a card for its cost and 8
sk-bonus-d1-1 = cards cost 1 less with titanium
sk-bonus-d1-2 = each titanium card +1
sk-bonus-d2-1 = 1 CrypCoin: 3 and 2 spaces on two other tracks
sk-bonus-d2-2 = 1 CrypCoin: 3, 2 and 2 spaces on the others
sk-bonus-e1-1 = counts as one more field scientist, and 1 gas collector more
sk-bonus-e1-2 = counts as one more field scientist, and 3 gas collectors more
sk-bonus-e2-1 = discard a card to use it, or buy a discarded one (2)
sk-bonus-e2-2 = discard a card to use it, and buy a discarded one (2)

## Alt texts: the same in fewer words (1,024 characters)

sk-alt-round = Round { $round } of 7: { $phase }. First player: { $who }.
sk-alt-awaited = To act: { $who }.
sk-alt-company = { $company }, a share worth { $value }: { $targets }.
sk-alt-offer = { $card } (cost { $cost })
sk-alt-display = In the display, right column first: { $cards }. Cards in the stack: { $stack }, on the discard pile: { $discard }.
sk-alt-plan = { $id } ({ $content })
sk-alt-plans = Research plans: { $plans }. Supplement: { $coins }.
sk-alt-specials = Special plans: { $plans }.
sk-alt-tracks = Spaces of the markers, shares in brackets.
sk-alt-place = { $who } on { $place } ({ $shares })
sk-alt-track = { $company }, a share worth { $value }: { $places }.
sk-alt-majority = { $space }: { $count } ({ $who }).
sk-alt-majority-none = { $space }: nobody has any.
sk-alt-majority-taken = { $space }: taken by { $who }.
sk-alt-screen = { $screen }: { $plan }
sk-alt-research = Research plans ahead: { $plans }.
