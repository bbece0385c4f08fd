-- Acknowledged interactions whose answer was not delivered yet, of all guilds. Of no use after fifteen minutes.

CREATE TABLE unanswered (
    interaction INTEGER PRIMARY KEY,
    application INTEGER NOT NULL,
    token TEXT NOT NULL,
    user INTEGER NOT NULL,
    guild INTEGER,
    locale TEXT NOT NULL,
    at REAL NOT NULL
) STRICT;
