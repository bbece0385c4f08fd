-- Lobbies close when they have not begun a week after their last change; of those of earlier versions it is not known.
-- They get a notice first, and a day after it.

INSERT OR IGNORE INTO timer (table_id, kind, target, due, body)
    SELECT id, 'lapse', 0, created + 6 * 86400, CAST('{}' AS BLOB) FROM game_table WHERE status = 'lobby';
