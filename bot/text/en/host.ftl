# Cards
card-title = { $title } · { $designer } · Table { $table }
table-number = { $table } “{ $name }”
table-name = { $again ->
    [1] { $name }
   *[other] { $name } { $again }
}
place = { $server } · { $channel } · [to the table]({ $link })
place-direct = your direct messages
table-awaits = Table { $table }: { $title }, your turn
table-running = Table { $table }: { $title }
table-lobby = Table { $table }: { $title }, not started yet
table-paused = Table { $table }: { $title }, paused
table-unreadable = Table { $table }: I cannot read it; the operator of this bot has been told
host-nobody = nobody

# Buttons
button-act = Act
button-look-hand = My hand
button-look-board = Board
button-looks = Look
button-undo = Undo
button-log = Log
button-text-board = As text
button-text-score = As text
button-as-text = As text
button-record = Record
button-rules = Rules
button-back = Back
button-on = Page { $page } of { $count }
button-join = Join
button-leave = Leave
button-decline = No, thanks
button-computer = Add a computer
button-start = Start
button-leave-close = Leave and close the table
button-settings = Settings
button-cancel = Cancel
button-resume = Resume
button-replace = Let a computer take over
button-vote-end = Vote to end the game
button-my-data = My data
button-forget-me = Forget me
button-forget-me-yes = Yes, forget me
button-watch = Watch
button-tables = Tables of this server
button-my-tables = My tables

# Turn and panel
turn-mention = { $who }, it is your turn.
dm-closed = { $who }, I cannot send you direct messages, so I mention you here. Your hand is always behind the button.
panel-choose = { $verb } …
panel-others = Something else
panel-otherwise = More choices: { $verb }
panel-steps = Two steps at once
panel-steps-about = A menu of two actions one after the other; one press does both.
panel-list = Several at once: { $verb }
panel-noun = { $verb }:
panel-several = { $verb }: any number
panel-times = { $count } × { $thing }
panel-up-to = { $verb }: up to { $most }
panel-chosen = **{ $verb }:** { $nouns }
panel-legend = -# ⚠ = cannot be undone
taken-back = Taken back.
summary-nothing = nothing happened here

# Lobby
lobby-options = **Options:** { $preset }
lobby-preset-own = custom
lobby-edition = Played with { $edition }
lobby-seats = Seats: { $taken } taken ({ $least } to { $most } players)
lobby-seat = { $place }. { $name } · { $kind }
lobby-seat-computer = { $place }. { $name }
lobby-invited = invited, no answer yet
lobby-host = host
lobby-player = player
lobby-by-dm = Your hand is sent to you by direct message. If you take no direct messages, the buttons show everything to you alone.
lobby-direct = This game is in your direct messages: only you see it. Add computers or players who sit beside you, or start, as the game allows; the buttons show your hand to you alone.
lobby-cancelled = This table was closed before it began.
lobby-lapsed = This table was closed because it did not begin in time. Whenever you like, { COMMAND("play") } opens another.
lobby-closes = ⏳ { $who }, this table is still waiting for its game. It closes { $when }, unless somebody joins, starts, or keeps it open.
lobby-kept = This table stays open until { $until } at least. Every change on its card gives it more time.
lobby-kept-always = This table stays open.
button-keep-open = Keep open
lobby-started = The game has begun. The board is further down.
lobby-add = Add: { $level }
lobby-add-intro = Which computer player should join?
lobby-remove = Remove { $name }
computer-name = { $name } ({ $level } computer)
options-intro = What each preset sets, by its number, and the rule about it. What this table plays with is in bold.
button-options = Options
button-options-compare = Presets and rules
settings-intro = Only you see this. Every change shows on the card at once.
settings-preset = All options at once
settings-invite = Reserve seats for people
button-rename = Name the table
button-unname = Its first name
button-settings-people = People
button-settings-terms = Clock, reminders, rating
button-options-form = { $parts ->
    [one] All options in one form
   *[other] Options in one form ({ $part }/{ $parts })
}
button-terms-joining = Joining and start
button-terms-time = Clock and reminders
button-settings-options = Options of the game
settings-people = Only you see this. A player whom you remove is told, and can come back only if you invite them.
settings-alone = Only you see this. Nobody else is at the table yet.
lobby-remove-menu = Remove a player, or withdraw an invitation
lobby-remove-seated = remove this player
lobby-remove-invited = withdraw the invitation
lobby-roles = Roles that may join: { $roles }
lobby-roles-menu = Roles that may join this table (none: those that the server names)
lobby-host-menu = Make another player the host
lobby-handed = { $who } is the host of this table now.
told-removed = Table { $table } of { $title }: { $who } has removed you before the game began. You can join again if you are invited.
told-lobby-host = Table { $table } of { $title }: { $who } has made you its host. **Settings** and **Start** on its card are yours now.
invite = { $who }, { $host } has reserved a seat for you at { $title }.
invite-ends = { $who }, the seat that { $host } has reserved for you at { $title } becomes free again { $until }. Would you like it?
told-lobby-lapsed = Table { $table } of { $title } was closed because it did not begin in time. Whenever you like, { COMMAND("play") } opens another, with the same people if they wish.
told-invitation-lapsed = Table { $table } of { $title } in { $channel }: { $who } has not answered your invitation, so the seat is free again. You can invite again, or somebody else.
not-called = The invitation of { $who } stands on the card and in { COMMAND("my-tables") }. I cannot call again just now: I pass on no more than { $most ->
    [one] one invitation
   *[other] { $most } invitations
 } an hour from the same host to the same person.
