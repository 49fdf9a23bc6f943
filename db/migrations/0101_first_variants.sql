-- Lists stand in the order of the first variants of families, which are the same in every country: of those alone a page is read.
DROP INDEX products_leading_by_code;
--> statement-breakpoint
DROP INDEX products_leading_by_date;
--> statement-breakpoint
DROP INDEX products_leading_by_change;
--> statement-breakpoint
DROP INDEX products_leading_by_name;
--> statement-breakpoint
DROP INDEX products_leading_by_popularity;
--> statement-breakpoint
DROP INDEX products_leading_by_subcategory;
--> statement-breakpoint
CREATE INDEX products_first_by_code ON products (product_code, subcategory_id, leading, family_id) WHERE leading >= 2;
--> statement-breakpoint
CREATE INDEX products_first_by_date ON products (created_at, product_code, subcategory_id, leading, family_id)
WHERE leading >= 2;
--> statement-breakpoint
CREATE INDEX products_first_by_change
ON products (coalesce(changed_at, created_at), product_code, subcategory_id, leading, family_id) WHERE leading >= 2;
--> statement-breakpoint
CREATE INDEX products_first_by_name
ON products (product_name COLLATE NOCASE, product_code, subcategory_id, leading, family_id) WHERE leading >= 2;
--> statement-breakpoint
CREATE INDEX products_first_by_popularity ON products (units_sold, product_code, subcategory_id, leading, family_id)
WHERE leading >= 2;
--> statement-breakpoint
CREATE INDEX products_first_by_subcategory ON products (subcategory_id, product_code, leading, family_id)
WHERE leading >= 2;
