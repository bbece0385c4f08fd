-- Each row names its guild, as on an engine where all guilds share the tables: every key begins with it. The numbers of
-- rows are counted in the guild's row, no more by SQLite.

CREATE TABLE new_guild (
    guild_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    language TEXT NOT NULL,
    present INTEGER NOT NULL CHECK (present IN (0, 1)),
    last_table INTEGER NOT NULL DEFAULT 0 CHECK (last_table >= 0),
    last_outgoing INTEGER NOT NULL DEFAULT 0 CHECK (last_outgoing >= 0),
    last_timer INTEGER NOT NULL DEFAULT 0 CHECK (last_timer >= 0),
    last_remark INTEGER NOT NULL DEFAULT 0 CHECK (last_remark >= 0),
    last_ballot INTEGER NOT NULL DEFAULT 0 CHECK (last_ballot >= 0),
    last_note INTEGER NOT NULL DEFAULT 0 CHECK (last_note >= 0)
) STRICT;
INSERT INTO new_guild SELECT this_guild(), name, language, present,
    last_table, last_outgoing, last_timer, last_remark, last_ballot, last_note FROM guild;
DROP TABLE guild;
ALTER TABLE new_guild RENAME TO guild;

CREATE TABLE new_game_table (
    guild_id INTEGER NOT NULL REFERENCES guild (guild_id),
    id INTEGER NOT NULL,
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
    rematch_of INTEGER,
    terms TEXT NOT NULL DEFAULT '{}' CHECK (json_valid(terms)),
    wakes REAL CHECK (wakes IS NULL OR status = 'paused'),
    name TEXT NOT NULL DEFAULT '',
    joiners TEXT NOT NULL DEFAULT '[]',
    PRIMARY KEY (guild_id, id),
    FOREIGN KEY (guild_id, rematch_of) REFERENCES game_table (guild_id, id)
) STRICT, WITHOUT ROWID;
INSERT INTO new_game_table SELECT this_guild(), id, game, status, channel, host, options, seed, rules_version, language,
    created, paused, rematch_of, terms, wakes, name, joiners FROM game_table ORDER BY id;
DROP TABLE game_table;
ALTER TABLE new_game_table RENAME TO game_table;
CREATE INDEX game_table_status ON game_table (guild_id, status, channel);
CREATE INDEX game_table_rematch ON game_table (guild_id, rematch_of) WHERE rematch_of IS NOT NULL;
CREATE INDEX game_table_host ON game_table (guild_id, host, created);

-- A guest's seat: its `user_id` is the keeper, whose account acts for it; its `name` is the guest's own. `screen`: the
-- seat's decision number for which its player said that they alone look at the keeper's screen.
CREATE TABLE new_seat (
    guild_id INTEGER NOT NULL,
    table_id INTEGER NOT NULL,
    number INTEGER NOT NULL CHECK (number >= 0),
    user_id INTEGER,
    computer TEXT,
    name TEXT NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('invited', 'seated', 'left')),
    standin TEXT,
    standin_since REAL CHECK ((standin_since IS NULL) = (standin IS NULL)),
    standin_why TEXT CHECK ((standin_why IS NULL) = (standin IS NULL)),
    away REAL,
    bank REAL,
    ticking REAL CHECK (ticking IS NULL OR bank IS NOT NULL),
    colour TEXT CHECK (colour IN ('blue', 'yellow', 'green', 'red', 'black')),
    emblem TEXT CHECK (emblem IN ('hexagon', 'square', 'diamond', 'star', 'cross')),
    guest INTEGER NOT NULL DEFAULT 0 CHECK (guest = 0 OR (guest = 1 AND user_id IS NOT NULL)),
    screen INTEGER CHECK (screen IS NULL OR user_id IS NOT NULL),
    PRIMARY KEY (guild_id, table_id, number),
    FOREIGN KEY (guild_id, table_id) REFERENCES game_table (guild_id, id),
    CHECK ((user_id IS NULL) <> (computer IS NULL))
) STRICT, WITHOUT ROWID;
INSERT INTO new_seat SELECT this_guild(), table_id, number, user_id, computer, name, status, standin, standin_since,
    standin_why, away, bank, ticking, colour, emblem, guest, screen FROM seat ORDER BY table_id, number;
