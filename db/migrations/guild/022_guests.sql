-- A guest's seat: its `user_id` is the keeper, whose account acts for it; its `name` is the guest's own. `screen`: the
-- seat's decision number for which its player said that they alone look at the keeper's screen. Notes: the seat of the
-- guest who wrote one, NULL for the user's own.

ALTER TABLE seat ADD COLUMN guest INTEGER NOT NULL DEFAULT 0
    CHECK (guest = 0 OR (guest = 1 AND user_id IS NOT NULL));
ALTER TABLE seat ADD COLUMN screen INTEGER CHECK (screen IS NULL OR user_id IS NOT NULL);
ALTER TABLE own_note ADD COLUMN guest INTEGER;
