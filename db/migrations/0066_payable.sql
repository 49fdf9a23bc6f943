-- Written by npm run db:triggers, from db/triggers/.
DROP TRIGGER IF EXISTS price_is_payable_insert;
--> statement-breakpoint
CREATE TRIGGER price_is_payable_insert BEFORE INSERT ON product_prices
WHEN (new.net_price % 100 <> 0 OR new.retail_price % 100 <> 0) AND (SELECT upper(denomination) IN ('BIF', 'CLP', 'DJF', 'GNF', 'ISK', 'JPY', 'KMF', 'KRW', 'PYG', 'RWF', 'UGX', 'UYI', 'VND', 'VUV', 'XAF', 'XOF', 'XPF') FROM countries WHERE country_id = new.country_id)
BEGIN
  SELECT RAISE(ABORT, 'This price has decimals, which the currency does not have.');
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS price_is_payable_update;
--> statement-breakpoint
CREATE TRIGGER price_is_payable_update BEFORE UPDATE OF net_price, retail_price ON product_prices
WHEN (new.net_price % 100 <> 0 AND new.net_price IS NOT old.net_price OR new.retail_price % 100 <> 0 AND new.retail_price IS NOT old.retail_price)
AND (SELECT upper(denomination) IN ('BIF', 'CLP', 'DJF', 'GNF', 'ISK', 'JPY', 'KMF', 'KRW', 'PYG', 'RWF', 'UGX', 'UYI', 'VND', 'VUV', 'XAF', 'XOF', 'XPF') FROM countries WHERE country_id = new.country_id)
BEGIN
  SELECT RAISE(ABORT, 'This price has decimals, which the currency does not have.');
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS prices_stay_payable;
--> statement-breakpoint
CREATE TRIGGER prices_stay_payable BEFORE UPDATE OF denomination ON countries
WHEN upper(new.denomination) IN ('BIF', 'CLP', 'DJF', 'GNF', 'ISK', 'JPY', 'KMF', 'KRW', 'PYG', 'RWF', 'UGX', 'UYI', 'VND', 'VUV', 'XAF', 'XOF', 'XPF') AND upper(old.denomination) IN ('BIF', 'CLP', 'DJF', 'GNF', 'ISK', 'JPY', 'KMF', 'KRW', 'PYG', 'RWF', 'UGX', 'UYI', 'VND', 'VUV', 'XAF', 'XOF', 'XPF') IS NOT 1 AND EXISTS (
  SELECT 1 FROM product_prices
  WHERE country_id = new.country_id AND (net_price % 100 <> 0 OR retail_price % 100 <> 0)
)
BEGIN
  SELECT RAISE(ABORT, 'A price of this country has decimals, which the currency does not have.');
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS fee_is_payable_insert;
--> statement-breakpoint
CREATE TRIGGER fee_is_payable_insert BEFORE INSERT ON countries
WHEN new.shipping_fee % 100 <> 0 AND upper(new.denomination) IN ('BIF', 'CLP', 'DJF', 'GNF', 'ISK', 'JPY', 'KMF', 'KRW', 'PYG', 'RWF', 'UGX', 'UYI', 'VND', 'VUV', 'XAF', 'XOF', 'XPF')
BEGIN
  SELECT RAISE(ABORT, 'This shipping fee has decimals, which the currency does not have.');
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS fee_is_payable_update;
--> statement-breakpoint
CREATE TRIGGER fee_is_payable_update BEFORE UPDATE OF shipping_fee, denomination ON countries
WHEN new.shipping_fee % 100 <> 0 AND upper(new.denomination) IN ('BIF', 'CLP', 'DJF', 'GNF', 'ISK', 'JPY', 'KMF', 'KRW', 'PYG', 'RWF', 'UGX', 'UYI', 'VND', 'VUV', 'XAF', 'XOF', 'XPF')
AND (new.shipping_fee IS NOT old.shipping_fee OR upper(old.denomination) IN ('BIF', 'CLP', 'DJF', 'GNF', 'ISK', 'JPY', 'KMF', 'KRW', 'PYG', 'RWF', 'UGX', 'UYI', 'VND', 'VUV', 'XAF', 'XOF', 'XPF') IS NOT 1)
BEGIN
  SELECT RAISE(ABORT, 'This shipping fee has decimals, which the currency does not have.');
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS coupon_is_payable_insert;
--> statement-breakpoint
CREATE TRIGGER coupon_is_payable_insert BEFORE INSERT ON coupons
WHEN new.amount % 100 <> 0 AND upper(new.denomination) IN ('BIF', 'CLP', 'DJF', 'GNF', 'ISK', 'JPY', 'KMF', 'KRW', 'PYG', 'RWF', 'UGX', 'UYI', 'VND', 'VUV', 'XAF', 'XOF', 'XPF')
BEGIN
  SELECT RAISE(ABORT, 'This amount has decimals, which the currency does not have.');
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS coupon_is_payable_update;
--> statement-breakpoint
CREATE TRIGGER coupon_is_payable_update BEFORE UPDATE OF amount, denomination ON coupons
WHEN new.amount % 100 <> 0 AND upper(new.denomination) IN ('BIF', 'CLP', 'DJF', 'GNF', 'ISK', 'JPY', 'KMF', 'KRW', 'PYG', 'RWF', 'UGX', 'UYI', 'VND', 'VUV', 'XAF', 'XOF', 'XPF')
AND (new.amount IS NOT old.amount OR upper(old.denomination) IN ('BIF', 'CLP', 'DJF', 'GNF', 'ISK', 'JPY', 'KMF', 'KRW', 'PYG', 'RWF', 'UGX', 'UYI', 'VND', 'VUV', 'XAF', 'XOF', 'XPF') IS NOT 1)
BEGIN
  SELECT RAISE(ABORT, 'This amount has decimals, which the currency does not have.');
END;
