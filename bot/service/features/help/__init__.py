"""Where a new user begins: what this is, how to play, and the way to everything else."""
