-- A people file of version 7 as the program wrote it, kept for ever.
PRAGMA application_id = 1296265317;
PRAGMA user_version = 7;
PRAGMA foreign_keys = OFF;
BEGIN TRANSACTION;
CREATE TABLE guild_file (
    guild INTEGER PRIMARY KEY,
    tables INTEGER NOT NULL CHECK (tables >= 0)
, name TEXT NOT NULL DEFAULT '') STRICT;
INSERT INTO "guild_file" VALUES(111222333444555666,2,'Club');
CREATE TABLE heartbeat (
    one INTEGER PRIMARY KEY CHECK (one = 1),
    at REAL NOT NULL
) STRICT;
INSERT INTO "heartbeat" VALUES(1,4000.0);
CREATE TABLE kept_back (
    user INTEGER NOT NULL,
    guild INTEGER NOT NULL,
    table_id INTEGER NOT NULL,
    place INTEGER NOT NULL,
    at REAL NOT NULL,
    carrier_guild INTEGER NOT NULL,
    carrier_table INTEGER NOT NULL,
    channel INTEGER NOT NULL,
    message INTEGER NOT NULL,
    PRIMARY KEY (user, guild, table_id)
) STRICT, WITHOUT ROWID;
INSERT INTO "kept_back" VALUES(900000000000000001,111222333444555666,2,0,4000.0,111222333444555666,2,42,78);
CREATE TABLE notice_at (
    user INTEGER NOT NULL,
    guild INTEGER NOT NULL,
    table_id INTEGER NOT NULL,
    notice TEXT NOT NULL CHECK (notice IN ('dm', 'mention', 'silent')),
    PRIMARY KEY (user, guild, table_id)
) STRICT, WITHOUT ROWID;
INSERT INTO "notice_at" VALUES(900000000000000001,111222333444555666,2,'mention');
CREATE TABLE outage (
    since REAL PRIMARY KEY,
    until REAL NOT NULL CHECK (until > since)
) STRICT, WITHOUT ROWID;
INSERT INTO "outage" VALUES(3000.0,3500.0);
CREATE TABLE person (
    user INTEGER PRIMARY KEY,
    language TEXT,
    notice TEXT NOT NULL CHECK (notice IN ('dm', 'mention', 'silent')),
    dm TEXT NOT NULL CHECK (dm IN ('unknown', 'open', 'closed'))
, pictures TEXT NOT NULL DEFAULT 'standard'
    CHECK (pictures IN ('standard', 'large', 'contrast', 'large-contrast')), zone TEXT, quiet TEXT CHECK (quiet IS NULL OR json_valid(quiet)), quiet_days TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(quiet_days)), remind REAL CHECK (remind >= 0), digest INTEGER CHECK (digest BETWEEN 0 AND 1439), rated INTEGER NOT NULL DEFAULT 0 CHECK (rated IN (0, 1))) STRICT;
INSERT INTO "person" VALUES(900000000000000001,'de','mention','closed','contrast',NULL,NULL,'[]',NULL,NULL,0);
INSERT INTO "person" VALUES(900000000000000002,NULL,'dm','unknown','standard','Europe/Berlin','[1320,420]','[5,6]',86400.0,1080,1);
CREATE TABLE progress (
    one INTEGER PRIMARY KEY CHECK (one = 1),
    whole INTEGER NOT NULL CHECK (whole IN (0, 1))
, given INTEGER NOT NULL DEFAULT 0 CHECK (given >= 0)) STRICT;
INSERT INTO "progress" VALUES(1,0,0);
CREATE TABLE sits (
    user INTEGER NOT NULL,
    guild INTEGER NOT NULL,
    table_id INTEGER NOT NULL,
    since REAL NOT NULL, game TEXT NOT NULL DEFAULT '', status TEXT NOT NULL DEFAULT '', channel INTEGER NOT NULL DEFAULT 0, seated INTEGER NOT NULL DEFAULT 0 CHECK (seated IN (0, 1)), awaited INTEGER NOT NULL DEFAULT 0 CHECK (awaited IN (0, 1)), changed REAL NOT NULL DEFAULT 0.0,
    PRIMARY KEY (user, guild, table_id)
) STRICT, WITHOUT ROWID;
INSERT INTO "sits" VALUES(900000000000000001,111222333444555666,2,1800000000.0,'space-mission','running',42,1,0,1000.0);
CREATE TABLE vacation (
    user INTEGER PRIMARY KEY,
    since REAL NOT NULL,
    until REAL NOT NULL CHECK (until >= since),
    computer INTEGER NOT NULL CHECK (computer IN (0, 1)),
    spread INTEGER NOT NULL CHECK (spread IN (0, 1))
) STRICT;
INSERT INTO "vacation" VALUES(900000000000000001,5.0,9.0,1,0);
CREATE INDEX sits_table ON sits (guild, table_id);
CREATE TRIGGER sits_no_more AFTER DELETE ON sits
BEGIN
    DELETE FROM notice_at WHERE user = OLD.user AND guild = OLD.guild AND table_id = OLD.table_id;
    DELETE FROM kept_back WHERE user = OLD.user AND guild = OLD.guild AND table_id = OLD.table_id;
END;
COMMIT;
