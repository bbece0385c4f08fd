### Space Missions: its words, options and commands. What is played, shown and told stands in the files beside this one.

sms-about = The space race of the sixties: hire specialists, test technologies, load your craft and fly eight missions, from the first rocket to the Moon – for 1 to 4 players, about 75 minutes.
sms-edition = our own edition of the cards and missions (**Rules** tells more)
sms-tagline = the space race from the first rocket to the Moon
sms-table-name = { $number ->
    [0] Gagarin
    [1] Glenn
    [2] Shepard
    [3] Grissom
    [4] Schirra
    [5] Lovell
    [6] Armstrong
    [7] Aldrin
    [8] Collins
    [9] Borman
    [10] Anders
    [11] Cernan
    [12] Goddard
    [13] Oberth
    [14] Hohmann
    [15] Kepler
    [16] Newton
    [17] Lagrange
    [18] Hamilton
    [19] Johnson
    [20] Vaughan
    [21] Jackson
    [22] Noordung
   *[other] Laika
}

## Missions

sms-mission = #{ $number } { $name }
sms-mission-1 = Edge of Space
sms-mission-2 = First Human
sms-mission-3 = First Satellite
sms-mission-4 = Moon Mapper
sms-mission-5 = Crew in Orbit
sms-mission-6 = Moon Robot
sms-mission-7 = Docking in Orbit
sms-mission-8 = Humans on the Moon
sms-a-mission = the mission
sms-orbit-suborbital = suborbital
sms-orbit-earth-orbit = Earth orbit
sms-orbit-lunar-transit = lunar transit
sms-orbit-carries = { $orbit } { $tons } t
sms-requires-any = a success, manned or unmanned
sms-requires-manned = a manned success
sms-requires-unmanned = an unmanned success
sms-requires-nothing = nothing

## Craft

sms-kind-rocket = rocket
sms-kind-satellite = satellite
sms-kind-capsule = capsule
sms-kind-lunar-module = lunar module
sms-craft-rocket = rocket { $level }
sms-craft-satellite = satellite { $level }
sms-craft-capsule = capsule { $level }
sms-craft-lunar-module = lunar module

## Technologies and mission control cards

sms-technology-thrust = thrust
sms-technology-control = control
sms-technology-life-support = life support
sms-technology-sensor = sensors
sms-technology-landing = landing
sms-technology-re-entry = re-entry
sms-times = { $what } ×{ $count }
sms-problem-major = major problem
sms-problem-minor = minor problem
sms-problem-none = no problem
sms-problem-unknown = unknown card
sms-problems-major = { $count } major
sms-problems-minor = { $count } minor
sms-problems-none = { $count } problem-free
sms-problems-unknown = { $count } unknown
sms-consequence-abort = abort
sms-consequence-mission-over = the mission is over
sms-consequence-injure-1 = 1 astronaut injured
sms-consequence-injure-crew-size = one injury for each astronaut aboard
sms-consequence-lose-1 = 1 astronaut lost
sms-consequence-lose-2 = 2 astronauts lost
sms-consequence-lose-all = all astronauts aboard lost

## Tokens: one by its name, and several

sms-token-control-backup = control backup
sms-token-thrust-backup = thrust backup
sms-token-sensor-backup = sensor backup
sms-token-life-support-backup = life-support backup
sms-token-payload = extra payload
sms-token-fuel = fuel
sms-token-training = training
sms-token-inspection = inspection
sms-tokens-control-backup = { $count ->
        [one] 1 control backup
       *[other] { $count } control backups
    }
sms-tokens-thrust-backup = { $count ->
        [one] 1 thrust backup
       *[other] { $count } thrust backups
    }
sms-tokens-sensor-backup = { $count ->
        [one] 1 sensor backup
       *[other] { $count } sensor backups
    }
sms-tokens-life-support-backup = { $count ->
        [one] 1 life-support backup
       *[other] { $count } life-support backups
    }
sms-tokens-payload = { $count ->
        [one] 1 extra payload
       *[other] { $count } extra payloads
    }
sms-tokens-fuel = { $count } fuel
sms-tokens-training = { $count } training
sms-tokens-inspection = { $count ->
        [one] 1 inspection
       *[other] { $count } inspections
    }
