-- A wake file of version 2 as the program wrote it, kept for ever.
PRAGMA application_id = 1296267105;
PRAGMA user_version = 2;
PRAGMA foreign_keys = OFF;
BEGIN TRANSACTION;
CREATE TABLE progress (
    one INTEGER PRIMARY KEY CHECK (one = 1),
    whole INTEGER NOT NULL CHECK (whole IN (0, 1))
) STRICT;
INSERT INTO "progress" VALUES(1,0);
CREATE TABLE unanswered (
    interaction INTEGER PRIMARY KEY,
    application INTEGER NOT NULL,
    token TEXT NOT NULL,
    user INTEGER NOT NULL,
    guild INTEGER,
    locale TEXT NOT NULL,
    at REAL NOT NULL
) STRICT;
INSERT INTO "unanswered" VALUES(104,5,'token',900000000000000001,111222333444555666,'de',4000.0);
CREATE TABLE wake (
    guild INTEGER PRIMARY KEY,
    due REAL NOT NULL
) STRICT;
INSERT INTO "wake" VALUES(111222333444555666,86400.0);
COMMIT;
