-- The guilds that have a file, and the highest table number that each is known to have given: a file that is gone is told
-- from one that never was. Derived from the folder and the guild files; for the files of today from what the index knows.

CREATE TABLE guild_file (
    guild INTEGER PRIMARY KEY,
    tables INTEGER NOT NULL CHECK (tables >= 0)
) STRICT;
INSERT INTO guild_file (guild, tables) SELECT guild, max(table_id) FROM sits GROUP BY guild;

-- Files that were deleted gave numbers up to this; a new file begins above it, so that no old button fits a new table.
ALTER TABLE progress ADD COLUMN given INTEGER NOT NULL DEFAULT 0 CHECK (given >= 0);
