-- Discord's shards, each leased to at most one member: its lease lasts as long as the member's own, or until it is given
-- back. `epoch`: of this lease; a later one has a higher number. `moved`: when a member last began to give it back so
-- that another one gets its share.
CREATE TABLE cluster.shard_lease (
    shard integer PRIMARY KEY CHECK (shard >= 0),
    shard_count integer NOT NULL CHECK (shard_count > shard),
    member_id integer REFERENCES cluster.member (member_id) ON DELETE SET NULL,
    epoch integer CHECK (member_id IS NULL OR epoch IS NOT NULL),
    moved double precision NOT NULL DEFAULT 0
);
