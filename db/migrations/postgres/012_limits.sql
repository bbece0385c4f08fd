-- What Discord allows the bot, for all members together.

-- Sessions of shards begin one after the other in each bucket (a shard's number modulo `max_concurrency`): the next one
-- at `free_at`.
CREATE TABLE cluster.identify_bucket (
    bucket integer PRIMARY KEY,
    free_at double precision NOT NULL
);

-- How many sessions may still begin until `resets`. One row.
CREATE TABLE cluster.session_limit (
    one boolean PRIMARY KEY DEFAULT true CHECK (one),
    total integer NOT NULL DEFAULT 1000,
    remaining integer NOT NULL DEFAULT 1000 CHECK (remaining >= 0),
    resets double precision NOT NULL DEFAULT 0,
    max_concurrency integer NOT NULL DEFAULT 1 CHECK (max_concurrency >= 1)
);
INSERT INTO cluster.session_limit DEFAULT VALUES;

-- Requests that may be sent now: so many at the time `at`. A time that has not come yet is the end of a global rate
-- limit. One row.
CREATE TABLE cluster.request_tokens (
    one boolean PRIMARY KEY DEFAULT true CHECK (one),
    tokens double precision NOT NULL DEFAULT 0,
    at double precision NOT NULL DEFAULT 0
);
INSERT INTO cluster.request_tokens DEFAULT VALUES;