joined = You are in. I will send you your hand by direct message when the game starts. If you take no direct messages, **My hand** on the board shows it to you alone.
left = You have left the table.
declined = You have declined the invitation.
table-opened = Your table is open in { $channel }: others press **Join** there. You can add computers, too; **Start** works as soon as enough players sit.
table-opened-direct = Your table is open below. Add computers, or start alone if the game allows it.
thread-name = { $title } with { $host }
waits-in-lobby = This table has not started yet. It is waiting in { $channel }.

# Looks, log, rules, lists
look-choose = What do you want to look at?
look-about = Look at another
rules-choose = Choose a topic
log-empty = Nothing has happened yet.
log-took-back = { $who } took back the last action.
log-seated-human = { $who } plays from now on.
log-seated-computer = A computer plays for { $who } from now on.
log-rewound = The table went back to step { $number }.
log-concluded = The table voted to end the game.
my-tables-none = You are not at any table. Open one with { COMMAND("play") }.
my-tables-heading = { $count ->
    [one] Your table
   *[other] Your { $count } tables
}
my-invitations = A seat is reserved for you:
my-tables-since = last change { $since }
table-for-now = just now
table-for-minutes = { $count ->
    [one] for { $count } minute
   *[other] for { $count } minutes
}
table-for-hours = { $count ->
    [one] for { $count } hour
   *[other] for { $count } hours
}
table-for-days = { $count ->
    [one] for { $count } day
   *[other] for { $count } days
}
which-table = Which table do you mean?
which-table-menu = Choose a table

# Tables of a server
tables-heading = { $count ->
    [one] One table in this server
   *[other] { $count } tables in this server
}
tables-heading-game = { $count ->
    [one] One table of { $title } in this server
   *[other] { $count } tables of { $title } in this server
}
tables-none = No table is open here that you can see. Open one with { COMMAND("play") }.
tables-none-game = No table of { $title } is open here that you can see. Open one with { COMMAND("play") }.
tables-name = Table { $table }: { $title } · { $designer }
tables-lobby = Waiting for players, { $free ->
    [0] no seat free
    [one] one seat free
   *[other] { $free } seats free
}
tables-running-people = Running, waiting for { $who }
tables-running = Running
tables-paused = Paused
tables-opened = opened { $since }
tables-since = turn began { $since }
tables-changed = last move { $since }
tables-screen = { $who } (or at the same screen: { $others })
tables-access = For: { $access }
tables-invited = a seat is reserved for you

