-- Each setting of a timer has a number of its own: whoever found an earlier one due cannot take out a newer one.
-- AUTOINCREMENT: a number is never used twice.

CREATE TABLE timer_with_revision (
    revision INTEGER PRIMARY KEY AUTOINCREMENT,
    table_id INTEGER NOT NULL REFERENCES game_table (id),
    kind TEXT NOT NULL,
    target INTEGER NOT NULL,
    due REAL NOT NULL,
    body BLOB NOT NULL,
    UNIQUE (table_id, kind, target)
) STRICT;
INSERT INTO timer_with_revision (table_id, kind, target, due, body)
    SELECT table_id, kind, target, due, body FROM timer ORDER BY table_id, kind, target;
DROP TABLE timer;
ALTER TABLE timer_with_revision RENAME TO timer;
CREATE INDEX timer_due ON timer (due);
