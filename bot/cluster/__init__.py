"""Several processes on one PostgreSQL: who is alive, and who serves which shard."""