# The record as a file
record-whole = The whole game with all secrets revealed: the deal, every action, every draw, the result. Anybody can check it against the hash that was published at the start: `python -m bot verify` does that, and the format is simple enough for a program of your own.
record-so-far = What you may know of this game so far; it contains nothing hidden. The SHA-256 of its seed is { $commitment }. The whole record will be here when the game is over.

# What is stored about a person
my-data-heading = What I have stored about you
my-data-settings = Language: { $language } · Your turn: { $notice } · Direct messages: { $dm } · Pictures: { $pictures } · Colour: { $colour } · Emblem: { $emblem }
my-data-notice-dm = by direct message
my-data-notice-mention = by a mention in the channel
my-data-notice-silent = not at all
my-data-dm-open = they reach you
my-data-dm-closed = closed
my-data-dm-unknown = not tried yet
my-data-server = **{ $server }** ({ $messages ->
    [0] no private messages from me
    [one] { $messages } private message from me
   *[other] { $messages } private messages from me
})
my-data-seat = - Table { $table }: your seat as { $name }, { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
}
my-data-acted = - Table { $table }: { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
}
my-data-remark = - Table { $table }: a remark of yours in the log, with the reason: { $reason }
my-data-no-tables = You are not at any table, and have not been at one.
my-data-unreadable = { $count ->
    [one] The file of one server cannot be read just now. Please try again later.
   *[other] The files of { $count } servers cannot be read just now. Please try again later.
}
forget-me-really = **Forget you?** Your name and id are removed from every table, past and present, and your settings are deleted. Your running games pause until a computer takes your seat. What you played stays, under the name “Player”. Messages that already stand in channels stay there. This cannot be taken back.
forgotten = Done: I do not know you any more. Thank you for playing.

# The end
fairness-start = The shuffle is fixed. Its seed is revealed at the end; to check that nobody has changed it, compare it with its SHA-256 of now: { $commitment }.

# Pauses
paused-asked = **Paused.** Press **Resume** when you want to play on.
paused-left = **Paused:** a player has left the table. They can come back and press **Resume**, or a computer can take over.
paused-channel = **Paused:** the channel of this table is gone. Use { COMMAND("resume") } in the channel where you want to play on.
paused-guild = **Paused:** I was removed from the server. The game resumes as soon as I am back.
paused-moved = **Paused:** this table has moved here. Use { COMMAND("resume") } in the channel where you want to play on.
told-left = Table { $table } of { $title } ({ $server }) is paused: a player has left the table. In the channel you can let a computer take over.
told-channel = The channel of table { $table } ({ $title }, { $server }) is gone. The game is safe: use { COMMAND("resume") } in another channel there to play on.
told-guild = I was removed from { $server }. Table { $table } ({ $title }) is paused and safe: it resumes when I am invited back.
told-moved = The operator of this bot has moved table { $table } of { $title } away from { $server }. It goes on in its new place with everything as it was.
told-not-allowed = I cannot write to { $channel }, where table { $table } is being played. Please give me these permissions there: { $missing }. Nothing is lost; I will keep trying.
vote-counted = { $missing ->
    [0] Everybody agreed: the game ends here.
    [one] Your vote counts. One more is needed.
   *[other] Your vote counts. { $missing } more are needed.
}

# Settings
language-set = From now on I speak English with you.
notice-set-dm = I will tell you by direct message when it is your turn.
notice-proof = ✉️ This is how I write to you when it is your turn. You chose it just now.
notice-proof-sent = I have just sent you a message to try it.
notice-proof-closed = I could not write to you just now: your direct messages are closed for me. You can open them in the privacy settings of a server that we share. Until then I mention you in the channel.
notice-proof-later = Discord did not take a message to you just now. I will try again when it is your turn.
notice-proof-enough = I have sent you several messages to try it, so no more for now.
notice-set-mention = I will mention you in the channel when it is your turn.
notice-set-silent = I will not tell you when it is your turn. { COMMAND("my-tables") } shows which tables are waiting for you.
pictures-set-standard = From now on I draw your pictures narrow, with writing that can be read on a phone.
pictures-set-wide = From now on I draw the pictures that only you see wide, with small writing, for a large screen.
pictures-set-contrast = From now on I draw the pictures that only you see in high contrast.
pictures-set-wide-contrast = From now on I draw the pictures that only you see wide, with small writing, and in high contrast.
pictures-set-words = From now on you read words where I would show pictures to you alone. Boards in channels stay pictures.

