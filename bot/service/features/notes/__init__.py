"""A player's own notes."""
