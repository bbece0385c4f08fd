"""The move of a whole store: from a data folder into a PostgreSQL database, and back."""
