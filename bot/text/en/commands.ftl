# Slash commands as Discord lists them. A name is lower-case and has no spaces (at most 32 characters); in English it is
# the one that the code uses. A description has at most 100 characters.

language-name = English

command-play = play
command-play-about = Open a table for a game in this channel, or alone in your direct messages
command-learn = learn
command-learn-about = Learn a game: a guided first game alone against a computer
command-my-tables = my-tables
command-my-tables-about = See all the tables you sit at, here and elsewhere
command-tables = tables
command-tables-about = See the tables of this server: which you can join, and who waits for whom
command-my-data = my-data
command-my-data-about = See what I have stored about you, take it with you, or have it removed
command-resume = resume
command-resume-about = Resume a paused table
command-act = act
command-act-about = Open your panel: everything you can do now, by button and menu
command-host = host
command-host-about = For the host of a table: go back to an earlier turn, pause, finish a turn, replace a player
command-server = server
command-server-about = For server admins: who may open and run tables here, where, and how they begin
command-note = note
command-note-about = Your own notes at a table, which nobody else reads: write one, or see them all
command-option-text = text
command-option-text-about = What you want to note; leave it out to see your notes
command-notebook = notebook
command-notebook-about = What you have seen so far, in games that keep a notebook for you
command-undo = undo
command-undo-about = Take your last action back, as long as nobody has learned anything from it
command-board = board
command-board-about = See the board
command-hand = hand
command-hand-about = See your hand, for your eyes only
command-tiles = tiles
command-tiles-about = See your own tiles, for your eyes only
command-log = log
command-log-about = Read what has happened so far
command-look = look
command-look-about = Look at anything on the table: the board, a part of it, a player, what you have yourself
command-rules = rules
command-rules-about = Look up the rules, topic by topic
command-export = export
command-export-about = Get the record of a game as a file
command-settings = settings
command-settings-about = Choose your language and how you hear that it is your turn
command-game-about = Your actions in { $title } ({ $designer })
game-choice = { $title } ({ $designer }): { $about }
game-hint = { $designer }: { $about }

command-option-game = game
command-option-game-about = Which game
command-option-thread = thread
command-option-thread-about = Give the table a thread of its own
command-option-table = table
command-option-table-about = Which table, if you are at several
command-option-what = what
command-option-what-about = What you want to see
command-option-about = about
command-option-about-about = Which one
command-option-topic = topic
command-option-topic-about = What you want to know about
command-option-language = language
command-option-language-about = The language in which I speak to you
command-option-notice = notice
command-option-notice-about = How you hear that it is your turn
command-option-pictures = pictures
command-option-pictures-about = How I draw the pictures that only you see
command-option-colour = colour
command-option-colour-about = The colour you would like in pictures
command-option-emblem = emblem
command-option-emblem-about = The emblem you would like in pictures

command-choice-dm = Direct message
command-choice-mention = Mention in the channel
command-choice-silent = Not at all
command-choice-standard = Standard, to be read on a phone
command-choice-wide = Wide, with small writing
command-choice-contrast = High contrast
command-choice-wide-contrast = Wide, in high contrast
command-choice-words = Words first

# A command that Discord still shows although it was changed
command-changed = This command changed a moment ago. Reload Discord (Ctrl+R, or close the app and open it again) to see its new form.
command-elsewhere = This command does not work here. Try it in the channel of your table.
# A button of another version, or one that was made up
button-unknown = I do not know this button any more. { COMMAND("act") } shows what you can do now, { COMMAND("board") } how the game stands, { COMMAND("my-tables") } where you have seats.

# Space Mission: names of its commands and their options
sm-verb-jump-name = jump
sm-verb-fly-name = fly
sm-verb-scan-name = scan
sm-verb-develop-name = develop
sm-verb-discover-name = discover
sm-verb-top-up-name = top-up
sm-verb-take-name = take
sm-slot-card = The card you play
sm-slot-card-name = card
sm-slot-planet = The planet you go to
sm-slot-planet-name = planet
sm-slot-cards = The two cards you play
sm-slot-cards-name = cards
sm-slot-discard = The cards you discard first, if any
sm-slot-discard-name = discard
sm-slot-tile = The tile you want
sm-slot-tile-name = tile
