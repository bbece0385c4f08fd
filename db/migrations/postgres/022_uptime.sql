-- Several processes serve the shards: each shard has beats and outages of its own.

-- When players of the shard's guilds were last heard, by the clock of the process that served it. NULL: never.
ALTER TABLE cluster.shard_lease ADD COLUMN beat double precision;

-- When nobody served a shard. The outages of the whole bot stand in the table `outage`: those of before, and those of
-- shards that there are no more, since their number was changed.
CREATE TABLE cluster.outage (
    shard integer NOT NULL,
    since double precision NOT NULL,
    until double precision NOT NULL,
    PRIMARY KEY (shard, since),
    CHECK (until > since)
);

-- How many shards the member serves a part of. All living members agree.
ALTER TABLE cluster.member ADD COLUMN shards integer CHECK (shards > 0);