# What is not possible, and what is
refused-stale = The table has moved on since this button was made. Here is what you can do now.
refused-stranger = You do not sit at this table of { $game }. You can watch it with **Look**, or open your own with { COMMAND("play") }.
refused-no-table = I know no such table that you can see from here. Ask in its own channel; { COMMAND("my-tables") } shows yours.
refused-no-table-here = You have no table in this channel. Open one with { COMMAND("play") }, or see { COMMAND("my-tables") }.
refused-no-table-of-yours = You are not at any table. Open one with { COMMAND("play") }: here you play alone, in a server with others.
refused-rules-unknown = This table is played by version { $version } of its rules, which I do not know. It is safe and goes on as soon as the operator of this bot has updated me.
refused-no-game = I do not host this game. { COMMAND("play") } shows those I know.
refused-not-started = This game has not started yet. Its host can press **Start** on the card.
refused-has-begun = This game has begun already; its seats and options are fixed.
refused-cancelled = This table was closed. Open a new one with { COMMAND("play") }.
refused-over = This game is over. **Rematch** on the final card opens the next one.
refused-not-over = A rematch is possible when this game is over.
refused-rematch-open = The rematch of this table is open already. Its card is further down.
refused-paused = This table is paused. **Resume** or { COMMAND("resume") } wakes it.
refused-not-paused = This table is not paused. You can simply play on.
refused-resume-elsewhere = A table resumes in its own server. Use { COMMAND("resume") } in the channel there where you want to play.
refused-resume-in-channel = The channel of this table is gone. Use { COMMAND("resume") } in the channel where you want to play on.
refused-bot-away = I am not in that server any more. When I am invited back, the game resumes by itself.
refused-still-missing = A player is still missing. They can come back and press **Resume**, or you let a computer take over.
refused-nothing-to-undo = There is nothing you can take back: your last action drew or revealed something, or others have acted since.
refused-not-stalled = You can vote to end the game once no tile has moved for five rounds.
refused-already-seated = You sit at this table already.
refused-not-seated = You have no seat at this table. **Join** gives you one.
refused-table-full = All { $most } seats are taken. Wait until one becomes free, or open a table of your own with { COMMAND("play") }.
refused-bound-lobbies = { $most ->
    [one] One table of yours is waiting for players here
   *[other] { $most } tables of yours are waiting for players here
 } already. Start or close one of them ({ COMMAND("my-tables") } shows them), then open the next.
refused-bound-tables = You host { $most ->
    [one] one table
   *[other] { $most } tables
 } in this server, and one person may host no more. When one of them is over, you can open the next. With Manage Server you may open more.
refused-bound-opened = You have opened { $most ->
    [one] one table
   *[other] { $most } tables
 } within the last hour. Play at those first, or try again a little later.
refused-bound-seats = You sit at { $most ->
    [one] one table
   *[other] { $most } tables
 } in this server, and one person may sit at no more. When one of them is over, or you leave one that has not begun, you can take a seat again.
refused-bound-channel = { $most ->
    [one] One table is
   *[other] { $most } tables are
 } open in this channel, and it has no room for more. Open yours in another channel, or in a thread of its own ({ COMMAND("play") } has an option for that).
refused-bound-guild = { $most ->
    [one] One table is
   *[other] { $most } tables are
 } open in this server, and I have no room for more. When one of them is over there is room again; the operator of this bot can allow more.
refused-bound-calls = I have mentioned this person for you, or for this table, { $most ->
    [one] once
   *[other] { $most } times
 } within the last hour, so I do not mention them again now. Offer the seat to everybody, or try again a little later.
