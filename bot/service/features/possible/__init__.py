"""What can I do? All that is open to a player now, and what is not, with the reason and its rule."""
