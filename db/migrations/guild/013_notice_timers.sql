-- What decides, and sends nothing by itself, is a timer: who is told of a turn, and what the index of tables holds.

INSERT OR IGNORE INTO timer (table_id, kind, target, due, body)
    SELECT table_id, 'tell', 0, due,
        CAST(json_object('seats', json_extract(CAST(body AS TEXT), '$.seats'),
            'last', coalesce(json_extract(CAST(body AS TEXT), '$.last'), json('[]'))) AS BLOB)
    FROM outgoing WHERE kind = 'turn' ORDER BY id;
INSERT OR IGNORE INTO timer (table_id, kind, target, due, body)
    SELECT table_id, 'tell_stopped', target, due, CAST('{}' AS BLOB) FROM outgoing WHERE kind = 'plan' ORDER BY id;
INSERT OR IGNORE INTO timer (table_id, kind, target, due, body)
    SELECT table_id, 'index', 0, due, CAST('{}' AS BLOB) FROM outgoing WHERE kind = 'index' ORDER BY id;
DELETE FROM outgoing WHERE kind IN ('turn', 'plan', 'index');

-- How often a timer has failed: it is tried again after a time that grows.
ALTER TABLE timer ADD COLUMN attempts INTEGER NOT NULL DEFAULT 0;