sms-on-craft = { $craft }: { $tokens }
sms-nothing = nothing
sms-both = { $one } + { $other }
sms-either = { $one } or { $other }

## Specialists and what their blocks do

sms-specialist-mechanic = Mechanic
sms-specialist-tester = Tester
sms-specialist-scientist = Scientist
sms-specialist-engineer = Engineer
sms-specialist-astronaut = Astronaut
sms-specialist-spy = Spy
sms-acts-enhancement = { $count ->
        [one] 1 enhancement
       *[other] { $count } enhancements
    }
sms-acts-fuel = { $count } fuel
sms-acts-training = { $count } training
sms-acts-inspection = inspection
sms-acts-inspection-held = inspection (you have one)
sms-acts-develop = develop a craft
sms-acts-test-1-3 = test up to 3 cards
sms-acts-test-2 = test 2 cards
sms-acts-copy = copy a specialist
sms-acts-take-back = take a specialist back
sms-acts-pass = pass
sms-block = ({ $number }) { $does }

## People

sms-you = { $who } (you)
sms-player = { $who }
sms-automa = the Automa
sms-automa-trainee = trainee
sms-automa-normal = normal
sms-automa-expert = expert
sms-astronaut-healthy = a healthy astronaut
sms-astronaut-injured = an injured astronaut
sms-crew = { $healthy } healthy, { $injured } injured, { $lost } lost

## Categories of success and lines of the score

sms-category-media = media
sms-category-lunar = lunar
sms-category-manned = manned
sms-category-unmanned = unmanned
sms-no-success = none yet
sms-bar = { $category } { $count }
sms-line-start = At the start
sms-line-missions = Successful missions
sms-line-failures = Failed missions
sms-line-healthy = Healthy astronauts
sms-line-lost = Lost astronauts
sms-line-media = Media
sms-line-lunar = Lunar
sms-line-manned = Manned
sms-line-unmanned = Unmanned
sms-score-part = { $points } ({ $source })
sms-detail-successes = { $count ->
        [one] 1 success
       *[other] { $count } successes
    }

## Bonuses and events

sms-bonus-fuel-2 = take 2 fuel
sms-bonus-inspection = take an inspection
sms-bonus-look-technology = look through a technology deck of one’s own
sms-bonus-look-event = look at the next event
sms-bonus-sequence-first-free = a place at the front of next year's order
sms-bonus-remove-drawn-card = remove a drawn card
sms-event-all-clear-1 = All clear
sms-event-all-clear-2 = Green lights
sms-event-all-clear-3 = A quiet year
sms-event-valve-fault = Valve fault
sms-event-guidance-fault = Guidance fault
sms-event-telemetry-dropout = Telemetry dropout
sms-event-cabin-leak-and-sickness = Cabin leak
sms-event-radar-fault = Radar fault
sms-event-heat-shield-crack = Cracked heat shield
sms-event-gyro-drift-and-sickness = Gyro drift
sms-event-simulator-error = Simulator error
sms-event-pump-recall = Pump recall
sms-event-calm = **{ $name }**: nothing happens
sms-event-technical = **{ $name }** (technical problem): each mission that uses { $technologies } loses { $tokens }, or its inspection instead; a mission that has neither aboard is aborted
sms-event-backup = **{ $name }** (backup failure): each mission that uses { $technologies } loses { $tokens } or its inspection, if it has either aboard
sms-event-loss = **{ $name }** (unprotected loss): each mission loses { $tokens }, if aboard; the inspection does not help
sms-event-sick = { $event }. Space sickness: on each manned mission, one astronaut is injured

## Options and presets

