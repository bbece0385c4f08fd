"""What the command line does with the rules alone: play by itself, and verify a record."""
