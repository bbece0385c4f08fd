-- The number of the last report stands beside the other numbers given. A number is never used twice.

ALTER TABLE progress ADD COLUMN last_report INTEGER NOT NULL DEFAULT 0 CHECK (last_report >= 0);
UPDATE progress SET last_report = (
    SELECT coalesce(max(number), 0) FROM (
        SELECT seq AS number FROM sqlite_sequence WHERE name = 'report' UNION ALL SELECT max(id) FROM report
    )
);

CREATE TABLE numbered_report (
    id INTEGER PRIMARY KEY,
    user INTEGER NOT NULL,
    guild INTEGER NOT NULL,
    table_id INTEGER NOT NULL,
    entries INTEGER NOT NULL,
    at REAL NOT NULL,
    version TEXT NOT NULL,
    error TEXT NOT NULL,
    words TEXT NOT NULL
) STRICT;
INSERT INTO numbered_report (id, user, guild, table_id, entries, at, version, error, words)
    SELECT id, user, guild, table_id, entries, at, version, error, words FROM report;
DROP TABLE report;
ALTER TABLE numbered_report RENAME TO report;
CREATE INDEX report_guild ON report (guild, id);
