-- A message may have been sent if and only if its row was claimed, which is committed before the request.
-- `nonce` is in the buttons of the message, by which it is found again. `claimed`: the channel that it was to go to,
-- 0 for a direct message, NULL while it is not claimed.
-- Rows name slots now: what stood in them by several kinds (`board`, `post`, `final`; `call`, `strike`) is one row.

ALTER TABLE outgoing ADD COLUMN nonce INTEGER NOT NULL DEFAULT 0;
ALTER TABLE outgoing ADD COLUMN claimed INTEGER;

-- The former rule: whatever another process put down may have been sent. An edit of what stands sends nothing.
UPDATE outgoing SET
    nonce = coalesce(nullif(json_extract(CAST(body AS TEXT), '$.mark'), 0),
        1099511627776 + coalesce(nullif(json_extract(CAST(body AS TEXT), '$.token'), 0), id)),
    claimed = CASE
        WHEN kind IN ('shrink', 'delete', 'strike', 'stray') THEN NULL
        WHEN kind IN ('board', 'lobby', 'ballot', 'vacancy', 'story') AND EXISTS (
            SELECT 1 FROM posted WHERE posted.table_id = outgoing.table_id AND role = kind AND owner = target
        ) THEN NULL
        WHEN kind = 'hand' AND NOT coalesce(json_extract(CAST(body AS TEXT), '$.fresh'), 0) AND EXISTS (
            SELECT 1 FROM posted WHERE posted.table_id = outgoing.table_id AND role = kind AND owner = target
        ) THEN NULL
        WHEN kind IN ('hand', 'told') THEN 0
        ELSE (SELECT channel FROM game_table WHERE game_table.id = outgoing.table_id)
    END;

DELETE FROM outgoing WHERE kind IN ('board', 'post') AND EXISTS (
    SELECT 1 FROM outgoing AS other WHERE other.table_id = outgoing.table_id
    AND (other.kind = 'final' OR (other.kind = 'post' AND outgoing.kind = 'board'))
);
UPDATE outgoing SET kind = 'board', body = CAST(json_object('fresh', json_object('why', 'over')) AS BLOB)
    WHERE kind = 'final';
UPDATE outgoing SET kind = 'board', body = CAST(json_object('fresh', json_object(
        'users', coalesce(json_extract(CAST(body AS TEXT), '$.users'), json('[]')),
        'why', iif(json_extract(CAST(body AS TEXT), '$.last'), 'last', 'turn'))) AS BLOB)
    WHERE kind = 'post';

UPDATE outgoing SET kind = 'dm_panel', body = CAST(iif(json_extract(CAST(body AS TEXT), '$.fresh'),
        json_object('fresh', json_object('why', coalesce(json_extract(CAST(body AS TEXT), '$.why'), 'turn'))),
        '{}') AS BLOB)
    WHERE kind = 'hand';
UPDATE posted SET role = 'dm_panel' WHERE role = 'hand';

DELETE FROM outgoing WHERE kind = 'strike' AND EXISTS (
    SELECT 1 FROM outgoing AS other
    WHERE other.table_id = outgoing.table_id AND other.kind = 'call' AND other.target = outgoing.target
);
UPDATE outgoing SET body = CAST(json_object('fresh', json_object(
        'why', iif(json_extract(CAST(body AS TEXT), '$.table'), 'table', 'remind'),
        'since', coalesce(json_extract(CAST(body AS TEXT), '$.since'), 0.0),
        'muted', json(iif(json_extract(CAST(body AS TEXT), '$.hushed'), 'true', 'false')))) AS BLOB)
    WHERE kind = 'call';
UPDATE outgoing SET kind = 'call', body = CAST('{}' AS BLOB) WHERE kind = 'strike';

DELETE FROM outgoing WHERE kind = 'delete' AND EXISTS (
    SELECT 1 FROM outgoing AS other
    WHERE other.table_id = outgoing.table_id AND other.kind = 'shrink' AND other.target = outgoing.target
);
UPDATE outgoing SET kind = 'retired' WHERE kind IN ('shrink', 'delete');
UPDATE outgoing SET kind = 'lost', target = json_extract(CAST(body AS TEXT), '$.stray') WHERE kind = 'stray';

UPDATE outgoing SET body = CAST(json_object('words', (
        SELECT json_group_array(json_object('phrase', json(json_extract(value, '$.phrase')),
            'about', coalesce(json_extract(value, '$.about'), 0),
            'nonces', json(coalesce(json_extract(value, '$.marks'), '[]'))))
        FROM json_each(CASE WHEN json_type(CAST(body AS TEXT), '$.phrase') = 'object'
            THEN json_array(json_object('phrase', json(json_extract(CAST(body AS TEXT), '$.phrase')),
                'about', coalesce(json_extract(CAST(body AS TEXT), '$.about'), 0)))
            ELSE coalesce(json_extract(CAST(body AS TEXT), '$.words'), '[]') END)
    )) AS BLOB)
    WHERE kind = 'told';

UPDATE outgoing SET kind = 'digest' WHERE kind = 'together';
UPDATE posted SET role = 'digest' WHERE role = 'together';
