-- The name that a table's host chose, '' if they chose none.

ALTER TABLE sits ADD COLUMN table_name TEXT NOT NULL DEFAULT '';
