-- The standard pictures have become those of large print; the wide ones are an extra.
ALTER TABLE person DROP CONSTRAINT person_pictures_check;
UPDATE person SET pictures = CASE pictures WHEN 'large' THEN 'standard' ELSE 'contrast' END
    WHERE pictures IN ('large', 'large-contrast');
ALTER TABLE person ADD CONSTRAINT person_pictures_check
    CHECK (pictures IN ('standard', 'wide', 'contrast', 'wide-contrast', 'words'));
