-- Lists show a family once, by the variant that leads in the country: of those in stock the cheapest, and of equal ones
-- the first.
ALTER TABLE products ADD COLUMN leading INTEGER NOT NULL DEFAULT 3
  CONSTRAINT leading_is_known CHECK (leading BETWEEN 0 AND 3);
--> statement-breakpoint
ALTER TABLE product_prices ADD COLUMN leading INTEGER NOT NULL DEFAULT 1
  CONSTRAINT leading_is_yes_or_no CHECK (leading IN (0, 1));
--> statement-breakpoint
-- While a variant moves to another subcategory, this may be below zero for a moment.
ALTER TABLE subcategories ADD COLUMN products_behind INTEGER NOT NULL DEFAULT 0;
--> statement-breakpoint
ALTER TABLE price_counts ADD COLUMN sold_behind INTEGER NOT NULL DEFAULT 0
  CONSTRAINT sold_behind_not_negative CHECK (sold_behind >= 0);
--> statement-breakpoint
ALTER TABLE price_counts ADD COLUMN in_stock_behind INTEGER NOT NULL DEFAULT 0
  CONSTRAINT in_stock_behind_not_negative CHECK (in_stock_behind >= 0);
--> statement-breakpoint
CREATE TABLE leading_variants (
  family_id INTEGER NOT NULL REFERENCES families (family_id) ON DELETE CASCADE,
  subcategory_id INTEGER NOT NULL REFERENCES subcategories (subcategory_id) ON DELETE CASCADE,
  country_id INTEGER NOT NULL REFERENCES countries (country_id) ON DELETE CASCADE,
  product_code INTEGER NOT NULL REFERENCES products (product_code) ON DELETE CASCADE,
  sold INTEGER NOT NULL CONSTRAINT some_variant_is_sold CHECK (sold > 0),
  in_stock INTEGER NOT NULL CONSTRAINT variants_in_stock_are_sold CHECK (in_stock BETWEEN 0 AND sold),
  prices_differ INTEGER NOT NULL CONSTRAINT prices_differ_is_yes_or_no CHECK (prices_differ IN (0, 1)),
  choices TEXT NOT NULL CONSTRAINT choices_are_a_list CHECK (json_type(choices) = 'array'),
  PRIMARY KEY (family_id, subcategory_id, country_id)
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
INSERT INTO leading_variants (family_id, subcategory_id, country_id, product_code, sold, in_stock, prices_differ, choices)
SELECT one.family_id, one.subcategory_id, price.country_id,
  CAST(substr(min(printf('%d%017d%04d%019d', 1 - price.has_stock, price.net_price, one.family_position, one.product_code)), -19) AS INTEGER),
  count(*), sum(price.has_stock), count(DISTINCT price.net_price) > 1, (
SELECT json_group_array(json(offered)) FROM (
  SELECT json_group_array(value) AS offered FROM (
    SELECT choice.key AS nth, choice.value AS value, min(its.family_position) AS place
    FROM products AS its
    JOIN product_prices AS there ON there.product_code = its.product_code
      AND there.country_id = price.country_id AND there.display_at_website = 1
    JOIN json_each(its.options) AS choice
    WHERE its.family_id = one.family_id AND its.subcategory_id = one.subcategory_id
    GROUP BY nth, value ORDER BY nth, place, value
  ) GROUP BY nth ORDER BY nth
)
)
FROM products AS one JOIN product_prices AS price ON price.product_code = one.product_code
WHERE one.family_id IS NOT NULL AND price.display_at_website = 1
GROUP BY one.family_id, one.subcategory_id, price.country_id;
--> statement-breakpoint
UPDATE product_prices SET leading = 0
WHERE product_code IN (SELECT product_code FROM products WHERE family_id IS NOT NULL)
  AND (product_code, country_id) NOT IN (SELECT product_code, country_id FROM leading_variants);
--> statement-breakpoint
UPDATE products SET leading = iif(
  product_code = (
    SELECT it.product_code FROM products AS it
    WHERE it.family_id = products.family_id AND it.subcategory_id = products.subcategory_id
    ORDER BY it.family_position, it.product_code LIMIT 1),
  iif(EXISTS (
    SELECT 1 FROM leading_variants AS lead WHERE lead.family_id = products.family_id
      AND lead.subcategory_id = products.subcategory_id AND lead.product_code <> products.product_code), 2, 3),
  EXISTS (
    SELECT 1 FROM leading_variants AS lead WHERE lead.family_id = products.family_id
      AND lead.subcategory_id = products.subcategory_id AND lead.product_code = products.product_code))
WHERE family_id IS NOT NULL;
--> statement-breakpoint
UPDATE subcategories SET products_behind = (
  SELECT count(*) FROM products WHERE products.subcategory_id = subcategories.subcategory_id AND leading < 2)
WHERE subcategory_id IN (SELECT subcategory_id FROM products WHERE leading < 2);
--> statement-breakpoint
UPDATE price_counts SET (sold_behind, in_stock_behind) = (
  SELECT coalesce(sum(lead.sold - 1), 0), coalesce(sum(max(lead.in_stock - 1, 0)), 0) FROM leading_variants AS lead
  WHERE lead.subcategory_id = price_counts.subcategory_id AND lead.country_id = price_counts.country_id)
WHERE (subcategory_id, country_id) IN (SELECT subcategory_id, country_id FROM leading_variants);
--> statement-breakpoint
CREATE INDEX products_leading_by_code ON products (product_code, subcategory_id, leading, family_id) WHERE leading > 0;
--> statement-breakpoint
CREATE INDEX products_leading_by_date ON products (created_at, product_code, subcategory_id, leading, family_id)
WHERE leading > 0;
--> statement-breakpoint
CREATE INDEX products_leading_by_change
ON products (coalesce(changed_at, created_at), product_code, subcategory_id, leading, family_id) WHERE leading > 0;
--> statement-breakpoint
CREATE INDEX products_leading_by_name
ON products (product_name COLLATE NOCASE, product_code, subcategory_id, leading, family_id) WHERE leading > 0;
--> statement-breakpoint
CREATE INDEX products_leading_by_popularity ON products (units_sold, product_code, subcategory_id, leading, family_id)
WHERE leading > 0;
--> statement-breakpoint
CREATE INDEX products_leading_by_rating
ON products (rating, review_count, product_code, subcategory_id, leading, family_id) WHERE leading > 0;
--> statement-breakpoint
CREATE INDEX products_leading_by_subcategory ON products (subcategory_id, product_code, leading, family_id)
WHERE leading > 0;
--> statement-breakpoint
CREATE INDEX product_prices_leading
ON product_prices (country_id, display_at_website, net_price, product_code, has_stock) WHERE leading = 1;
