-- How games ended, derived from the logs: `ended` is `rules`, or the reason for which the people ended the game.
CREATE TABLE result (
    table_id INTEGER PRIMARY KEY REFERENCES game_table (id),
    at REAL NOT NULL,
    ended TEXT NOT NULL,
    places INTEGER NOT NULL CHECK (places >= 1)
) STRICT;

-- A participant with a seat; who sits there stands in `seat`. `lines`: points by category.
CREATE TABLE result_seat (
    table_id INTEGER NOT NULL REFERENCES result (table_id),
    seat INTEGER NOT NULL,
    rank INTEGER NOT NULL CHECK (rank >= 1),
    total INTEGER NOT NULL,
    lines TEXT NOT NULL CHECK (json_valid(lines)),
    part TEXT NOT NULL CHECK (part IN ('whole', 'joined', 'away', 'gone', 'computer')),
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;
