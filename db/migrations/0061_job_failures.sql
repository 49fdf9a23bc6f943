-- How often in a row the next step of a job failed.
ALTER TABLE jobs ADD COLUMN failures INTEGER NOT NULL DEFAULT 0;
