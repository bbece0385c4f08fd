"""Showing the channel what one sees alone, and the card of a result."""
