### Crazy Eights: all that is said at the table. The rules by topic are in crazy-eights-rules.ftl.

ce-about = Follow suit or rank, draw if you cannot, and change the suit with an eight – for 2 to 4 players, about 10 minutes.
ce-tagline = shed your hand, eights are wild
ce-table-name = { $number ->
    [0] Ace of Spades
    [1] Ace of Hearts
    [2] Ace of Clubs
    [3] Ace of Diamonds
    [4] King of Spades
    [5] King of Hearts
    [6] King of Clubs
    [7] King of Diamonds
    [8] Queen of Spades
    [9] Queen of Hearts
    [10] Queen of Clubs
    [11] Queen of Diamonds
    [12] Jack of Spades
    [13] Jack of Hearts
    [14] Jack of Clubs
    [15] Jack of Diamonds
    [16] Ten of Spades
    [17] Ten of Hearts
    [18] Ten of Clubs
    [19] Ten of Diamonds
    [20] Eight of Spades
    [21] Eight of Hearts
    [22] Eight of Clubs
   *[other] Eight of Diamonds
}
ce-edition = the usual 52 cards
ce-option-draw = Drawing
ce-option-draw-three = You may draw up to three cards in a turn before you pass.
ce-option-draw-one = You may draw one card in a turn before you pass.
ce-preset-usual = Usual

## Verbs and their slots

ce-verb-play = Play
ce-verb-play-about = Lay a card of the suit to follow or of the top card's rank
ce-verb-play-name = play
ce-verb-eight = Eight
ce-verb-eight-about = Lay an eight and name the suit that is to be followed
ce-verb-eight-name = eight
ce-verb-draw = Draw
ce-verb-draw-about = Draw a card from the stock
ce-verb-draw-name = draw
ce-verb-pass = Pass
ce-verb-pass-about = End your turn when you may not draw any more
ce-verb-pass-name = pass
ce-slot-card = a card of your hand
ce-slot-card-name = card
ce-slot-suit = the suit to follow
ce-slot-suit-name = suit

ce-look-board = Table
ce-look-hand = My hand
ce-look-score = Score
ce-level-easy = easy
ce-level-steady = steady
ce-category-hands = Hands

## Choices

ce-label-play = Play the { $card }
ce-label-eight = Play the { $card }, name { $suit }
ce-label-draw = Draw a card
ce-label-pass = Pass
ce-hint-lay = { $points ->
        [one] It counts 1 point;
       *[other] It counts { $points } points;
    } { $count ->
        [0] you hold no other card of that suit
        [one] you hold 1 more card of that suit
       *[other] you hold { $count } more cards of that suit
    }
ce-hint-draw = { $left ->
        [one] 1 draw left in this turn;
       *[other] { $left } draws left in this turn;
    } { $stock ->
        [one] 1 card in the stock
       *[other] { $stock } cards in the stock
    }
ce-headline-last = Last card: { $who }.

## The table and the hand in words

ce-text-pile = On the pile lies the { $card }; the suit to follow is { $suit }.
ce-text-stock = { $count ->
        [0] The stock is empty.
        [one] 1 card is left in the stock.
       *[other] { $count } cards are left in the stock.
    }
ce-text-seat = { $who }: { $count ->
        [one] 1 card.
       *[other] { $count } cards.
    }
ce-text-left = { $count ->
        [0] { $who } holds no card.
        [one] { $who } holds 1 card ({ $points ->
            [one] 1 point
           *[other] { $points } points
        }): { $cards }.
       *[other] { $who } holds { $count } cards ({ $points ->
            [one] 1 point
           *[other] { $points } points
        }): { $cards }.
    }
ce-text-no-hand = You have no hand at this table.
ce-text-hand = { $count ->
        [0] Your hand is empty.
        [one] You hold 1 card ({ $points ->
            [one] 1 point
           *[other] { $points } points
        }): { $cards }.
       *[other] You hold { $count } cards ({ $points ->
            [one] 1 point
           *[other] { $points } points
        }): { $cards }.
    }
