-- What those who look after the server settled for it (one row of JSON), and what people note for themselves at a table.

CREATE TABLE manners (
    one INTEGER PRIMARY KEY CHECK (one = 1),
    body TEXT NOT NULL CHECK (json_valid(body))
) STRICT;

CREATE TABLE own_note (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    table_id INTEGER NOT NULL REFERENCES game_table (id),
    user INTEGER NOT NULL,
    at REAL NOT NULL,
    text TEXT NOT NULL
) STRICT;
CREATE INDEX own_note_user ON own_note (user, table_id);
