# What is asked for in a window of its own (at most 45 characters)
form-reason = Why? Everybody can read this
form-reason-about = A slip of the finger, everybody agreed, ...
form-host-rewind = Go back
form-host-pause = Pause
form-host-go-on = Resume
form-host-cancel = Close the table
form-host-skip = Finish the turn
form-host-computer = Let a computer play
form-host-hand = Another host

# The host's tools
button-host = Host's tools
button-host-turns = Go back ...
button-host-rewind = Go back there
button-host-pause = Pause
button-host-go-on = Resume
button-host-cancel = Close the table
button-host-skip = Finish the turn
button-host-computer = Let a computer play
button-host-hand = Hand over hosting
host-intro = **The host's tools.** Everything you do here goes into the log for all to see, with your name and your reason.
host-nothing-to-do = This game is not running, so there is nothing to do here.
host-skipped-menu = Finish the turn of ...
host-replaced-menu = Let a computer play for ...
host-handed-menu = Make another person the host ...
host-no-turns = There is no earlier turn to go back to.
host-turns-about = **How far back should the table go?** Choose the earliest turn to undo; you see what it undoes before anything happens.
host-turns-menu = Undo everything from this turn on
host-turn = { $count ->
    [one] The last turn ({ $who })
   *[other] The last { $count } turns (from { $who } on)
}
host-turn-undoes = { $count ->
    [one] **This would be undone:**
   *[other] **These { $count } turns would be undone:**
}
host-turn-anew = What is undone stays in the log, struck out. What is then still hidden is shuffled again, so that nobody knows what comes.
sure-host-skip = Should the turn of **{ $who }** be finished for them?
sure-host-hand = Should **{ $who }** host this table from now on? You will no longer have these tools here.

# What was done, as it stands in the log and is told
did-rewind = { $turns ->
    [one] The table went back: the last turn was undone.
   *[other] The table went back: the last { $turns } turns were undone.
}
done-rewind = The table went back.
did-pause = The game is paused.
did-go-on = The game resumes.
did-cancel = The table was closed without a result.
did-skip = The turn of { $who } was finished for them.
did-seat-computer = A computer plays for { $who }.
did-hand-over = { $who } is the host now.
told-by = Table { $table } of { $title }: { $what } By { $who }.
told-tool = Table { $table } of { $title }: { $what } By { $who }. Reason: { $reason }
told-vote = Table { $table } of { $title }: { $what } Everybody agreed.

# What is not possible, and what is
refused-no-reason = Say in a few words why; everybody can read it in the log.
refused-not-here = Nobody sits there. The menu shows who does.
refused-computer-there = A computer plays there already.

# Going back by a vote
button-ask-back = Ask the others
button-ask-them = Ask everybody
ballot-rewind = go back to before the turn of { $who } (step { $number }) and undo everything since
remark-left-behind = { $count ->
    [one] One earlier remark stayed where this table was played before.
   *[other] { $count } earlier remarks stayed where this table was played before.
}
remark-too-late = The table could not go back any more: too much has happened since, or it has already gone back.

# What a server settles
button-server = Back
button-server-terms = What tables agree on
server-intro = **Tables in this server.** Server admins (*Manage Server*) may always open, run and close them.
server-openers = Roles that may open tables (none: everybody)
server-openers-are = Tables may be opened by { $named }.
server-openers-all = Everybody may open tables.
server-joiners = Roles that may join tables for a role
server-joiners-are = Tables for a role can be joined by { $named }.
server-joiners-all = No role is named for tables that only a role may join.
server-hosts = Roles that may use the host's tools everywhere
server-hosts-are = The host's tools are for a table's host and for { $named }.
server-hosts-all = The host's tools are for a table's host only.
server-channels = Channels for tables (none: all)
server-channels-are = Tables may be opened in { $named } and in threads there.
server-channels-all = Tables may be opened in every channel.
server-language = Language of new tables
server-language-own = The server's language
server-lobbies = How long a table waits for its game
server-lobbies-days = { $count } days
server-lobbies-are = A table that has not begun closes after { $count } days without a change, and an invitation without an answer ends as late. A day before, there is a notice.
server-lobbies-never = As long as it takes
server-lobbies-none = Tables wait for their games, and invitations for their answers, as long as it takes.
server-game = How new tables begin, by game
server-begin = **How new tables begin here.** The host can change it before the start.
refused-openers = Tables are opened here by { $roles }. Ask one of them, or join an open table.
refused-channels = Tables have their place in { $channels } here. Use the command there.
refused-stewards-only = That is up to those who may manage the server. { COMMAND("settings") } sets how I speak to you.

# Somebody else for a seat
form-host-offer = Offer the seat
button-host-offer = Offer to everybody
host-instead = **Who should play instead of { $who }?** A computer plays until they take the seat back. A seat on offer stays theirs until another player takes it.
host-person-menu = Offer the seat to ...
sure-host-offer = Should the seat of **{ $who }** be offered to { $to }?
did-offer = The seat of { $who } is on offer.

# Own notes
form-name = The name of the table
form-name-about = All who see the table can read it
form-rename = Name the table
form-note = What do you want to note?
form-note-about = Nobody else reads it
form-note-add = A note of your own
button-note = My notes
button-note-add = Add a note
notes-heading = Your notes
notes-none = You have no notes at this table. Nobody but you reads what you note here.
notes-remove = Remove a note
refused-no-note = Write what you want to note, in up to 500 characters.
refused-notes-full = There is room for { $most } notes, 3,000 characters in all. Remove one first.
