-- The tables of all guilds. Times are seconds since 1970-01-01 UTC; ids are Discord's snowflakes. What the columns mean
-- is said in db/migrations/guild; the two engines' catalogues are compared by a test.

CREATE TABLE guild (
    guild_id bigint PRIMARY KEY,
    name text NOT NULL,
    language text NOT NULL,
    present smallint NOT NULL CHECK (present IN (0, 1)),
    last_table bigint NOT NULL DEFAULT 0 CHECK (last_table >= 0),
    last_outgoing bigint NOT NULL DEFAULT 0 CHECK (last_outgoing >= 0),
    last_timer bigint NOT NULL DEFAULT 0 CHECK (last_timer >= 0),
    last_remark bigint NOT NULL DEFAULT 0 CHECK (last_remark >= 0),
    last_ballot bigint NOT NULL DEFAULT 0 CHECK (last_ballot >= 0),
    last_note bigint NOT NULL DEFAULT 0 CHECK (last_note >= 0)
);

CREATE TABLE game_table (
    guild_id bigint NOT NULL REFERENCES guild (guild_id),
    id bigint NOT NULL,
    game text NOT NULL,
    status text NOT NULL CHECK (status IN ('lobby', 'running', 'paused', 'over', 'cancelled')),
    channel bigint NOT NULL,
    host bigint NOT NULL,
    options text NOT NULL CHECK (options IS JSON),
    seed bytea NOT NULL,
    rules_version bigint NOT NULL,
    language text NOT NULL,
    created double precision NOT NULL,
    paused text CHECK (paused IS NULL OR status = 'paused'),
    rematch_of bigint,
    terms text NOT NULL DEFAULT '{}' CHECK (terms IS JSON),
    wakes double precision CHECK (wakes IS NULL OR status = 'paused'),
    name text NOT NULL DEFAULT '',
    joiners text NOT NULL DEFAULT '[]',
    PRIMARY KEY (guild_id, id),
    FOREIGN KEY (guild_id, rematch_of) REFERENCES game_table (guild_id, id)
);
CREATE INDEX game_table_status ON game_table (guild_id, status, channel);
CREATE INDEX game_table_rematch ON game_table (guild_id, rematch_of) WHERE rematch_of IS NOT NULL;
CREATE INDEX game_table_host ON game_table (guild_id, host, created);

-- A guest's seat: its `user_id` is the keeper, whose account acts for it; its `name` is the guest's own. `screen`: the
-- seat's decision number for which its player said that they alone look at the keeper's screen.
CREATE TABLE seat (
    guild_id bigint NOT NULL,
    table_id bigint NOT NULL,
    number bigint NOT NULL CHECK (number >= 0),
    user_id bigint,
    computer text,
    name text NOT NULL,
    status text NOT NULL CHECK (status IN ('invited', 'seated', 'left')),
    standin text,
    standin_since double precision CHECK ((standin_since IS NULL) = (standin IS NULL)),
    standin_why text CHECK ((standin_why IS NULL) = (standin IS NULL)),
    away double precision,
    bank double precision,
    ticking double precision CHECK (ticking IS NULL OR bank IS NOT NULL),
    colour text CHECK (colour IN ('blue', 'yellow', 'green', 'red', 'black')),
    emblem text CHECK (emblem IN ('hexagon', 'square', 'diamond', 'star', 'cross')),
    guest smallint NOT NULL DEFAULT 0 CHECK (guest = 0 OR (guest = 1 AND user_id IS NOT NULL)),
    screen bigint CHECK (screen IS NULL OR user_id IS NOT NULL),
    PRIMARY KEY (guild_id, table_id, number),
    FOREIGN KEY (guild_id, table_id) REFERENCES game_table (guild_id, id),
    CHECK ((user_id IS NULL) <> (computer IS NULL))
);

-- The truth of a table. Nothing is ever taken out or altered, but for the two marks that the trigger lets through.
CREATE TABLE entry (
    guild_id bigint NOT NULL,
    table_id bigint NOT NULL,
    number bigint NOT NULL CHECK (number >= 1),
    seat bigint,
    user_id bigint,
    door text NOT NULL,
    interaction bigint,
    at double precision NOT NULL,
    body bytea NOT NULL,
    events bytea NOT NULL,
    undone_by bigint CHECK (undone_by > number),
    PRIMARY KEY (guild_id, table_id, number),
    FOREIGN KEY (guild_id, table_id) REFERENCES game_table (guild_id, id),
    FOREIGN KEY (guild_id, table_id, undone_by) REFERENCES entry (guild_id, table_id, number)
        DEFERRABLE INITIALLY DEFERRED
);
CREATE UNIQUE INDEX entry_interaction ON entry (guild_id, interaction) WHERE interaction IS NOT NULL;

-- A cache: a replay of the log makes it anew.
CREATE TABLE snapshot (
    guild_id bigint NOT NULL,
    table_id bigint NOT NULL,
    entries bigint NOT NULL CHECK (entries >= 0),
    state bytea NOT NULL,
    decisions text NOT NULL CHECK (decisions IS JSON),
    PRIMARY KEY (guild_id, table_id),
    FOREIGN KEY (guild_id, table_id) REFERENCES game_table (guild_id, id)
);

