-- Former boards that became summaries: they hold names, and are written anew when somebody is forgotten.

CREATE TABLE summary (
    message INTEGER PRIMARY KEY,
    table_id INTEGER NOT NULL REFERENCES game_table (id),
    channel INTEGER NOT NULL,
    since REAL NOT NULL,
    until REAL NOT NULL
) STRICT;
CREATE INDEX summary_table ON summary (table_id);
