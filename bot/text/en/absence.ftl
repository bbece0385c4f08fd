# People who are away: computers stand in, seats change hands
button-come-back = I am back
came-back = Welcome back: you play yourself again.
standin-for-you = A computer plays for you since { $since }. It hands over as soon as you act or press **I am back**.
standin-left = A computer plays for { $who }, who left { $since }.
standin-resigned = A computer plays on for { $who }, who resigned { $since }.
standin-vacation = A computer plays for { $who } during the vacation (since { $since }).
standin-clock = A computer plays for { $who }, whose time ran out { $since }.
standin-asked = A computer plays for { $who } for now (since { $since }).
final-standin-left = left on { $since }; a computer played on
final-standin-resigned = resigned on { $since }; a computer played on
final-standin-vacation = away since { $since }; a computer played
final-standin-clock = out of time on { $since }; a computer played on
final-standin-asked = away since { $since }; a computer played
refused-nobody-stands-in = You play yourself: no computer has your seat. Press **Act**.

# Resigning
button-resign-computer = Resign: a computer plays on
button-resign-offer = Resign and offer the seat
resign-really = Do you really want to give your seat up? The others play on. Until somebody takes it over, a computer plays it; you see its hand no more.
resigned = You have given your seat up. The others play on.
remark-resigned = { $who } resigned; a computer plays on.

# Questions to everybody
ballot-cancel = cancel this game without a result
ballot-pause = pause the game until { $until }
ballot-asked = { $who } asks: shall we **{ $what }**? It is done when everybody agrees.
ballot-agreed = { $who } agrees
ballot-missing = { $who } has not answered yet
ballot-until = Without all answers it lapses { $until }.
ballot-carried = Everybody agreed: { $what }.
ballot-declined = Not everybody agreed: { $what }.
ballot-lapsed = Not decided: { $what }.
ballot-counted = { $missing ->
    [one] Your answer counts. One more is missing.
   *[other] Your answer counts. { $missing } more are missing.
}
ballot-now-carried = Everybody agreed: it is done.
ballot-now-declined = You declined: everything stays as it is.
ballot-now-lapsed = This was not decided in time.
button-ballot-yes = Agree
button-ballot-no = Decline
remark-agreed = Everybody agreed: { $what }.
remark-declined = { $who } did not agree: { $what }.
refused-ballot-open = This very question is being asked already. Answer it in the channel.
refused-ballot-decided = This was decided in the meantime. You can ask anew.
refused-pause-until = Say until when, at most a year ahead: **/pause until: in 3 days**, **until: 24.12.** or **until: tomorrow 18:00**.

# Pauses
paused-agreed = **Paused by agreement** until { $until }. Then it goes on by itself; **Go on** wakes it before.
paused-asleep = **Asleep:** nothing has happened here for long. **Go on** or { COMMAND("resume") } wakes the table.
told-agreed = Table { $table } of { $title } on { $server } pauses by agreement until { $until }.
told-asleep = Nothing has happened at table { $table } of { $title } on { $server } for long, so I put it to sleep. { COMMAND("resume") } there wakes it; nothing is lost.
told-called-off = Everybody agreed: table { $table } of { $title } on { $server } was cancelled without a result.
remark-asleep = The table was put to sleep because nothing happened for long.

# Substitutes
vacancy-open = **A seat is free in this running game:** who plays on for { $who }? Whoever takes it gets the hand and is told what happened so far.
vacancy-invited = { $user }, will you take over the seat of { $who } in this running game? You get the hand and are told what happened so far.
vacancy-taken = This seat has a player again and is no longer on offer.
vacancy-withdrawn = This seat is no longer on offer.
button-take-seat = Take the seat
button-offer-seat = Offer it to everybody
button-withdraw-seat = Withdraw the offer
substitute-intro = Who shall take over? Only you see this. The seat goes to whoever accepts, with its hand; whoever sat there sees it no more.
substitute-seat = The seat of { $who }
substitute-invite = Invite somebody
seat-offered = The seat is on offer in the channel.
seat-withdrawn = The offer is withdrawn.
took-over = The seat is yours. The game so far:
remark-offered = The seat of { $who } is on offer.
remark-took-over = { $who } took over from { $former }.
refused-no-seat-to-offer = You can offer your own seat, and seats whose player is gone.
refused-seat-on-offer = This seat is on offer already. Withdraw that first.
refused-not-on-offer = This seat is not on offer. { COMMAND("substitute") } offers one.
refused-kept-for-another = This seat is kept for somebody else.
refused-knows-another-hand = You have seen another hand of this table, so you cannot take this seat over.

# Commands about people who are away
command-resign = resign
command-resign-about = Give your seat up; the others play on
command-cancel-game = cancel-game
command-cancel-game-about = Ask everybody whether to end this game without a result
command-pause = pause
command-pause-about = Ask everybody whether to pause this table until a day
command-substitute = substitute
command-substitute-about = Find somebody who takes a seat over
command-option-until = until
command-option-until-about = In 3 days, 24.12., tomorrow 18:00

# Vacations
command-vacation = vacation
command-vacation-about = Be away for some days, at all your tables; you may still move
command-option-when = when
command-option-when-about = 24.12. to 6.1., until Friday, 2 weeks; off ends it
command-option-computer = computer
command-option-computer-about = A computer plays for you meanwhile
vacation-set = You are on vacation from { $since } until { $until }, at all your tables. Your clocks stand; you may move all the same.
vacation-set-computer = You are on vacation from { $since } until { $until }, at all your tables. A computer plays for you and hands your seats back then, or as soon as you act.
vacation-over = Welcome back: your vacation is over.
vacation-none = You have no vacation planned. Tell me when: **/vacation when: 24.12. to 6.1.**
away-line = { $who } is on vacation until { $until }.
remark-vacation = { $who } is on vacation until { $until }.
remark-back = { $who } is back.
told-vacation = Table { $table } of { $title }: { $who } is on vacation until { $until }.
refused-no-vacation = You have no vacation that could end.
refused-vacation-too-long = A vacation lasts at most a year and ends in the future: **24.12. to 6.1.**, **until Friday**, **2 weeks**.

# Clocks
term-clock = Clock
term-clock-none = none
term-clock-live = live (10 minutes, 1 more each turn)
term-clock-daily = daily (3 days, 1 more each turn)
term-clock-slow = slow (10 days, 3 more each turn)
term-out-of-time = Out of time
term-out-of-time-computer = a computer plays this turn
term-out-of-time-substitute = a substitute is sought, a computer plays meanwhile
term-out-of-time-given-up = the seat is given up, a computer plays on
clock-line = { $who } has time until { $until }.
remark-out-of-time = The time of { $who } ran out.
