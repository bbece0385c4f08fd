-- A guild file of version 13 as the program wrote it, kept for ever.
PRAGMA application_id = 1296263029;
PRAGMA user_version = 13;
PRAGMA foreign_keys = OFF;
BEGIN TRANSACTION;
CREATE TABLE ballot (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    table_id INTEGER NOT NULL REFERENCES game_table (id),
    kind TEXT NOT NULL,
    seat INTEGER NOT NULL,
    at REAL NOT NULL,
    until REAL NOT NULL,
    body BLOB NOT NULL,
    agreed TEXT NOT NULL CHECK (json_valid(agreed)),
    outcome TEXT CHECK (outcome IN ('carried', 'declined', 'lapsed'))
) STRICT;
INSERT INTO "ballot" VALUES(1,2,'pause',0,1.0,9.0,X'7B22756E74696C223A357D','[0]',NULL);
CREATE TABLE entry (
    table_id INTEGER NOT NULL REFERENCES game_table (id),
    number INTEGER NOT NULL CHECK (number >= 1),
    seat INTEGER,
    user INTEGER,
    door TEXT NOT NULL,
    interaction INTEGER,
    at REAL NOT NULL,
    body BLOB NOT NULL,
    events BLOB NOT NULL,
    undone_by INTEGER CHECK (undone_by > number),
    PRIMARY KEY (table_id, number),
    FOREIGN KEY (table_id, undone_by) REFERENCES entry (table_id, number) DEFERRABLE INITIALLY DEFERRED
) STRICT;
INSERT INTO "entry" VALUES(1,1,0,900000000000000001,'slash',101,1001.0,X'7B22656E747279223A226163746564227D',X'5B5D',NULL);
INSERT INTO "entry" VALUES(1,2,0,900000000000000001,'slash',102,1002.0,X'7B22656E747279223A226163746564227D',X'5B5D',3);
INSERT INTO "entry" VALUES(1,3,0,900000000000000001,'slash',103,1003.0,X'7B22656E747279223A226163746564227D',X'5B5D',NULL);
INSERT INTO "entry" VALUES(2,1,0,900000000000000001,'slash',NULL,1001.0,X'7B22656E747279223A226163746564227D',X'5B5D',NULL);
CREATE TABLE game_table (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    game TEXT NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('lobby', 'running', 'paused', 'over', 'cancelled')),
    channel INTEGER NOT NULL,
    host INTEGER NOT NULL,
    options TEXT NOT NULL CHECK (json_valid(options)),
    seed BLOB NOT NULL,
    rules_version INTEGER NOT NULL,
    language TEXT NOT NULL,
    created REAL NOT NULL,
    paused TEXT CHECK (paused IS NULL OR status = 'paused'),
    rematch_of INTEGER REFERENCES game_table (id)
