### Space Missions: every look in text, and its pictures in one paragraph.

## The board

sms-phase-handicap = before the first year
sms-phase-actions = actions
sms-phase-announce = announcing missions
sms-phase-event = the year's event
sms-phase-fly = flights
sms-phase-complete = after the flights
sms-text-game = **Space Missions, { $year }: { $phase }.** { $prompt }
sms-text-order = **Order:** { $who }
sms-text-upper = - Order so far for the next phases: { $who }
sms-text-event = **This year's event:** { $event }
sms-text-event-hidden = **This year's event:** still face down; { $count } in the pile
sms-text-peeked = - The next event has been seen by { $who }
sms-text-next-event = - You know the next event: { $event }
sms-text-past-events = - Events so far: { $events }
sms-text-missions = **Missions**
sms-text-mission = - **{ $mission }** ({ $categories }): { $first } points for the first success, then { $later }; { $orbit }; at least { $fleet }; needed before: { $requires }
sms-text-mission-done = - **{ $mission }** ({ $categories }): achieved already, now { $later ->
        [one] { $later } point
       *[other] { $later } points
    } (the first success brought { $first }); { $orbit }; at least { $fleet }; needed before: { $requires }
sms-text-mission-flown = { $mission }. **This year: { $who }**
sms-text-step = - Step { $step }, { $craft }: { $technologies }
sms-means = { $count ->
        [0] { $fleet }
        [one] { $fleet } (1 extra payload)
       *[other] { $fleet } ({ $count } extra payloads)
    }
sms-text-means = - You can fly it with { $means }
sms-text-no-means = - You have no craft yet that can fly it
sms-text-technology = - { $technology }: A minor problem is solved by { $solve }; unsolved: { $minor }. A major one becomes minor by { $downgrade }; unsolved: { $major }.
sms-text-bonuses = **This year's mission bonuses:** { $fixed }, or { $tile }
sms-text-bonuses-later = - Instead of the second, in later years: { $bonuses }
sms-bonus-of = { $year } { $bonus }
sms-text-supply = **Supply:** { $tokens }; { $astronauts ->
        [one] 1 astronaut
       *[other] { $astronauts } astronauts
    }

## Players

sms-text-player = **{ $who }**: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }; successes: { $bars }; { $craft }
sms-text-stock = - Tokens: { $tokens }
sms-text-passed = - Has passed this year
sms-text-in-hand = { $count ->
        [one] - 1 specialist in hand; face up: { $visible }
       *[other] - { $count } specialists in hand; face up: { $visible }
    }
sms-text-upgrades = - Minor problems still to come with upgrades: { $count }
sms-text-decks-fresh = - Technology decks: nothing is known yet but how they start
sms-text-automa = **The Automa ({ $level })**: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }; successes: { $bars }; { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } left
sms-text-automa-shows = - Its face-up specialist, which a Spy could copy: { $card }
sms-text-automa-left = - Its cards still to come, in unknown order: { $cards }
sms-text-automa-past = - Its cards so far: { $cards } (rules, topic 17)
sms-automa-type = type { $number }
sms-automa-cards = { $count } of { $type }
sms-text-automa-flies = - The Automa flies { $mission } this year

## Own control board and specialists

sms-text-no-control = You are watching this game, so you have no control board and no cards.
sms-text-control = **Your control board**
sms-text-rocket = - { $craft }: needs { $fuel } fuel; carries { $orbits }; slots: { $slots }
sms-text-satellite = - { $craft }: { $weight } t; slots: { $slots }
sms-text-capsule = - { $craft }: { $weight } t; { $seats ->
        [one] 1 seat
       *[other] { $seats } seats
    }; room for { $training } training; slots: { $slots }
sms-text-decks = **Your technology decks**, as far as you know them
sms-text-deck = - { $technologies }: { $decks ->
        [one] {""}
       *[other] each{" "}
    }{ $count ->
        [one] 1 card
       *[other] { $count } cards
    } ({ $cards })
sms-text-decks-found = - Two of the six fifth cards are minor problems; both are known, so the other four are no problem.
sms-text-deck-removed = { $deck }; removed: { $removed }
sms-text-deck-known = { $deck }; from the top: { $known }
sms-text-hand = { $count ->
        [one] **Your hand: 1 specialist.** With one card left you have to pass.
       *[other] **Your hand: { $count } specialists**
    }
