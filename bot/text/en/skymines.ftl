### Skymines: names of things, verbs and choices.

sk-about = Send companies to the Moon, buy their shares, and be the richest when the seventh round ends – for 1 to 4 players, 75 to 150 minutes.
sk-tagline = invest, expand, research
sk-table-name = { $number ->
    [0] Ceres
    [1] Vesta
    [2] Pallas
    [3] Juno
    [4] Hygiea
    [5] Psyche
    [6] Eros
    [7] Ida
    [8] Mathilde
    [9] Bamberga
    [10] Tycho
    [11] Copernicus
    [12] Plato
    [13] Aristarchus
    [14] Clavius
    [15] Mare Imbrium
    [16] Mare Crisium
    [17] Mare Nectaris
    [18] Mare Humorum
    [19] Mare Frigoris
    [20] Mare Vaporum
    [21] Montes Jura
    [22] Vallis Alpes
   *[other] Sinus Iridum
}
sk-edition = our own numbers on the published rules
sk-luna = Luna

## Names

sk-company-astrogo = Astrogo
sk-company-tawac = Tawac
sk-company-skymine = Skymine
sk-company-minerva = Minerva
sk-nothing = nothing
sk-coins = { $count ->
        [one] 1 CrypCoin
       *[other] { $count } CrypCoin
    }
sk-helium = { $count } helium-3
sk-points = { $count ->
        [one] 1 research point
       *[other] { $count } research points
    }
sk-kind-titanium = titanium
sk-kind-minerals = minerals
sk-kind-carbon = carbon
sk-kind-energy = energy
sk-kind-research = research scientist
sk-kind-field = field scientist
sk-kind-share = single share
sk-such-card = that card
sk-such-token = that token
sk-such-company = that company
sk-card-titanium = titanium { $value }
sk-card-minerals = minerals { $value }
sk-card-carbon = carbon { $value }
sk-card-energy = energy { $value }
sk-card-research = research scientist { $value }
sk-card-field = field scientist { $value }
sk-card-field-company = field scientist of { $company }
sk-card-share = share of { $company }
sk-card-with-share = { $card } with a share of { $company }
sk-cards = { $cards }
sk-brief-titanium = titanium { $value }
sk-brief-minerals = minerals { $value }
sk-brief-carbon = carbon { $value }
sk-brief-energy = energy { $value }
sk-brief-research = research { $value }
sk-brief-field = field { $value }
sk-brief-share = share { $value }
sk-brief-marked = { $value }◆{ $company }
sk-brief-more = { $cards }+{ $value }
sk-tile-plus = +1 tile
sk-tile-research = research tile
sk-tile-field = field tile
sk-tile-energy = energy tile
sk-such-plan = that research plan
sk-content = { $requirement }: { $reward }
sk-content-special = costs { $price }, worth { $points }
sk-plan = { $id } ({ $requirement }: { $reward })
sk-plan-special = special plan { $id } (costs { $price }, worth { $points })
sk-need-titanium = titanium { $count }
sk-need-minerals = minerals { $count }
sk-need-carbon = carbon { $count }
sk-need-energy = energy { $count }
sk-need-any = { $count } of one resource
sk-need-scientist = another scientist
sk-need-field = a field scientist
sk-reward-titanium-coin = 1 CrypCoin per titanium but one
sk-reward-own-track = its track
sk-reward-track = { $company } +{ $count }
sk-reward-track-any = any track +{ $count }
sk-reward-track-each = every track +{ $count }
sk-reward-remove = { $count ->
        [one] remove 1 outpost
       *[other] remove { $count } outposts
    }
sk-space-scientist = scientist majority
sk-space-titanium = titanium majority
sk-space-carbon = carbon majority
sk-space-energy = energy majority
sk-space-minerals = minerals majority
sk-space-first-player = first player
sk-space-buy = buy a card
sk-space-sell = sell a card
sk-space-tile-plus = +1 tile
sk-space-tile-research = research tile
sk-space-tile-field = field tile
sk-space-tile-energy = energy tile
sk-space-track = bonus { $level } of track { $track }
sk-space-personal = own space of { $mission }

## Verbs and their slots