ce-text-playable = { $count ->
        [0] You can lay no card now.
       *[other] You can lay now: { $cards }.
    }
ce-score-held = { $points ->
        [one] 1 point in hand
       *[other] { $points } points in hand
    }

## What happens

ce-told-dealt = The cards are dealt, and the { $card } is turned up. { $who } begins.
ce-told-hand = { $who } ({ $cards })
ce-told-dealt-open = { $told } Dealt: { $hands }.
ce-told-laid = { $who } lays the { $card }.
ce-told-eight = { $who } lays the { $card } and names { $suit }.
ce-told-drew = { $who } draws a card.
ce-told-drew-known = { $who } draws the { $card }.
ce-told-passed = { $who } passes.
ce-told-ended-out = The last card of a hand is laid: the round is over.
ce-told-ended-blocked = All have passed in turn: the round is over.
ce-told-ended-vote = The table has ended the round by vote.

## Why a computer player did it, or what a hint proposes

ce-because-play = { $points ->
        [one] This sheds 1 point,
       *[other] This sheds { $points } points,
    } { $count ->
        [0] and no other card of { $suit } is left in hand.
        [one] and 1 more card of { $suit } is left in hand.
       *[other] and { $count } more cards of { $suit } are left in hand.
    }
ce-because-eight = { $points ->
        [one] An eight left in hand would count 1 point,
       *[other] An eight left in hand would count { $points } points,
    } { $count ->
        [0] and no card of { $suit } is left in hand.
        [one] and 1 card of { $suit } is left in hand.
       *[other] and { $count } cards of { $suit } are left in hand.
    }
ce-because-wait = This keeps the cards for a later turn.

## Why an action is not possible, and what would make it so

ce-refuse-over = The round is over.
ce-remedy-over = Look at the final score, or start a rematch.
ce-refuse-not-your-turn = It is { $who }'s turn.
ce-remedy-not-your-turn = You act once { $who } has played or passed. Until then you can look around.
ce-refuse-unknown-action = Crazy Eights has no such action.
ce-remedy-unknown-action = In your turn you play a card, play an eight, draw or pass.
ce-refuse-not-in-hand = You do not hold this card.
ce-remedy-not-in-hand = You hold { $cards }.
ce-refuse-no-match = This card has neither the suit to follow nor the rank of the top card.
ce-remedy-no-match = Play { $suit }, or the rank of the { $top }, or any eight.
ce-refuse-name-suit = With an eight you name the suit that is to be followed.
ce-remedy-name-suit = Choose the action for eights, and a suit with it.
ce-refuse-no-eight = The { $card } is no eight, so you name no suit with it.
ce-remedy-no-eight = Play it as an ordinary card, if it fits.
ce-refuse-no-suit = This is not the name of a suit.
ce-remedy-no-suit = Name one of { $suits }.
ce-refuse-draw-first = You may still draw { $count ->
        [one] 1 card
       *[other] { $count } cards
    } in this turn.
ce-remedy-draw-first = Draw, or play a card that fits. You pass when you may not draw any more.
ce-refuse-drawn-enough = You have drawn { $count ->
        [one] 1 card
       *[other] { $count } cards
    } in this turn, and that is all.
ce-remedy-drawn-enough = Play a card that fits, or pass.
ce-refuse-stock-empty = The stock is empty.
ce-remedy-stock-empty = Play a card that fits, or pass.

## Pictures. Keep these short: they stand in narrow places.

ce-pic-title = Crazy Eights
ce-pic-follow = follow
ce-pic-stock = stock
ce-pic-pile = pile
ce-pic-over = The round is over
ce-pic-turn = { $who } to play
ce-pic-points = { $points ->
        [one] 1 point
       *[other] { $points } points
    }
ce-pic-playable = { $count ->
        [0] no card fits
        [one] 1 card fits
       *[other] { $count } cards fit
    }

ce-look-known = What I know
ce-known-eights = Eights
ce-known-pile = On the pile ({ $count }): { $cards }.
