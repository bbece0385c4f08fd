"""What may be done to a table, by people, computers and time: each a transaction that refuses or does it wholly."""
