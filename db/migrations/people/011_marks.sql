-- The colour and the emblem that a user would like in pictures (bot/games/core/style.py). NULL: any.

ALTER TABLE person ADD COLUMN colour TEXT CHECK (colour IN ('blue', 'yellow', 'green', 'red', 'black'));
ALTER TABLE person ADD COLUMN emblem TEXT CHECK (emblem IN ('hexagon', 'square', 'diamond', 'star', 'cross'));
