"""Opening a table, its options, seats and start."""
