-- When each guild has something to do next. Derived from the guild files' outgoing rows and timers.

CREATE TABLE wake (
    guild INTEGER PRIMARY KEY,
    due REAL NOT NULL
) STRICT;

-- Whether the index was filled from all guild files since this file was made.
CREATE TABLE progress (
    one INTEGER PRIMARY KEY CHECK (one = 1),
    whole INTEGER NOT NULL CHECK (whole IN (0, 1))
) STRICT;
INSERT INTO progress (one, whole) VALUES (1, 0);
