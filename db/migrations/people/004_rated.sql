-- Whether somebody agreed to be rated.

ALTER TABLE person ADD COLUMN rated INTEGER NOT NULL DEFAULT 0 CHECK (rated IN (0, 1));