sk-verb-choose = Token
sk-verb-choose-about = Choose your starting token
sk-verb-choose-name = choose
sk-verb-plan = Action slots
sk-verb-plan-about = Choose the cards for your action slots
sk-verb-plan-name = plan
sk-verb-arrange = Arrange
sk-verb-arrange-about = Choose the slot of each chosen card
sk-verb-arrange-name = arrange
sk-verb-resources = Resources
sk-verb-resources-about = Use resource cards of one type: acquire a card, advance on tracks
sk-verb-resources-name = resources
sk-verb-boost = +1 tile
sk-verb-boost-about = Lay your +1 tile on a resource card
sk-verb-boost-name = boost
sk-verb-energy = Energy
sk-verb-energy-about = Use all energy cards to expand a company
sk-verb-energy-name = energy
sk-verb-enter = Enter
sk-verb-enter-about = Enter a sector or space with the company you expand
sk-verb-enter-name = enter
sk-verb-column = Row
sk-verb-column-about = Take the next pieces from this row of the station
# The name of a command is that of the code in English.
sk-verb-column-name = column
sk-verb-return = Return
sk-verb-return-about = Return an ousted outpost to a row of its station
sk-verb-return-name = return
sk-verb-advance = Advance
sk-verb-advance-about = Move your marker on a company track
sk-verb-advance-name = advance
sk-verb-pay = Pay
sk-verb-pay-about = Pay the barrier and go on
sk-verb-pay-name = pay
sk-verb-take = Take research plan
sk-verb-take-about = Take a research plan and lay it on a research screen
sk-verb-take-name = take
sk-verb-remove = Remove
sk-verb-remove-about = Remove an outpost from a station
sk-verb-remove-name = remove
sk-verb-upload = Research
sk-verb-upload-about = Use a research scientist and upload plans
sk-verb-upload-name = upload
sk-verb-field = Field
sk-verb-field-about = Use a field scientist
sk-verb-field-name = field
sk-verb-place = Bonus marker
sk-verb-place-about = Place a bonus marker
sk-verb-place-name = place
sk-verb-majority = Majority
sk-verb-majority-about = Place a bonus marker on a majority space
sk-verb-majority-name = majority
sk-verb-buy = Buy
sk-verb-buy-about = Place a bonus marker to buy a card
sk-verb-buy-name = buy
sk-verb-sell = Sell
sk-verb-sell-about = Place a bonus marker to sell or discard a card
sk-verb-sell-name = sell
sk-verb-half = Either
sk-verb-half-about = Choose between the halves of a bonus
sk-verb-half-name = half
sk-verb-recover = Recover
sk-verb-recover-about = Take a card of the discard pile
sk-verb-recover-name = recover
sk-verb-finish = Finish
sk-verb-finish-about = End what is under way
sk-verb-finish-name = finish
sk-verb-drop = Drop out
sk-verb-drop-about = Drop out of the Action phase and take a resting deck
sk-verb-drop-name = drop
sk-verb-rest = Rest
sk-verb-rest-about = Move a used card to a resting slot
sk-verb-rest-name = rest
sk-verb-link = Mission
sk-verb-link-about = Link your status card to a mission
sk-verb-link-name = link
sk-slot-token = one of your two tokens
sk-slot-token-name = token
sk-slot-cards = cards, joined by +
sk-slot-cards-name = cards
sk-slot-slots = slots in the order of your cards, joined by +
sk-slot-slots-name = slots
sk-slot-buy = the card you acquire, or none
sk-slot-buy-name = buy
sk-slot-card = a card
sk-slot-card-name = card
sk-slot-company = a company
sk-slot-company-name = company
sk-slot-target = the number of a sector or space
sk-slot-target-name = target
sk-slot-column = a row, 1 to 3
sk-slot-column-name = column
sk-slot-steps = how many spaces
sk-slot-steps-name = steps
sk-slot-plan = a research plan
sk-slot-plan-name = plan
sk-slot-screen = a research screen, 1 to 15
sk-slot-screen-name = screen
sk-slot-plans = how many plans forward
sk-slot-plans-name = plans
sk-slot-flip = which plan ahead is turned down, 0 for none
sk-slot-flip-name = flip
sk-slot-space = a bonus space
sk-slot-space-name = space
sk-slot-tier = a tier, 1 to 3
sk-slot-tier-name = tier
sk-slot-half = 1 or 2
sk-slot-half-name = half
sk-slot-deck = a resting deck
sk-slot-deck-name = deck
sk-slot-rest = above their own slots, or where you choose
sk-slot-rest-name = rest
sk-slot-slot = a resting slot, 1 to 5
sk-slot-slot-name = slot
sk-slot-mission = a mission
sk-slot-mission-name = mission
sk-slot-task = a task, 1 to 3
sk-slot-task-name = task

