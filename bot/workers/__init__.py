"""Worker processes: their work does not hold the bot's interpreter lock, and their crash is not the bot's."""
