-- No two countries of the same letters can be there: the column has always compared without regard to their case.
UPDATE countries SET country_code = upper(country_code), version = version + 1
WHERE country_code <> upper(country_code) COLLATE BINARY;
--> statement-breakpoint
UPDATE addresses SET country_code = upper(country_code) WHERE country_code <> upper(country_code) COLLATE BINARY;
--> statement-breakpoint
UPDATE orders SET country_code = upper(country_code) WHERE country_code <> upper(country_code) COLLATE BINARY;
--> statement-breakpoint
UPDATE order_counts SET country_code = upper(country_code) WHERE country_code <> upper(country_code) COLLATE BINARY;
--> statement-breakpoint
-- What is put back from the history is what the trigger below takes.
UPDATE history SET
  old = json_set(old, '$.country_code', upper(old ->> 'country_code')),
  new = json_set(new, '$.country_code', upper(new ->> 'country_code'))
WHERE kind = 'countries'
  AND (old ->> 'country_code' <> upper(old ->> 'country_code') OR new ->> 'country_code' <> upper(new ->> 'country_code'));
--> statement-breakpoint
-- Written by npm run db:triggers, from db/triggers/.
DROP TRIGGER IF EXISTS code_in_capitals_insert;
--> statement-breakpoint
CREATE TRIGGER code_in_capitals_insert BEFORE INSERT ON countries
WHEN new.country_code <> upper(new.country_code) COLLATE BINARY
BEGIN
  SELECT RAISE(ABORT, 'A country code is written in capitals.');
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS code_in_capitals_update;
--> statement-breakpoint
CREATE TRIGGER code_in_capitals_update BEFORE UPDATE OF country_code ON countries
WHEN new.country_code <> upper(new.country_code) COLLATE BINARY
BEGIN
  SELECT RAISE(ABORT, 'A country code is written in capitals.');
END;
