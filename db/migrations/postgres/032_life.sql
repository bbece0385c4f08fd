-- Which life of the server this is. A crash empties an unlogged table, and so does the promotion of a standby: the next
-- connection then begins another one here. Numbers of transactions from `first` on were given in this life, and perhaps in
-- the one before, too: what was not written to the log then is gone.
CREATE UNLOGGED TABLE cluster.life (
    one boolean PRIMARY KEY DEFAULT true CHECK (one),
    id uuid NOT NULL DEFAULT gen_random_uuid(),
    first xid8 NOT NULL DEFAULT pg_current_xact_id()
);
