# /help
help-title = Mission Control
help-about = I host board games in Discord: { $games }. You click or type, everybody sees the board, and only you see your hand. A game takes half an hour or half a year, just as you play.
help-game = **{ $title }** ({ $designer })
help-play-title = How do I play?
help-play = Type { COMMAND("play") } in a channel of a server or in a direct message to me, or press **Start a game**. A card explains the options, the others press **Join**, computers fill empty seats, **Add a player here** seats somebody beside you, and **Start** begins. When it is your turn I tell you. **Act** below the board shows all that you can do now.
help-learn-title = How do I learn a game?
help-learn = { COMMAND("rules") } begins with each game on one page. There you can turn the pages, or search for a word. In a game nothing can go wrong: I offer only what the rules allow, and say why something else is not possible. { COMMAND("learn") } plays a guided first game with you, step by step; in games against computers alone, **Hint** proposes moves.
help-find-title = Where are my games?
help-find = { COMMAND("my-tables") } lists them, on all servers, and { COMMAND("next") } opens the one that waits for you.
help-settings-title = Where are my settings?
help-settings = { COMMAND("settings") }: language, how you hear that it is your turn, quiet hours, how pictures look. { COMMAND("my-data") } shows what is stored about you. What holds for a whole server is in { COMMAND("server") }.
help-host = This bot is run by { $name }. If something does not work, tell them; if I gave you an error id, name it.
help-host-unknown = If something does not work, tell the admins of your server; if I gave you an error id, name it.

button-help = Help
button-how-it-works = How it works
button-new-game = Start a game
button-preferences = My settings
new-game-which = Which game? I open a table for it here.
new-game-choose = Choose a game

# The welcome in a server
welcome-title = Hello!
welcome-text = I am Mission Control, and I host board games in your channels: { $games }. **Start a game** opens a table here, and everybody can join. Later, { COMMAND("play") } does the same in any channel.
welcome-admins = For server admins: { COMMAND("server") } sets where and by whom tables are opened, and ✖️ removes this message.
button-welcome-remove = Remove
welcome-removed = The message is gone.

# The rules, anywhere
rules-heading = { $title } · { $designer } · Rules
rules-summary = On one page
rules-symbols = Symbols
rules-turn = { $topic }
rules-turn-page = { $topic } (more)
rules-paragraph = Rule { $number }
rules-paragraph-of = Rule { $number } · { $topic }
rules-which-game = The rules of which game?
rules-choose-game = Choose a game
rules-open = Open one of these
rules-found = “{ $wanted }”: { $count ->
    [one] { $count } rule
   *[other] { $count } rules
}
refused-no-topic = The rules of { $title } have nothing under “{ $typed }”. These are the topics: { $topics }. Numbers work, too, such as 2.1; with `search:` you look for a word.
refused-nothing-found = No rule says anything about “{ $typed }”. Try another word, or fewer; without `search:` you see all topics.
command-help = help
command-help-about = What this is, how to play, where your settings are, and who runs this bot
command-option-search = search
command-option-search-about = Words to look for in the rules

# What can I do?
button-possible = What can I do?
possible-open = You can do this now
possible-verb = { $emoji } **{ $verb }:** { $about }.{ $how ->
    [all] {""}
    [first] { " " }{ $count } ways; first you choose one of these:
   *[many] { " " }{ $count } ways.
}
possible-closed = Not now
possible-others = Why other things are not possible: examples
possible-rest = Everything else
possible-why = **{ $verbs }:** { $why }
possible-such-as = An example:
possible-rules = Read a rule

# /about
button-about = About
command-about = about
command-about-about = The version, who hosts this bot, who made the games, and what is stored
about-version = Version { $version }.
about-since = Started { $when }.
about-running = { $count ->
    [0] No game is going on.
    [one] One game is going on.
   *[other] { $count } games are going on.
}
about-games = Games
about-game = **{ $title }**: { $designer } ({ $publisher })
about-game-free = **{ $title }**: a traditional game
about-edition = The games belong to their designers and publishers. I use no art and no text of theirs; the numbers of the space games are an edition of our own.
about-licence = The program is free under the MIT licence. The font is DejaVu.
about-host-title = Host
about-contact = Contact: { $contact }
about-privacy-title = Privacy
about-privacy = { COMMAND("my-data") } shows what is stored about you, and forgets you if you wish.
button-privacy-page = Privacy of this host

# The operator to all channels with a running table
announcement-title = From the host of this bot
