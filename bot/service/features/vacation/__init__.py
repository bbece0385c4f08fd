"""Days on which a player is away."""
