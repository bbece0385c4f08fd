# Skymines: what speaks for an action, in the words of a computer player or of a hint.
sk-why-strong = { $because } The computer played on { $tables ->
        [one] once
       *[other] { $tables } times
    } in thought: on average you are then { $lead ->
        [level] level with the best of the others
        [ahead] { $points } CrypCoin ahead of the best of the others
       *[behind] { $points } CrypCoin behind the best of the others
    }. { $next ->
        [level] “{ $other }” is about as good.
        [ahead] “{ $other }” brings { $less } less.
       *[behind] “{ $other }” brings { $less } more.
    }
sk-why-choose = You get more from its bonus, and you miss its three locked cards less.
sk-why-plan = Together these cards do the most for you this round.
sk-why-arrange = Any other order would be as good.
sk-why-resources = You get the most for your units this way.
sk-why-boost = One unit more helps before the card is used.
sk-why-energy = Your energy reaches good sectors with this company, and it helps you when it grows.
sk-why-enter = You get the most for your energy here.
sk-why-column = The next piece from there uncovers a coin.
sk-why-return = There the piece hides the fewest coins that you need.
sk-why-advance = A space on this track is worth more to you than one on another.
sk-why-pay = What lies behind the barrier is worth its price.
sk-why-take = Of the plans that you can pay, this one brings you the most, and it fits there.
sk-why-remove = This uncovers coins of a company of which you have many shares.
sk-why-upload = Going this far brings the most for what it costs.
sk-why-field = Helium-3 counts at the end, and you gain nothing by waiting.
sk-why-place = Your marker brings more here than on another space.
sk-why-majority = You can have the reward now; cards that you have used no longer count for it.
sk-why-buy = The card is worth more than it costs.
sk-why-sell = The card brings more here than in hand.
sk-why-half = This half is worth more.
sk-why-recover = The card is worth more than its price.
sk-why-finish = Going on would bring you less.
sk-why-drop = No other action brings you anything now, and this is the best deck to take back.
sk-why-rest = There the card comes back together with good ones.
sk-why-link = You have done this task, so you get CrypCoin and a marker at once.
