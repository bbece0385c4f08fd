# Skymines: what speaks for an action, in the words of a computer player or of a hint.
sk-why-strong = { $because } I played on from there { $tables ->
        [one] once
       *[other] { $tables } times
    }: on average { $advised ->
        [yes] you end
       *[no] I end
    } { $lead ->
        [level] level with { $rival }
        [ahead] { $points } CrypCoin ahead of { $rival }
       *[behind] { $points } CrypCoin behind { $rival }
    }. { $next ->
        [level] “{ $other }” would be about as good.
        [ahead] Next best: “{ $other }”, { $less } CrypCoin less.
       *[behind] “{ $other }” brought { $less } CrypCoin more.
    }
sk-why-choose = Its bonus brings more, and its three locked cards are missed less.
sk-why-plan = Together these cards do the most this round.
sk-why-arrange = Any other order would be as good.
sk-why-resources = This gets the most for these units.
sk-why-boost = One unit more helps before the card is used.
sk-why-energy = The sectors and shares of this company bring more for the energy than those of another.
sk-why-enter = The best way for the energy that is left begins here.
sk-why-column = The next piece from there uncovers a coin.
sk-why-return = There the piece hides the fewest coins that matter.
sk-why-advance = A space on this track is worth more than one on another.
sk-why-pay = What lies behind the barrier is worth its price.
sk-why-take = Of the plans that can be paid, this one promises the most. { $ready ->
        [yes] What it asks for lies face up, until these cards are used.
       *[no] What it asks for must lie face up first.
    }
sk-why-remove = This uncovers coins of a company of which many shares are held.
sk-why-upload = Going this far brings the most for what it costs.
sk-why-field = Helium-3 counts at the end, and waiting gains nothing.
sk-why-place = The marker brings more here than on another space.
sk-why-majority = The reward can be had now; cards that are used no longer count for it.
sk-why-buy = The card is worth more than it costs.
sk-why-sell = The card brings more here than in hand.
sk-why-half = This half is worth more.
sk-why-recover = The card is worth more than its price.
sk-why-finish = Going on would bring less.
sk-why-drop = No other action brings anything now, and this is the best deck to take back.
sk-why-rest = There the card comes back together with good ones.
sk-why-link = This task is done: it brings CrypCoin and a marker at once.
