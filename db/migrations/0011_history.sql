-- Who is changing something: filled at the start of a recorded batch and emptied at its end, so never seen from outside.
CREATE TABLE acting (
  id INTEGER PRIMARY KEY CONSTRAINT only_one_acting CHECK (id = 1),
  change_id TEXT NOT NULL,
  user_id INTEGER NOT NULL,
  username TEXT NOT NULL,
  at INTEGER NOT NULL
) STRICT;
--> statement-breakpoint
-- What each row was before and after a change. No reference: a row's history outlives it.
CREATE TABLE history (
  history_id INTEGER PRIMARY KEY AUTOINCREMENT,
  change_id TEXT NOT NULL,
  kind TEXT NOT NULL,
  row_key TEXT NOT NULL,
  row_name TEXT NOT NULL,
  action TEXT NOT NULL CONSTRAINT history_action_known CHECK (action IN ('create', 'update', 'delete')),
  leads INTEGER NOT NULL CONSTRAINT history_leads CHECK (leads IN (0, 1)),
  user_id INTEGER NOT NULL,
  username TEXT NOT NULL COLLATE NOCASE,
  at INTEGER NOT NULL,
  picture_id TEXT,
  old TEXT CONSTRAINT history_old_is_a_row CHECK (json_type(old) = 'object'),
  new TEXT CONSTRAINT history_new_is_a_row CHECK (json_type(new) = 'object')
) STRICT;
--> statement-breakpoint
CREATE INDEX history_of_a_row ON history (kind, row_key, history_id);
--> statement-breakpoint
CREATE INDEX history_of_a_change ON history (change_id, kind, action);
--> statement-breakpoint
-- Newest first, with all that a list is filtered by, so that the long rows themselves are not read for it.
CREATE INDEX history_newest ON history (history_id, kind, action, username, row_name);
--> statement-breakpoint
-- The first of its kind and action in a change stands for the others.
CREATE INDEX history_leading ON history (history_id, kind, action, username, row_name) WHERE leads = 1;
--> statement-breakpoint
CREATE INDEX history_deleted ON history (at, history_id) WHERE action = 'delete';
--> statement-breakpoint
CREATE INDEX history_pictures ON history (picture_id, at) WHERE picture_id IS NOT NULL;
--> statement-breakpoint
-- What the triggers of each table write to; what looks the same before and after leaves nothing.
CREATE VIEW recording AS
SELECT kind, row_key, row_name, old, new FROM history WHERE false;
--> statement-breakpoint
CREATE TRIGGER history_recording INSTEAD OF INSERT ON recording
WHEN new.old IS NOT new.new
BEGIN
  INSERT INTO history
    (change_id, kind, row_key, row_name, action, leads, user_id, username, at, picture_id, old, new)
  SELECT change_id, new.kind, new.row_key, coalesce(new.row_name, ''), done.action,
    NOT EXISTS (
      SELECT 1 FROM history AS earlier
      WHERE earlier.change_id = acting.change_id AND earlier.kind = new.kind AND earlier.action = done.action
    ),
    user_id, username, at, new.old ->> 'picture_id', new.old, new.new
  FROM acting,
    (SELECT iif(new.old IS NULL, 'create', iif(new.new IS NULL, 'delete', 'update')) AS action) AS done;
END;
--> statement-breakpoint
CREATE TRIGGER history_categories_insert AFTER INSERT ON categories
WHEN EXISTS (SELECT 1 FROM acting)
BEGIN
  INSERT INTO recording (kind, row_key, row_name, old, new) VALUES (
    'categories',
    new.category_id,
    new.category_name,
    NULL,
    json_object(
      'category_id', new.category_id, 'category_name', new.category_name,
      'display_status', new.display_status
    )
  );
END;
--> statement-breakpoint
CREATE TRIGGER history_categories_update AFTER UPDATE ON categories
WHEN EXISTS (SELECT 1 FROM acting)
BEGIN
  INSERT INTO recording (kind, row_key, row_name, old, new) VALUES (
    'categories',
    new.category_id,
    new.category_name,
    json_object(
      'category_id', old.category_id, 'category_name', old.category_name,
      'display_status', old.display_status
    ),
    json_object(
      'category_id', new.category_id, 'category_name', new.category_name,
      'display_status', new.display_status
    )
  );
