"""The log of a table: by player and kind, each line with the way to its picture in the replay."""
