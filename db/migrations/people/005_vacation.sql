-- Vacations across all servers; `spread`: whether all tables have heard of it. And when the bot did not run.

CREATE TABLE vacation (
    user INTEGER PRIMARY KEY,
    since REAL NOT NULL,
    until REAL NOT NULL CHECK (until >= since),
    computer INTEGER NOT NULL CHECK (computer IN (0, 1)),
    spread INTEGER NOT NULL CHECK (spread IN (0, 1))
) STRICT;

CREATE TABLE heartbeat (
    one INTEGER PRIMARY KEY CHECK (one = 1),
    at REAL NOT NULL
) STRICT;

CREATE TABLE outage (
    since REAL PRIMARY KEY,
    until REAL NOT NULL CHECK (until > since)
) STRICT, WITHOUT ROWID;
