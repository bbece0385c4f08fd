# What happened since one's last turn
recap-heading = Since your last turn
recap-first = Before your first turn
recap-nothing = Nothing has happened since your last turn.
recap-folded = **{ $who }:** { $did }.
recap-times = { $told } (×{ $count })
recap-more = { $count ->
    [one] One more thing happened; the log has it.
   *[other] { $count } more things happened; the log has them.
}

# Stepping through a game
button-replay = Replay
button-replay-first = Beginning
button-replay-back = Back
button-replay-on = Next
button-replay-last = Latest
button-film = As a film
button-recap = What happened?
replay-start = The beginning, before turn 1 of { $count }
replay-turn = Turn { $number } of { $count }
replay-own-eyes = -# Through your eyes: what you could see at the time.
replay-open-eyes = -# As everybody could see it.
replay-all-told = -# The board as everybody could see it; the game is over, so the words tell everything.
replay-their-eyes = -# Through the eyes of { $who }: what they could see at the time.
replay-eyes = Through whose eyes?
replay-eyes-all = Everything
replay-eyes-of = As { $who } saw it
replay-jump = Go to a turn
replay-choice-start = The beginning
replay-choice = Turn { $number }
replay-choice-of = Turn { $number }: { $who }
replay-quiet = Nobody did anything.

# The game as a moving picture
film-heading = The game as a film
film-told = { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}, one picture per turn; the bar at the bottom shows how far the game has come.
film-told-some = { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
} in { $pictures } pictures; the bar at the bottom shows how far the game has come.
film-alt = The game as a film of { $pictures } pictures, from the beginning to turn { $turns }. The last one: { $last }
film-none = There is no film of this game just now; here it is turn by turn.

command-recap = recap
command-recap-about = Read in a few lines what happened since your last turn
command-replay = replay
command-replay-about = Step through a game turn by turn, or see it as a film

# The log by player and kind
log-none-such = There is nothing of this kind yet.
log-turn = Turn { $number }
log-whose = Whose lines?
log-of-all = All players
log-of = { $who }
log-which = Which lines?
log-kind-all = Everything
log-kind-actions = Moves
log-kind-undo = Taken back
log-kind-tools = Tools of the host
log-kind-remarks = Votes, absences, changes of players
log-picture = See the board after a turn
button-log-new = Newest first
button-log-old = Oldest first
