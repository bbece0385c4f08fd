-- A person may prefer words to pictures. The column is made anew, as its CHECK named the styles of pictures alone.

ALTER TABLE person ADD COLUMN shown TEXT NOT NULL DEFAULT 'standard'
    CHECK (shown IN ('standard', 'large', 'contrast', 'large-contrast', 'words'));
UPDATE person SET shown = pictures;
ALTER TABLE person DROP COLUMN pictures;
ALTER TABLE person RENAME COLUMN shown TO pictures;
