"""Reminders of players who are awaited."""