sms-option-media = Media missions
sms-option-media-first-games = For first games: missions 3, 5, 6 and 8, or four drawn ones if these do not suit the scoring.
sms-option-media-four = Four media missions, drawn to suit the scoring at the end.
sms-option-media-four-1 = Four, from the first line that suits the scoring (see the rules, topic 16).
sms-option-media-four-2 = Four, from the second line that suits the scoring (see the rules, topic 16).
sms-option-media-four-3 = Four, from the third suitable line, or the last if there are fewer (see the rules, topic 16).
sms-option-media-four-4 = Four, from the fourth suitable line, or the last if there are fewer (see the rules, topic 16).
sms-option-media-six = Six media missions, drawn to suit the scoring at the end.
sms-option-media-six-1 = Six, from the first line that suits the scoring (see the rules, topic 16).
sms-option-media-six-2 = Six, from the second suitable line, or the last if there are fewer (see the rules, topic 16).
sms-option-media-all = All eight missions are media missions.
sms-option-either = Either-or in a media line
sms-option-either-drawn = Where a line says 5/7, one of the two is drawn.
sms-option-either-low-low-low = Where a line says 5/7, it is always the lower number.
sms-option-either-low-low-high = First either-or (as 5/7): lower number, second: lower, third: higher.
sms-option-either-low-high-low = First either-or (as 5/7): lower number, second: higher, third: lower.
sms-option-either-low-high-high = First either-or (as 5/7): lower number, second: higher, third: higher.
sms-option-either-high-low-low = First either-or (as 5/7): higher number, second: lower, third: lower.
sms-option-either-high-low-high = First either-or (as 5/7): higher number, second: lower, third: higher.
sms-option-either-high-high-low = First either-or (as 5/7): higher number, second: higher, third: lower.
sms-option-either-high-high-high = Where a line says 5/7, it is always the higher number.
sms-option-lunar = Lunar missions at the end
sms-option-lunar-scored = At the end, the most lunar successes score 5 points, the second most 2.
sms-option-lunar-unscored = Lunar successes score nothing extra at the end.
sms-option-lunar-drawn = Whether lunar successes score at the end is drawn at the start.
sms-option-manned = Manned missions at the end
sms-option-manned-scored = At the end, the most manned successes score 5 points, the second most 2.
sms-option-manned-unscored = Manned successes score nothing extra at the end.
sms-option-manned-drawn = Whether manned successes score at the end is drawn at the start.
sms-option-unmanned = Unmanned missions at the end
sms-option-unmanned-scored = At the end, the most unmanned successes score 5 points, the second most 2.
sms-option-unmanned-unscored = Unmanned successes score nothing extra at the end.
sms-option-unmanned-drawn = Whether unmanned successes score at the end is drawn at the start.
sms-option-bonuses = Mission bonuses
sms-option-bonuses-printed = Each year has its printed bonus, the same in every game.
sms-option-bonuses-tiles = Each year's bonus is drawn from ten tiles at the start.
sms-option-bonuses-without-fuel-2 = Drawn from eight tiles; the two that bring 2 fuel stay in the box.
sms-option-bonuses-without-inspection = Drawn from eight tiles; the two that bring an inspection stay in the box.
sms-option-bonuses-without-look-technology = Drawn from eight tiles; the two that look through a technology deck stay in the box.
sms-option-bonuses-without-look-event = Drawn from eight tiles; the two that look at the next event stay in the box.
sms-option-bonuses-without-sequence-first-free = Drawn from eight tiles; the two that bring a place at the front stay in the box.
sms-option-automa = Your opponent when you play alone
sms-option-automa-normal = The Automa begins with 10 points.
sms-option-automa-trainee = For learning: the same Automa, but it begins with 0 points.
sms-option-automa-expert = The Automa begins with 10 points and goes for harder missions.
sms-option-order = Who begins
sms-option-order-random = A random player begins; the others follow in the order they joined.
sms-option-order-fixed = The player in the first seat begins; the others follow in the order they joined.
sms-preset-first-games = First games
sms-preset-varied = Varied: media missions and bonuses are drawn
sms-preset-drawn = All drawn: the scored categories, too
sms-preset-expert = Alone against the expert Automa

## Looks and levels

sms-look-board = Board
sms-look-control = My control board
sms-look-hand = My specialists
sms-look-player = A player
sms-look-flight = This year's flights
sms-look-mission = A mission
sms-look-trial = My test
sms-look-score = Score
sms-level-easy = easy
sms-level-steady = steady
sms-level-strong = strong

## Verbs and slots, as buttons and as commands (names 32 characters, descriptions 100)

