-- The colour and the emblem of a seat in pictures, settled when the game starts (bot/games/core/style.py). NULL: by seat.

ALTER TABLE seat ADD COLUMN colour TEXT CHECK (colour IN ('blue', 'yellow', 'green', 'red', 'black'));
ALTER TABLE seat ADD COLUMN emblem TEXT CHECK (emblem IN ('hexagon', 'square', 'diamond', 'star', 'cross'));
