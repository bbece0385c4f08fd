-- In what manner pictures are drawn for a person (bot/games/core/style.py).

ALTER TABLE person ADD COLUMN pictures TEXT NOT NULL DEFAULT 'standard'
    CHECK (pictures IN ('standard', 'large', 'contrast', 'large-contrast'));
