"""The welcome in a server that the bot joined."""
