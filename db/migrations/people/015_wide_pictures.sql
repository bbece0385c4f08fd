-- The standard pictures have become those of large print; the wide ones are an extra. The column is made anew, as its
-- CHECK named the former styles.

ALTER TABLE person ADD COLUMN shown TEXT NOT NULL DEFAULT 'standard'
    CHECK (shown IN ('standard', 'wide', 'contrast', 'wide-contrast', 'words'));
UPDATE person SET shown = CASE pictures
    WHEN 'large' THEN 'standard' WHEN 'large-contrast' THEN 'contrast' ELSE pictures END;
ALTER TABLE person DROP COLUMN pictures;
ALTER TABLE person RENAME COLUMN shown TO pictures;
