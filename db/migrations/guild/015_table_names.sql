-- The name that a table's host chose, '' if they chose none.

ALTER TABLE game_table ADD COLUMN name TEXT NOT NULL DEFAULT '';
