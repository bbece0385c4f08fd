-- What users report about the bot, for its operator and the admins of their server. `guild` and `table_id` are 0 for a
-- report that is about no table; `entries` is the length of the table's log at that time. `error`: the id of an error, or ''.

CREATE TABLE report (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    user INTEGER NOT NULL,
    guild INTEGER NOT NULL,
    table_id INTEGER NOT NULL,
    entries INTEGER NOT NULL,
    at REAL NOT NULL,
    version TEXT NOT NULL,
    error TEXT NOT NULL,
    words TEXT NOT NULL
) STRICT;
CREATE INDEX report_guild ON report (guild, id);
