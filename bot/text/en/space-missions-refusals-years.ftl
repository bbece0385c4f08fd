# Space Missions: why an action of the year is not possible, and what would make it so; and what all decisions share.
# Keys: bot/games/space_missions/refusals.py.

sms-refusal-such-card = such a card

## What is due

sms-due-enhancement = choose an enhancement
sms-due-specialist = play a specialist or pass
sms-due-develop = choose the craft to develop
sms-due-test = choose the technology to test
sms-due-trial = decide what to do with the cards of your test
sms-due-copy = choose the block to copy
sms-due-take-back = choose the specialist to take back
sms-due-announce = announce a mission or decline
sms-due-load = load your craft or choose “Ready”
sms-due-launch = launch or cancel
sms-due-give = choose the token that the event takes
sms-due-solve = solve the problem or suffer it
sms-due-injure = choose who is injured
sms-due-lose = choose who is lost
sms-due-remove = remove a card or decline
sms-due-bonus = choose a bonus or decline
sms-due-study = choose the technology to look through
sms-due-remove-bonus = choose the card to remove
sms-due-return = put the cards back

## For every decision

sms-refuse-over = The game is over.
sms-remedy-over = Look at the final score, or start a rematch.

sms-refuse-not-your-turn = It is { $who }'s turn.
sms-remedy-not-your-turn = You act after { $who }. Until then you may look around.

sms-refuse-unknown-action = Space Missions has no such action.
sms-remedy-unknown-action = The menu shows what you can do now.

sms-refuse-not-now = That comes at another time.
sms-remedy-not-now = Now you can { $due }.

## Specialists

sms-refuse-not-in-hand = You do not hold { $card }.
sms-remedy-not-in-hand = You hold { $cards }. You can also pass.

sms-refuse-no-block = { $card } has no block of this number.
sms-remedy-no-block = { $card } has { $count } blocks, counted from the top.

sms-refuse-no-enhancement = There is no such enhancement.
sms-remedy-no-enhancement = The five enhancements are { $tokens }.

sms-refuse-none-left = The supply has no { $token } left.
sms-remedy-none-left = You can take { $tokens }.

sms-refuse-not-visible = Nobody else has { $card } face up now.
sms-remedy-not-visible = You can copy { $cards }.

sms-refuse-copied-copy = A copied Spy cannot copy again.
sms-remedy-copied-copy = You can copy block { $blocks } of { $card }.

sms-refuse-not-played = You have not played { $card } this year.
sms-remedy-not-played = You can take back { $cards }.

sms-refuse-spy-stays = The Spy cannot take itself back.
sms-remedy-spy-stays = You can take back { $cards }.

## Tests

sms-refuse-no-technology = There is no such technology.
sms-remedy-no-technology = You can test { $technologies }.

sms-refuse-deck-empty = Your { $technology } deck has no cards left.
sms-remedy-deck-empty = You can test { $technologies }.

sms-refuse-two-at-once = This test draws two cards at once and no more.
sms-remedy-two-at-once = Remove minor problems, or put the cards back.

sms-refuse-three-drawn = You have drawn all { $count } cards of this test.
sms-remedy-three-drawn = Remove a problem, or put the cards back.

sms-refuse-deck-drawn = You have drawn the whole { $technology } deck.
sms-remedy-deck-drawn = Remove a problem, or put the cards back.

sms-refuse-removed-already = After removing a card you cannot draw again.
sms-remedy-removed-already = Put the other cards back.

sms-refuse-returning = You have already begun to put cards back.
sms-remedy-returning = Put the others back, too, one by one or all on top.

sms-refuse-other-technology = You are testing { $technology }.
sms-remedy-other-technology = Choose among the cards of { $technology }.

sms-refuse-not-drawn = You have not drawn { $card }.
sms-remedy-not-drawn = You drew { $cards }.

sms-refuse-not-removable = This is a { $test }: { $card } stays in the game.
sms-remedy-not-removable = { $count ->
    [0] Put the cards back.
   *[other] You can remove { $cards }.
}

sms-refuse-removed-enough = { $count ->
    [one] You have removed a card; this test removes no more.
   *[other] You have removed { $count } cards; this test removes no more.
}
sms-remedy-removed-enough = Put the other cards back.

sms-refuse-no-place = The deck has no such place.
sms-remedy-no-place = Places count from the top: 1 is the top, { $count } the bottom.

## Craft

sms-refuse-no-levels = There is no such craft to develop.
sms-remedy-no-levels = You can develop { $crafts }.

sms-refuse-developed = Your { $craft } has reached level { $level }, the highest.
sms-remedy-developed = You can develop { $crafts }.
