-- `user` is the database's own role on PostgreSQL; the column has one name on both engines.

ALTER TABLE person RENAME COLUMN user TO user_id;
ALTER TABLE sits RENAME COLUMN user TO user_id;
ALTER TABLE notice_at RENAME COLUMN user TO user_id;
ALTER TABLE kept_back RENAME COLUMN user TO user_id;
ALTER TABLE vacation RENAME COLUMN user TO user_id;
ALTER TABLE report RENAME COLUMN user TO user_id;
