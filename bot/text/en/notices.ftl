# Calls: whose turn it is, reminders, who is missing last
last-mention = { $who }, all others have decided: you are the last one missing.
letter-remind = A reminder: this table still waits for you.
letter-last = All others have decided: you are the last one missing.
call-reminder = { $who }, the table still waits for you (since { $since }).
call-table = This table has been waiting for { $who } since { $since }.
call-done = { $who } has moved.
reminded-host = Table { $table } ({ $title }) in { $channel } has been waiting for { $who } since { $since }. You are its host: you can ask there, or pass the seat to somebody else or to a computer. I say this once and remind nobody any more in this turn.

# What was kept back arrives together
together-heading = { $count ->
    [one] It is your turn at { $count } table
   *[other] It is your turn at { $count } tables
}
together-done = All done: no table waits for you
together-line = [{ $what }]({ $link }) · { $server } · since { $since }
together-unknown = Table { $table }: I cannot look at it right now
together-more = and { $count } more: **/my-tables** lists them all
together-open = Table { $table }

# Later
button-snooze = Later
button-snooze-hour = In 1 hour
button-snooze-tomorrow = Tomorrow
button-snooze-turn = Not this turn
snooze-ask = When shall I remind you?
snoozed = I will remind you { $when }.
snoozed-turn = I will not remind you in this turn any more.
refused-snooze-not-awaited = Nothing waits for you here at the moment, so there is nothing to put off.

# A term of the table
term-reminders = Reminders
term-reminders-own = each at the own interval
term-reminders-daily = everybody, once a day at most
term-reminders-none = nobody
