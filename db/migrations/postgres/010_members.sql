-- The processes that share this database. Times are seconds since 1970-01-01 UTC by the database's own clock alone:
-- the members' clocks need not agree.
CREATE SCHEMA cluster;

CREATE FUNCTION cluster.now() RETURNS double precision LANGUAGE sql VOLATILE AS
    'SELECT extract(epoch FROM clock_timestamp())::double precision';

-- Numbers of members and of leases of shards: what begins later has the higher one.
CREATE SEQUENCE cluster.epoch AS integer;

-- A process gets a new number each time it joins, so the number is its epoch, too. Its lease runs until `expires`; each
-- beat makes it longer. `dead`: it left, or another member found its lease run out. It stays dead.
CREATE TABLE cluster.member (
    member_id integer PRIMARY KEY,
    name text NOT NULL,
    version text NOT NULL,
    joined double precision NOT NULL,
    beat double precision NOT NULL,
    expires double precision NOT NULL CHECK (expires >= beat),
    dead boolean NOT NULL DEFAULT false
);

-- The fence: the first statement of a transaction of this member. It holds off whoever declares the member dead until
-- the transaction ends, and fails when that was done before.
CREATE FUNCTION cluster.enter(me integer) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
    PERFORM pg_advisory_xact_lock_shared(19779, me);
    -- A statement of its own: the snapshot of the one before may be older than its lock.
    PERFORM 1 FROM cluster.member WHERE member_id = me AND NOT dead;
    IF NOT FOUND THEN
        RAISE EXCEPTION 'member % was declared dead', me USING ERRCODE = 'MC001';
    END IF;
END $$;
