-- from: 35
-- The newest migration that a member's program knows: beside it the schema may go on as far as that program allows.
ALTER TABLE cluster.member ADD COLUMN schema integer NOT NULL DEFAULT 35;
