-- An answer to a click on a message that others see is a further message. `pressed`: the message that was clicked, or 0.
-- `follow_up`: the further message, 0 while it was not sent or needs not be found again.
ALTER TABLE unanswered ADD COLUMN pressed bigint NOT NULL DEFAULT 0;
ALTER TABLE unanswered ADD COLUMN follow_up bigint NOT NULL DEFAULT 0;
