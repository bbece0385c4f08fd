# Space Missions: why an action of announcing, flying or completing a mission is not possible, and what would make it so.
# Keys: bot/games/space_missions/refusals_of_flights.py.

sms-refusal-such-kind = such a craft
sms-refusal-such-token = token of this name
sms-refusal-such-technology = such a technology
sms-refusal-such-problem = such a card
sms-refusal-place = { $token } on the { $craft }
sms-refusal-card = { $technology }: { $card }

## Announcing

sms-refuse-no-mission = The missions are numbered 1 to { $count }.
sms-remedy-no-mission = { $count ->
    [0] You cannot announce any now; decline, and stay on the ground.
   *[other] You can announce { $missions }.
}

sms-refuse-level-not-reached = You have not developed { $craft } yet.
sms-remedy-level-not-reached = You have { $craft }; the action “develop” brings the next level.

sms-refuse-level-too-low = { $mission } needs more than { $craft }.
sms-remedy-level-too-low = It needs at least { $craft }.

sms-refuse-bare-rocket = { $mission } is flown by the rocket alone.
sms-remedy-bare-rocket = Choose level 0 for the payload.

sms-refuse-successes-missing = You are not ready for { $mission }: it asks for other successes first.
sms-remedy-successes-missing = First you need { $asked }.

sms-refuse-too-heavy = The payload weighs { $weight } t and { $rocket } carries { $carried } t ({ $orbit }).
sms-remedy-too-heavy = { $loadable ->
    [0] { $needed ->
        [one] It would need 1 extra payload and takes none: use a stronger rocket or a lighter payload.
       *[other] It would need { $needed } extra payloads and takes only { $slots }: use a stronger rocket or a lighter payload.
    }
   *[other] { $needed ->
        [one] With 1 extra payload it would fly; you have { $held }.
       *[other] With { $needed } extra payloads it would fly; you have { $held }.
    }
}

sms-refuse-fuel-missing = Your { $rocket } needs { $fuel } fuel, and you have { $held }.
sms-remedy-fuel-missing = Take { $missing } more, or fly a smaller rocket if the mission allows it.

sms-refuse-no-astronauts = The supply has no astronaut left.
sms-remedy-no-astronauts = Announce an unmanned mission, or decline.

## Loading

sms-refuse-not-held = You have no { $token } left.
sms-remedy-not-held = { $count ->
    [0] Nothing else can be loaded: choose “Ready”.
   *[other] You can load { $places }, or choose “Ready”.
}

sms-refuse-no-slot = The { $craft } has no free slot for { $token }.
sms-remedy-no-slot = { $count ->
    [0] Nothing else can be loaded: choose “Ready”.
   *[other] You can load { $places }, or choose “Ready”.
}

## The event and the flight

sms-refuse-not-to-give = The event does not take { $token } on the { $craft }.
sms-remedy-not-to-give = You can give { $places }.

sms-refuse-not-aboard = There is no { $token } on the { $craft }.
sms-remedy-not-aboard = You can spend { $tokens }, or suffer the problem.

sms-refuse-nobody-healthy = Training needs a healthy astronaut, and nobody aboard is healthy.
sms-remedy-nobody-healthy = You can spend { $tokens }, or suffer the problem.

sms-refuse-no-help = Against a { $problem } with { $technology }, { $token } does not help.
sms-remedy-no-help = You can spend { $tokens }, or suffer the problem.

sms-refuse-nobody-such = Astronauts are either healthy or injured.
sms-remedy-nobody-such = Choose one of { $healthy } healthy or { $injured } injured.

## Completing

sms-refuse-not-lying = This card is not among those you drew: { $technology }, { $card }.
sms-remedy-not-lying = You drew { $cards }.

sms-refuse-bonus-is-for-removing = You have chosen to remove a card.
sms-remedy-bonus-is-for-removing = Choose one of { $cards }.

sms-refuse-no-bonus = { $year } has no such bonus.
sms-remedy-no-bonus = On offer: { $bonuses }; or decline.

sms-refuse-bonus-out-of-reach = This bonus brings nothing now: { $why }.
sms-remedy-bonus-out-of-reach = On offer: { $bonuses }; or decline.

sms-refusal-no-fuel-2 = the supply has no fuel left
sms-refusal-no-inspection = you already have an inspection, or the supply has none
sms-refusal-no-look-technology = your decks have no cards
sms-refusal-no-look-event = no event is left
sms-refusal-no-remove-drawn-card = none of the cards drawn in the mission is left

sms-refuse-nothing-to-study = In { $technology } there is nothing to look through.
sms-remedy-nothing-to-study = You can look through { $technologies }.
