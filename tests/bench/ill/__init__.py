"""Bench parts of which one fails and one hangs, to check that the others are measured all the same."""
