-- The roles that may join this table, if its host named some; else those of the server's settings.

ALTER TABLE game_table ADD COLUMN joiners TEXT NOT NULL DEFAULT '[]';
