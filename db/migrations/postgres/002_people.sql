-- What belongs to no guild: users' settings and notices, the index of their tables, pending interactions. What the columns
-- mean is said in db/migrations/people and db/migrations/wake; the engines' catalogues are compared by a test.

CREATE TABLE person (
    user_id bigint PRIMARY KEY,
    language text,
    notice text NOT NULL CHECK (notice IN ('dm', 'mention', 'silent')),
    dm text NOT NULL CHECK (dm IN ('unknown', 'open', 'closed')),
    zone text,
    quiet text CHECK (quiet IS NULL OR quiet IS JSON),
    quiet_days text NOT NULL DEFAULT '[]' CHECK (quiet_days IS JSON),
    remind double precision CHECK (remind >= 0),
    digest bigint CHECK (digest BETWEEN 0 AND 1439),
    rated smallint NOT NULL DEFAULT 0 CHECK (rated IN (0, 1)),
    pictures text NOT NULL DEFAULT 'standard'
        CHECK (pictures IN ('standard', 'large', 'contrast', 'large-contrast', 'words')),
    colour text CHECK (colour IN ('blue', 'yellow', 'green', 'red', 'black')),
    emblem text CHECK (emblem IN ('hexagon', 'square', 'diamond', 'star', 'cross')),
    affected smallint NOT NULL DEFAULT 0 CHECK (affected IN (0, 1))
);

CREATE TABLE sits (
    user_id bigint NOT NULL,
    guild bigint NOT NULL,
    table_id bigint NOT NULL,
    since double precision NOT NULL,
    game text NOT NULL DEFAULT '',
    status text NOT NULL DEFAULT '',
    channel bigint NOT NULL DEFAULT 0,
    seated smallint NOT NULL DEFAULT 0 CHECK (seated IN (0, 1)),
    awaited smallint NOT NULL DEFAULT 0 CHECK (awaited IN (0, 1)),
    changed double precision NOT NULL DEFAULT 0,
    table_name text NOT NULL DEFAULT '',
    PRIMARY KEY (user_id, guild, table_id)
);
CREATE INDEX sits_table ON sits (guild, table_id);

CREATE TABLE notice_at (
    user_id bigint NOT NULL,
    guild bigint NOT NULL,
    table_id bigint NOT NULL,
    notice text NOT NULL CHECK (notice IN ('dm', 'mention', 'silent')),
    PRIMARY KEY (user_id, guild, table_id)
);

CREATE TABLE kept_back (
    user_id bigint NOT NULL,
    guild bigint NOT NULL,
    table_id bigint NOT NULL,
    place bigint NOT NULL,
    at double precision NOT NULL,
    carrier_guild bigint NOT NULL,
    carrier_table bigint NOT NULL,
    channel bigint NOT NULL,
    message bigint NOT NULL,
    PRIMARY KEY (user_id, guild, table_id)
);

CREATE FUNCTION sits_no_more() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    DELETE FROM notice_at WHERE user_id = OLD.user_id AND guild = OLD.guild AND table_id = OLD.table_id;
    DELETE FROM kept_back WHERE user_id = OLD.user_id AND guild = OLD.guild AND table_id = OLD.table_id;
    RETURN NULL;
END $$;
CREATE TRIGGER sits_no_more AFTER DELETE ON sits FOR EACH ROW EXECUTE FUNCTION sits_no_more();

CREATE TABLE vacation (
    user_id bigint PRIMARY KEY,
    since double precision NOT NULL,
    until double precision NOT NULL,
    computer smallint NOT NULL CHECK (computer IN (0, 1)),
    spread smallint NOT NULL CHECK (spread IN (0, 1)),
    CHECK (until >= since)
);

CREATE TABLE heartbeat (
    one smallint PRIMARY KEY CHECK (one = 1),
    at double precision NOT NULL
);

CREATE TABLE outage (
    since double precision PRIMARY KEY,
    until double precision NOT NULL,
    CHECK (until > since)
);

CREATE TABLE report (
    id bigint PRIMARY KEY,
    user_id bigint NOT NULL,
    guild bigint NOT NULL,
    table_id bigint NOT NULL,
    entries bigint NOT NULL,
    at double precision NOT NULL,
    version text NOT NULL,
    error text NOT NULL,
    words text NOT NULL
);
CREATE INDEX report_guild ON report (guild, id);

-- `given`: guilds that were deleted gave table numbers up to this; a new guild begins above it, so that no old button
-- fits a new table. `last_report`: the number of the last report.
CREATE TABLE progress (
    one smallint PRIMARY KEY CHECK (one = 1),
    given bigint NOT NULL DEFAULT 0 CHECK (given >= 0),
    last_report bigint NOT NULL DEFAULT 0 CHECK (last_report >= 0)
);
INSERT INTO progress (one) VALUES (1);

CREATE TABLE unanswered (
    interaction bigint PRIMARY KEY,
    application bigint NOT NULL,
    token text NOT NULL,
    user_id bigint NOT NULL,
    guild bigint,
    locale text NOT NULL,
    at double precision NOT NULL
);

-- The registry of guilds' files, for the statements that both engines share: here a guild's row is its register.
CREATE VIEW guild_file AS SELECT guild_id AS guild, last_table AS tables, name FROM guild;

-- Which guilds have something due, among all of them.
CREATE INDEX outgoing_due_anywhere ON outgoing (due, guild_id);
CREATE INDEX timer_due_anywhere ON timer (due, guild_id);

-- The log of a guild goes only with all that is stored of the guild, in a transaction that says so.
CREATE OR REPLACE FUNCTION entry_stays() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF TG_OP = 'DELETE' AND current_setting('store.deleted_guild', true) = OLD.guild_id::text THEN
        RETURN OLD;
    END IF;
    RAISE integrity_constraint_violation USING MESSAGE = 'the log is append-only';
END $$;