refused-too-few = { $missing ->
    [one] One more player is needed (at least { $least }). Invite a person or add a computer.
   *[other] { $missing } more players are needed (at least { $least }). Invite people or add computers.
}
refused-host-only = That is up to { $host }, the host of this table.
refused-no-level = I have no such computer player. The card offers those that I have.
refused-no-computer = There is no computer player on that seat, and no guest of yours.
refused-no-option = This game has no such option. The settings show those it has.
refused-no-look = { $title } has no such view. **Look** shows those it has.
refused-no-language = I speak: { $known }.
refused-no-pictures = You can choose standard, wide with small writing, high contrast, wide in high contrast, or words first.
refused-no-notice = You can choose direct message, mention, or not at all.
refused-no-name = I need a name with at least one letter that can be shown.
refused-tables-in-server = I list the tables of a server in one of its channels: use { COMMAND("tables") } there.
refused-removed = The host has removed you from this table. You can join again if you are invited.
refused-invited-only = This table is for invited people. Ask its host for a seat, or find another table with { COMMAND("tables") }.
refused-joiners = This table is for { $roles }. Ask its host for a seat, or find another table with { COMMAND("tables") }. Roles count only on the server itself.
refused-not-at-table = That person is not at this table any more.
refused-other-game = Table { $table } plays { $title }. Use the commands of that game there.
refused-unknown-noun = There is no “{ $typed }” here. Do you mean: { $options }?
refused-not-all-listed = These cannot all be done in one go, but { $done } of { $of } can. Choose fewer or others.
refused-not-readable = I cannot read this button or name. Press **Act** on the board for a fresh panel.
refused-say-which = More than one is possible. Do you mean: { $options }?
refused-bot-lacks = I cannot play in { $channel } yet: I need { $missing } there. A server admin can give me these permissions.
refused-unreadable = Table { $table } is still here, but I cannot read it: what I have stored of it is damaged. I leave it untouched and have told the operator of this bot, who can restore it. Other tables go on.
refused-game-unknown = Table { $table } is still here, but I cannot read it: it plays a game that I do not know. I leave it untouched and have told the operator of this bot.
refused-damaged-row = I cannot read something that this needs: what I have stored of it is damaged. I leave it untouched and have told the operator of this bot.
refused-damaged = The file with this server's tables is damaged or missing; what is left of it has been set aside untouched. The operator of this bot can restore it; `python -m bot doctor` says how.
refused-people = The file with people's settings cannot be read or written just now, so I can neither show nor change them. Games go on: press **Act** on a board. Notices wait until the file can be read again. The operator of this bot finds the reason in its log.
refused-disk-full = There is no room left to save your action, so it was not done. The table stands as it was. Please tell the operator of this bot.
refused-busy = I could not save that just now, so it was not done. Please try again in a moment.
refused-no-thread-channel = A channel of this kind has no threads. Use { COMMAND("play") } without **thread** to play right here, or use it in a text channel.
refused-no-thread-post = A post of a forum is a thread already. Use { COMMAND("play") } without **thread**: the table then stands in this post.
refused-no-thread-full = This server has as many open threads as Discord allows. Use { COMMAND("play") } without **thread** to play right here, or close a thread that nobody needs any more.
refused-no-thread-allowed = Discord does not let me open a thread here. Use { COMMAND("play") } without **thread** to play right here; somebody who manages the server can allow me to create public threads.
refused-no-thread-direct = There are no threads in direct messages. Use { COMMAND("play") } without **thread** to play right here.
refused-direct-alone = Nobody else can see your direct messages, so nobody can be invited here. Add a computer, or open a table in a server with { COMMAND("play") } to play with others.
refused-leave-closes = You are the only player at this table. If you leave, it is closed.
refused-discord = Discord did not let me do that just now. Please try again in a moment.
rule-cited = -# Rule { $rule }
picture-too-large = Discord does not take the picture just now, so here is all of it in words.
apology = Something went wrong on my side; it is on record as **{ $id }**. The table stands as it was. Please try again.
