-- A batch asks here before it writes, and ends with all that it would have done where a price is no longer what it was.
CREATE VIEW outdated_prices (product_code, country_id) AS SELECT 0, 0 WHERE 0;
--> statement-breakpoint
CREATE TRIGGER outdated_prices_refuse INSTEAD OF INSERT ON outdated_prices
BEGIN
  SELECT RAISE(ABORT, 'Some of these prices were changed in the meantime.');
END;
