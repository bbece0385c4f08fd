### Space Missions: what happened, in the log and in recaps.

## On the ground

sms-told-begun = The race begins in this order: { $who }. Scored at the end: { $scored }. Media missions: { $media }.
sms-told-phase-handicap = Before the first year: { $who }.
sms-told-phase-actions = **{ $year }.** The specialists go to work, in this order: { $who }.
sms-told-phase-announce = { $year }: missions are announced, in this order: { $who }.
sms-told-phase-event = { $year }: the event is turned up.
sms-told-phase-fly = { $year }: the missions fly, in this order: { $who }.
sms-told-phase-complete = { $year }: the flights are over and are scored.
sms-told-played = { $who } played { $card }: { $does }.
sms-told-copied = { $who } used the Spy to copy { $card }: { $does }.
sms-told-passed = { $place ->
        [0] { $who } passed.
       *[other] { $who } passed: place { $place } in the order from now on.
    }
sms-told-took-action = { $who } took { $tokens }.
sms-told-took-handicap = { $who } begins with { $tokens }, since others act before.
sms-told-took-bonus = { $who } took { $tokens } as a bonus.
sms-told-took-second = { $who } has an inspection already and takes no second one.
sms-told-took-none = { $who } could not take any { $token }.
sms-told-developed = { $who } developed { $craft }.
sms-told-developed-shuffled = { $told } One more minor problem is shuffled into { $technology }.
sms-told-idle = { $who } could not do this: { $does }.
sms-told-drew = { $count ->
        [one] { $who } tested { $technology } and drew a card.
       *[other] { $who } tested { $technology } and drew { $count } cards.
    }
sms-told-known = { $told } That is: { $what }.
sms-told-from-top = { $told } From the top: { $what }.
sms-told-spurned = { $who } removed no card after the failure.
sms-told-removed = { $who } removed a card from the game: { $technology }, { $problem }.
sms-told-returned = { $count ->
        [one] { $who } put a card back into { $technology }.
       *[other] { $who } put { $count } cards back into { $technology }.
    }
sms-told-placed = { $problem } ({ $place ->
        [1] on top
       *[other] place { $place } from the top
    })
sms-told-took-back = { $who } took { $card } back.
sms-told-announced = { $count ->
        [0] { $who } announced { $mission } with { $fleet }.
        [one] { $who } announced { $mission } with { $fleet } and 1 extra payload.
       *[other] { $who } announced { $mission } with { $fleet } and { $count } extra payloads.
    }
