-- Who had whom mentioned by an invitation or by the offer of a seat, however many tables that were. What stood among
-- the things said once counted for an hour, by the table's host.

CREATE TABLE invitation (
    table_id INTEGER NOT NULL REFERENCES game_table (id),
    caller INTEGER NOT NULL,
    user INTEGER NOT NULL,
    at REAL NOT NULL
) STRICT;
CREATE INDEX invitation_user ON invitation (user, at);
DELETE FROM said WHERE key LIKE 'invited:%';