sms-verb-specialist = Specialist
sms-verb-specialist-name = specialist
sms-verb-specialist-about = Play a specialist and use one of its action blocks
sms-verb-pass = Pass
sms-verb-pass-name = pass
sms-verb-pass-about = End your actions for this year and take the next place in the order
sms-verb-enhance = Enhancement
sms-verb-enhance-name = enhance
sms-verb-enhance-about = Take an enhancement of your choice from the supply
sms-verb-develop = Develop
sms-verb-develop-name = develop
sms-verb-develop-about = Develop rocket, satellite or capsule by one level
sms-verb-test = Test
sms-verb-test-name = test
sms-verb-test-about = Test one of your technologies: draw from its deck
sms-verb-draw = Draw again
sms-verb-draw-name = draw
sms-verb-draw-about = Draw one more card in your test
sms-verb-remove = Remove
sms-verb-remove-name = remove
sms-verb-remove-about = Remove a drawn card from the game
sms-verb-put = Put one back
sms-verb-put-name = put
sms-verb-put-about = Put a drawn card back into its deck at a place of your choice
sms-verb-put-back = Put the rest back
sms-verb-put-back-name = put-back
sms-verb-put-back-about = Put all other drawn cards back on top, problems first
sms-verb-copy = Copy
sms-verb-copy-name = copy
sms-verb-copy-about = Use a block of a specialist that lies face up in front of another player
sms-verb-take-back = Take back
sms-verb-take-back-name = take-back
sms-verb-take-back-about = Take one of your played specialists back into your hand
sms-verb-announce = Announce
sms-verb-announce-name = announce
sms-verb-announce-about = Announce a mission and the craft that fly it
sms-verb-load = Load
sms-verb-load-name = load
sms-verb-load-about = Place a token on a craft
sms-verb-fill = Load all
sms-verb-fill-name = fill
sms-verb-fill-about = Load everything that fits and that the mission can use
sms-verb-ready = Ready
sms-verb-ready-name = ready
sms-verb-ready-about = Finish loading
sms-verb-launch = Launch
sms-verb-launch-name = launch
sms-verb-launch-about = Fly your mission, whatever the event
sms-verb-cancel = Cancel
sms-verb-cancel-name = cancel
sms-verb-cancel-about = Call your mission off because of the event
sms-verb-give = Give up
sms-verb-give-name = give
sms-verb-give-about = Choose the token that you lose to the event
sms-verb-solve = Solve
sms-verb-solve-name = solve
sms-verb-solve-about = Spend a token on the problem that was drawn
sms-verb-suffer = Suffer
sms-verb-suffer-name = suffer
sms-verb-suffer-about = Accept the consequences of the problem that was drawn
sms-verb-hit = Hit
sms-verb-hit-name = hit
sms-verb-hit-about = Choose which astronaut is injured or lost
sms-verb-bonus = Bonus
sms-verb-bonus-name = bonus
sms-verb-bonus-about = Take one of this year's two mission bonuses
sms-verb-study = Look through
sms-verb-study-name = study
sms-verb-study-about = Look through one of your technology decks
sms-verb-decline = Decline
sms-verb-decline-name = decline
sms-verb-decline-about = Decline what is offered: a mission, a removal, a bonus
sms-slot-card = The card
sms-slot-card-name = card
sms-slot-block = Which of its action blocks, counted from the top
sms-slot-block-name = block
sms-slot-kind = Which enhancement
sms-slot-kind-name = kind
sms-slot-craft = Which craft
sms-slot-craft-name = craft
sms-slot-technology = Which technology
sms-slot-technology-name = technology
sms-slot-place = The place in the deck; 1 is the top
sms-slot-place-name = place
sms-slot-mission = Which mission
sms-slot-mission-name = mission
sms-slot-rocket = The level of the rocket
sms-slot-rocket-name = rocket
sms-slot-payload = The level of satellite or capsule, 0 for the bare rocket
sms-slot-payload-name = payload
sms-slot-token = Which token
sms-slot-token-name = token
sms-slot-astronaut = Which astronaut
sms-slot-astronaut-name = astronaut
sms-slot-bonus = Which bonus
sms-slot-bonus-name = bonus

sms-look-known = What I know
sms-known-major = major problem
sms-known-minor = minor problem
sms-known-none = no problem
sms-known-events = Events
sms-known-specialists = Specialists of the Automa
sms-known-automa = Cards of the Automa
sms-known-past = { $count ->
    [0] No event has been turned up yet.
   *[other] Events so far: { $events }.
}
