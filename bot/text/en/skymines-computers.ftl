# Skymines: what speaks for an action, in the words of a computer player or of a hint.
sk-why-strong = { $because } Over { $tables ->
        [one] one imagined round
       *[other] { $tables } imagined rounds
    } this promised to end on average { $lead ->
        [level] level with the best opponent
        [ahead] { $points } CrypCoin ahead of the best opponent
       *[behind] { $points } CrypCoin behind the best opponent
    }. { $next ->
        [level] “{ $other }” would have been about as good.
        [ahead] “{ $other }” promised { $less } less.
       *[behind] “{ $other }” promised { $less } more.
    }
sk-why-choose = Its bonus is worth more, and the cards that it locks are missed less.
sk-why-plan = Together these cards promise the most in this round.
sk-why-arrange = Nothing speaks for another order.
sk-why-resources = This gets the most out of these units.
sk-why-boost = One unit more helps before the card is used.
sk-why-energy = This company has the best spaces for this energy, and its growth helps.
sk-why-enter = This space brings the most for its energy.
sk-why-column = The next piece uncovers a coin there.
sk-why-return = There the piece hides the fewest coins that matter.
sk-why-advance = A space on this track is worth the most.
sk-why-pay = What lies behind the barrier is worth its price.
sk-why-take = This research plan is the best for its points, and it fits there.
sk-why-remove = This uncovers coins of a company with many shares.
sk-why-upload = Going so far brings the most for its price.
sk-why-field = Helium-3 counts at the end, and nothing is gained by waiting.
sk-why-place = This space is worth more than the marker would be elsewhere.
sk-why-majority = The reward is there now, and cards that are used no longer count for it.
sk-why-buy = The card is worth more than it costs.
sk-why-sell = The card brings more here than in hand.
sk-why-half = This half is worth more.
sk-why-recover = The card is worth more than its price.
sk-why-finish = To go on would bring less.
sk-why-drop = No other action promises anything, and this deck is the best one to take.
sk-why-rest = There the card comes back in good company.
sk-why-link = A task that is met brings CrypCoin and a marker at once.
