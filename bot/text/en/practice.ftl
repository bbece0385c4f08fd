# The practice server's own page: a bar above the simulated Discord.
practice-title = Mission Control · practice server
practice-about = Nothing here reaches Discord. Type /play in #table to begin.
practice-own-dm = Your DM
practice-dm = DM of { $name }
practice-language = Language
practice-stopped = The practice server has stopped.
practice-secret = This address is not complete. Open the whole one that the practice server printed.