sk-look-board = Board
sk-look-display = Cards
sk-look-research = Research plans
sk-look-tracks = Tracks
sk-look-hand = My board
sk-look-player = Player
sk-look-plans = Tank and plans
sk-look-spaces = Bonus spaces
sk-look-missions = Missions
sk-look-score = Score
sk-level-easy = easy
sk-level-steady = steady
sk-level-strong = strong
sk-category-cash = CrypCoin
sk-category-astrogo = Astrogo
sk-category-tawac = Tawac
sk-category-skymine = Skymine
sk-category-minerva = Minerva
sk-category-tank = Tank
sk-category-research = Research

## Options

sk-option-board = Side of the board
sk-option-board-moon = The Moon
sk-option-board-belt = The asteroid belt
sk-option-tracks = Company tracks
sk-option-tracks-default = A1, B1, C1 and D1
sk-option-tracks-random = Four of the ten at random
sk-option-slots = Slots
sk-option-slots-usual = A used card rests above any slot
sk-option-slots-linked = A used card rests above its own slot
sk-option-missions = Missions
sk-option-missions-off = Without missions
sk-option-missions-on = With missions
sk-option-luna = Luna
sk-option-luna-off = Only if you play alone
sk-option-luna-0 = She plays at level 0
sk-option-luna-1 = She plays at level 1
sk-option-luna-2 = She plays at level 2
sk-option-luna-3 = She plays at level 3
sk-option-luna-4 = She plays at level 4
sk-option-luna-5 = She plays at level 5
sk-option-luna-6 = She plays at level 6
sk-option-luna-7 = She plays at level 7
sk-option-luna-8 = She plays at level 8
sk-preset-first = First game
sk-preset-varied = Varied
sk-preset-belt = Belt
sk-preset-expert = Linked slots

## Choices

sk-none = none
sk-noun-screen = research screen { $value }
sk-noun-screen-cover = research screen { $value }, covers { $plan }
sk-noun-plans = { $value ->
        [0] no upload
        [one] 1 plan forward
       *[other] { $value } plans forward
    }
sk-noun-flip = { $value ->
        [0] no plan turned down
       *[other] turn the plan on research screen { $screen } face down: it asks for nothing, brings nothing
    }
sk-noun-slot = slot { $value }
sk-noun-deck = { $value ->
        [0] no deck
       *[other] the deck of slot { $value }
    }
# The picture draws a station with its columns level, so players read "row".
sk-noun-column = row { $value }
sk-noun-steps = { $value ->
        [one] 1 space
       *[other] { $value } spaces
    }
sk-noun-tier = tier { $value }
sk-noun-half = half { $value }
sk-noun-task = task { $value }
sk-card-priced = { $card } (cost { $cost })
sk-seat = { $who }
sk-label-choose = { $token }
sk-label-plan = Choose { $cards }
sk-label-plan-none = Leave all slots empty
sk-label-arrange = Slots { $slots }
sk-label-resources = Move on tracks with { $cards }
sk-label-acquire = Get { $card } with { $cards }
sk-label-acquire-at = Get { $card } with { $cards } ({ $cost ->
        [0] costs nothing
        [one] costs 1 unit
       *[other] costs { $cost } units
    })
sk-label-boost = +1 on { $card }
sk-label-energy = Expand { $company }
sk-label-energy-enter = Expand { $company }: { $target }
sk-label-energy-none = Use energy for nothing
sk-label-enter = Enter { $target }
sk-label-enter-for = Enter { $target } ({ $cost } energy): { $reward }
sk-label-enter-oust = Enter { $target } ({ $cost } energy), oust { $ousted }: { $reward }
sk-label-column = Take from row { $column }
sk-label-column-coins = Take from row { $column } ({ $count ->
        [0] no coin
        [one] uncovers a coin
       *[other] uncovers { $count } coins
    })