DROP TABLE seat;
ALTER TABLE new_seat RENAME TO seat;

-- The truth of a table. Nothing is ever taken out or altered, but for the two marks that the trigger lets through.
CREATE TABLE new_entry (
    guild_id INTEGER NOT NULL,
    table_id INTEGER NOT NULL,
    number INTEGER NOT NULL CHECK (number >= 1),
    seat INTEGER,
    user_id INTEGER,
    door TEXT NOT NULL,
    interaction INTEGER,
    at REAL NOT NULL,
    body BLOB NOT NULL,
    events BLOB NOT NULL,
    undone_by INTEGER CHECK (undone_by > number),
    PRIMARY KEY (guild_id, table_id, number),
    FOREIGN KEY (guild_id, table_id) REFERENCES game_table (guild_id, id),
    FOREIGN KEY (guild_id, table_id, undone_by) REFERENCES entry (guild_id, table_id, number)
        DEFERRABLE INITIALLY DEFERRED
) STRICT;
INSERT INTO new_entry SELECT this_guild(), table_id, number, seat, user_id, door, interaction, at, body, events,
    undone_by FROM entry ORDER BY table_id, number;
DROP TABLE entry;
ALTER TABLE new_entry RENAME TO entry;
CREATE UNIQUE INDEX entry_interaction ON entry (guild_id, interaction) WHERE interaction IS NOT NULL;

CREATE TRIGGER entry_follows BEFORE INSERT ON entry
WHEN NEW.number <> (
    SELECT coalesce(max(number), 0) + 1 FROM entry WHERE guild_id = NEW.guild_id AND table_id = NEW.table_id
)
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
    NEW.guild_id = OLD.guild_id AND NEW.table_id = OLD.table_id AND NEW.number = OLD.number
    AND NEW.seat IS OLD.seat AND NEW.door = OLD.door AND NEW.interaction IS OLD.interaction AND NEW.at = OLD.at
    AND NEW.body = OLD.body AND NEW.events = OLD.events
    AND (NEW.undone_by IS OLD.undone_by OR OLD.undone_by IS NULL)
    AND (NEW.user_id IS OLD.user_id OR NEW.user_id IS NULL OR NEW.user_id < 0)
)
BEGIN
    SELECT raise(ABORT, 'the log is append-only');
END;

-- A cache: a replay of the log makes it anew.
CREATE TABLE new_snapshot (
    guild_id INTEGER NOT NULL,
    table_id INTEGER NOT NULL,
    entries INTEGER NOT NULL CHECK (entries >= 0),
    state BLOB NOT NULL,
    decisions TEXT NOT NULL CHECK (json_valid(decisions)),
    PRIMARY KEY (guild_id, table_id),
    FOREIGN KEY (guild_id, table_id) REFERENCES game_table (guild_id, id)
) STRICT;
INSERT INTO new_snapshot SELECT this_guild(), table_id, entries, state, decisions FROM snapshot ORDER BY table_id;
DROP TABLE snapshot;
ALTER TABLE new_snapshot RENAME TO snapshot;

