-- Which shop this is: its picture store carries the same id, so that no other shop's sweep clears it.
CREATE TABLE shop (
  id INTEGER PRIMARY KEY CONSTRAINT one_shop CHECK (id = 1),
  shop_id TEXT NOT NULL CONSTRAINT shop_id_is_random CHECK (shop_id NOT GLOB '*[^0-9a-f]*' AND length(shop_id) = 32)
) STRICT;
--> statement-breakpoint
INSERT INTO shop (id, shop_id) VALUES (1, lower(hex(randomblob(16))));
--> statement-breakpoint
-- When the sweep came upon a file that no row knew; of an upload it is null.
ALTER TABLE pictures ADD COLUMN found_at INTEGER;
--> statement-breakpoint
CREATE INDEX pictures_found ON pictures (held_until) WHERE found_at IS NOT NULL;
--> statement-breakpoint
-- How each of the sweeps went the last time.
CREATE TABLE sweep_runs (
  sweep TEXT PRIMARY KEY,
  ran_at INTEGER NOT NULL,
  took_ms INTEGER NOT NULL CONSTRAINT sweep_took_time CHECK (took_ms >= 0),
  -- Why it stopped; null where it did all that there was to do.
  problem TEXT
) STRICT, WITHOUT ROWID;