-- A message may have been sent if and only if its row was claimed, which is committed before the request.
-- `nonce` is in the buttons of the message, by which it is found again. `claimed`: the channel that it was to go to,
-- 0 for a direct message, NULL while it is not claimed.
CREATE TABLE outgoing (
    guild_id bigint NOT NULL,
    table_id bigint NOT NULL,
    kind text NOT NULL,
    target bigint NOT NULL,
    id bigint NOT NULL,
    body bytea NOT NULL,
    due double precision NOT NULL,
    created double precision NOT NULL,
    attempts bigint NOT NULL CHECK (attempts >= 0),
    nonce bigint NOT NULL DEFAULT 0,
    claimed bigint,
    PRIMARY KEY (guild_id, table_id, kind, target),
    FOREIGN KEY (guild_id, table_id) REFERENCES game_table (guild_id, id)
);
CREATE UNIQUE INDEX outgoing_id ON outgoing (guild_id, id);
CREATE INDEX outgoing_due ON outgoing (guild_id, due);

-- Each setting of a timer has a number of its own: whoever found an earlier one due cannot take out a newer one.
CREATE TABLE timer (
    guild_id bigint NOT NULL,
    table_id bigint NOT NULL,
    kind text NOT NULL,
    target bigint NOT NULL,
    revision bigint NOT NULL,
    due double precision NOT NULL,
    body bytea NOT NULL,
    attempts bigint NOT NULL DEFAULT 0,
    PRIMARY KEY (guild_id, table_id, kind, target),
    FOREIGN KEY (guild_id, table_id) REFERENCES game_table (guild_id, id)
);
CREATE INDEX timer_due ON timer (guild_id, due);

CREATE TABLE posted (
    guild_id bigint NOT NULL,
    table_id bigint NOT NULL,
    role text NOT NULL,
    owner bigint NOT NULL,
    channel bigint NOT NULL,
    message bigint NOT NULL,
    at double precision NOT NULL,
    PRIMARY KEY (guild_id, table_id, role, owner),
    FOREIGN KEY (guild_id, table_id) REFERENCES game_table (guild_id, id)
);

CREATE TABLE said (
    guild_id bigint NOT NULL,
    table_id bigint NOT NULL,
    key text NOT NULL,
    PRIMARY KEY (guild_id, table_id, key),
    FOREIGN KEY (guild_id, table_id) REFERENCES game_table (guild_id, id)
);

CREATE TABLE remark (
    guild_id bigint NOT NULL,
    id bigint NOT NULL,
    table_id bigint NOT NULL,
    after bigint NOT NULL CHECK (after >= 0),
    at double precision NOT NULL,
    user_id bigint,
    name text NOT NULL,
    phrase text NOT NULL CHECK (phrase IS JSON),
    reason text NOT NULL,
    PRIMARY KEY (guild_id, id),
    FOREIGN KEY (guild_id, table_id) REFERENCES game_table (guild_id, id)
);
CREATE INDEX remark_table ON remark (guild_id, table_id);

-- `agreed`: the seats that said yes, as JSON. At most one open question of a kind at a table.
CREATE TABLE ballot (
    guild_id bigint NOT NULL,
    id bigint NOT NULL,
    table_id bigint NOT NULL,
    kind text NOT NULL,
    seat bigint NOT NULL,
    at double precision NOT NULL,
    until double precision NOT NULL,
    body bytea NOT NULL,
    agreed text NOT NULL CHECK (agreed IS JSON),
    outcome text CHECK (outcome IN ('carried', 'declined', 'lapsed')),
    PRIMARY KEY (guild_id, id),
    FOREIGN KEY (guild_id, table_id) REFERENCES game_table (guild_id, id)
);
CREATE UNIQUE INDEX ballot_open ON ballot (guild_id, table_id, kind) WHERE outcome IS NULL;

-- `user_id`: for whom the seat is kept; NULL where anybody may take it. `caller`: who offered it.
CREATE TABLE vacancy (
    guild_id bigint NOT NULL,
    table_id bigint NOT NULL,
    seat bigint NOT NULL,
    user_id bigint,
    caller bigint,
    at double precision NOT NULL,
    PRIMARY KEY (guild_id, table_id, seat),
    FOREIGN KEY (guild_id, table_id) REFERENCES game_table (guild_id, id)
);

-- How games ended, derived from the logs: `ended` is `rules`, or the reason for which the people ended the game.
CREATE TABLE result (
    guild_id bigint NOT NULL,
    table_id bigint NOT NULL,
    at double precision NOT NULL,
    ended text NOT NULL,
    places bigint NOT NULL CHECK (places >= 1),
    PRIMARY KEY (guild_id, table_id),
    FOREIGN KEY (guild_id, table_id) REFERENCES game_table (guild_id, id)
);

