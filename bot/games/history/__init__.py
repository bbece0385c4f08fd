"""The log of a game, and what the host makes of it for any game: replays, turns, narrations, records, verification."""
