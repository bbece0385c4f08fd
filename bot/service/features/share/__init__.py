"""Showing the channel what a player sees alone, and the result card."""
