-- What the people of a table agreed on beside the game's options, and what was done to a table from outside the game.

ALTER TABLE game_table ADD COLUMN terms TEXT NOT NULL DEFAULT '{}' CHECK (json_valid(terms));

CREATE TABLE remark (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    table_id INTEGER NOT NULL REFERENCES game_table (id),
    after INTEGER NOT NULL CHECK (after >= 0),
    at REAL NOT NULL,
    user INTEGER,
    name TEXT NOT NULL,
    phrase TEXT NOT NULL CHECK (json_valid(phrase)),
    reason TEXT NOT NULL
) STRICT;
CREATE INDEX remark_table ON remark (table_id);