END;
--> statement-breakpoint
CREATE TRIGGER history_categories_delete AFTER DELETE ON categories
WHEN EXISTS (SELECT 1 FROM acting)
BEGIN
  INSERT INTO recording (kind, row_key, row_name, old, new) VALUES (
    'categories',
    old.category_id,
    old.category_name,
    json_object(
      'category_id', old.category_id, 'category_name', old.category_name,
      'display_status', old.display_status
    ),
    NULL
  );
END;
--> statement-breakpoint
CREATE TRIGGER history_subcategories_insert AFTER INSERT ON subcategories
WHEN EXISTS (SELECT 1 FROM acting)
BEGIN
  INSERT INTO recording (kind, row_key, row_name, old, new) VALUES (
    'subcategories',
    new.subcategory_id,
    new.subcategory_name,
    NULL,
    json_object(
      'subcategory_id', new.subcategory_id, 'category_id', new.category_id,
      'subcategory_name', new.subcategory_name, 'display_status', new.display_status
    )
  );
END;
--> statement-breakpoint
CREATE TRIGGER history_subcategories_update AFTER UPDATE ON subcategories
WHEN EXISTS (SELECT 1 FROM acting)
BEGIN
  INSERT INTO recording (kind, row_key, row_name, old, new) VALUES (
    'subcategories',
    new.subcategory_id,
    new.subcategory_name,
    json_object(
      'subcategory_id', old.subcategory_id, 'category_id', old.category_id,
      'subcategory_name', old.subcategory_name, 'display_status', old.display_status
    ),
    json_object(
      'subcategory_id', new.subcategory_id, 'category_id', new.category_id,
      'subcategory_name', new.subcategory_name, 'display_status', new.display_status
    )
  );
END;
--> statement-breakpoint
CREATE TRIGGER history_subcategories_delete AFTER DELETE ON subcategories
WHEN EXISTS (SELECT 1 FROM acting)
BEGIN
  INSERT INTO recording (kind, row_key, row_name, old, new) VALUES (
    'subcategories',
    old.subcategory_id,
    old.subcategory_name,
    json_object(
      'subcategory_id', old.subcategory_id, 'category_id', old.category_id,
      'subcategory_name', old.subcategory_name, 'display_status', old.display_status
    ),
    NULL
  );
END;
--> statement-breakpoint
CREATE TRIGGER history_products_insert AFTER INSERT ON products
WHEN EXISTS (SELECT 1 FROM acting)
BEGIN
  INSERT INTO recording (kind, row_key, row_name, old, new) VALUES (
    'products',
    new.product_code,
    new.product_name,
    NULL,
    json_object(
      'product_code', new.product_code, 'subcategory_id', new.subcategory_id,
      'product_name', new.product_name, 'product_description', new.product_description,
      'picture_id', new.picture_id,
      'picture_alt', new.picture_alt, 'product_overview_doc', new.product_overview_doc,
      'created_at', new.created_at
    )
  );
END;
--> statement-breakpoint
CREATE TRIGGER history_products_update AFTER UPDATE ON products
WHEN EXISTS (SELECT 1 FROM acting)
BEGIN
  INSERT INTO recording (kind, row_key, row_name, old, new) VALUES (
    'products',
    new.product_code,
    new.product_name,
    json_object(
      'product_code', old.product_code, 'subcategory_id', old.subcategory_id,
      'product_name', old.product_name, 'product_description', old.product_description,
      'picture_id', old.picture_id,
      'picture_alt', old.picture_alt, 'product_overview_doc', old.product_overview_doc,
      'created_at', old.created_at
    ),
    json_object(
      'product_code', new.product_code, 'subcategory_id', new.subcategory_id,
      'product_name', new.product_name, 'product_description', new.product_description,
      'picture_id', new.picture_id,
      'picture_alt', new.picture_alt, 'product_overview_doc', new.product_overview_doc,
      'created_at', new.created_at
    )
  );
END;
--> statement-breakpoint
CREATE TRIGGER history_products_delete AFTER DELETE ON products
WHEN EXISTS (SELECT 1 FROM acting)
BEGIN
  INSERT INTO recording (kind, row_key, row_name, old, new) VALUES (
    'products',
    old.product_code,
    old.product_name,
    json_object(
      'product_code', old.product_code, 'subcategory_id', old.subcategory_id,
      'product_name', old.product_name, 'product_description', old.product_description,
      'picture_id', old.picture_id,
      'picture_alt', old.picture_alt, 'product_overview_doc', old.product_overview_doc,
      'created_at', old.created_at, 'units_sold', old.units_sold, 'rating', old.rating
    ),
    NULL
  );
