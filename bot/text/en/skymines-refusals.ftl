### Skymines: why an action is not possible, and what would make it possible.
### Keys: refusals_of_boards.py, refusals_of_cards.py, bonus_spaces.py, dropping.py, missions.py, research.py,
### research_points.py, resources.py, rules.py, track_choices.py in bot/games/skymines.

sk-spot-sector = sector { $target }
sk-spot-asteroid = space { $space } of asteroid { $target }
sk-spot-shuttle = shuttle space { $target }
sk-piece-outpost = outpost
sk-piece-shuttle = shuttle

## Turns and secret choices

sk-refuse-over = The game is over.
sk-remedy-over = Have a look at the score, or play another one.
sk-refuse-not-your-turn = It is { $who }'s turn.
sk-remedy-not-your-turn = Wait until { $who } is done; you can prepare your turn meanwhile.
sk-refuse-unknown-action = This game has no such action.
sk-remedy-unknown-action = Choose one of the buttons, or read the rules of a turn.
sk-refuse-not-now = That comes at another time.
sk-remedy-not-now = The table waits for this: { $now }
sk-refuse-chosen = You have chosen already.
sk-remedy-chosen = { $count ->
        [one] { $who } still has to choose. Until then you can take your choice back.
       *[other] { $who } still have to choose. Until then you can take your choice back.
    }
sk-refuse-no-token = You were not offered this token.
sk-remedy-no-token = You were offered { $tokens }.
sk-refuse-plan-first = First you choose the cards for this round.
sk-remedy-plan-first = Choose up to { $slots } cards of your hand; none is a choice, too.
sk-refuse-arrange = Your cards are chosen. Now each of them gets a slot of its own.
sk-remedy-arrange = Name a different slot for each card, in the order of your cards; you have { $slots } slots.
sk-refuse-not-playable = You cannot lay { $cards } in an action slot.
sk-remedy-not-playable = Cards of your hand go there, but no single shares. You have { $cards }.
sk-refuse-too-many-cards = { $count ->
        [one] 1 card is more than you have slots for.
       *[other] { $count } cards are more than you have slots for.
    }
sk-remedy-too-many-cards = Choose { $slots } cards at most.
sk-refuse-plan-order = Cards are named once each, in the order of your hand.
sk-remedy-plan-order = Your hand: { $cards }.

## Cards of the action area

sk-refuse-not-in-area = You have no such card in your action area: { $card }.
sk-remedy-not-in-area = { $count ->
        [0] You have no face-up card for this. Choose another action.
       *[other] You can use { $cards }.
    }
sk-refuse-used-card = You have used this card already: { $card }.
sk-remedy-used-card = { $count ->
        [0] You have no other face-up card for this. Choose another action.
       *[other] You can use { $cards }.
    }
sk-refuse-wrong-kind = This card is of another kind: { $card }. Possible here: { $kinds }.
sk-remedy-wrong-kind = { $count ->
        [0] You have no such card face up. Choose another action.
       *[other] You can use { $cards }.
    }
sk-refuse-discarded-alone = The card that you discarded acts alone; { $card } does not act with it.
sk-remedy-discarded-alone = Use { $card }, and nothing else.
sk-refuse-other-card = This action does not fit the card that you discarded: { $card }.
sk-remedy-other-card = Use { $card } for what it can do.
sk-refuse-perform-due = You chose to use { $card }, so use it now.
sk-remedy-perform-due = Choose one of the ways to use it.

## Resources

sk-refuse-no-resource = Name the resource cards that you use.
sk-remedy-no-resource = Choose one or more face-up cards of one type.
sk-refuse-card-order = Cards are named once each, in the order of your slots.
sk-remedy-card-order = Name them from left to right, tiles last.
sk-refuse-mixed = Cards of different types do not work together.
sk-remedy-mixed = Use cards of one type. The second bonus of track C1 would let you mix them to pay for a card.
sk-refuse-mixed-without-card = Cards of different types work together only to pay for a card.
sk-remedy-mixed-without-card = Name the card that you acquire, or use cards of one type.
sk-refuse-not-displayed = This card does not lie in the display: { $card }.
sk-remedy-not-displayed = Have a look at the display, and choose one of its cards.
sk-refuse-card-too-dear = { $value ->
        [one] This costs { $cost }, and you use only 1 unit: { $card }.
       *[other] This costs { $cost }, and you use only { $value } units: { $card }.
    }
