# People who are away: computers stand in, seats change hands
button-come-back = I am back
came-back = Welcome back: you play yourself again.
standin-for-you = A computer has been playing for you since { $since }. You take over again as soon as you act or press **I am back**.
standin-left = { $who } left on { $since }; a computer is playing for them.
standin-resigned = { $who } resigned on { $since }; a computer is playing on.
standin-vacation = { $who } is on vacation; a computer has been playing for them since { $since }.
standin-clock = { $who } ran out of time on { $since }; a computer is playing for them.
standin-asked = A computer has been playing for { $who } since { $since }.
final-standin-left = left on { $since }; a computer played on
final-standin-resigned = resigned on { $since }; a computer played on
final-standin-vacation = away since { $since }; a computer played
final-standin-clock = ran out of time on { $since }; a computer played on
final-standin-asked = away since { $since }; a computer played
refused-nobody-stands-in = No computer is playing for you: it is your seat. Press **Act**.

# Resigning
button-resign-computer = Resign: a computer plays on
button-resign-alone = Resign and call the game off
button-resign-offer = Resign and offer the seat
resign-really =
    { $others ->
        [0] Do you really want to give up your seat? You are the only player, so the game is called off.
       *[other] Do you really want to give up your seat? The others play on. A computer plays for you until another player takes the seat over. You will no longer see its hand.
    }
resigned =
    { $others ->
        [0] You have given up your seat. Nobody else played, so the game is called off.
       *[other] You have given up your seat. The others play on.
    }
remark-resigned = { $who } resigned; a computer plays on.

# Questions to everybody
ballot-cancel = cancel this game without a result
ballot-pause = pause the game until { $until }
ballot-asked = { $who } asks: shall we **{ $what }**? It happens if everybody agrees.
ballot-agreed = { $who } agrees
ballot-missing = { $who } has not answered yet
ballot-until = Unless everybody answers, the question lapses { $until }.
ballot-carried = Everybody agreed to { $what }.
ballot-declined = Not everybody agreed to { $what }.
ballot-lapsed = Not decided in time: { $what }.
ballot-counted = { $missing ->
    [one] Your answer counts. One more is missing.
   *[other] Your answer counts. { $missing } more are missing.
}
ballot-now-carried = Everybody agreed: it is done.
ballot-now-declined = You declined: everything stays as it is.
ballot-now-lapsed = This was not decided in time.
button-ballot-yes = Agree
button-ballot-no = Decline
remark-agreed = Everybody agreed to { $what }.
remark-declined = { $who } did not agree to { $what }.
refused-ballot-open = This question has already been asked. Answer it in the channel.
refused-ballot-decided = This has already been decided. You can ask again.
refused-pause-until = Say until when, at most a year ahead: **in 3 days**, **24.12.** or **tomorrow 18:00**.

# Pauses
paused-agreed = **Paused by agreement** until { $until }. The game then resumes by itself; **Resume** wakes it earlier.
paused-asleep = **Asleep:** nothing has happened here for a long time. **Resume** or { COMMAND("resume") } wakes the table.
told-agreed = Table { $table } of { $title } ({ $server }) is paused by agreement until { $until }.
told-asleep = Nothing has happened at table { $table } of { $title } ({ $server }) for a long time, so I have put it to sleep. Nothing is lost: { COMMAND("resume") } there wakes it.
told-called-off = Everybody agreed: table { $table } of { $title } ({ $server }) was cancelled without a result.
remark-asleep = The table was put to sleep because nothing had happened for a long time.

# Substitutes
vacancy-open = **A seat is free in this running game:** who will play on for { $who }? You get the hand and are told what has happened so far.
vacancy-invited = { $user }, will you take over the seat of { $who } in this running game? You get the hand and are told what has happened so far.
vacancy-taken = This seat has a player again and is no longer on offer.
vacancy-withdrawn = This seat is no longer on offer.
button-take-seat = Take the seat
button-offer-seat = Offer it to everybody
button-withdraw-seat = Withdraw the offer
substitute-intro = Who should take over? Only you see this. The player who accepts gets the seat with its hand; the player before them no longer sees that hand.
substitute-seat = The seat of { $who }
substitute-invite = Invite a person
seat-offered = The seat is on offer in the channel.
seat-withdrawn = The seat is no longer on offer.
took-over = The seat is yours. The game so far:
remark-offered = The seat of { $who } is on offer.
remark-took-over = { $who } took over from { $former }.
refused-no-seat-to-offer = You can offer your own seat and the seats of players who have left.
refused-seat-on-offer = This seat is on offer already. Withdraw that offer first.
refused-not-on-offer = This seat is not on offer. { COMMAND("substitute") } offers one.
refused-kept-for-another = This seat is being kept for another person.
refused-knows-another-hand = You have seen another hand at this table, so you cannot take over this seat.

# Commands about people who are away
command-resign = resign
command-resign-about = Give up your seat; the others play on
cancel-game-sure = **End this game?** It ends here, without a result.
button-cancel-game = End the game
command-cancel-game = cancel-game
command-cancel-game-about = Ask everybody whether to end this game without a result
command-pause = pause
command-pause-about = Ask everybody whether to pause this table until a day
command-substitute = substitute
command-substitute-about = Find a substitute who takes over a seat
command-option-until = until
command-option-until-about = In 3 days, 24.12., tomorrow 18:00

# Vacations
command-vacation = vacation
command-vacation-about = Be away for some days, at all your tables; you may still act
command-option-when = when
command-option-when-about = 24.12. to 6.1., until Friday, 2 weeks; off ends it
command-option-computer = computer
command-option-computer-about = A computer plays for you meanwhile
vacation-set = You are on vacation from { $since } until { $until }, at all your tables. Your clocks stand still; you may still act.
vacation-set-computer = You are on vacation from { $since } until { $until }, at all your tables. A computer plays for you until then, or until you act.
vacation-over = Welcome back: your vacation is over.
vacation-none = You have no vacation planned. Tell me when: { COMMAND("vacation") } takes **24.12. to 6.1.**, for example.
away-line = { $who } is on vacation until { $until }.
remark-vacation = { $who } is on vacation until { $until }.
remark-back = { $who } is back.
told-vacation = Table { $table } of { $title }: { $who } is on vacation until { $until }.
refused-no-vacation = You have no vacation to end.
refused-vacation-too-long = A vacation lasts at most a year and ends in the future: **24.12. to 6.1.**, **until Friday**, **2 weeks**.

# Clocks
term-access = Who may join
term-access-everyone = everybody
term-access-role = people with a role that the host or the server names
term-access-invited = invited people only
term-start = The game begins
term-start-host = when the host starts it
term-start-full = by itself when all seats are taken
term-least = Players needed
term-least-game = as many as the game needs
term-least-2 = at least 2
term-least-3 = at least 3
term-least-4 = at least 4
term-least-5 = at least 5
term-clock = Clock
term-clock-none = none
term-clock-live = live (10 minutes, 1 more each turn)
term-clock-daily = daily (3 days, 1 more each turn)
term-clock-slow = slow (10 days, 3 more each turn)
term-out-of-time = When time runs out
term-out-of-time-computer = a computer plays this turn
term-out-of-time-substitute = a substitute is sought; a computer plays meanwhile
term-out-of-time-given-up = the seat is given up; a computer plays on
clock-line = { $who } has time until { $until }.
remark-out-of-time = { $who } ran out of time.