sms-told-stayed = { $who } stays on the ground this year.
sms-told-stayed-unable = { $who } has no mission to fly this year.
sms-told-loaded = { $who } loaded { $tokens } onto the { $craft }.
sms-told-prepared = { $who } is ready.
sms-told-shuffled = { $who } shuffled { $technologies } for the flight.
sms-told-event = Event of { $year }: { $event }.
sms-told-bonus = { $who } chose a bonus: { $bonus }.
sms-told-no-bonus = { $who } took no bonus.
sms-told-studied = { $who } looked through { $technology }.
sms-told-peeked = { $who } looked at the next event.
sms-told-automa-showed = The Automa turns up { $card }.
sms-told-automa-announced = The Automa flies { $mission } ({ $symbol }).
sms-symbol-lowest-open = the lowest mission not yet achieved
sms-symbol-highest-done-scored = the highest achieved one in a scored category
sms-symbol-same-as-player = the same as the player's
sms-symbol-next-higher = the one above the highest achieved so far
sms-else = { $one }, else { $other }
sms-told-surrendered = { $who } had more than three of a kind and returned { $tokens }.
sms-told-year-ended = { $year } is over.
sms-told-awarded = { $count ->
        [one] { $category }: { $who } gets { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
       *[other] { $category }: { $who } get { $points ->
            [one] { $points } point
           *[other] { $points } points
        } each.
    }
sms-told-ended-landing = The game is over: humans have landed on the Moon.
sms-told-ended-sixties = The game is over: the sixties have ended.
sms-told-ended-vote = The game was ended by a vote.

## In flight: short, for a channel that cheers

sms-told-launched = 🚀 { $who } launches **{ $mission }**!
sms-told-cancelled-inspection = 🛑 { $who } calls { $mission } off. That uses up the inspection.
sms-told-cancelled = 🛑 { $who } calls { $mission } off.
sms-told-struck-inspection = ⚡ The event costs { $who } the inspection and no other token.
sms-told-struck = ⚡ The event costs { $who } { $tokens } ({ $craft }).
sms-told-spared = The event spares { $who }.
sms-told-sickened = 🤢 Space sickness: one of { $who }'s astronauts is injured.
sms-told-step = **Step { $step }** – { $who }'s { $craft }:
sms-told-step-last = **Last step, { $step }** – { $who }'s { $craft } on the way home:
sms-told-card-none = ✅ { $who }: no problem with { $technology }.
sms-told-card-minor = 🟨 { $who }: **minor problem** with { $technology }!
sms-told-card-major = 🔥 { $who }: **major problem** with { $technology }!
sms-told-card-empty = ✅ { $who }: the { $technology } deck is empty, so nothing can happen.
sms-told-downgraded = 🛠️ { $who } spends { $tokens }: the problem with { $technology } is only minor now.
sms-told-solved = 🛠️ { $who } spends { $tokens }: the problem with { $technology } is solved.
sms-told-suffered = 💥 { $who }: the { $problem } with { $technology } is not solved: { $effects }.
sms-told-injured = 🤕 One of { $who }'s astronauts is injured.
sms-told-lost = 🕯️ { $who } loses an astronaut (−{ $points ->
        [one] { $points } point
       *[other] { $points } points
    }).
sms-told-aborted-event = ⛔ The event forces { $who } to abort the mission.
sms-told-aborted-home = ⛔ { $who } aborts in step { $step } and heads straight home!
sms-told-aborted = ⛔ { $who }'s flight ends in step { $step }.
sms-told-landed = 🎉 **Success!** { $who } has flown { $mission }.
sms-told-failed = { $step ->
        [0] 🌑 { $who } has failed with { $mission } because of the event.
       *[other] 🌑 { $who } has failed with { $mission }.
    }
sms-told-rewarded-first = 🏅 { $who }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for the first success with { $mission }. It counts for { $bars }.
sms-told-rewarded = 🏅 { $who }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for { $mission }. It counts for { $bars }.
sms-told-consoled = { $points ->
        [one] { $who }: 1 point for how far { $mission } got.
       *[other] { $who }: { $points } points for how far { $mission } got.
    }
sms-told-home = { $count ->
        [one] 👩‍🚀 { $who }: 1 point for an astronaut back home in good health.
       *[other] 👩‍🚀 { $who }: { $count } points for { $count } astronauts back home in good health.
    }

## Specialists, as the object of a sentence

sms-the-mechanic = the Mechanic
sms-the-tester = the Tester
sms-the-scientist = the Scientist
sms-the-engineer = the Engineer
sms-the-astronaut = the Astronaut
sms-the-spy = the Spy

## In a few words, after a name

sms-brief-played = played { $card }
sms-brief-copied = copied { $card }
sms-brief-passed = { $place ->
        [0] passed
       *[other] passed (place { $place })
    }
sms-brief-took = took { $tokens }
sms-brief-developed = developed { $craft }
sms-brief-idle = could not use an action
sms-brief-tested = tested { $technology }
sms-brief-spurned = removed no card
sms-brief-event = brought on the event “{ $event }”
sms-brief-automa = saw the Automa choose { $mission }
sms-brief-awarded = saw { $category } awarded
sms-brief-ended = ended the last year
sms-brief-removed = { $times ->
        [one] removed a card ({ $technology }, { $problem })
       *[other] removed { $times } cards ({ $technology }, { $problem })
    }
sms-brief-returned = put cards back
sms-brief-took-back = took { $card } back
sms-brief-announced = announced { $mission }
sms-brief-stayed = stayed on the ground
sms-brief-loaded = loaded the craft
sms-brief-shuffled = shuffled decks
sms-brief-launched = launched { $mission }
sms-brief-cancelled = called { $mission } off
sms-brief-struck = lost a token to the event
sms-brief-spared = was spared by the event
sms-brief-injured = had an astronaut injured
sms-brief-met = met a problem with { $technology }
sms-brief-solved = handled a problem with { $technology }
sms-brief-suffered = suffered from a problem with { $technology }
sms-brief-lost = lost an astronaut
sms-brief-aborted = aborted a mission
sms-brief-landed = flew { $mission } successfully
sms-brief-failed = failed with { $mission }
sms-brief-points = scored { $points ->
        [one] 1 point
       *[other] { $points } points
    }
sms-brief-home = brought { $count ->
        [one] 1 astronaut
       *[other] { $count } astronauts
    } home
sms-brief-bonus = took a bonus
sms-brief-studied = looked through { $technology }
sms-brief-peeked = looked at the next event
sms-brief-surrendered = gave tokens back
