export const FIRST_MIGRATIONS = ['0001_catalogue.sql', '0002_accounts.sql'];

/** A shop as left by its first version; one of seven products has no price. */
export const rowsOfFirstVersion = (products: number) => [
  `INSERT INTO categories (category_id, category_name, display_status, version)
   VALUES (3, 'Kitchen', 1, 4), (8, 'Garden', 0, 1)`,
  `INSERT INTO subcategories (subcategory_id, category_id, subcategory_name, version)
   VALUES (5, 3, 'Kettles', 2), (6, 3, 'Empty', 1), (9, 8, 'Spades', 1)`,
  `INSERT INTO countries (country_id, country_code, country_name, denomination, created_at)
   VALUES (2, 'DE', 'Germany', 'EUR', 1000), (4, 'SE', 'Sweden', 'SEK', 1000)`,
  `WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${products})
   INSERT INTO products (product_code, subcategory_id, product_name, product_description, product_picture, created_at)
   SELECT 10 * n, CASE WHEN n < 5 THEN 5 ELSE 9 END, 'Thing' || n, 'Described' || n, '/old.webp', n FROM numbers`,
  `INSERT INTO product_prices
     (product_code, country_id, net_price, retail_price, display_at_website, stock_available, created_at, version)
   SELECT product_code, country_id, product_code * 7, product_code * 9, product_code <> 20,
     CASE WHEN product_code IN (30, 50) THEN 0 ELSE 5 END, 1000, 6
   FROM products CROSS JOIN countries WHERE product_code <> 70 AND (country_id = 2 OR product_code > 30)`,
  `INSERT INTO users (username, password_hash, role, created_at) VALUES ('keeper', 'hash', 'admin', 1000)`,
];
