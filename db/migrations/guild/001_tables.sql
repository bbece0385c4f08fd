-- A guild's file. Times are seconds since 1970-01-01 UTC; ids are Discord's snowflakes.

CREATE TABLE guild (
    one INTEGER PRIMARY KEY CHECK (one = 1),
    name TEXT NOT NULL,
    language TEXT NOT NULL,
    present INTEGER NOT NULL CHECK (present IN (0, 1))
) STRICT;

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
) STRICT;
CREATE INDEX game_table_status ON game_table (status, channel);
CREATE INDEX game_table_rematch ON game_table (rematch_of) WHERE rematch_of IS NOT NULL;

CREATE TABLE seat (
    table_id INTEGER NOT NULL REFERENCES game_table (id),
    number INTEGER NOT NULL CHECK (number >= 0),
    user INTEGER,
    computer TEXT,
    name TEXT NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('invited', 'seated', 'left')),
    PRIMARY KEY (table_id, number),
    CHECK ((user IS NULL) <> (computer IS NULL))
) STRICT, WITHOUT ROWID;

-- The truth of a table. Nothing is ever taken out or altered, but for the two marks that the trigger lets through.
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

-- Once from nothing: taken back by a later entry. And a user may be made nameless (NULL or below zero).
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

-- A cache: a replay of the log makes it anew.
CREATE TABLE snapshot (
    table_id INTEGER PRIMARY KEY REFERENCES game_table (id),
    entries INTEGER NOT NULL CHECK (entries >= 0),
    state BLOB NOT NULL,
    decisions TEXT NOT NULL CHECK (json_valid(decisions))
) STRICT;

-- AUTOINCREMENT: an id is never used twice, so that whoever has sent a row cannot take out a newer one.
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
CREATE INDEX outgoing_due ON outgoing (due);

CREATE TABLE timer (
    table_id INTEGER NOT NULL REFERENCES game_table (id),
    kind TEXT NOT NULL,
    target INTEGER NOT NULL,
    due REAL NOT NULL,
    body BLOB NOT NULL,
    PRIMARY KEY (table_id, kind, target)
) STRICT, WITHOUT ROWID;
CREATE INDEX timer_due ON timer (due);

CREATE TABLE posted (
    table_id INTEGER NOT NULL REFERENCES game_table (id),
    role TEXT NOT NULL,
    owner INTEGER NOT NULL,
    channel INTEGER NOT NULL,
    message INTEGER NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY (table_id, role, owner)
) STRICT, WITHOUT ROWID;

CREATE TABLE unanswered (
    interaction INTEGER PRIMARY KEY,
    application INTEGER NOT NULL,
    token TEXT NOT NULL,
    user INTEGER NOT NULL,
    language TEXT NOT NULL,
    at REAL NOT NULL,
    table_id INTEGER REFERENCES game_table (id)
) STRICT;

CREATE TABLE said (
    table_id INTEGER NOT NULL REFERENCES game_table (id),
    key TEXT NOT NULL,
    PRIMARY KEY (table_id, key)
) STRICT, WITHOUT ROWID;
