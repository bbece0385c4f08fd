"""Reports of users about the bot, for its operator and the admins of a server."""