sms-text-hand-empty = **Your hand is empty.**
sms-text-specialist = - **{ $card }**: { $blocks }
sms-text-played = - Played, newest last: { $cards }
sms-text-copyable = - A Spy could copy: { $cards }
sms-text-block = - Still to come in this block: { $does }

## Test

sms-text-no-trial = No test is under way.
sms-text-trial-test-1-3 = { $count ->
        [one] **Test of { $technology }:** 1 card is drawn. Up to three may be drawn, one by one; one problem may be removed.
       *[other] **Test of { $technology }:** { $count } cards are drawn. Up to three may be drawn, one by one; one problem may be removed.
    }
sms-text-trial-test-2 = { $count ->
        [one] **Test of { $technology }:** 1 of two cards is still to be put back. Minor problems may be removed.
       *[other] **Test of { $technology }:** { $count } cards are drawn. Minor problems may be removed.
    }
sms-text-trial-cards = - You hold: { $cards }

## Flights

sms-text-no-flight = Nothing is on the launch pads.
sms-text-flight = **{ $who }: { $mission }** with { $fleet } – { $state }
sms-text-aboard = - Aboard: { $tokens }
sms-text-crew = - Crew: { $crew }
sms-text-drawn = - Step { $step }: { $cards }
sms-drawn = { $problem } with { $technology }
sms-drawn-spent = { $card } (spent: { $tokens })
sms-drawn-suffered = { $card } → { $effects }
sms-flight-waiting = on the launch pad
sms-flight-launched = cleared for launch
sms-flight-step = step { $step } of { $steps }
sms-flight-aborted = { $step ->
        [0] aborted because of the event, on the way home
       *[other] aborted in step { $step }, on the way home
    }
sms-flight-failed = { $step ->
        [0] failed because of the event
       *[other] failed in step { $step }
    }
sms-flight-landed = success

## Score

sms-text-score = **Points so far**
sms-text-score-line = - { $who }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }; successes: { $bars }
sms-text-score-from = { $line }; earned: { $parts }
sms-text-score-automa = - The Automa: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }; successes: { $bars }
sms-text-scored = **At the end,** the most successes in a category score { $most } points, the second most { $second }.
sms-text-leads = { $count ->
        [one] - { $category }: { $who } with 1 success
       *[other] - { $category }: { $who } with { $count } successes
    }
sms-text-nobody-leads = - { $categories }: no success yet
sms-text-ranking = **Final ranking**
sms-text-result = **{ $rank }. { $who }: { $total ->
        [one] { $total } point
       *[other] { $total } points
    }**
sms-text-result-line = - { $category }: { $points }
sms-text-result-detail = - { $category }: { $points } ({ $detail })

## Alt texts (1024 characters)

sms-alt-board = Space Missions, { $year }, { $phase }. { $prompt } Event: { $event }. Order: { $order }. Missions achieved: { $done }. Points and successes: { $players }.
sms-alt-player-on-board = { $successes ->
        [one] { $who } { $points } with 1 success
       *[other] { $who } { $points } with { $successes } successes
    }
sms-alt-control = Your control board. Points: { $points } ({ $bars }). Craft: { $craft }. Tokens: { $tokens }. Technology decks: { $decks }. Launch pad: { $pad }.
sms-alt-face-down = face down
sms-alt-cards-out = Cards of the flight that go back: { $cards }.
sms-alt-deck = { $technology } ({ $cards })
sms-alt-hand = Your specialists in hand: { $cards }. Played: { $played }.
sms-alt-player = { $player } ({ $bars }). Craft: { $craft }. Tokens: { $tokens }. Technology decks: { $decks }. Launch pad: { $pad }.
sms-alt-flights = This year's flights: { $flights }.
sms-alt-flight = { $who } flies { $mission } – { $state }; problems drawn: { $met }; crew: { $crew }
sms-alt-met = { $technology } { $count }
sms-alt-mission = { $mission } ({ $categories }): { $first } points for the first success, then { $later }; { $orbit }; at least { $fleet }; needed before: { $requires }. Steps: { $steps }.
sms-alt-step = { $craft } ({ $technologies })
sms-alt-trial = Test of { $technology }: { $cards }.
sms-alt-score = Points so far: { $players }.
sms-alt-ranking = Final ranking: { $results }.
sms-alt-result = { $rank }. { $who } { $total } ({ $lines })
