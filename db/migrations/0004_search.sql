-- What the words of a search are looked up in; kept by triggers, so that it is right at once after every write.
CREATE VIRTUAL TABLE product_search USING fts5(
  product_name, kinds, product_description,
  content = '', contentless_delete = 1, prefix = '2 3', tokenize = 'unicode61 remove_diacritics 2'
);
--> statement-breakpoint
CREATE VIEW product_search_rows AS
SELECT
  products.product_code,
  products.subcategory_id,
  subcategories.category_id,
  products.product_name,
  categories.category_name || ' ' || subcategories.subcategory_name AS kinds,
  products.product_description
FROM products
JOIN subcategories ON subcategories.subcategory_id = products.subcategory_id
JOIN categories ON categories.category_id = subcategories.category_id;
--> statement-breakpoint
INSERT INTO product_search (rowid, product_name, kinds, product_description)
SELECT product_code, product_name, kinds, product_description FROM product_search_rows;
--> statement-breakpoint
CREATE TRIGGER product_search_insert AFTER INSERT ON products
BEGIN
  INSERT INTO product_search (rowid, product_name, kinds, product_description)
  SELECT product_code, product_name, kinds, product_description
  FROM product_search_rows WHERE product_code = new.product_code;
END;
--> statement-breakpoint
CREATE TRIGGER product_search_update AFTER UPDATE OF product_name, product_description, subcategory_id ON products
BEGIN
  INSERT OR REPLACE INTO product_search (rowid, product_name, kinds, product_description)
  SELECT product_code, product_name, kinds, product_description
  FROM product_search_rows WHERE product_code = new.product_code;
END;
--> statement-breakpoint
CREATE TRIGGER product_search_delete AFTER DELETE ON products
BEGIN
  DELETE FROM product_search WHERE rowid = old.product_code;
END;
--> statement-breakpoint
CREATE TRIGGER product_search_subcategory AFTER UPDATE OF subcategory_name, category_id ON subcategories
WHEN new.subcategory_name <> old.subcategory_name COLLATE BINARY OR new.category_id <> old.category_id
BEGIN
  INSERT OR REPLACE INTO product_search (rowid, product_name, kinds, product_description)
  SELECT product_code, product_name, kinds, product_description
  FROM product_search_rows WHERE subcategory_id = new.subcategory_id;
END;
--> statement-breakpoint
CREATE TRIGGER product_search_category AFTER UPDATE OF category_name ON categories
WHEN new.category_name <> old.category_name COLLATE BINARY
BEGIN
  INSERT OR REPLACE INTO product_search (rowid, product_name, kinds, product_description)
  SELECT product_code, product_name, kinds, product_description
  FROM product_search_rows WHERE category_id = new.category_id;
END;
