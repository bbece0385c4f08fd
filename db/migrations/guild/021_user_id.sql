-- `user` is the database's own role on PostgreSQL; the column has one name on both engines.

ALTER TABLE seat RENAME COLUMN user TO user_id;
ALTER TABLE entry RENAME COLUMN user TO user_id;
ALTER TABLE remark RENAME COLUMN user TO user_id;
ALTER TABLE vacancy RENAME COLUMN user TO user_id;
ALTER TABLE own_note RENAME COLUMN user TO user_id;
ALTER TABLE plan RENAME COLUMN user TO user_id;
ALTER TABLE invitation RENAME COLUMN user TO user_id;
