-- When and how somebody wants to be called: his time zone, hours (minutes after midnight) and weekdays of quiet (Monday
-- is 0), how often he is reminded (seconds; 0: never), and the hour of his daily digest.

ALTER TABLE person ADD COLUMN zone TEXT;
ALTER TABLE person ADD COLUMN quiet TEXT CHECK (quiet IS NULL OR json_valid(quiet));
ALTER TABLE person ADD COLUMN quiet_days TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(quiet_days));
ALTER TABLE person ADD COLUMN remind REAL CHECK (remind >= 0);
ALTER TABLE person ADD COLUMN digest INTEGER CHECK (digest BETWEEN 0 AND 1439);

-- What somebody wants at one table, where that differs.
CREATE TABLE notice_at (
    user INTEGER NOT NULL,
    guild INTEGER NOT NULL,
    table_id INTEGER NOT NULL,
    notice TEXT NOT NULL CHECK (notice IN ('dm', 'mention', 'silent')),
    PRIMARY KEY (user, guild, table_id)
) STRICT, WITHOUT ROWID;

-- Notices that were kept back, so that they arrive together: to which place (0: by direct message, else a channel), by
-- the row of which table (carrier, 0: none yet), and the message that told them (0: none yet).
CREATE TABLE kept_back (
    user INTEGER NOT NULL,
    guild INTEGER NOT NULL,
    table_id INTEGER NOT NULL,
    place INTEGER NOT NULL,
    at REAL NOT NULL,
    carrier_guild INTEGER NOT NULL,
    carrier_table INTEGER NOT NULL,
    channel INTEGER NOT NULL,
    message INTEGER NOT NULL,
    PRIMARY KEY (user, guild, table_id)
) STRICT, WITHOUT ROWID;

CREATE TRIGGER sits_no_more AFTER DELETE ON sits
BEGIN
    DELETE FROM notice_at WHERE user = OLD.user AND guild = OLD.guild AND table_id = OLD.table_id;
    DELETE FROM kept_back WHERE user = OLD.user AND guild = OLD.guild AND table_id = OLD.table_id;
END;
