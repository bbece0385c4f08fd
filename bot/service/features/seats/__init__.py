"""Resigning, substitutes, vacant seats and players who run out of time."""
