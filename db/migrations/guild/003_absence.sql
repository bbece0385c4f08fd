-- Who is away: a computer that stands in for a person, seats on offer, questions to all, tables that wake by themselves.

ALTER TABLE seat ADD COLUMN standin TEXT;
ALTER TABLE seat ADD COLUMN standin_since REAL CHECK ((standin_since IS NULL) = (standin IS NULL));
ALTER TABLE seat ADD COLUMN standin_why TEXT CHECK ((standin_why IS NULL) = (standin IS NULL));

ALTER TABLE game_table ADD COLUMN wakes REAL CHECK (wakes IS NULL OR status = 'paused');

-- `agreed`: the seats that said yes, as JSON. At most one open question of a kind at a table.
CREATE TABLE ballot (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    table_id INTEGER NOT NULL REFERENCES game_table (id),
    kind TEXT NOT NULL,
    seat INTEGER NOT NULL,
    at REAL NOT NULL,
    until REAL NOT NULL,
    body BLOB NOT NULL,
    agreed TEXT NOT NULL CHECK (json_valid(agreed)),
    outcome TEXT CHECK (outcome IN ('carried', 'declined', 'lapsed'))
) STRICT;
CREATE UNIQUE INDEX ballot_open ON ballot (table_id, kind) WHERE outcome IS NULL;

-- `user`: for whom the seat is kept; NULL where anybody may take it. `caller`: who offered it.
CREATE TABLE vacancy (
    table_id INTEGER NOT NULL REFERENCES game_table (id),
    seat INTEGER NOT NULL,
    user INTEGER,
    caller INTEGER,
    at REAL NOT NULL,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;
