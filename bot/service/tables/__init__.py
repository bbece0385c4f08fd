"""A table as it is stored: read, written, and told to the outbox, each in the caller's own transaction."""
