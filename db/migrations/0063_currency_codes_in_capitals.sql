-- A coupon in eur never fitted a country in EUR, and sums in both were never one. Other names stay as they were typed.
UPDATE countries SET denomination = upper(denomination), version = version + 1
WHERE denomination GLOB '[A-Za-z][A-Za-z][A-Za-z]' AND denomination <> upper(denomination);
--> statement-breakpoint
UPDATE coupons SET denomination = upper(denomination), version = version + 1
WHERE denomination GLOB '[A-Za-z][A-Za-z][A-Za-z]' AND denomination <> upper(denomination);
--> statement-breakpoint
UPDATE payments SET denomination = upper(denomination)
WHERE denomination GLOB '[A-Za-z][A-Za-z][A-Za-z]' AND denomination <> upper(denomination);
--> statement-breakpoint
-- What was sold and what customers spent is counted along by triggers.
UPDATE orders SET denomination = upper(denomination)
WHERE denomination GLOB '[A-Za-z][A-Za-z][A-Za-z]' AND denomination <> upper(denomination);
--> statement-breakpoint
DELETE FROM sales WHERE orders = 0
  AND denomination GLOB '[A-Za-z][A-Za-z][A-Za-z]' AND denomination <> upper(denomination);
--> statement-breakpoint
-- Or what is put back would be in small letters again.
UPDATE history SET old = json_set(old, '$.denomination', upper(old ->> 'denomination'))
WHERE kind IN ('countries', 'coupons') AND old ->> 'denomination' GLOB '[A-Za-z][A-Za-z][A-Za-z]'
  AND old ->> 'denomination' <> upper(old ->> 'denomination');
--> statement-breakpoint
UPDATE history SET new = json_set(new, '$.denomination', upper(new ->> 'denomination'))
WHERE kind IN ('countries', 'coupons') AND new ->> 'denomination' GLOB '[A-Za-z][A-Za-z][A-Za-z]'
  AND new ->> 'denomination' <> upper(new ->> 'denomination');
