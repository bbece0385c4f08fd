-- A wake file of version 1 as the program wrote it, kept for ever.
PRAGMA application_id = 1296267105;
PRAGMA user_version = 1;
PRAGMA foreign_keys = OFF;
BEGIN TRANSACTION;
CREATE TABLE progress (
    one INTEGER PRIMARY KEY CHECK (one = 1),
    whole INTEGER NOT NULL CHECK (whole IN (0, 1))
) STRICT;
INSERT INTO "progress" VALUES(1,0);
CREATE TABLE wake (
    guild INTEGER PRIMARY KEY,
    due REAL NOT NULL
) STRICT;
INSERT INTO "wake" VALUES(111222333444555666,86400.0);
COMMIT;
