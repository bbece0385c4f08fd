-- The last number that was given to a table, an outbox message and so on stands in the guild's row, which is there from
-- now on. A number is never used twice: whoever has sent a message cannot take out a newer one.

ALTER TABLE guild ADD COLUMN last_table INTEGER NOT NULL DEFAULT 0 CHECK (last_table >= 0);
ALTER TABLE guild ADD COLUMN last_outgoing INTEGER NOT NULL DEFAULT 0 CHECK (last_outgoing >= 0);
ALTER TABLE guild ADD COLUMN last_timer INTEGER NOT NULL DEFAULT 0 CHECK (last_timer >= 0);
ALTER TABLE guild ADD COLUMN last_remark INTEGER NOT NULL DEFAULT 0 CHECK (last_remark >= 0);
ALTER TABLE guild ADD COLUMN last_ballot INTEGER NOT NULL DEFAULT 0 CHECK (last_ballot >= 0);
ALTER TABLE guild ADD COLUMN last_note INTEGER NOT NULL DEFAULT 0 CHECK (last_note >= 0);

INSERT INTO guild (one, name, language, present) SELECT 1, '', 'en', 1 WHERE NOT EXISTS (SELECT 1 FROM guild);

CREATE TEMP TABLE given (name TEXT PRIMARY KEY, number INTEGER NOT NULL) STRICT;
INSERT INTO given (name, number)
    SELECT name, max(number) FROM (
        SELECT name, seq AS number FROM sqlite_sequence
        UNION ALL SELECT 'game_table', max(id) FROM game_table
        UNION ALL SELECT 'outgoing', max(id) FROM outgoing
        UNION ALL SELECT 'timer', max(revision) FROM timer
        UNION ALL SELECT 'remark', max(id) FROM remark
        UNION ALL SELECT 'ballot', max(id) FROM ballot
        UNION ALL SELECT 'own_note', max(id) FROM own_note
    ) WHERE number > 0 GROUP BY name;
UPDATE guild SET
    last_table = coalesce((SELECT number FROM given WHERE name = 'game_table'), 0),
    last_outgoing = coalesce((SELECT number FROM given WHERE name = 'outgoing'), 0),
    last_timer = coalesce((SELECT number FROM given WHERE name = 'timer'), 0),
    last_remark = coalesce((SELECT number FROM given WHERE name = 'remark'), 0),
    last_ballot = coalesce((SELECT number FROM given WHERE name = 'ballot'), 0),
    last_note = coalesce((SELECT number FROM given WHERE name = 'own_note'), 0);
DROP TABLE given;