, terms TEXT NOT NULL DEFAULT '{}' CHECK (json_valid(terms)), wakes REAL CHECK (wakes IS NULL OR status = 'paused')) STRICT;
INSERT INTO "game_table" VALUES(1,'space-mission','over',42,900000000000000001,'{"end":"8","preset":"yucata"}',X'000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F',1,'de',1000.0,NULL,NULL,'{"rated":"rated"}',NULL);
INSERT INTO "game_table" VALUES(2,'space-mission','running',42,900000000000000001,'{"end":"8","preset":"yucata"}',X'000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F',1,'de',1000.0,NULL,1,'{}',NULL);
CREATE TABLE guild (
    one INTEGER PRIMARY KEY CHECK (one = 1),
    name TEXT NOT NULL,
    language TEXT NOT NULL,
    present INTEGER NOT NULL CHECK (present IN (0, 1))
) STRICT;
INSERT INTO "guild" VALUES(1,'Club','de',1);
CREATE TABLE invitation (
    table_id INTEGER NOT NULL REFERENCES game_table (id),
    caller INTEGER NOT NULL,
    user INTEGER NOT NULL,
    at REAL NOT NULL
) STRICT;
INSERT INTO "invitation" VALUES(2,900000000000000001,900000000000000002,4000.0);
CREATE TABLE manners (
    one INTEGER PRIMARY KEY CHECK (one = 1),
    body TEXT NOT NULL CHECK (json_valid(body))
) STRICT;
INSERT INTO "manners" VALUES(1,'{"openers":[5],"language":"de","options":{"space-mission":{"end":"space"}}}');
CREATE TABLE outgoing (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    table_id INTEGER NOT NULL REFERENCES game_table (id),
    kind TEXT NOT NULL,
    target INTEGER NOT NULL,
    body BLOB NOT NULL,
    due REAL NOT NULL,
    created REAL NOT NULL,
    attempts INTEGER NOT NULL CHECK (attempts >= 0),
    UNIQUE (table_id, kind, target)
) STRICT;
INSERT INTO "outgoing" VALUES(1,2,'board',0,X'7B7D',0.0,1800000000.0,0);
INSERT INTO "outgoing" VALUES(2,2,'hand',0,X'7B7D',0.0,1800000000.0,0);
INSERT INTO "outgoing" VALUES(3,2,'notice',0,X'7B7D',0.0,1800000000.0,0);
CREATE TABLE own_note (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    table_id INTEGER NOT NULL REFERENCES game_table (id),
    user INTEGER NOT NULL,
    at REAL NOT NULL,
    text TEXT NOT NULL
) STRICT;
INSERT INTO "own_note" VALUES(1,2,900000000000000001,4000.0,'gold on Hazard');
CREATE TABLE plan (
    table_id INTEGER NOT NULL REFERENCES game_table (id),
    user INTEGER NOT NULL,
    steps TEXT NOT NULL CHECK (json_valid(steps)),
    mark TEXT NOT NULL,
    hushed INTEGER NOT NULL CHECK (hushed IN (0, 1)),
    stopped TEXT CHECK (stopped IS NULL OR json_valid(stopped)),
    revision INTEGER NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY (table_id, user)
) STRICT, WITHOUT ROWID;
INSERT INTO "plan" VALUES(2,900000000000000001,'[["jump","17","hazard"],["top-up","-"]]','ab',1,'{"type":"phrase","key":"log-concluded","facts":{}}',0,4000.0);
CREATE TABLE posted (
    table_id INTEGER NOT NULL REFERENCES game_table (id),
    role TEXT NOT NULL,
    owner INTEGER NOT NULL,
    channel INTEGER NOT NULL,
    message INTEGER NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY (table_id, role, owner)
) STRICT, WITHOUT ROWID;
INSERT INTO "posted" VALUES(2,'board',0,42,77,4000.0);
CREATE TABLE remark (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    table_id INTEGER NOT NULL REFERENCES game_table (id),
    after INTEGER NOT NULL CHECK (after >= 0),
    at REAL NOT NULL,
    user INTEGER,
    name TEXT NOT NULL,
    phrase TEXT NOT NULL CHECK (json_valid(phrase)),
    reason TEXT NOT NULL
) STRICT;
INSERT INTO "remark" VALUES(1,2,0,4000.0,900000000000000001,'Ann','{"type":"phrase","key":"log-concluded","facts":{}}','a friend');
CREATE TABLE result (
    table_id INTEGER PRIMARY KEY REFERENCES game_table (id),
    at REAL NOT NULL,
    ended TEXT NOT NULL,
    places INTEGER NOT NULL CHECK (places >= 1)
) STRICT;
INSERT INTO "result" VALUES(1,4000.0,'rules',2);
CREATE TABLE result_seat (
    table_id INTEGER NOT NULL REFERENCES result (table_id),
    seat INTEGER NOT NULL,
    rank INTEGER NOT NULL CHECK (rank >= 1),
    total INTEGER NOT NULL,
    lines TEXT NOT NULL CHECK (json_valid(lines)),
    part TEXT NOT NULL CHECK (part IN ('whole', 'joined', 'away', 'gone', 'computer')),
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;
INSERT INTO "result_seat" VALUES(1,0,2,9,'[["gate",9]]','away');
INSERT INTO "result_seat" VALUES(1,1,1,12,'[["gate",9],["water",3]]','computer');
CREATE TABLE said (
    table_id INTEGER NOT NULL REFERENCES game_table (id),
    key TEXT NOT NULL,
    PRIMARY KEY (table_id, key)
) STRICT, WITHOUT ROWID;
INSERT INTO "said" VALUES(2,'welcome');
CREATE TABLE seat (
    table_id INTEGER NOT NULL REFERENCES game_table (id),
    number INTEGER NOT NULL CHECK (number >= 0),
    user INTEGER,
    computer TEXT,
    name TEXT NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('invited', 'seated', 'left')), standin TEXT, standin_since REAL CHECK ((standin_since IS NULL) = (standin IS NULL)), standin_why TEXT CHECK ((standin_why IS NULL) = (standin IS NULL)), away REAL, bank REAL, ticking REAL CHECK (ticking IS NULL OR bank IS NOT NULL),
    PRIMARY KEY (table_id, number),
    CHECK ((user IS NULL) <> (computer IS NULL))
) STRICT, WITHOUT ROWID;
INSERT INTO "seat" VALUES(1,0,900000000000000001,NULL,'Ada','seated','steady',3.0,'vacation',9.0,60.0,4.0);
INSERT INTO "seat" VALUES(1,1,NULL,'steady','Hopper','seated',NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "seat" VALUES(2,0,900000000000000001,NULL,'Ada','seated','steady',3.0,'vacation',9.0,60.0,4.0);
INSERT INTO "seat" VALUES(2,1,NULL,'steady','Hopper','seated',NULL,NULL,NULL,NULL,NULL,NULL);
CREATE TABLE snapshot (
    table_id INTEGER PRIMARY KEY REFERENCES game_table (id),
    entries INTEGER NOT NULL CHECK (entries >= 0),
    state BLOB NOT NULL,
    decisions TEXT NOT NULL CHECK (json_valid(decisions))
) STRICT;
INSERT INTO "snapshot" VALUES(1,3,X'7B227475726E223A317D','[3,1]');
INSERT INTO "snapshot" VALUES(2,1,X'7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D7B7D','[1,0]');
CREATE TABLE summary (
    message INTEGER PRIMARY KEY,
    table_id INTEGER NOT NULL REFERENCES game_table (id),
    channel INTEGER NOT NULL,
    since REAL NOT NULL,
    until REAL NOT NULL
) STRICT;
INSERT INTO "summary" VALUES(76,2,42,3000.0,4000.0);
CREATE TABLE "timer" (
    revision INTEGER PRIMARY KEY AUTOINCREMENT,
    table_id INTEGER NOT NULL REFERENCES game_table (id),
    kind TEXT NOT NULL,
    target INTEGER NOT NULL,
    due REAL NOT NULL,
    body BLOB NOT NULL, attempts INTEGER NOT NULL DEFAULT 0,
    UNIQUE (table_id, kind, target)
) STRICT;
INSERT INTO "timer" VALUES(1,2,'remind',0,86400.0,X'7B7D',0);
CREATE TABLE vacancy (
    table_id INTEGER NOT NULL REFERENCES game_table (id),
    seat INTEGER NOT NULL,
    user INTEGER,
    caller INTEGER,
    at REAL NOT NULL,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;
INSERT INTO "vacancy" VALUES(2,0,900000000000000002,900000000000000001,1.0);
CREATE INDEX game_table_status ON game_table (status, channel);
CREATE INDEX game_table_rematch ON game_table (rematch_of) WHERE rematch_of IS NOT NULL;
CREATE UNIQUE INDEX entry_interaction ON entry (interaction) WHERE interaction IS NOT NULL;
CREATE TRIGGER entry_follows BEFORE INSERT ON entry
WHEN NEW.number <> (SELECT coalesce(max(number), 0) + 1 FROM entry WHERE table_id = NEW.table_id)
BEGIN
    SELECT raise(ABORT, 'an entry''s number follows the last one');
END;
CREATE TRIGGER entry_stays BEFORE DELETE ON entry
BEGIN
    SELECT raise(ABORT, 'the log is append-only');
END;
CREATE TRIGGER entry_is_final BEFORE UPDATE ON entry
WHEN NOT (
    NEW.table_id = OLD.table_id AND NEW.number = OLD.number AND NEW.seat IS OLD.seat AND NEW.door = OLD.door
    AND NEW.interaction IS OLD.interaction AND NEW.at = OLD.at AND NEW.body = OLD.body AND NEW.events = OLD.events
    AND (NEW.undone_by IS OLD.undone_by OR OLD.undone_by IS NULL)
    AND (NEW.user IS OLD.user OR NEW.user IS NULL OR NEW.user < 0)
)
BEGIN
    SELECT raise(ABORT, 'the log is append-only');
END;
CREATE INDEX outgoing_due ON outgoing (due);
CREATE INDEX remark_table ON remark (table_id);
CREATE UNIQUE INDEX ballot_open ON ballot (table_id, kind) WHERE outcome IS NULL;
CREATE INDEX own_note_user ON own_note (user, table_id);
CREATE INDEX plan_user ON plan (user);
CREATE INDEX game_table_host ON game_table (host, created);
CREATE INDEX timer_due ON timer (due);
CREATE INDEX summary_table ON summary (table_id);
CREATE INDEX invitation_user ON invitation (user, at);
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('timer',1);
INSERT INTO "sqlite_sequence" VALUES('game_table',2);
INSERT INTO "sqlite_sequence" VALUES('remark',1);
INSERT INTO "sqlite_sequence" VALUES('ballot',1);
INSERT INTO "sqlite_sequence" VALUES('own_note',1);
INSERT INTO "sqlite_sequence" VALUES('outgoing',3);
COMMIT;
