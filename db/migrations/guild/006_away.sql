-- Who is on vacation (until when), and each seat's clock: seconds in its bank, and since when it ticks.

ALTER TABLE seat ADD COLUMN away REAL;
ALTER TABLE seat ADD COLUMN bank REAL;
ALTER TABLE seat ADD COLUMN ticking REAL CHECK (ticking IS NULL OR bank IS NOT NULL);
