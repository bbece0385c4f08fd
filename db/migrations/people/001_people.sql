-- The file across guilds. `person` is truth; `sits` is derived from the guild files' seats.

CREATE TABLE person (
    user INTEGER PRIMARY KEY,
    language TEXT,
    notice TEXT NOT NULL CHECK (notice IN ('dm', 'mention', 'silent')),
    dm TEXT NOT NULL CHECK (dm IN ('unknown', 'open', 'closed'))
) STRICT;

CREATE TABLE sits (
    user INTEGER NOT NULL,
    guild INTEGER NOT NULL,
    table_id INTEGER NOT NULL,
    since REAL NOT NULL,
    PRIMARY KEY (user, guild, table_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX sits_table ON sits (guild, table_id);

-- Whether the index was filled from all guild files since this file was made.
CREATE TABLE progress (
    one INTEGER PRIMARY KEY CHECK (one = 1),
    whole INTEGER NOT NULL CHECK (whole IN (0, 1))
) STRICT;
INSERT INTO progress (one, whole) VALUES (1, 0);