END;
--> statement-breakpoint
CREATE TRIGGER history_countries_insert AFTER INSERT ON countries
WHEN EXISTS (SELECT 1 FROM acting)
BEGIN
  INSERT INTO recording (kind, row_key, row_name, old, new) VALUES (
    'countries',
    new.country_id,
    new.country_name,
    NULL,
    json_object(
      'country_id', new.country_id, 'country_code', new.country_code, 'country_name', new.country_name,
      'denomination', new.denomination, 'display_status', new.display_status,
      'shipping_fee', new.shipping_fee, 'created_at', new.created_at
    )
  );
END;
--> statement-breakpoint
CREATE TRIGGER history_countries_update AFTER UPDATE ON countries
WHEN EXISTS (SELECT 1 FROM acting)
BEGIN
  INSERT INTO recording (kind, row_key, row_name, old, new) VALUES (
    'countries',
    new.country_id,
    new.country_name,
    json_object(
      'country_id', old.country_id, 'country_code', old.country_code, 'country_name', old.country_name,
      'denomination', old.denomination, 'display_status', old.display_status,
      'shipping_fee', old.shipping_fee, 'created_at', old.created_at
    ),
    json_object(
      'country_id', new.country_id, 'country_code', new.country_code, 'country_name', new.country_name,
      'denomination', new.denomination, 'display_status', new.display_status,
      'shipping_fee', new.shipping_fee, 'created_at', new.created_at
    )
  );
END;
--> statement-breakpoint
CREATE TRIGGER history_countries_delete AFTER DELETE ON countries
WHEN EXISTS (SELECT 1 FROM acting)
BEGIN
  INSERT INTO recording (kind, row_key, row_name, old, new) VALUES (
    'countries',
    old.country_id,
    old.country_name,
    json_object(
      'country_id', old.country_id, 'country_code', old.country_code, 'country_name', old.country_name,
      'denomination', old.denomination, 'display_status', old.display_status,
      'shipping_fee', old.shipping_fee, 'created_at', old.created_at
    ),
    NULL
  );
END;
--> statement-breakpoint
CREATE TRIGGER history_product_prices_insert AFTER INSERT ON product_prices
WHEN EXISTS (SELECT 1 FROM acting)
BEGIN
  INSERT INTO recording (kind, row_key, row_name, old, new) VALUES (
    'productprices',
    new.product_code || '/' || new.country_id,
    (SELECT product_name FROM products WHERE product_code = new.product_code) || ' · ' ||
      (SELECT country_name FROM countries WHERE country_id = new.country_id),
    NULL,
    json_object(
      'product_code', new.product_code, 'country_id', new.country_id, 'net_price', new.net_price,
      'retail_price', new.retail_price, 'pv', new.pv, 'pq', new.pq,
      'display_at_website', new.display_at_website, 'stock_available', new.stock_available,
      'created_at', new.created_at
    )
  );
END;
--> statement-breakpoint
CREATE TRIGGER history_product_prices_update AFTER UPDATE ON product_prices
WHEN EXISTS (SELECT 1 FROM acting)
BEGIN
  INSERT INTO recording (kind, row_key, row_name, old, new) VALUES (
    'productprices',
    new.product_code || '/' || new.country_id,
    (SELECT product_name FROM products WHERE product_code = new.product_code) || ' · ' ||
      (SELECT country_name FROM countries WHERE country_id = new.country_id),
    json_object(
      'product_code', old.product_code, 'country_id', old.country_id, 'net_price', old.net_price,
      'retail_price', old.retail_price, 'pv', old.pv, 'pq', old.pq,
      'display_at_website', old.display_at_website, 'stock_available', old.stock_available,
      'created_at', old.created_at
    ),
    json_object(
      'product_code', new.product_code, 'country_id', new.country_id, 'net_price', new.net_price,
      'retail_price', new.retail_price, 'pv', new.pv, 'pq', new.pq,
      'display_at_website', new.display_at_website, 'stock_available', new.stock_available,
      'created_at', new.created_at
    )
  );
