-- The column has one name in all files.

ALTER TABLE unanswered RENAME COLUMN user TO user_id;
