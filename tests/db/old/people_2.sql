-- A people file of version 2 as the program wrote it, kept for ever.
PRAGMA application_id = 1296265317;
PRAGMA user_version = 2;
PRAGMA foreign_keys = OFF;
BEGIN TRANSACTION;
CREATE TABLE person (
    user INTEGER PRIMARY KEY,
    language TEXT,
    notice TEXT NOT NULL CHECK (notice IN ('dm', 'mention', 'silent')),
    dm TEXT NOT NULL CHECK (dm IN ('unknown', 'open', 'closed'))
, pictures TEXT NOT NULL DEFAULT 'standard'
    CHECK (pictures IN ('standard', 'large', 'contrast', 'large-contrast'))) STRICT;
INSERT INTO "person" VALUES(900000000000000001,'de','mention','closed','contrast');
INSERT INTO "person" VALUES(900000000000000002,NULL,'dm','unknown','standard');
CREATE TABLE progress (
    one INTEGER PRIMARY KEY CHECK (one = 1),
    whole INTEGER NOT NULL CHECK (whole IN (0, 1))
) STRICT;
INSERT INTO "progress" VALUES(1,0);
CREATE TABLE sits (
    user INTEGER NOT NULL,
    guild INTEGER NOT NULL,
    table_id INTEGER NOT NULL,
    since REAL NOT NULL,
    PRIMARY KEY (user, guild, table_id)
) STRICT, WITHOUT ROWID;
INSERT INTO "sits" VALUES(900000000000000001,111222333444555666,2,1800000000.0);
CREATE INDEX sits_table ON sits (guild, table_id);
COMMIT;