sk-remedy-card-too-dear = { $missing ->
        [one] 1 unit more is needed: use more cards, or choose a cheaper card.
       *[other] { $missing } units more are needed: use more cards, or choose a cheaper card.
    }
sk-refuse-units-left = { $left ->
        [one] 1 unit is left, and a marker can still move without paying.
       *[other] { $left } units are left, and a marker can still move without paying.
    }
sk-remedy-units-left = Move one of your markers.
sk-refuse-not-so-many-units = You cannot move this far: { $steps }.
sk-remedy-not-so-many-units = { $left ->
        [one] You have 1 unit left; it moves a marker 1 space.
       *[other] You have { $left } units left: choose 1 to { $left } spaces.
    }
sk-refuse-no-track = There is no company of this name.
sk-remedy-no-track = Choose Astrogo, Tawac, Skymine or Minerva.

## Tiles

sk-refuse-no-plus = You have no +1 tile in this round.
sk-remedy-no-plus = A bonus marker on its space brings it for the next round.
sk-refuse-plus-laid = Your +1 tile already lies on { $card }.
sk-remedy-plus-laid = Use that card; the tile stays there for this round.

## Energy and expansions

sk-refuse-energy-none = No energy card of yours lies face up.
sk-remedy-energy-none = Choose another action, and an energy card in a later round.
sk-refuse-no-company = Name one of the four companies.
sk-remedy-no-company = { $count ->
        [0] None is possible now; where “none” is offered, choose it.
       *[other] Possible now: { $companies }.
    }
sk-refuse-no-pieces = The station of { $company } has no piece left for a space within reach.
sk-remedy-no-pieces = { $count ->
        [0] No company can enter a space now.
       *[other] You can expand { $companies }.
    }
sk-refuse-energy-little = { $company } needs { $cost } energy for its cheapest space, and you have { $energy }.
sk-remedy-energy-little = { $count ->
        [0] Your energy suffices for no company. You may still use it, for none.
       *[other] You can expand { $companies }.
    }
sk-refuse-no-target = There is no space { $number }.
sk-remedy-no-target = { $count ->
        [0] Nothing can be entered now.
       *[other] You can enter { $targets }.
    }
sk-refuse-own-piece = { $company } is there already: { $target }.
sk-remedy-own-piece = { $count ->
        [0] Nothing can be entered now.
       *[other] You can enter { $targets }.
    }
sk-refuse-out-of-reach = This is out of reach for { $company }: { $target }.
sk-remedy-out-of-reach = { $count ->
        [0] Nothing can be entered now.
       *[other] You can enter { $targets }.
    }
sk-refuse-no-piece = The station of { $company } has no { $piece } left for this: { $target }.
sk-remedy-no-piece = { $count ->
        [0] Nothing can be entered now.
       *[other] You can enter { $targets }.
    }
sk-refuse-too-dear = This costs { $cost } energy, and { $energy } is left: { $target }.
sk-remedy-too-dear = { $count ->
        [0] Nothing can be entered with what is left.
       *[other] You can enter { $targets }.
    }
sk-refuse-like-another = Another space of the asteroid stands for this one: { $target }.
sk-remedy-like-another = Nothing tells them apart, so choose one of these: { $targets }.
sk-refuse-no-column = There is no row { $column } for this.
sk-remedy-no-column = { $count ->
        [0] No row is possible here.
       *[other] Possible: { $columns }.
    }
sk-refuse-column-empty = Row { $column } of { $company } is empty.
sk-remedy-column-empty = { $count ->
        [0] Its station has no such piece left.
       *[other] Pieces are left in: { $columns }.
    }
sk-refuse-column-full = Row { $column } of { $company } has no room for a returned piece.
sk-remedy-column-full = { $count ->
        [0] No row has room.
       *[other] Room is left in: { $columns }.
    }
sk-refuse-no-outpost-due = { $company } can place no outpost now, so the row makes no difference.
sk-remedy-no-outpost-due = Enter a shuttle space, or stop expanding.
sk-refuse-column-in-use = The next outpost of { $company } comes from row { $column } anyway.
sk-remedy-column-in-use = Enter a space, or name another row.
sk-refuse-column-named = You have just named a row of { $company }.
sk-remedy-column-named = Enter a space first.
sk-refuse-same-coins = Every row of { $company } would hide equally many coins, so { $column } is not needed.
sk-remedy-same-coins = Choose row { $column }.

## Research

