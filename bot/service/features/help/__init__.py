"""Where a new user begins: what this is, how to play, the way to everything else, and who makes and hosts it."""
