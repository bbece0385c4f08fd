"""What a player may look at: the board, cards, the log, the record."""
