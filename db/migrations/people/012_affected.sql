-- Whether somebody is told when other players' actions do something to them.

ALTER TABLE person ADD COLUMN affected INTEGER NOT NULL DEFAULT 0 CHECK (affected IN (0, 1));
