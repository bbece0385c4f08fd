"""The operator's word to all channels in which a game is going on."""
