# Words of the two toy games (tests only).
toy-over = The game is over.
toy-no-over = The game is over.
toy-do-rematch = Start a new one.
toy-ended-rounds = All rounds are played.
toy-ended-vote = You ended the game by vote.
toy-ended-supply = The supply is empty.
toy-ended-robots = No robot is left.

toy-bid-card = card { $card }
toy-bid-none = nothing
toy-bid-prompt = { $who }: bid for { $prize } points
toy-bid-last = Last round
toy-bid-do-bid = Bid { $card }
toy-bid-do-pass = Pass
toy-bid-hint = { $others ->
    [one] { $others } other still has this card
   *[other] { $others } others still have this card
}
toy-bid-no-chosen = You have chosen.
toy-bid-do-revise = Take your choice back to choose again.
toy-bid-no-card = This card is not in your hand.
toy-bid-do-card = Bid a card of your hand, or pass.
toy-bid-own = Your bid: { $bid }
toy-bid-hand = Your hand: { $cards }
toy-bid-board = Prize { $prize }, carried over { $stake }, { $coming } to come
toy-bid-seat = { $who }: { $points } points, { $cards } cards{ $chosen ->
    [0] {""}
   *[other] , has chosen
}
toy-bid-laid = The first of { $rounds } prizes: { $prize }
toy-bid-chose = { $who } has chosen.
toy-bid-chose-own = { $who } bids { $bid }.
toy-bid-shown = { $who } { $bid }
toy-bid-won = { $bids }: { $who } wins { $prize }.
toy-bid-tied = { $bids }: nobody wins { $prize }.
toy-bid-category-prizes = Prizes
toy-bid-rules-summary = **Goal.** Take the prize with the highest bid that nobody else made.
toy-bid-rules-topic-bidding = Bidding
toy-bid-rules-bidding = All bid in secret; the highest bid that nobody else made takes the prize.

toy-automa-name = Automa
toy-automa-card = { $card ->
    [0] storm
   *[other] ore { $card }
}
toy-automa-robot = robot { $robot }
toy-automa-whose = { $who }
toy-automa-prompt-turn = { $who }: peek, mine or rest
toy-automa-prompt-put = { $who } puts cards back
toy-automa-prompt-mine = { $who }: go on or stop
toy-automa-prompt-lose = { $who } distributes hits
toy-automa-low = The supply runs out: { $left } left
toy-automa-label-peek = Peek
toy-automa-label-mine = Mine
toy-automa-label-stop = Stop
toy-automa-label-rest = Rest
toy-automa-label-put = Put back { $card }
toy-automa-label-lose = Hit robot { $robot }
toy-automa-hint-haul = Haul so far: { $ore }
toy-automa-no-turn = It is not your turn.
toy-automa-do-wait = Wait for your turn.
toy-automa-no-now = Not now.
toy-automa-do-turn = Peek, mine or rest.
toy-automa-do-put = Put a card that you hold back.
toy-automa-do-mine = Mine on, or stop.
toy-automa-do-lose = Hit a robot that stands.
toy-automa-held = You hold { $cards }
toy-automa-known = You know the top: { $cards }
toy-automa-robots = Robots of { $who }: { $health }
toy-automa-seat = { $who }: ore { $ore }, robots { $health }
toy-automa-it = Automa: { $points } points, { $cards } cards, seen { $seen }
toy-automa-gone = Turned up: { $cards }; { $left } left, { $held } held
toy-automa-now = Haul { $ore }, hits { $hits }, put back { $back }
toy-automa-alt = { $lines }
toy-automa-peeked = { $who } looks at { $count } cards.
toy-automa-peeked-own = { $who } sees { $cards }.
toy-automa-put = { $who } puts a card back.
toy-automa-put-own = { $who } puts back { $card }.
toy-automa-mined = { $who } mines { $card }.
toy-automa-stormed = A storm hits { $who }: { $hits }.
toy-automa-hit = { $who }: robot { $robot } is hit.
toy-automa-banked = { $who } banks { $ore }.
toy-automa-rested = { $who } rests.
toy-automa-did = The automa plays { $card }, turns up { $turned }, gets { $points }.
toy-automa-category-ore = Ore
toy-automa-category-robots = Whole robots
toy-automa-rules-summary = **Goal.** Dig up more than the automa.
toy-automa-rules-topic-turn = A turn
toy-automa-rules-topic-automa = The automa
toy-automa-rules-turn = Peek, mine or rest.
toy-automa-rules-automa = The automa turns up a card of its own after each round.

toy-bid-about = Bid in secret for prizes.
toy-bid-edition = the only edition
toy-bid-tagline = secret bids
toy-bid-table-name = Toy { $number }
toy-bid-verb-bid = Bid
toy-bid-verb-pass = Pass
toy-bid-look-board = Board
toy-bid-look-hand = Hand
toy-bid-level-easy = easy
toy-bid-level-steady = steady
toy-bid-preset-standard = Standard
toy-bid-preset-long = Long
toy-bid-option-rounds = Rounds
toy-bid-option-rounds-3 = three
toy-bid-option-rounds-5 = five
toy-bid-option-ties = Ties
toy-bid-option-ties-lost = the prize is lost
toy-bid-option-ties-carry = the prize is carried over

toy-automa-about = Mine against an automa.
toy-automa-edition = the only edition
toy-automa-tagline = mining
toy-automa-table-name = Toy { $number }
toy-automa-verb-peek = Peek
toy-automa-verb-put = Put back
toy-automa-verb-mine = Mine
toy-automa-verb-stop = Stop
toy-automa-verb-lose = Lose
toy-automa-verb-rest = Rest
toy-automa-look-board = Board
toy-automa-look-known = What you know
toy-automa-look-robots = Robots
toy-automa-level-easy = easy
toy-automa-level-steady = steady
toy-automa-preset-standard = Standard
toy-automa-option-level = Automa
toy-automa-option-level-normal = normal
toy-automa-option-level-expert = expert
toy-why-easy = It drew lots.
toy-why-steady = It always does so here.

# What commands say of verbs and their nouns.
toy-bid-verb-bid-about = Bid a card in secret
toy-bid-verb-pass-about = Bid nothing
toy-bid-slot-card = A card of your hand
toy-automa-verb-peek-about = Look at the top cards of the supply
toy-automa-verb-put-about = Put a card back on top
toy-automa-verb-mine-about = Turn up the top card
toy-automa-verb-stop-about = Bank the haul
toy-automa-verb-lose-about = Let a robot take a hit
toy-automa-verb-rest-about = Do nothing
toy-automa-slot-card = One of the cards you hold
toy-automa-slot-robot = One of your robots