sk-refuse-flip-unpaid = Turning a plan down costs { $price } CrypCoin.
sk-remedy-flip-unpaid = You lack { $missing } CrypCoin.
sk-refuse-nothing-to-flip = No face-up plan lies { $places } ahead of your marker.
sk-remedy-nothing-to-flip = Name a plan ahead that lies face up, or 0 for none.
sk-refuse-last-screen = Your marker cannot pass the last research screen.
sk-remedy-last-screen = { $reach ->
        [0] It stands there already; use the card without uploading.
        [one] It can go 1 plan forward.
       *[other] It can go up to { $reach } plans forward.
    }
sk-refuse-empty-screen = Research screen { $screen } is empty, and your marker does not pass it.
sk-remedy-empty-screen = { $reach ->
        [0] Lay a plan there first, or use the card without uploading.
        [one] It can go 1 plan forward.
       *[other] It can go up to { $reach } plans forward.
    }
sk-refuse-requirement = Research screen { $screen } with { $plan } needs { $lacking } face up, and you have less.
sk-remedy-requirement = { $reach ->
        [0] Turn the plan down for 2 CrypCoin, or use the card without uploading.
        [one] Go 1 plan forward, or turn this plan down for 2 CrypCoin.
       *[other] Go up to { $reach } plans forward, or turn this plan down for 2 CrypCoin.
    }
sk-refuse-plan-unpaid = To enter { $plan } you pay { $price } CrypCoin.
sk-remedy-plan-unpaid = You lack { $missing } CrypCoin.

## Research points

sk-refuse-coins-only = Your marker is on the last research screen: each point is turned into { $coins } CrypCoin.
sk-remedy-coins-only = Choose the CrypCoin.
sk-refuse-plans-useless = No player can upload any more in this last round.
sk-remedy-plans-useless = Choose the CrypCoin.
sk-refuse-not-on-offer = This is not on offer: { $plan }.
sk-remedy-not-on-offer = Choose a plan of the research display or an open special plan.
sk-refuse-points-short = { $left ->
        [one] { $plan } costs { $price } points, and 1 is left.
       *[other] { $plan } costs { $price } points, and { $left } are left.
    }
sk-remedy-points-short = Choose an A or B plan, or CrypCoin.
sk-refuse-no-screen = There is no research screen { $screen }.
sk-remedy-no-screen = Choose a research screen up to { $last }.
sk-refuse-screen-reached = Your marker has reached research screen { $screen } already.
sk-remedy-screen-reached = Choose research screen { $next } or a later one.
sk-refuse-crossed-out = On the empty research screen { $screen } an A is crossed out, so { $plan } cannot lie there.
sk-remedy-crossed-out = Choose another research screen, or cover a plan.

## Bonus spaces

sk-refuse-no-marker = You have no bonus marker left in this round.
sk-remedy-no-marker = Your markers return in the next round.
sk-refuse-no-space = This bonus space is not for this action.
sk-remedy-no-space = { $count ->
        [0] Each space for it is taken, closed or too dear for you now.
       *[other] Now you can place a marker on { $spaces }.
    }
sk-refuse-space-taken = { $who } has a marker there: { $space }.
sk-remedy-space-taken = { $count ->
        [0] No other such space is free.
       *[other] Still free for you: { $spaces }.
    }
sk-refuse-track-marked = You already have a marker on one of the two spaces of track { $track }.
sk-remedy-track-marked = In the next round you can use the track again.
sk-refuse-bonus-locked = You cannot use this yet: { $space }.
sk-remedy-bonus-locked = Pass the threshold on track { $track }; from your next turn on the bonus is yours.
sk-refuse-majority-less = You have less than { $who } for this: { $space }.
sk-remedy-majority-less = You need at least { $more }; as many as the others is enough.
sk-refuse-no-tier = There is no reward { $tier }.
sk-remedy-no-tier = Choose 1 to { $count }.
sk-refuse-tier-short = You do not have enough for reward { $tier }: { $space }.
sk-remedy-tier-short = { $best ->
        [0] You have too little for any of its rewards.
        [one] Choose reward 1.
       *[other] Choose a reward up to { $best }.
    }
sk-refuse-first-turn = On the first turn of a round this space cannot be taken: { $who } is the first player already.
sk-remedy-first-turn = Come back on a later turn.
sk-refuse-buy-nothing = On this space a card has to be bought: { $space }.
sk-remedy-buy-nothing = Choose a card of the display.
sk-refuse-card-not-in-hand = You do not have this card in hand: { $card }.
sk-remedy-card-not-in-hand = In hand you have { $cards }.
sk-refuse-no-use = Discarding this would bring nothing: { $card }.
sk-remedy-no-use = Choose a card with an action, or have { $price } CrypCoin for a card of the discard pile.
sk-refuse-space-too-dear = This costs { $price } CrypCoin, and you have { $cash }: { $what }.
sk-remedy-space-too-dear = You lack { $missing } CrypCoin.

