"""What the host of a table may do to it."""
