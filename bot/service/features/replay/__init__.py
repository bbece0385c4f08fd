"""A game shown again, turn by turn or as a film."""
