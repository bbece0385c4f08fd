-- What a list of somebody's tables says of each, so that no guild's file is opened for it. `status` is '' as long as
-- nothing of this is known. `awaited`: whether the user owes a decision there; `changed`: since when, else since when
-- the table stands as it does.

ALTER TABLE sits ADD COLUMN game TEXT NOT NULL DEFAULT '';
ALTER TABLE sits ADD COLUMN status TEXT NOT NULL DEFAULT '';
ALTER TABLE sits ADD COLUMN channel INTEGER NOT NULL DEFAULT 0;
ALTER TABLE sits ADD COLUMN seated INTEGER NOT NULL DEFAULT 0 CHECK (seated IN (0, 1));
ALTER TABLE sits ADD COLUMN awaited INTEGER NOT NULL DEFAULT 0 CHECK (awaited IN (0, 1));
ALTER TABLE sits ADD COLUMN changed REAL NOT NULL DEFAULT 0.0;

-- A guild's name when it was last written here.
ALTER TABLE guild_file ADD COLUMN name TEXT NOT NULL DEFAULT '';

-- The rows above are filled from the guilds' files once more.
UPDATE progress SET whole = 0;