## Company tracks

sk-refuse-track-end = Your marker cannot go so far: the track of { $company } ends.
sk-remedy-track-end = { $reach ->
        [0] It stands at the end; choose another track.
        [one] It can move 1 space.
       *[other] It can move up to { $reach } spaces.
    }
sk-refuse-barrier-unpaid = You cannot pay the barrier of { $company }; it costs { $price }.
sk-remedy-barrier-unpaid = { $reach ->
        [0] Choose another track.
        [one] Before it your marker can move 1 space.
       *[other] Before it your marker can move up to { $reach } spaces.
    }
sk-refuse-no-half = There is no half { $half }.
sk-remedy-no-half = Choose half 1 or half 2.
sk-refuse-not-performed = This card has no action: { $card }.
sk-remedy-not-performed = Buy a card of the discard pile for { $price } CrypCoin instead.
sk-refuse-no-recovery = A card of the discard pile costs { $price } CrypCoin.
sk-remedy-no-recovery = You lack { $missing } CrypCoin.
sk-refuse-not-discarded = This does not lie on the discard pile: { $card }.
sk-remedy-not-discarded = On the pile: { $cards }.
sk-refuse-track-excluded = You cannot choose { $company } for this move: each goes to a track of its own, and none to that of the bonus.
sk-remedy-track-excluded = Choose { $companies }.
sk-refuse-track-blocked = Your marker cannot move on the track of { $company }.
sk-remedy-track-blocked = Choose { $companies }.
sk-refuse-other-steps = This is not the length of the move: { $steps }.
sk-remedy-other-steps = { $count ->
        [one] Move 1 space, on one track.
       *[other] Move all { $count } spaces on one track.
    }

## Dropping out

sk-refuse-no-deck = { $deck ->
        [0] A deck rests that you can take, so you take one.
       *[other] No deck rests in slot { $deck }.
    }
sk-remedy-no-deck = { $count ->
        [0] No deck is left to take: drop out without one.
       *[other] Name the slot of a deck: { $decks }.
    }
sk-refuse-deck-leftmost = In the last round you do not take the deck of slot { $deck }.
sk-remedy-deck-leftmost = Take that of slot { $deck }; which one makes no difference any more.
sk-refuse-no-way-to-rest = { $choice ->
        [one] Here you cannot choose where your cards rest.
       *[other] There is no such way to let cards rest.
    }
sk-remedy-no-way-to-rest = { $free ->
        [one] Let each rest above its own slot, or choose the slots.
       *[other] Drop out with each card above its own slot.
    }
sk-refuse-rest-card = It is not the turn of this card: { $card }.
sk-remedy-rest-card = Say first where { $card } rests.
sk-refuse-rest-taken = You have laid another card in slot { $slot } just now.
sk-remedy-rest-taken = Still free: { $slots }.
sk-refuse-rest-slot = Slot { $slot } is not on.
sk-remedy-rest-slot = Choose one of { $slots }.
sk-refuse-rest-straight = { $count ->
        [one] Only one card is left.
       *[other] A card already lies above the slot of another one.
    }
sk-remedy-rest-straight = Say where the next card rests.

## Missions

sk-refuse-no-missions = This table plays without missions.
sk-remedy-no-missions = A new table can play with them.
sk-refuse-linked = You are linked to { $mission } already.
sk-remedy-linked = Go on with the tasks of { $mission }.
sk-refuse-others-space = This space belongs to { $who }.
sk-remedy-others-space = Your own opens when you have done the three tasks of your mission.
sk-refuse-tasks-left = Your own space of { $mission } is still closed.
sk-remedy-tasks-left = { $count ->
        [one] 1 task is left.
       *[other] { $count } tasks are left.
    }
sk-refuse-no-mission = This mission is not in play.
sk-remedy-no-mission = In play: { $missions }.
sk-refuse-no-task = There is no task { $task }.
sk-remedy-no-task = Choose 1 to { $count }.
sk-refuse-task-not-met = You have not met this task: { $task }.
sk-remedy-task-not-met = You are at { $have } of { $need }.
