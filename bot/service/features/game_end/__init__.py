"""The end of a game: the final card in the channel, and what can be done after it."""
