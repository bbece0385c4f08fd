"""The way out: which row is due, what it asks for, where it goes, and how its troubles end."""
