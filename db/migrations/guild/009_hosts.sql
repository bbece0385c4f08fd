-- How many tables somebody opened lately is asked at each opening, however many were played.

CREATE INDEX game_table_host ON game_table (host, created);
