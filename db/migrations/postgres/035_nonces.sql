-- The nonce that a slot's message was sent with: its edits keep it, and so does an answer that takes its place.
ALTER TABLE posted ADD COLUMN nonce bigint NOT NULL DEFAULT 0;
ALTER TABLE unanswered ADD COLUMN nonce bigint NOT NULL DEFAULT 0;
