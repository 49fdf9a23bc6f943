CREATE TABLE categories (
  category_id INTEGER PRIMARY KEY AUTOINCREMENT,
  category_name TEXT NOT NULL COLLATE NOCASE
    CONSTRAINT category_name_length CHECK (length(category_name) BETWEEN 1 AND 100),
  display_status INTEGER NOT NULL DEFAULT 1 CONSTRAINT category_display_status CHECK (display_status IN (0, 1)),
  version INTEGER NOT NULL DEFAULT 1,
  UNIQUE (category_name)
) STRICT;
--> statement-breakpoint
CREATE TABLE subcategories (
  subcategory_id INTEGER PRIMARY KEY AUTOINCREMENT,
  category_id INTEGER NOT NULL REFERENCES categories (category_id) ON DELETE RESTRICT,
  subcategory_name TEXT NOT NULL COLLATE NOCASE
    CONSTRAINT subcategory_name_length CHECK (length(subcategory_name) BETWEEN 1 AND 100),
  display_status INTEGER NOT NULL DEFAULT 1 CONSTRAINT subcategory_display_status CHECK (display_status IN (0, 1)),
  version INTEGER NOT NULL DEFAULT 1,
  UNIQUE (category_id, subcategory_name)
) STRICT;
--> statement-breakpoint
CREATE TABLE products (
  product_code INTEGER PRIMARY KEY AUTOINCREMENT,
  subcategory_id INTEGER NOT NULL REFERENCES subcategories (subcategory_id) ON DELETE RESTRICT,
  product_name TEXT NOT NULL CONSTRAINT product_name_length CHECK (length(product_name) BETWEEN 1 AND 200),
  product_description TEXT NOT NULL DEFAULT ''
    CONSTRAINT product_description_length CHECK (length(product_description) <= 10000),
  product_picture TEXT,
  product_overview_doc TEXT,
  created_at INTEGER NOT NULL,
  version INTEGER NOT NULL DEFAULT 1
) STRICT;
--> statement-breakpoint
CREATE INDEX products_by_subcategory ON products (subcategory_id, product_code);
--> statement-breakpoint
CREATE INDEX products_by_date ON products (created_at, product_code);
--> statement-breakpoint
CREATE TABLE countries (
  country_id INTEGER PRIMARY KEY AUTOINCREMENT,
  country_code TEXT NOT NULL COLLATE NOCASE
    CONSTRAINT country_code_length CHECK (length(country_code) BETWEEN 1 AND 3),
  country_name TEXT NOT NULL COLLATE NOCASE
    CONSTRAINT country_name_length CHECK (length(country_name) BETWEEN 1 AND 100),
  denomination TEXT NOT NULL CONSTRAINT denomination_length CHECK (length(denomination) BETWEEN 1 AND 50),
  display_status INTEGER NOT NULL DEFAULT 1 CONSTRAINT country_display_status CHECK (display_status IN (0, 1)),
  created_at INTEGER NOT NULL,
  version INTEGER NOT NULL DEFAULT 1,
  UNIQUE (country_code),
  UNIQUE (country_name)
) STRICT;
--> statement-breakpoint
CREATE TABLE product_prices (
  product_code INTEGER NOT NULL REFERENCES products (product_code) ON DELETE RESTRICT,
  country_id INTEGER NOT NULL REFERENCES countries (country_id) ON DELETE RESTRICT,
  net_price INTEGER NOT NULL CONSTRAINT net_price_not_negative CHECK (net_price >= 0),
  retail_price INTEGER NOT NULL CONSTRAINT retail_price_not_negative CHECK (retail_price >= 0),
  pv INTEGER NOT NULL DEFAULT 0 CONSTRAINT pv_not_negative CHECK (pv >= 0),
  pq INTEGER NOT NULL DEFAULT 0 CONSTRAINT pq_not_negative CHECK (pq >= 0),
  display_at_website INTEGER NOT NULL DEFAULT 1
    CONSTRAINT display_at_website CHECK (display_at_website IN (0, 1)),
  stock_available INTEGER NOT NULL CONSTRAINT stock_not_negative CHECK (stock_available >= 0),
  created_at INTEGER NOT NULL,
  version INTEGER NOT NULL DEFAULT 1,
  PRIMARY KEY (product_code, country_id)
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX product_prices_by_country ON product_prices (country_id, net_price, product_code);
--> statement-breakpoint
CREATE TABLE slider_images (
  image_id INTEGER PRIMARY KEY AUTOINCREMENT,
  image_url TEXT NOT NULL CONSTRAINT image_url_length CHECK (length(image_url) BETWEEN 1 AND 500),
  title TEXT NOT NULL DEFAULT '' CONSTRAINT title_length CHECK (length(title) <= 200),
  caption TEXT NOT NULL DEFAULT '' CONSTRAINT caption_length CHECK (length(caption) <= 500),
  display_status INTEGER NOT NULL DEFAULT 1 CONSTRAINT slider_display_status CHECK (display_status IN (0, 1)),
  display_order INTEGER NOT NULL DEFAULT 1 CONSTRAINT display_order_not_negative CHECK (display_order >= 0),
  version INTEGER NOT NULL DEFAULT 1
) STRICT;
--> statement-breakpoint
CREATE TRIGGER slider_images_at_most_five BEFORE INSERT ON slider_images
WHEN (SELECT count(*) FROM slider_images) >= 5
BEGIN
  SELECT RAISE(ABORT, 'You can only upload up to 5 images.');
END;