sk-label-return = Return to row { $column }
sk-label-advance = { $company } +{ $count }
sk-label-pay = Pay and go on
sk-label-pay-price = Pay { $price } CrypCoin and go on
sk-label-take = { $plan } on research screen { $screen }
sk-label-remove = { $company }: remove from row { $column }
sk-label-upload = { $count ->
        [0] Use { $card } only for its research points, no upload
       *[other] Upload with { $card } to research screen { $screen }
    }
sk-label-upload-on = Upload with { $card } to { $plan } (screen { $screen })
sk-label-upload-for = Upload with { $card } to { $plan } (screen { $screen }): { $reward }
sk-label-flip = { $count ->
        [0] Use { $card } without upload
       *[other] With { $card } to { $plan } (screen { $screen })
    }, skip what screen { $skipped } asks for (2 CrypCoin)
sk-label-field = Use { $card }
sk-label-place = Marker on { $space }
sk-label-place-at = Marker on { $space } ({ $price } CrypCoin)
sk-label-place-first = Marker on { $space }: begin next round, { $reward }
sk-label-majority = Marker on { $space }: { $reward }
sk-label-majority-lower = Marker on { $space }: only { $reward }
sk-label-buy = Buy { $card } ({ $cost } + { $price } CrypCoin)
sk-label-buy-on = { $space }: { $card } ({ $cost } CrypCoin)
sk-label-buy-gone = { $space }: { $card }
sk-label-buy-none = { $space } without a card
sk-label-sell = { $space }: { $card }
sk-label-sell-here = Sell { $card } (+{ $price } CrypCoin)
sk-label-sell-at = { $space }: { $card } (+{ $price } CrypCoin)
sk-label-recover = Take { $card } (2 CrypCoin)
sk-label-drop = Drop out
sk-label-drop-deck = Drop out: take back { $cards }
sk-label-drop-many = Drop out: take back { $count } cards of slot { $slot }
sk-label-drop-choosing = { $told }, place the used cards yourself
sk-later = choose afterwards
sk-rest-straight = Each used card above its own slot
sk-rest-choose = Place the used cards yourself
sk-label-rest = { $card } above slot { $slot }
sk-label-link = Mission { $mission }, task { $task }
sk-label-finish = Finish
sk-label-finish-expand = Stop expanding
sk-label-finish-units = Lose the rest
sk-label-finish-research = Take { $coins } instead
sk-label-finish-barrier = Stop here
sk-label-finish-rest = Each above its own slot
sk-label-finish-link = Link no mission now
sk-label-finish-recover = Take no card
sk-label-finish-perform = Do not use it
sk-label-half = Half { $half }
sk-label-half-a2-1-1 = 2 research points, 1 helium-3
sk-label-half-a2-1-2 = 1 research point, 2 helium-3
sk-label-half-e2-1-1 = Use the card that you discarded
sk-label-half-e2-1-2 = Buy a card of the discard pile (2 CrypCoin)

## What an action brings or costs (100 characters)

sk-hint-choose = locks { $cards }
sk-hint-enter = brings { $reward }
sk-hint-oust = brings { $reward }; ousts { $ousted }
sk-hint-energy = { $energy } energy; { $count ->
        [one] 1 way
       *[other] { $count } ways
    } to go; your shares: { $shares }, worth { $value } each
sk-hint-resources = { $value ->
        [one] 1 unit moves a marker
       *[other] { $value } units move markers
    }
sk-hint-acquire = { $value ->
        [one] { $left ->
            [0] the unit pays for it
           *[other] it costs nothing; 1 unit moves a marker
        }
       *[other] { $left ->
            [0] all { $value } units pay for it
            [one] { $cost } of { $value } units pay for it; 1 unit moves a marker
           *[other] { $cost } of { $value } units pay for it; { $left } units move markers
        }
    }
sk-hint-advance = from space { $place }; shares there: { $shares }, worth { $value } each{ $passed ->
        [0] {""}
       *[other] ; a threshold is on the way
    }
sk-hint-take = { $count ->
        [one] costs 1 point
       *[other] costs { $count } points
    }
