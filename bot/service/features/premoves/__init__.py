"""Actions that a player queues for a later turn."""