END;
--> statement-breakpoint
CREATE TRIGGER history_product_prices_delete AFTER DELETE ON product_prices
WHEN EXISTS (SELECT 1 FROM acting)
BEGIN
  INSERT INTO recording (kind, row_key, row_name, old, new) VALUES (
    'productprices',
    old.product_code || '/' || old.country_id,
    (SELECT product_name FROM products WHERE product_code = old.product_code) || ' · ' ||
      (SELECT country_name FROM countries WHERE country_id = old.country_id),
    json_object(
      'product_code', old.product_code, 'country_id', old.country_id, 'net_price', old.net_price,
      'retail_price', old.retail_price, 'pv', old.pv, 'pq', old.pq,
      'display_at_website', old.display_at_website, 'stock_available', old.stock_available,
      'created_at', old.created_at
    ),
    NULL
  );
END;
--> statement-breakpoint
CREATE TRIGGER history_slider_images_insert AFTER INSERT ON slider_images
WHEN EXISTS (SELECT 1 FROM acting)
BEGIN
  INSERT INTO recording (kind, row_key, row_name, old, new) VALUES (
    'slider',
    new.image_id,
    new.title,
    NULL,
    json_object(
      'image_id', new.image_id, 'picture_id', new.picture_id,
      'image_alt', new.image_alt, 'title', new.title, 'caption', new.caption,
      'display_status', new.display_status, 'display_order', new.display_order
    )
  );
END;
--> statement-breakpoint
CREATE TRIGGER history_slider_images_update AFTER UPDATE ON slider_images
WHEN EXISTS (SELECT 1 FROM acting)
BEGIN
  INSERT INTO recording (kind, row_key, row_name, old, new) VALUES (
    'slider',
    new.image_id,
    new.title,
    json_object(
      'image_id', old.image_id, 'picture_id', old.picture_id,
      'image_alt', old.image_alt, 'title', old.title, 'caption', old.caption,
      'display_status', old.display_status, 'display_order', old.display_order
    ),
    json_object(
      'image_id', new.image_id, 'picture_id', new.picture_id,
      'image_alt', new.image_alt, 'title', new.title, 'caption', new.caption,
      'display_status', new.display_status, 'display_order', new.display_order
    )
  );
END;
--> statement-breakpoint
CREATE TRIGGER history_slider_images_delete AFTER DELETE ON slider_images
WHEN EXISTS (SELECT 1 FROM acting)
BEGIN
  INSERT INTO recording (kind, row_key, row_name, old, new) VALUES (
    'slider',
    old.image_id,
    old.title,
    json_object(
      'image_id', old.image_id, 'picture_id', old.picture_id,
      'image_alt', old.image_alt, 'title', old.title, 'caption', old.caption,
      'display_status', old.display_status, 'display_order', old.display_order
    ),
    NULL
  );
END;
--> statement-breakpoint
CREATE TRIGGER history_users_insert AFTER INSERT ON users
WHEN EXISTS (SELECT 1 FROM acting)
BEGIN
  INSERT INTO recording (kind, row_key, row_name, old, new) VALUES (
    'accounts',
    new.user_id,
    new.username,
    NULL,
    json_object(
      'user_id', new.user_id, 'username', new.username, 'email', new.email, 'role', new.role,
      'designation', new.designation, 'enabled', new.enabled
    )
  );
END;
--> statement-breakpoint
CREATE TRIGGER history_users_update AFTER UPDATE ON users
WHEN EXISTS (SELECT 1 FROM acting)
BEGIN
  INSERT INTO recording (kind, row_key, row_name, old, new) VALUES (
    'accounts',
    new.user_id,
    new.username,
    json_object(
      'user_id', old.user_id, 'username', old.username, 'email', old.email, 'role', old.role,
      'designation', old.designation, 'enabled', old.enabled
    ),
    json_object(
      'user_id', new.user_id, 'username', new.username, 'email', new.email, 'role', new.role,
      'designation', new.designation, 'enabled', new.enabled
    )
  );
END;
--> statement-breakpoint
CREATE TRIGGER history_users_delete AFTER DELETE ON users
WHEN EXISTS (SELECT 1 FROM acting)
BEGIN
  INSERT INTO recording (kind, row_key, row_name, old, new) VALUES (
    'accounts',
    old.user_id,
    old.username,
    json_object(
      'user_id', old.user_id, 'username', old.username, 'email', old.email, 'role', old.role,
      'designation', old.designation, 'enabled', old.enabled
    ),
    NULL
  );
END;
