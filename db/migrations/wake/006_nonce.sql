-- The nonce of the message whose place an answer takes: the answer keeps it.

ALTER TABLE unanswered ADD COLUMN nonce INTEGER NOT NULL DEFAULT 0;
