# Why a computer player did what it did, or what a hint proposes: what it is good for, and what else was thought of.
sms-why-strong = { $because } I played on from there { $tables ->
        [one] once
       *[other] { $tables } times
    }: on average { $advised ->
        [yes] you end
       *[no] I end
    } { $lead ->
        [level] level with { $rival }
        [ahead] { $points ->
            [one] 1 point ahead of
           *[other] { $points } points ahead of
        } { $rival }
       *[behind] { $points ->
            [one] 1 point behind
           *[other] { $points } points behind
        } { $rival }
    }. { $next ->
        [level] “{ $other }” would be about as good.
        [ahead] Next best: “{ $other }”, { $less ->
            [one] 1 point less.
           *[other] { $less } points less.
        }
       *[behind] “{ $other }” brought { $less ->
            [one] 1 point more.
           *[other] { $less } points more.
        }
    }

## What an action is good for

sms-because-specialist = Of all cards in hand, this block brings { $aim } closest.
sms-because-tests = { $because } What matters most to test is { $technology }.
sms-because-copy = Of all blocks to copy, this one brings { $aim } closest.
sms-because-enhance = This enhancement helps { $aim } most.
sms-because-develop = This craft helps { $aim } most.
sms-because-test = This technology matters most to { $aim }.
sms-because-later = No mission is in reach this year, so this is for the years to come.
sms-because-take-back = This specialist is well worth playing again.
sms-because-pass = No card in hand would bring more now, and passing early means acting early later on.
sms-because-draw = One more card costs nothing, and it may be a major problem to remove.
sms-because-remove = Without this card ({ $technology }: { $problem }) later flights are safer.
sms-because-put = A card goes back to where it does the least harm.
sms-because-put-back = With the problems on top, a later test finds them first.
sms-because-announce = { $chance ->
    [0] It is a long shot, but nothing else promises more.
    [10] It is almost sure to succeed.
   *[other] It succeeds about { $chance } times in 10, and promises more than staying.
}
sms-because-stay = No mission promises enough this year; the tokens are kept for the next.
sms-because-load = This may help during the flight.
sms-because-fill = Whatever can help during the flight should be aboard.
sms-because-ready = Nothing else would help during the flight.
sms-because-launch = In spite of the event, flying promises more than calling it off.
sms-because-cancel = With this event the flight promises too little, and what is aboard is kept.
sms-because-give = The flight can do without this most easily.
sms-because-solve = The problem would cost more than the token.
sms-because-suffer = The tokens aboard will be needed more later in the flight.
sms-because-injure-healthy = That way nobody is lost.
sms-because-injure-injured = That way the others stay healthy.
sms-because-lose-healthy = Somebody has to be lost.
sms-because-lose-injured = A healthy astronaut brings a point at home; an injured one does not.
sms-because-bonus = Of this year's bonuses this one helps most.
sms-because-study = Most is still unknown about { $technology }, and it matters.
sms-because-decline = Nothing on offer would help.
