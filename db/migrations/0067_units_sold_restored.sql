-- Of products that came back from the history, whose orders were cancelled while they were gone.
UPDATE products SET units_sold = sold
FROM (
  SELECT product_code, -sum(change) AS sold FROM stock_moves WHERE reason IN ('sold', 'returned') GROUP BY product_code
) AS ledger
WHERE ledger.product_code = products.product_code AND units_sold <> sold;
--> statement-breakpoint
-- Written by npm run db:triggers, from db/triggers/.
DROP TRIGGER IF EXISTS units_sold_of_a_restored_product;
--> statement-breakpoint
CREATE TRIGGER units_sold_of_a_restored_product AFTER INSERT ON products
WHEN EXISTS (SELECT 1 FROM stock_moves WHERE product_code = new.product_code AND reason = 'sold')
BEGIN
  UPDATE products SET units_sold = (
    SELECT -sum(change) FROM stock_moves
    WHERE product_code = new.product_code AND reason IN ('sold', 'returned')
  ) WHERE product_code = new.product_code;
END;
