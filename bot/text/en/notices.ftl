# Calls: whose turn it is, reminders, who is missing last
last-mention = { $who }, all the others have decided: you are the last one missing.
letter-remind = A reminder: this table is still waiting for you.
letter-last = All the others have decided: you are the last one missing.
call-reminder = { $who }, the table is still waiting for you (since { $since }).
call-table = This table has been waiting for { $who } since { $since }.
call-done = This reminder is done.
reminded-host = Table { $table } ({ $title }) in { $channel } has been waiting for { $who } since { $since }. You are its host: { COMMAND("host") } there ends the turn, pauses the table, or offers the seat. I say this only once, and send no more reminders this turn.

# What was kept back arrives together
together-heading = { $count ->
    [one] It is your turn at { $count } table
   *[other] It is your turn at { $count } tables
}
together-done = All done: no table is waiting for you
together-line = [{ $what }]({ $link }) · { $server } · since { $since }
together-unknown = Table { $table }: I cannot show it just now
together-more = and { $count } more: { COMMAND("my-tables") } lists them all
together-open = Table { $table }

# Later
button-snooze = Remind me later
button-snooze-hour = Remind me in 1 hour
button-snooze-tomorrow = Remind me tomorrow
button-snooze-turn = No reminder this turn
snooze-ask = When shall I remind you?
snoozed = I will remind you { $when }.
snoozed-turn = I will not remind you again this turn.
refused-snooze-not-awaited = Nothing is waiting for you here just now, so there is nothing to put off.

# A term of the table
term-reminders = Reminders
term-reminders-own = as each player has set
term-reminders-daily = for everybody, once a day at most
term-reminders-none = for nobody

# What somebody prefers about being called
button-notices-form = Notices in one form
settings-heading = Your settings
settings-typed = There is more in { COMMAND("settings") }: your own hours, days, time zone and intervals.
prefers-line = **{ $what }:** { $how }
prefers-language = Language
prefers-pictures = Pictures
prefers-colour = Colour
prefers-colour-off = any
prefers-emblem = Emblem
prefers-emblem-off = any
settings-marks = **Your colour and your emblem in pictures.** You get them when a game starts, if the game has them and nobody in a seat before yours wants them too.
button-marks = Colour and emblem
marks = Who is who in pictures: { $marks }.
seat-player = { $who }
seat-guest = { $who } (guest)
seat-marked = { $name } { $circle } { $emblem }
mark-of = { $who } { $colour }, { $emblem }
colour-blue = blue
colour-yellow = yellow
colour-green = green
colour-red = red
colour-black = black
emblem-hexagon = hexagon A
emblem-square = square B
emblem-diamond = diamond C
emblem-star = star D
emblem-cross = cross E
refused-no-colour = I do not know this colour. { COMMAND("settings") } offers those there are.
refused-no-emblem = I do not know this emblem. { COMMAND("settings") } offers those there are.
prefers-rated = Rated
prefers-rated-yes = yes, at rated tables
prefers-rated-no = no
prefers-notice = When it is your turn
prefers-zone = Time zone
prefers-zone-is = { $zone } (it is { $time } there)
prefers-quiet = Quiet hours
prefers-quiet-off = no quiet hours
prefers-quiet-days = Quiet days
prefers-quiet-days-off = no quiet days
prefers-days = { $days }
prefers-remind = Reminders
prefers-remind-table = as the table has agreed
prefers-remind-every = every { $span }
prefers-remind-never = never
prefers-digest = Daily digest
prefers-digest-at = one message a day at { $time }, instead of notices
prefers-digest-off = no digest
prefers-none = none
prefers-here = Different at one table …
notice-here-usual = as everywhere
notice-here-dm = by direct message
notice-here-mention = by a mention in the channel
notice-here-silent = not at all
notice-here-set = { $what }: { $how }
span = { $text }
span-days = { $count ->
    [one] day
   *[other] { $count } days
}
span-hours = { $count ->
    [one] hour
   *[other] { $count } hours
}
span-minutes = { $count ->
    [one] minute
   *[other] { $count } minutes
}
weekday-0 = Mon
weekday-1 = Tue
weekday-2 = Wed
weekday-3 = Thu
weekday-4 = Fri
weekday-5 = Sat
weekday-6 = Sun
refused-remind-often = I remind you once an hour at most: choose **1h** or longer, such as **1 day**.
refused-always-quiet = That would leave no time at all for notices. If you want none, choose not to be told when it is your turn.
command-choice-usual = As everywhere (with table)
command-option-zone = zone
command-option-zone-about = Your time zone: Europe/London, New York, CET, UTC+2
command-option-quiet = quiet
command-option-quiet-about = Hours without notices: 22-7, 10pm to 7am; off for none
command-option-quiet-days = quiet-days
command-option-quiet-days-about = Days without notices: weekends, Mon-Fri; off for none
command-option-remind = remind
command-option-remind-about = Reminders while a table waits for you: 6h, 2 days; off for none
command-option-digest = digest
command-option-digest-about = One message a day at this hour instead of notices: 18:00; off for none

# What other players' actions do to somebody
prefers-affected = When something is done to you
prefers-affected-yes = told by direct message
prefers-affected-no = in the recap only
refused-no-affected = You can be told when something is done to you (**on**), or read it in the recap (**off**).
command-option-affected = done-to-you
command-option-affected-about = Hear when another player's action does something to you: on or off
told-affected = Table { $table } of { $title }, while it was not your turn: { $done }
