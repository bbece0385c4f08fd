"""Pausing, resuming and ending tables; servers and channels that come and go."""
