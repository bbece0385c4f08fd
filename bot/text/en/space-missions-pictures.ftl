# Words drawn in pictures of Space Missions. Keep them short: they stand in narrow places.

sms-pic-phase-actions = Actions
sms-pic-phase-announce = Announce
sms-pic-phase-event = Event
sms-pic-phase-fly = Flight
sms-pic-phase-complete = Debrief

sms-pic-due-enhancement = takes an enhancement
sms-pic-due-specialist = plays a specialist
sms-pic-due-develop = develops a craft
sms-pic-due-test = tests a technology
sms-pic-due-trial = looks at test cards
sms-pic-due-copy = copies a specialist
sms-pic-due-take-back = takes back a specialist
sms-pic-due-announce = announces a mission
sms-pic-due-load = loads the launch pad
sms-pic-due-launch = launch or cancel?
sms-pic-due-give = gives up a token
sms-pic-due-solve = solves a problem
sms-pic-due-injure = one is injured
sms-pic-due-lose = one is lost
sms-pic-due-remove = may remove a card
sms-pic-due-bonus = chooses a bonus
sms-pic-due-study = looks through a deck
sms-pic-due-remove-bonus = removes a card
sms-pic-due-return = puts cards back

sms-pic-over = The game is over
sms-pic-over-landing = The Moon is reached: game over
sms-pic-over-sixties = 1969 is over: game over

sms-pic-order-next = Passed
sms-pic-order-now = In order
sms-pic-scoring = { $most }/{ $second }: most, second
sms-pic-event = Event of the year
sms-pic-events-left = face down, { $count } left

sms-pic-weighs = weighs { $tons }
sms-pic-carries = carries
sms-pic-played-none = none played
sms-pic-pad = Launch pad: #{ $number } { $name }
sms-pic-pad-empty = The launch pad is empty
sms-pic-next-event = Next event

sms-pic-automa = Automa
sms-pic-hand = Your specialists
sms-pic-hand-empty = No specialists in hand
sms-pic-passed = you have passed
sms-pic-others-show = Others show
sms-pic-played = Played

sms-pic-points = { $points } p.
sms-pic-flight-pad = On the launch pad
sms-pic-flight-step = Step { $step } of { $steps }
sms-pic-flight-aborted = Aborted in step { $step }: last step
sms-pic-flight-failed = { $step ->
    [0] Failed before the launch
   *[other] Failed in step { $step }
}
sms-pic-flight-home = Success

sms-pic-trial-test-1-3 = Test: up to 3 cards
sms-pic-trial-test-2 = Test: 2 cards
sms-pic-trial-flight = Cards of the flight
sms-pic-trial-deck = { $count ->
    [one] the deck, from the top
   *[other] the decks, from the top
}
sms-pic-empty = empty
sms-pic-trial-removed = removed: { $count }

sms-pic-score = Final ranking
sms-pic-score-now = Ranking
sms-pic-total = Total
sms-pic-line-start = Start
sms-pic-line-missions = Missions
sms-pic-line-failures = Failures
sms-pic-line-healthy = Healthy crew
sms-pic-line-lost = Lost crew
sms-pic-line-media = Media
sms-pic-line-lunar = Lunar
sms-pic-line-manned = Manned
sms-pic-line-unmanned = Unmanned
