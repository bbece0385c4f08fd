-- What somebody intends to do at a table, action by action; nobody else sees that there is any.

CREATE TABLE plan (
    table_id INTEGER NOT NULL REFERENCES game_table (id),
    user INTEGER NOT NULL,
    steps TEXT NOT NULL CHECK (json_valid(steps)),
    mark TEXT NOT NULL,
    hushed INTEGER NOT NULL CHECK (hushed IN (0, 1)),
    stopped TEXT CHECK (stopped IS NULL OR json_valid(stopped)),
    revision INTEGER NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY (table_id, user)
) STRICT, WITHOUT ROWID;
CREATE INDEX plan_user ON plan (user);
