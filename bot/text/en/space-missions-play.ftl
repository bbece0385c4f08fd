### Space Missions: whom the table waits for, buttons, menus and autocomplete.

## Whom the table waits for

sms-prompt-nobody = Nobody has to act.
sms-prompt-over = The game is over.
sms-prompt-won = { $count ->
        [one] The game is over: { $who } wins with { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
       *[other] The game is over: { $who } win together with { $points ->
            [one] { $points } point
           *[other] { $points } points
        } each.
    }
sms-prompt-you-handicap = Choose an enhancement to begin with.
sms-prompt-you-enhancement = Choose an enhancement to take.
sms-prompt-you-specialist = Play a specialist, or pass.
sms-prompt-you-develop = Choose a craft to develop.
sms-prompt-you-test = Choose a technology to test.
sms-prompt-you-trial = { $count ->
        [one] Your test of { $technology }: you hold 1 card.
       *[other] Your test of { $technology }: you hold { $count } cards.
    } { $next }
sms-trial-remove-or-draw = Remove a problem, draw again or put the cards back.
sms-trial-draw = Draw again or put the cards back.
sms-trial-remove = { $count ->
        [one] Remove a problem or put the cards back.
       *[other] Remove one or { $count } minor problems, or put the cards back.
    }
sms-trial-back = Put back what you hold.
sms-prompt-you-copy = Choose a block for your Spy to copy.
sms-prompt-you-take-back = Choose a specialist to take back.
sms-prompt-you-announce = Announce a mission, or stay on the ground this year.
sms-prompt-you-load = { $inspection ->
        [0] Load { $mission }: only what is aboard can help.
       *[other] Load { $mission }: only what is aboard can help. Your inspection is aboard already.
    }
sms-prompt-you-launch = { $inspection ->
        [0] { $effect } Do you launch { $mission } or call it off?
       *[other] { $effect } Your inspection is used up afterwards, even if you call off. Do you launch { $mission } or call it off?
    }
sms-launch-spared = The event spares your mission.
sms-launch-loses = At the launch the event takes { $tokens } from your mission.
sms-launch-aborts = The event aborts your mission at the launch: nothing aboard prevents it.
sms-launch-sickens = Space sickness: one of your astronauts is injured at the launch.
sms-prompt-you-give = { $event }. Choose what { $mission } loses.
sms-prompt-you-solve = A { $problem } with { $technology }! Choose whether to solve it.
sms-prompt-you-injure = { $count ->
        [one] Choose who is injured.
       *[other] Choose who is injured ({ $count } injuries).
    }
sms-prompt-you-lose = { $count ->
        [one] Choose who is lost.
       *[other] Choose who is lost ({ $count } astronauts).
    }
sms-prompt-you-remove = { $mission } has failed: you may remove one of its cards from the game.
sms-prompt-you-bonus = Choose a mission bonus: { $bonuses }.
sms-prompt-you-study = Choose a technology deck to look through.
sms-prompt-you-remove-bonus = Choose a card of { $mission } to remove from the game.
sms-prompt-you-return = Put the cards of { $mission } back into their decks.
sms-prompt-other-handicap = { $who } is choosing an enhancement to begin with.
sms-prompt-other-enhancement = { $who } is choosing an enhancement.
sms-prompt-other-specialist = { $who } has to play a specialist or pass.
sms-prompt-other-develop = { $who } is choosing a craft to develop.
sms-prompt-other-test = { $who } is choosing a technology to test.
sms-prompt-other-trial = { $count ->
        [one] { $who } is testing { $technology } and holds 1 card.
       *[other] { $who } is testing { $technology } and holds { $count } cards.
    }
sms-prompt-other-copy = { $who } is choosing what the Spy copies.
sms-prompt-other-take-back = { $who } is taking a specialist back.
sms-prompt-other-announce = { $who } has to announce a mission or stay on the ground.
sms-prompt-other-load = { $who } is loading { $mission }.
sms-prompt-other-launch = { $event }. { $who } is deciding whether { $mission } launches.
sms-prompt-other-give = { $event }. { $who } is choosing what { $mission } loses.
sms-prompt-other-solve = A { $problem } with { $technology }! { $who } is deciding what to do.
sms-prompt-other-injure = { $count ->
        [one] { $who } is choosing who is injured.
       *[other] { $who } is choosing who is injured ({ $count } injuries).
    }
sms-prompt-other-lose = { $count ->
        [one] { $who } is choosing who is lost.
       *[other] { $who } is choosing who is lost ({ $count } astronauts).
    }
sms-prompt-other-remove = { $who } may remove a card of { $mission }.
sms-prompt-other-bonus = { $who } is choosing a mission bonus: { $bonuses }.
sms-prompt-other-study = { $who } is choosing a technology deck to look through.
sms-prompt-other-remove-bonus = { $who } is removing a card of { $mission }.
sms-prompt-other-return = { $who } is putting the cards of { $mission } back.

## What must not be missed

sms-headline-last-year = **{ $year } is the last year.** The game ends after it.
sms-headline-landing = **For the Moon!** { $count ->
        [one] { $who } is flying the mission that can end the game this year.
       *[other] { $who } are flying the mission that can end the game this year.
    }
sms-headline-automa-landing = **The Automa is flying to the Moon.** The game ends with this year.
sms-headline-draws = { $mission } draws { $technologies }.
sms-headline-test = Where cards go back matters only for your next test: before a flight the deck is shuffled.
sms-headline-reach = Your craft reach: { $missions }.
sms-headline-carry = Room aboard: { $craft }.
sms-room-aboard = { $craft } ({ $tokens })
sms-mission-draws = { $mission } (draws { $technologies })
sms-drawn-deck = { $cards ->
        [0] { $technology } (empty deck: no risk)
        [one] { $technology } (1 card left)
       *[other] { $technology } ({ $cards } cards left)
    }
sms-headline-inspection = Your inspection flies with it. Afterwards it is used up, even if no event takes it.
sms-headline-landed = **Humans have landed on the Moon!** The game ends with this year.

## Labels (80 characters) and hints (100)

sms-label-specialist = { $card }: { $does }
sms-label-pass = Pass (then place { $place })
sms-label-pass-alone = Pass
sms-label-enhance = { $useful ->
        [0] Take { $token } ({ $left } in supply; no use yet)
       *[other] Take { $token } ({ $left } in supply)
    }
sms-label-develop = Develop { $craft }
sms-label-test = Test { $technology } ({ $count ->
        [one] 1 card
       *[other] { $count } cards
    })
sms-label-draw = Draw another card
sms-label-remove = Remove: { $technology }, { $problem }
sms-label-put = { $place ->
        [1] Back on top: { $technology }, { $problem }
       *[other] Back at place { $place }: { $technology }, { $problem }
    }
sms-label-put-back = Put the cards back, problems on top
sms-label-take-back = Take { $card } back
sms-label-announce = { $count ->
        [0] { $mission }: { $fleet }
        [one] { $mission }: { $fleet } (1 extra payload)
       *[other] { $mission }: { $fleet } ({ $count } extra payloads)
    }
sms-label-load = Load { $token } ({ $craft }, { $taken }/{ $places })
sms-label-fill = Load everything that fits and helps, and be ready
sms-label-ready = Ready
sms-label-launch = Launch { $mission }
sms-label-cancel = Call { $mission } off
sms-label-give = Lose { $token } ({ $craft })
sms-label-solve = Solve it with { $token }
sms-label-downgrade = Make it minor with { $token }
sms-label-downgrade-only = Make it minor with { $token } (then: { $effects })
sms-label-suffer = Do not solve it: { $effects }
sms-label-injure = Injure { $astronaut }
sms-label-lose = Lose { $astronaut }
sms-label-bonus = Bonus: { $bonus }
sms-label-study = Look through { $technology }
sms-label-decline = Decline
sms-label-decline-announce = No mission this year
sms-label-decline-remove = Remove nothing
sms-label-decline-remove-bonus = Remove nothing
sms-label-decline-bonus = Take no bonus
sms-label-decline-study = Look through none
sms-hint-specialist-last = You then hold one last card and have to pass.
sms-hint-both = { $one } { $other }
sms-hint-acts-enhancement = A token that helps in flight.
sms-hint-acts-fuel = What a rocket flies on.
sms-hint-acts-training = Solves minor problems of manned flights.
sms-hint-acts-inspection = For one flight: an event takes it instead of a backup.
sms-hint-acts-develop = A better rocket, satellite or capsule.
sms-hint-acts-test-1-3 = Draw up to three cards of a deck, remove one problem.
sms-hint-acts-test-2 = Draw two cards of a deck, remove up to two minor problems.
sms-hint-acts-copy = Use a block of a card that lies face up in front of another player.
sms-hint-nothing-to-copy = Of no use now: no card lies face up in front of another player yet.
sms-hint-nothing-to-take-back = Of no use now: you have played no card yet.
sms-hint-acts-pass = Then you pass.
sms-hint-acts-take-back = Play one of your cards once more this year.
sms-hint-pass = Passing early gives you an earlier place in the order.
sms-hint-pass-kept = You keep your place in the order, whenever you pass.
sms-hint-pass-alone-first = You will then act before the Automa.
sms-hint-pass-alone-second = You will then act after the Automa, since you took a specialist back.
sms-hint-pass-alone-stays = The order will then stay as it is.
sms-hint-enhance = { $own ->
        [0] You have none.
       *[other] You have { $own }.
    } A mission that you can fly uses up to { $places }.
sms-hint-enhance-no-use = { $places ->
        [0] No mission that you can fly has room for it.
       *[other] You have { $own }. No mission that you can fly uses more than { $places }.
    }
sms-hint-develop-rocket = Carries: { $orbits }. Adds a minor problem to thrust.
sms-hint-develop-capsule = { $seats ->
        [one] 1 seat
       *[other] { $seats } seats
    }, { $weight } t. Adds a minor problem to life support.
sms-hint-develop-satellite = { $weight } t, { $slots ->
        [one] 1 slot
       *[other] { $slots } slots
    }.
sms-hint-test = In this deck: { $cards }.
sms-hint-draw = Up to three cards in all; stop whenever you like.
sms-hint-remove = It leaves the game, and everybody sees what it was.
sms-hint-put = A test draws from the top; before a flight the deck is shuffled. Only you know the place.
sms-hint-put-back = Your next test draws from the top and finds them first; before a flight the deck is shuffled.
sms-hint-take-back = You can play it once more this year.
sms-hint-announce = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $fuel } fuel; draws { $all ->
        [0] { $technologies }
       *[other] from all six decks
    }
