-- The move of all data between this database and a data folder (db/moving).

-- `state`: 'filling', a copy of `place` into this database is not finished; 'moved', all of it was moved to `place`.
-- A bot starts only where there is no row.
CREATE TABLE moving (
    one smallint PRIMARY KEY CHECK (one = 1),
    state text NOT NULL CHECK (state IN ('filling', 'moved')),
    place text NOT NULL,
    at double precision NOT NULL
);

-- While it is filled: what was copied, with the digest of each table (db/moving/digest.py). `guild` is 0 for what belongs
-- to no guild.
CREATE TABLE copy_progress (
    guild bigint NOT NULL,
    name text NOT NULL,
    rows bigint NOT NULL,
    hash text NOT NULL,
    PRIMARY KEY (guild, name)
);