-- A participant with a seat; who sits there stands in `seat`. `lines`: points by category.
CREATE TABLE result_seat (
    guild_id bigint NOT NULL,
    table_id bigint NOT NULL,
    seat bigint NOT NULL,
    rank bigint NOT NULL CHECK (rank >= 1),
    total bigint NOT NULL,
    lines text NOT NULL CHECK (lines IS JSON),
    part text NOT NULL CHECK (part IN ('whole', 'joined', 'away', 'gone', 'computer')),
    PRIMARY KEY (guild_id, table_id, seat),
    FOREIGN KEY (guild_id, table_id) REFERENCES result (guild_id, table_id)
);

-- What those who look after the server settled for it.
CREATE TABLE manners (
    guild_id bigint PRIMARY KEY,
    body text NOT NULL CHECK (body IS JSON)
);

-- The welcome in a server that the bot joined: at most one. It may have been sent if and only if `channel` is set.
-- `nonce` is in its buttons, by which the message is found again. `message` is NULL until it is known.
CREATE TABLE welcome (
    guild_id bigint PRIMARY KEY,
    at double precision NOT NULL,
    nonce bigint NOT NULL,
    channel bigint,
    message bigint
);

-- `guest`: the seat of the guest who wrote the note, NULL for the user's own.
CREATE TABLE own_note (
    guild_id bigint NOT NULL,
    id bigint NOT NULL,
    table_id bigint NOT NULL,
    user_id bigint NOT NULL,
    at double precision NOT NULL,
    text text NOT NULL,
    guest bigint,
    PRIMARY KEY (guild_id, id),
    FOREIGN KEY (guild_id, table_id) REFERENCES game_table (guild_id, id)
);
CREATE INDEX own_note_user ON own_note (guild_id, user_id, table_id);

-- What somebody intends to do at a table, action by action; nobody else sees that there is any.
CREATE TABLE plan (
    guild_id bigint NOT NULL,
    table_id bigint NOT NULL,
    user_id bigint NOT NULL,
    steps text NOT NULL CHECK (steps IS JSON),
    mark text NOT NULL,
    hushed smallint NOT NULL CHECK (hushed IN (0, 1)),
    stopped text CHECK (stopped IS JSON),
    revision bigint NOT NULL,
    at double precision NOT NULL,
    PRIMARY KEY (guild_id, table_id, user_id),
    FOREIGN KEY (guild_id, table_id) REFERENCES game_table (guild_id, id)
);
CREATE INDEX plan_user ON plan (guild_id, user_id);

-- Former boards that became summaries: they hold names, and are written anew when somebody is forgotten.
CREATE TABLE summary (
    guild_id bigint NOT NULL,
    message bigint NOT NULL,
    table_id bigint NOT NULL,
    channel bigint NOT NULL,
    since double precision NOT NULL,
    until double precision NOT NULL,
    PRIMARY KEY (guild_id, message),
    FOREIGN KEY (guild_id, table_id) REFERENCES game_table (guild_id, id)
);
CREATE INDEX summary_table ON summary (guild_id, table_id);

-- Who had whom mentioned by an invitation or by the offer of a seat, however many tables that were.
CREATE TABLE invitation (
    guild_id bigint NOT NULL,
    table_id bigint NOT NULL,
    caller bigint NOT NULL,
    user_id bigint NOT NULL,
    at double precision NOT NULL,
    FOREIGN KEY (guild_id, table_id) REFERENCES game_table (guild_id, id)
);
CREATE INDEX invitation_user ON invitation (guild_id, user_id, at);

CREATE FUNCTION entry_follows() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF NEW.number <> (
        SELECT coalesce(max(number), 0) + 1 FROM entry WHERE guild_id = NEW.guild_id AND table_id = NEW.table_id
    ) THEN
        RAISE integrity_constraint_violation USING MESSAGE = 'an entry''s number follows the last one';
    END IF;
    RETURN NEW;
END $$;
CREATE TRIGGER entry_follows BEFORE INSERT ON entry FOR EACH ROW EXECUTE FUNCTION entry_follows();

CREATE FUNCTION entry_stays() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE integrity_constraint_violation USING MESSAGE = 'the log is append-only';
END $$;
CREATE TRIGGER entry_stays BEFORE DELETE ON entry FOR EACH ROW EXECUTE FUNCTION entry_stays();

-- Once from nothing: taken back by a later entry. And a user may be made nameless (NULL or below zero).
CREATE TRIGGER entry_is_final BEFORE UPDATE ON entry FOR EACH ROW WHEN (NOT (
    NEW.guild_id = OLD.guild_id AND NEW.table_id = OLD.table_id AND NEW.number = OLD.number
    AND NEW.seat IS NOT DISTINCT FROM OLD.seat AND NEW.door = OLD.door
    AND NEW.interaction IS NOT DISTINCT FROM OLD.interaction AND NEW.at = OLD.at
    AND NEW.body = OLD.body AND NEW.events = OLD.events
    AND (NEW.undone_by IS NOT DISTINCT FROM OLD.undone_by OR OLD.undone_by IS NULL)
    AND (NEW.user_id IS NOT DISTINCT FROM OLD.user_id OR NEW.user_id IS NULL OR NEW.user_id < 0)
)) EXECUTE FUNCTION entry_stays();
