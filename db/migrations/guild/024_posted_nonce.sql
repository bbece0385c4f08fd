-- The nonce that a slot's message was sent with: its edits keep it.

ALTER TABLE posted ADD COLUMN nonce INTEGER NOT NULL DEFAULT 0;