-- A message may have been sent if and only if its row was claimed, which is committed before the request.
-- `nonce` is in the buttons of the message, by which it is found again. `claimed`: the channel that it was to go to,
-- 0 for a direct message, NULL while it is not claimed.
CREATE TABLE new_outgoing (
    guild_id INTEGER NOT NULL,
    table_id INTEGER NOT NULL,
    kind TEXT NOT NULL,
    target INTEGER NOT NULL,
    id INTEGER NOT NULL,
    body BLOB NOT NULL,
    due REAL NOT NULL,
    created REAL NOT NULL,
    attempts INTEGER NOT NULL CHECK (attempts >= 0),
    nonce INTEGER NOT NULL DEFAULT 0,
    claimed INTEGER,
    PRIMARY KEY (guild_id, table_id, kind, target),
    FOREIGN KEY (guild_id, table_id) REFERENCES game_table (guild_id, id)
) STRICT, WITHOUT ROWID;
INSERT INTO new_outgoing SELECT this_guild(), table_id, kind, target, id, body, due, created, attempts, nonce, claimed
    FROM outgoing;
DROP TABLE outgoing;
ALTER TABLE new_outgoing RENAME TO outgoing;
CREATE UNIQUE INDEX outgoing_id ON outgoing (guild_id, id);
CREATE INDEX outgoing_due ON outgoing (guild_id, due);

-- Each setting of a timer has a number of its own: whoever found an earlier one due cannot take out a newer one.
CREATE TABLE new_timer (
    guild_id INTEGER NOT NULL,
    table_id INTEGER NOT NULL,
    kind TEXT NOT NULL,
    target INTEGER NOT NULL,
    revision INTEGER NOT NULL,
    due REAL NOT NULL,
    body BLOB NOT NULL,
    attempts INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (guild_id, table_id, kind, target),
    FOREIGN KEY (guild_id, table_id) REFERENCES game_table (guild_id, id)
) STRICT, WITHOUT ROWID;
INSERT INTO new_timer SELECT this_guild(), table_id, kind, target, revision, due, body, attempts FROM timer;
DROP TABLE timer;
ALTER TABLE new_timer RENAME TO timer;
CREATE INDEX timer_due ON timer (guild_id, due);

CREATE TABLE new_posted (
    guild_id INTEGER NOT NULL,
    table_id INTEGER NOT NULL,
    role TEXT NOT NULL,
    owner INTEGER NOT NULL,
    channel INTEGER NOT NULL,
    message INTEGER NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY (guild_id, table_id, role, owner),
    FOREIGN KEY (guild_id, table_id) REFERENCES game_table (guild_id, id)
) STRICT, WITHOUT ROWID;
INSERT INTO new_posted SELECT this_guild(), table_id, role, owner, channel, message, at FROM posted;
DROP TABLE posted;
ALTER TABLE new_posted RENAME TO posted;

CREATE TABLE new_said (
    guild_id INTEGER NOT NULL,
    table_id INTEGER NOT NULL,
    key TEXT NOT NULL,
    PRIMARY KEY (guild_id, table_id, key),
    FOREIGN KEY (guild_id, table_id) REFERENCES game_table (guild_id, id)
) STRICT, WITHOUT ROWID;
INSERT INTO new_said SELECT this_guild(), table_id, key FROM said;
DROP TABLE said;
ALTER TABLE new_said RENAME TO said;

CREATE TABLE new_remark (
    guild_id INTEGER NOT NULL,
    id INTEGER NOT NULL,
    table_id INTEGER NOT NULL,
    after INTEGER NOT NULL CHECK (after >= 0),
    at REAL NOT NULL,
    user_id INTEGER,
    name TEXT NOT NULL,
    phrase TEXT NOT NULL CHECK (json_valid(phrase)),
    reason TEXT NOT NULL,
    PRIMARY KEY (guild_id, id),
    FOREIGN KEY (guild_id, table_id) REFERENCES game_table (guild_id, id)
) STRICT, WITHOUT ROWID;
INSERT INTO new_remark SELECT this_guild(), id, table_id, after, at, user_id, name, phrase, reason FROM remark;
DROP TABLE remark;
ALTER TABLE new_remark RENAME TO remark;
CREATE INDEX remark_table ON remark (guild_id, table_id);

