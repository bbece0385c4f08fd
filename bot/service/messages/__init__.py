"""Messages to Discord: which outbox row is due, what it asks for, where it goes, and how its failures end."""