sk-hint-cover = { $count ->
        [one] costs 1 point; covers { $plan }
       *[other] costs { $count } points; covers { $plan }
    }
sk-hint-uncovers = { $count ->
        [0] uncovers no coin
        [one] uncovers 1 coin: a share is worth 1 more
       *[other] uncovers { $count } coins: a share is worth { $count } more
    }
sk-hint-covers = { $count ->
        [0] hides no coin
        [one] hides 1 coin: a share is worth 1 less
       *[other] hides { $count } coins: a share is worth { $count } less
    }
sk-hint-upload = brings { $reward }, then { $points }{ $price ->
        [0] {""}
       *[other] ; costs { $price } CrypCoin
    }
sk-hint-upload-nothing = brings { $points }{ $price ->
        [0] {""}
       *[other] ; costs { $price } CrypCoin
    }
sk-hint-field = at least { $helium } helium-3, and { $coins }
sk-hint-majority = you have { $own }, the others at most { $others }
sk-hint-tile-plus = costs { $price }; next round 1 unit more on a resource card
sk-hint-tile-research = costs { $price }; next round a research scientist with 1 point
sk-hint-tile-field = costs { $price }; next round a field scientist with 2 helium-3 or more
sk-hint-tile-energy = costs { $price }; next round an energy card of 2
sk-hint-personal = { $reward }{ $price ->
        [0] {""}
       *[other] ; costs { $price } CrypCoin
    }
sk-hint-sell = brings { $coins }

## Details of the score

sk-detail-tank = space { $place }
sk-detail-research = research screen { $screen }, special plans { $special }
sk-detail-shares = { $count ->
        [one] 1 share × { $value }
       *[other] { $count } shares × { $value }
    }

## What is asked

sk-headline-last = **The last round.** After it wealth is counted.
sk-ask-arrange = Choose the slots of your cards: { $cards }.
sk-ask-barrier = Pay { $price } CrypCoin for the barrier of { $company }, or stop before it?
sk-ask-track = { $count ->
        [one] On which track do you move 1 space?
       *[other] On which track do you move { $count } spaces?
    }
sk-ask-units = { $count ->
        [one] 1 unit is left. Which marker moves?
       *[other] { $count } units are left. Which markers move?
    }
sk-ask-research = Spend { $later ->
        [0] { $count ->
            [one] 1 research point.
           *[other] { $count } research points.
        }
       *[other] { $count ->
            [one] 1 research point now, then { $later } more.
           *[other] { $count } research points now, then { $later } more.
        }
    }
sk-ask-expand = { $count ->
        [0] { $company } has no energy left.
       *[other] Where does { $company } go next? Energy left: { $count }.
    }
sk-ask-return = To which row does the ousted piece of { $company } return?
sk-ask-perform = Use the card that you discarded: { $card }.
sk-ask-rest = Above which slot does this card rest: { $card }?

sk-prompt-token = Choose one of your two starting tokens.
sk-prompt-planning = Choose the cards for your action slots.
sk-prompt-actions = Choose an action.
sk-prompt-barrier = Pay the barrier, or stop before it.
sk-prompt-track = Choose the track on which you move.
sk-prompt-units = Choose the markers that move with what is left.
sk-prompt-research = Spend your research points.
sk-prompt-remove = Choose the outpost that is removed.
sk-prompt-expand = Choose where the company goes next.
sk-prompt-return = Choose the row to which the ousted piece returns.
sk-prompt-half = Choose a half of the bonus.
sk-prompt-perform = Use the discarded card.
sk-prompt-recover = Take a card of the discard pile, or none.
sk-prompt-rest = Choose where your used cards rest.
sk-prompt-link = Link your status card to a mission, or not yet.

sk-look-known = What I know
sk-known-kind-titanium = Titanium
sk-known-kind-minerals = Minerals
sk-known-kind-carbon = Carbon
sk-known-kind-energy = Energy
sk-known-kind-research = Research scientists
sk-known-kind-field = Field scientists
sk-known-kind-share = Single shares
sk-known-stack = Cards { $letter }
sk-known-plans = Research plans { $letter }
sk-known-discard = { $count ->
    [0] Nothing lies on the discard pile.
   *[other] On the discard pile ({ $count }): { $cards }.
}