-- `agreed`: the seats that said yes, as JSON. At most one open question of a kind at a table.
CREATE TABLE new_ballot (
    guild_id INTEGER NOT NULL,
    id INTEGER NOT NULL,
    table_id INTEGER NOT NULL,
    kind TEXT NOT NULL,
    seat INTEGER NOT NULL,
    at REAL NOT NULL,
    until REAL NOT NULL,
    body BLOB NOT NULL,
    agreed TEXT NOT NULL CHECK (json_valid(agreed)),
    outcome TEXT CHECK (outcome IN ('carried', 'declined', 'lapsed')),
    PRIMARY KEY (guild_id, id),
    FOREIGN KEY (guild_id, table_id) REFERENCES game_table (guild_id, id)
) STRICT, WITHOUT ROWID;
INSERT INTO new_ballot SELECT this_guild(), id, table_id, kind, seat, at, until, body, agreed, outcome FROM ballot;
DROP TABLE ballot;
ALTER TABLE new_ballot RENAME TO ballot;
CREATE UNIQUE INDEX ballot_open ON ballot (guild_id, table_id, kind) WHERE outcome IS NULL;

-- `user_id`: for whom the seat is kept; NULL where anybody may take it. `caller`: who offered it.
CREATE TABLE new_vacancy (
    guild_id INTEGER NOT NULL,
    table_id INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    user_id INTEGER,
    caller INTEGER,
    at REAL NOT NULL,
    PRIMARY KEY (guild_id, table_id, seat),
    FOREIGN KEY (guild_id, table_id) REFERENCES game_table (guild_id, id)
) STRICT, WITHOUT ROWID;
INSERT INTO new_vacancy SELECT this_guild(), table_id, seat, user_id, caller, at FROM vacancy;
DROP TABLE vacancy;
ALTER TABLE new_vacancy RENAME TO vacancy;

-- How games ended, derived from the logs: `ended` is `rules`, or the reason for which the people ended the game.
CREATE TABLE new_result (
    guild_id INTEGER NOT NULL,
    table_id INTEGER NOT NULL,
    at REAL NOT NULL,
    ended TEXT NOT NULL,
    places INTEGER NOT NULL CHECK (places >= 1),
    PRIMARY KEY (guild_id, table_id),
    FOREIGN KEY (guild_id, table_id) REFERENCES game_table (guild_id, id)
) STRICT, WITHOUT ROWID;
INSERT INTO new_result SELECT this_guild(), table_id, at, ended, places FROM result;
DROP TABLE result;
ALTER TABLE new_result RENAME TO result;

-- A participant with a seat; who sits there stands in `seat`. `lines`: points by category.
CREATE TABLE new_result_seat (
    guild_id INTEGER NOT NULL,
    table_id INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    rank INTEGER NOT NULL CHECK (rank >= 1),
    total INTEGER NOT NULL,
    lines TEXT NOT NULL CHECK (json_valid(lines)),
    part TEXT NOT NULL CHECK (part IN ('whole', 'joined', 'away', 'gone', 'computer')),
    PRIMARY KEY (guild_id, table_id, seat),
    FOREIGN KEY (guild_id, table_id) REFERENCES result (guild_id, table_id)
) STRICT, WITHOUT ROWID;
INSERT INTO new_result_seat SELECT this_guild(), table_id, seat, rank, total, lines, part FROM result_seat;
DROP TABLE result_seat;
ALTER TABLE new_result_seat RENAME TO result_seat;

-- What those who look after the server settled for it.
CREATE TABLE new_manners (
    guild_id INTEGER PRIMARY KEY,
    body TEXT NOT NULL CHECK (json_valid(body))
) STRICT;
INSERT INTO new_manners SELECT this_guild(), body FROM manners;
DROP TABLE manners;
ALTER TABLE new_manners RENAME TO manners;