sms-hint-stay = You keep your tokens, but get no points and no bonus.
sms-hint-load-shield = Of no use in flight, but an event may take it instead of something else.
sms-hint-fill = This ends loading. What you leave behind stays yours.
sms-hint-ready = Fuel, inspection and astronauts are aboard already.
sms-hint-launch = The event strikes first: { $event }
sms-hint-cancel = { $inspection ->
        [0] You keep all tokens. No points, no bonus.
       *[other] You lose the inspection and keep all other tokens. No points, no bonus.
    }
sms-hint-solve = { $left } aboard this craft. The flight then goes on.
sms-hint-downgrade = { $left } aboard this craft. You may then solve it with { $solve }.
sms-hint-downgrade-only = Nothing aboard solves the minor problem then: { $effects }.
sms-hint-injured = Each astronaut who comes home healthy brings a point.
sms-hint-lost = A lost astronaut costs { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
sms-hint-bonus-place = { $place ->
        [1] You act first next year and keep place 1, whenever you pass.
       *[other] You keep place { $place } next year, whenever you pass.
    }

## Values in autocomplete (100 characters)

sms-noun-specialist = { $card }: { $blocks }
sms-noun-block = Block { $number } from the top
sms-noun-place = { $place ->
        [1] On top
       *[other] Place { $place } from the top
    }
sms-noun-payload = { $level ->
        [0] The bare rocket
       *[other] Satellite or capsule { $level }
    }
sms-noun-supplied = { $token } ({ $left } left)
sms-noun-other = { $value }
