# The practice server's own page: a bar above the simulated Discord.
practice-title = Mission Control · practice server
practice-welcome = Welcome to Mission Control!
practice-about = This is a practice server on your own machine: a simulated Discord that nobody else sees. You are Ada. “Play as” lets you be Ben or Cleo, too, and the bar at the top leads to everybody’s direct messages (DM).
practice-begin = Choose a game to open a table here. Then add a computer and press Start. “First game?” guides you through your first turns.
practice-otherwise = Or type /play below, as you would in Discord.
practice-new-game = New game
practice-viewer = Play as
practice-silence = Nobody has written here yet.
practice-own-dm = Your DM
practice-dm = DM of { $name }
practice-language = Language
practice-stopped = The practice server has stopped.
practice-secret = This address is not complete. Open the whole one that the practice server printed.