-- The welcome in a server that the bot joined: at most one. It may have been sent if and only if `channel` is set.
-- `nonce` is in its buttons, by which the message is found again. `message` is NULL until it is known.
CREATE TABLE new_welcome (
    guild_id INTEGER PRIMARY KEY,
    at REAL NOT NULL,
    nonce INTEGER NOT NULL,
    channel INTEGER,
    message INTEGER
) STRICT;
INSERT INTO new_welcome SELECT this_guild(), at, nonce, channel, message FROM welcome;
DROP TABLE welcome;
ALTER TABLE new_welcome RENAME TO welcome;

-- `guest`: the seat of the guest who wrote the note, NULL for the user's own.
CREATE TABLE new_own_note (
    guild_id INTEGER NOT NULL,
    id INTEGER NOT NULL,
    table_id INTEGER NOT NULL,
    user_id INTEGER NOT NULL,
    at REAL NOT NULL,
    text TEXT NOT NULL,
    guest INTEGER,
    PRIMARY KEY (guild_id, id),
    FOREIGN KEY (guild_id, table_id) REFERENCES game_table (guild_id, id)
) STRICT, WITHOUT ROWID;
INSERT INTO new_own_note SELECT this_guild(), id, table_id, user_id, at, text, guest FROM own_note;
DROP TABLE own_note;
ALTER TABLE new_own_note RENAME TO own_note;
CREATE INDEX own_note_user ON own_note (guild_id, user_id, table_id);

-- What somebody intends to do at a table, action by action; nobody else sees that there is any.
CREATE TABLE new_plan (
    guild_id INTEGER NOT NULL,
    table_id INTEGER NOT NULL,
    user_id INTEGER NOT NULL,
    steps TEXT NOT NULL CHECK (json_valid(steps)),
    mark TEXT NOT NULL,
    hushed INTEGER NOT NULL CHECK (hushed IN (0, 1)),
    stopped TEXT CHECK (stopped IS NULL OR json_valid(stopped)),
    revision INTEGER NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY (guild_id, table_id, user_id),
    FOREIGN KEY (guild_id, table_id) REFERENCES game_table (guild_id, id)
) STRICT, WITHOUT ROWID;
INSERT INTO new_plan SELECT this_guild(), table_id, user_id, steps, mark, hushed, stopped, revision, at FROM plan;
DROP TABLE plan;
ALTER TABLE new_plan RENAME TO plan;
CREATE INDEX plan_user ON plan (guild_id, user_id);

-- Former boards that became summaries: they hold names, and are written anew when somebody is forgotten.
CREATE TABLE new_summary (
    guild_id INTEGER NOT NULL,
    message INTEGER NOT NULL,
    table_id INTEGER NOT NULL,
    channel INTEGER NOT NULL,
    since REAL NOT NULL,
    until REAL NOT NULL,
    PRIMARY KEY (guild_id, message),
    FOREIGN KEY (guild_id, table_id) REFERENCES game_table (guild_id, id)
) STRICT, WITHOUT ROWID;
INSERT INTO new_summary SELECT this_guild(), message, table_id, channel, since, until FROM summary;
DROP TABLE summary;
ALTER TABLE new_summary RENAME TO summary;
CREATE INDEX summary_table ON summary (guild_id, table_id);

-- Who had whom mentioned by an invitation or by the offer of a seat, however many tables that were.
CREATE TABLE new_invitation (
    guild_id INTEGER NOT NULL,
    table_id INTEGER NOT NULL,
    caller INTEGER NOT NULL,
    user_id INTEGER NOT NULL,
    at REAL NOT NULL,
    FOREIGN KEY (guild_id, table_id) REFERENCES game_table (guild_id, id)
) STRICT;
INSERT INTO new_invitation SELECT this_guild(), table_id, caller, user_id, at FROM invitation;
DROP TABLE invitation;
ALTER TABLE new_invitation RENAME TO invitation;
CREATE INDEX invitation_user ON invitation (guild_id, user_id, at);
