-- How many transactions on the guild were committed, of all processes: each locks the row by counting. Files have one
-- process, which counts in memory.
ALTER TABLE guild ADD COLUMN revision bigint NOT NULL DEFAULT 0;
