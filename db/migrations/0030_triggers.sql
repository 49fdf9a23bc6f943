-- Written by npm run db:triggers, from db/triggers/.
DROP TRIGGER IF EXISTS history_users_insert;
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
      'designation', new.designation,
      'email', new.email,
      'enabled', new.enabled,
      'role', new.role,
      'user_id', new.user_id,
      'username', new.username
    )
  );
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS history_users_update;
--> statement-breakpoint
CREATE TRIGGER history_users_update AFTER UPDATE ON users
WHEN EXISTS (SELECT 1 FROM acting)
BEGIN
  INSERT INTO recording (kind, row_key, row_name, old, new) VALUES (
    'accounts',
    new.user_id,
    new.username,
    json_object(
      'designation', old.designation,
      'email', old.email,
      'enabled', old.enabled,
      'role', old.role,
      'user_id', old.user_id,
      'username', old.username
    ),
    json_object(
      'designation', new.designation,
      'email', new.email,
      'enabled', new.enabled,
      'role', new.role,
      'user_id', new.user_id,
      'username', new.username
    )
  );
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS history_users_delete;
--> statement-breakpoint
CREATE TRIGGER history_users_delete AFTER DELETE ON users
WHEN EXISTS (SELECT 1 FROM acting)
BEGIN
  INSERT INTO recording (kind, row_key, row_name, old, new) VALUES (
    'accounts',
    old.user_id,
    old.username,
    json_object(
      'designation', old.designation,
      'email', old.email,
      'enabled', old.enabled,
      'role', old.role,
      'user_id', old.user_id,
      'username', old.username
    ),
    NULL
  );
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS history_countries_insert;
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
      'country_code', new.country_code,
      'country_id', new.country_id,
      'country_name', new.country_name,
      'created_at', new.created_at,
      'denomination', new.denomination,
      'display_status', new.display_status,
      'shipping_fee', new.shipping_fee
    )
  );
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS history_countries_update;
--> statement-breakpoint
CREATE TRIGGER history_countries_update AFTER UPDATE ON countries
WHEN EXISTS (SELECT 1 FROM acting)
BEGIN
  INSERT INTO recording (kind, row_key, row_name, old, new) VALUES (
    'countries',
    new.country_id,
    new.country_name,
    json_object(
      'country_code', old.country_code,
      'country_id', old.country_id,
      'country_name', old.country_name,
      'created_at', old.created_at,
      'denomination', old.denomination,
      'display_status', old.display_status,
      'shipping_fee', old.shipping_fee
    ),
    json_object(
      'country_code', new.country_code,
      'country_id', new.country_id,
      'country_name', new.country_name,
      'created_at', new.created_at,
      'denomination', new.denomination,
      'display_status', new.display_status,
      'shipping_fee', new.shipping_fee
    )
  );
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS history_countries_delete;
--> statement-breakpoint
CREATE TRIGGER history_countries_delete AFTER DELETE ON countries
WHEN EXISTS (SELECT 1 FROM acting)
BEGIN
  INSERT INTO recording (kind, row_key, row_name, old, new) VALUES (
    'countries',
    old.country_id,
    old.country_name,
    json_object(
      'country_code', old.country_code,
      'country_id', old.country_id,
      'country_name', old.country_name,
      'created_at', old.created_at,
      'denomination', old.denomination,
      'display_status', old.display_status,
      'shipping_fee', old.shipping_fee
    ),
    NULL
  );
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS history_coupons_insert;
--> statement-breakpoint
CREATE TRIGGER history_coupons_insert AFTER INSERT ON coupons
WHEN EXISTS (SELECT 1 FROM acting)
BEGIN
  INSERT INTO recording (kind, row_key, row_name, old, new) VALUES (
    'coupons',
    new.coupon_id,
    new.coupon_code,
    NULL,
    json_object(
      'amount', new.amount,
      'coupon_code', new.coupon_code,
      'coupon_id', new.coupon_id,
      'created_at', new.created_at,
      'denomination', new.denomination,
      'display_status', new.display_status,
      'most_uses', new.most_uses,
      'percentage', new.percentage,
      'valid_from', new.valid_from,
      'valid_until', new.valid_until
    )
  );
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS history_coupons_update;
--> statement-breakpoint
CREATE TRIGGER history_coupons_update AFTER UPDATE ON coupons
WHEN EXISTS (SELECT 1 FROM acting)
BEGIN
  INSERT INTO recording (kind, row_key, row_name, old, new) VALUES (
    'coupons',
    new.coupon_id,
    new.coupon_code,
    json_object(
      'amount', old.amount,
      'coupon_code', old.coupon_code,
      'coupon_id', old.coupon_id,
      'created_at', old.created_at,
      'denomination', old.denomination,
      'display_status', old.display_status,
      'most_uses', old.most_uses,
      'percentage', old.percentage,
      'valid_from', old.valid_from,
      'valid_until', old.valid_until
    ),
    json_object(
      'amount', new.amount,
      'coupon_code', new.coupon_code,
      'coupon_id', new.coupon_id,
      'created_at', new.created_at,
      'denomination', new.denomination,
      'display_status', new.display_status,
      'most_uses', new.most_uses,
      'percentage', new.percentage,
      'valid_from', new.valid_from,
      'valid_until', new.valid_until
    )
  );
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS history_coupons_delete;
--> statement-breakpoint
CREATE TRIGGER history_coupons_delete AFTER DELETE ON coupons
WHEN EXISTS (SELECT 1 FROM acting)
BEGIN
  INSERT INTO recording (kind, row_key, row_name, old, new) VALUES (
    'coupons',
    old.coupon_id,
    old.coupon_code,
    json_object(
      'amount', old.amount,
      'coupon_code', old.coupon_code,
      'coupon_id', old.coupon_id,
      'created_at', old.created_at,
      'denomination', old.denomination,
      'display_status', old.display_status,
      'most_uses', old.most_uses,
      'percentage', old.percentage,
      'uses', old.uses,
      'valid_from', old.valid_from,
      'valid_until', old.valid_until
    ),
    NULL
  );
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS history_posts_insert;
--> statement-breakpoint
CREATE TRIGGER history_posts_insert AFTER INSERT ON posts
WHEN EXISTS (SELECT 1 FROM acting)
BEGIN
  INSERT INTO recording (kind, row_key, row_name, old, new) VALUES (
    'posts',
    new.post_id,
    new.title,
    NULL,
    json_object(
      'category', new.category,
      'created_at', new.created_at,
      'excerpt', new.excerpt,
      'picture_alt', new.picture_alt,
      'picture_id', new.picture_id,
      'post_id', new.post_id,
      'publish_at', new.publish_at,
      'slug', new.slug,
      'state', new.state,
      'tags', new.tags,
      'text', new.text,
      'title', new.title
    )
  );
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS history_posts_update;
--> statement-breakpoint
CREATE TRIGGER history_posts_update AFTER UPDATE ON posts
WHEN EXISTS (SELECT 1 FROM acting)
BEGIN
  INSERT INTO recording (kind, row_key, row_name, old, new) VALUES (
    'posts',
    new.post_id,
    new.title,
    json_object(
      'category', old.category,
      'created_at', old.created_at,
      'excerpt', old.excerpt,
      'picture_alt', old.picture_alt,
      'picture_id', old.picture_id,
      'post_id', old.post_id,
      'publish_at', old.publish_at,
      'slug', old.slug,
      'state', old.state,
      'tags', old.tags,
      'text', old.text,
      'title', old.title
    ),
    json_object(
      'category', new.category,
      'created_at', new.created_at,
      'excerpt', new.excerpt,
      'picture_alt', new.picture_alt,
      'picture_id', new.picture_id,
      'post_id', new.post_id,
      'publish_at', new.publish_at,
      'slug', new.slug,
      'state', new.state,
      'tags', new.tags,
      'text', new.text,
      'title', new.title
    )
  );
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS history_posts_delete;
--> statement-breakpoint
CREATE TRIGGER history_posts_delete AFTER DELETE ON posts
WHEN EXISTS (SELECT 1 FROM acting)
BEGIN
  INSERT INTO recording (kind, row_key, row_name, old, new) VALUES (
    'posts',
    old.post_id,
    old.title,
    json_object(
      'approved_comments', old.approved_comments,
      'category', old.category,
      'created_at', old.created_at,
      'excerpt', old.excerpt,
      'picture_alt', old.picture_alt,
      'picture_id', old.picture_id,
      'post_id', old.post_id,
      'publish_at', old.publish_at,
      'slug', old.slug,
      'state', old.state,
      'tags', old.tags,
      'text', old.text,
      'title', old.title
    ),
    NULL
  );
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS history_subcategories_insert;
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
      'category_id', new.category_id,
      'display_status', new.display_status,
      'subcategory_id', new.subcategory_id,
      'subcategory_name', new.subcategory_name
    )
  );
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS history_subcategories_update;
--> statement-breakpoint
CREATE TRIGGER history_subcategories_update AFTER UPDATE ON subcategories
WHEN EXISTS (SELECT 1 FROM acting)
BEGIN
  INSERT INTO recording (kind, row_key, row_name, old, new) VALUES (
    'subcategories',
    new.subcategory_id,
    new.subcategory_name,
    json_object(
      'category_id', old.category_id,
      'display_status', old.display_status,
      'subcategory_id', old.subcategory_id,
      'subcategory_name', old.subcategory_name
    ),
    json_object(
      'category_id', new.category_id,
      'display_status', new.display_status,
      'subcategory_id', new.subcategory_id,
      'subcategory_name', new.subcategory_name
    )
  );
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS history_subcategories_delete;
--> statement-breakpoint
CREATE TRIGGER history_subcategories_delete AFTER DELETE ON subcategories
WHEN EXISTS (SELECT 1 FROM acting)
BEGIN
  INSERT INTO recording (kind, row_key, row_name, old, new) VALUES (
    'subcategories',
    old.subcategory_id,
    old.subcategory_name,
    json_object(
      'category_id', old.category_id,
      'display_status', old.display_status,
      'subcategory_id', old.subcategory_id,
      'subcategory_name', old.subcategory_name
    ),
    NULL
  );
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS history_products_insert;
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
      'created_at', new.created_at,
      'picture_alt', new.picture_alt,
      'picture_id', new.picture_id,
      'product_code', new.product_code,
      'product_description', new.product_description,
      'product_name', new.product_name,
      'product_overview_doc', new.product_overview_doc,
      'subcategory_id', new.subcategory_id
    )
  );
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS history_products_update;
--> statement-breakpoint
CREATE TRIGGER history_products_update AFTER UPDATE ON products
WHEN EXISTS (SELECT 1 FROM acting)
BEGIN
  INSERT INTO recording (kind, row_key, row_name, old, new) VALUES (
    'products',
    new.product_code,
    new.product_name,
    json_object(
      'created_at', old.created_at,
      'picture_alt', old.picture_alt,
      'picture_id', old.picture_id,
      'product_code', old.product_code,
      'product_description', old.product_description,
      'product_name', old.product_name,
      'product_overview_doc', old.product_overview_doc,
      'subcategory_id', old.subcategory_id
    ),
    json_object(
      'created_at', new.created_at,
      'picture_alt', new.picture_alt,
      'picture_id', new.picture_id,
      'product_code', new.product_code,
      'product_description', new.product_description,
      'product_name', new.product_name,
      'product_overview_doc', new.product_overview_doc,
      'subcategory_id', new.subcategory_id
    )
  );
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS history_products_delete;
--> statement-breakpoint
CREATE TRIGGER history_products_delete AFTER DELETE ON products
WHEN EXISTS (SELECT 1 FROM acting)
BEGIN
  INSERT INTO recording (kind, row_key, row_name, old, new) VALUES (
    'products',
    old.product_code,
    old.product_name,
    json_object(
      'created_at', old.created_at,
      'picture_alt', old.picture_alt,
      'picture_id', old.picture_id,
      'product_code', old.product_code,
      'product_description', old.product_description,
      'product_name', old.product_name,
      'product_overview_doc', old.product_overview_doc,
      'rating', old.rating,
      'subcategory_id', old.subcategory_id,
      'units_sold', old.units_sold
    ),
    NULL
  );
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS history_product_prices_insert;
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
      'country_id', new.country_id,
      'created_at', new.created_at,
      'display_at_website', new.display_at_website,
      'net_price', new.net_price,
      'pq', new.pq,
      'product_code', new.product_code,
      'pv', new.pv,
      'retail_price', new.retail_price,
      'stock_available', new.stock_available
    )
  );
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS history_product_prices_update;
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
      'country_id', old.country_id,
      'created_at', old.created_at,
      'display_at_website', old.display_at_website,
      'net_price', old.net_price,
      'pq', old.pq,
      'product_code', old.product_code,
      'pv', old.pv,
      'retail_price', old.retail_price,
      'stock_available', old.stock_available
    ),
    json_object(
      'country_id', new.country_id,
      'created_at', new.created_at,
      'display_at_website', new.display_at_website,
      'net_price', new.net_price,
      'pq', new.pq,
      'product_code', new.product_code,
      'pv', new.pv,
      'retail_price', new.retail_price,
      'stock_available', new.stock_available
    )
  );
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS history_product_prices_delete;
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
      'country_id', old.country_id,
      'created_at', old.created_at,
      'display_at_website', old.display_at_website,
      'net_price', old.net_price,
      'pq', old.pq,
      'product_code', old.product_code,
      'pv', old.pv,
      'retail_price', old.retail_price,
      'stock_available', old.stock_available
    ),
    NULL
  );
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS history_slider_images_insert;
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
      'caption', new.caption,
      'display_order', new.display_order,
      'display_status', new.display_status,
      'image_alt', new.image_alt,
      'image_id', new.image_id,
      'picture_id', new.picture_id,
      'title', new.title
    )
  );
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS history_slider_images_update;
--> statement-breakpoint
CREATE TRIGGER history_slider_images_update AFTER UPDATE ON slider_images
WHEN EXISTS (SELECT 1 FROM acting)
BEGIN
  INSERT INTO recording (kind, row_key, row_name, old, new) VALUES (
    'slider',
    new.image_id,
    new.title,
    json_object(
      'caption', old.caption,
      'display_order', old.display_order,
      'display_status', old.display_status,
      'image_alt', old.image_alt,
      'image_id', old.image_id,
      'picture_id', old.picture_id,
      'title', old.title
    ),
    json_object(
      'caption', new.caption,
      'display_order', new.display_order,
      'display_status', new.display_status,
      'image_alt', new.image_alt,
      'image_id', new.image_id,
      'picture_id', new.picture_id,
      'title', new.title
    )
  );
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS history_slider_images_delete;
--> statement-breakpoint
CREATE TRIGGER history_slider_images_delete AFTER DELETE ON slider_images
WHEN EXISTS (SELECT 1 FROM acting)
BEGIN
  INSERT INTO recording (kind, row_key, row_name, old, new) VALUES (
    'slider',
    old.image_id,
    old.title,
    json_object(
      'caption', old.caption,
      'display_order', old.display_order,
      'display_status', old.display_status,
      'image_alt', old.image_alt,
      'image_id', old.image_id,
      'picture_id', old.picture_id,
      'title', old.title
    ),
    NULL
  );
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS history_settings_insert;
--> statement-breakpoint
CREATE TRIGGER history_settings_insert AFTER INSERT ON settings
WHEN EXISTS (SELECT 1 FROM acting)
BEGIN
  INSERT INTO recording (kind, row_key, row_name, old, new) VALUES (
    'settings',
    new.id,
    'Settings of the shop',
    NULL,
    json_object(
      'address', new.address,
      'bank_account', new.bank_account,
      'blurb', new.blurb,
      'checkout_notice', new.checkout_notice,
      'email', new.email,
      'id', new.id,
      'opening_day', new.opening_day,
      'orders_email', new.orders_email,
      'orders_phone', new.orders_phone,
      'phone', new.phone,
      'shop_name', new.shop_name,
      'social', new.social
    )
  );
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS history_settings_update;
--> statement-breakpoint
CREATE TRIGGER history_settings_update AFTER UPDATE ON settings
WHEN EXISTS (SELECT 1 FROM acting)
BEGIN
  INSERT INTO recording (kind, row_key, row_name, old, new) VALUES (
    'settings',
    new.id,
    'Settings of the shop',
    json_object(
      'address', old.address,
      'bank_account', old.bank_account,
      'blurb', old.blurb,
      'checkout_notice', old.checkout_notice,
      'email', old.email,
      'id', old.id,
      'opening_day', old.opening_day,
      'orders_email', old.orders_email,
      'orders_phone', old.orders_phone,
      'phone', old.phone,
      'shop_name', old.shop_name,
      'social', old.social
    ),
    json_object(
      'address', new.address,
      'bank_account', new.bank_account,
      'blurb', new.blurb,
      'checkout_notice', new.checkout_notice,
      'email', new.email,
      'id', new.id,
      'opening_day', new.opening_day,
      'orders_email', new.orders_email,
      'orders_phone', new.orders_phone,
      'phone', new.phone,
      'shop_name', new.shop_name,
      'social', new.social
    )
  );
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS history_settings_delete;
--> statement-breakpoint
CREATE TRIGGER history_settings_delete AFTER DELETE ON settings
WHEN EXISTS (SELECT 1 FROM acting)
BEGIN
  INSERT INTO recording (kind, row_key, row_name, old, new) VALUES (
    'settings',
    old.id,
    'Settings of the shop',
    json_object(
      'address', old.address,
      'bank_account', old.bank_account,
      'blurb', old.blurb,
      'checkout_notice', old.checkout_notice,
      'email', old.email,
      'id', old.id,
      'opening_day', old.opening_day,
      'orders_email', old.orders_email,
      'orders_phone', old.orders_phone,
      'phone', old.phone,
      'shop_name', old.shop_name,
      'social', old.social
    ),
    NULL
  );
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS catalogue_categories_update;
--> statement-breakpoint
CREATE TRIGGER catalogue_categories_update AFTER UPDATE OF category_id, category_name, display_status, version ON categories
BEGIN
  UPDATE catalogue SET version = version + 1;
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS catalogue_subcategories_update;
--> statement-breakpoint
CREATE TRIGGER catalogue_subcategories_update AFTER UPDATE OF subcategory_id, category_id, subcategory_name, display_status, version ON subcategories
BEGIN
  UPDATE catalogue SET version = version + 1;
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS catalogue_products_update;
--> statement-breakpoint
CREATE TRIGGER catalogue_products_update AFTER UPDATE OF product_code, subcategory_id, product_name, product_description, picture_id, picture_alt, product_overview_doc, created_at, units_sold, rating, review_count, version ON products
BEGIN
  UPDATE catalogue SET version = version + 1;
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS catalogue_countries_update;
--> statement-breakpoint
CREATE TRIGGER catalogue_countries_update AFTER UPDATE OF country_id, country_code, country_name, denomination, display_status, shipping_fee, created_at, version ON countries
BEGIN
  UPDATE catalogue SET version = version + 1;
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS catalogue_product_prices_update;
--> statement-breakpoint
CREATE TRIGGER catalogue_product_prices_update AFTER UPDATE OF product_code, country_id, net_price, retail_price, pv, pq, display_at_website, stock_available, created_at, version ON product_prices
BEGIN
  UPDATE catalogue SET version = version + 1;
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS catalogue_slider_images_update;
--> statement-breakpoint
CREATE TRIGGER catalogue_slider_images_update AFTER UPDATE OF image_id, picture_id, image_alt, title, caption, display_status, display_order, version ON slider_images
BEGIN
  UPDATE catalogue SET version = version + 1;
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS catalogue_posts_update;
--> statement-breakpoint
CREATE TRIGGER catalogue_posts_update AFTER UPDATE OF post_id, slug, title, excerpt, text, category, tags, picture_id, picture_alt, state, publish_at, approved_comments, created_at, version ON posts
BEGIN
  UPDATE catalogue SET version = version + 1;
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS catalogue_settings_update;
--> statement-breakpoint
CREATE TRIGGER catalogue_settings_update AFTER UPDATE OF id, shop_name, blurb, address, email, orders_email, phone, orders_phone, social, opening_day, bank_account, checkout_notice, version ON settings
BEGIN
  UPDATE catalogue SET version = version + 1;
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS catalogue_reviews_update;
--> statement-breakpoint
CREATE TRIGGER catalogue_reviews_update AFTER UPDATE OF review_id, product_code, stars, title, review, name, bought, created_at ON reviews
WHEN old.state = 'approved' AND new.state = 'approved'
BEGIN
  UPDATE catalogue SET version = version + 1;
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS account_tally_insert;
--> statement-breakpoint
CREATE TRIGGER account_tally_insert AFTER INSERT ON users
BEGIN
  INSERT INTO account_counts (role, enabled, pending, accounts)
  SELECT new.role, new.enabled, new.pending, 1 WHERE true
  ON CONFLICT (role, enabled, pending) DO UPDATE SET accounts = accounts + excluded.accounts;
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS account_tally_update;
--> statement-breakpoint
CREATE TRIGGER account_tally_update AFTER UPDATE OF role, enabled, pending ON users
WHEN new.role <> old.role OR new.enabled <> old.enabled OR new.pending <> old.pending
BEGIN
  UPDATE account_counts SET accounts = accounts - 1
  WHERE true AND role = old.role AND enabled = old.enabled AND pending = old.pending;
  INSERT INTO account_counts (role, enabled, pending, accounts)
  SELECT new.role, new.enabled, new.pending, 1 WHERE true
  ON CONFLICT (role, enabled, pending) DO UPDATE SET accounts = accounts + excluded.accounts;
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS account_tally_delete;
--> statement-breakpoint
CREATE TRIGGER account_tally_delete AFTER DELETE ON users
BEGIN
  UPDATE account_counts SET accounts = accounts - 1
  WHERE true AND role = old.role AND enabled = old.enabled AND pending = old.pending;
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS order_tally_insert;
--> statement-breakpoint
CREATE TRIGGER order_tally_insert AFTER INSERT ON orders
BEGIN
  INSERT INTO order_counts (state, country_code, orders)
  SELECT new.state, new.country_code, 1 WHERE true
  ON CONFLICT (state, country_code) DO UPDATE SET orders = orders + excluded.orders;
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS order_tally_update;
--> statement-breakpoint
CREATE TRIGGER order_tally_update AFTER UPDATE OF state, country_code ON orders
WHEN new.state <> old.state OR new.country_code <> old.country_code
BEGIN
  UPDATE order_counts SET orders = orders - 1
  WHERE true AND state = old.state AND country_code = old.country_code;
  INSERT INTO order_counts (state, country_code, orders)
  SELECT new.state, new.country_code, 1 WHERE true
  ON CONFLICT (state, country_code) DO UPDATE SET orders = orders + excluded.orders;
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS order_tally_delete;
--> statement-breakpoint
CREATE TRIGGER order_tally_delete AFTER DELETE ON orders
BEGIN
  UPDATE order_counts SET orders = orders - 1
  WHERE true AND state = old.state AND country_code = old.country_code;
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS sales_tally_insert;
--> statement-breakpoint
CREATE TRIGGER sales_tally_insert AFTER INSERT ON orders
BEGIN
  INSERT INTO sales (day, denomination, orders, revenue)
  SELECT new.created_at / 86400000, new.denomination, 1, new.total WHERE new.state NOT IN ('cancelled', 'refunded')
  ON CONFLICT (day, denomination) DO UPDATE SET orders = orders + excluded.orders, revenue = revenue + excluded.revenue;
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS sales_tally_update;
--> statement-breakpoint
CREATE TRIGGER sales_tally_update AFTER UPDATE OF state, total, denomination, created_at ON orders
WHEN new.state <> old.state OR new.total <> old.total OR new.denomination <> old.denomination OR new.created_at <> old.created_at
BEGIN
  UPDATE sales SET orders = orders - 1, revenue = revenue - old.total
  WHERE old.state NOT IN ('cancelled', 'refunded') AND day = old.created_at / 86400000 AND denomination = old.denomination;
  INSERT INTO sales (day, denomination, orders, revenue)
  SELECT new.created_at / 86400000, new.denomination, 1, new.total WHERE new.state NOT IN ('cancelled', 'refunded')
  ON CONFLICT (day, denomination) DO UPDATE SET orders = orders + excluded.orders, revenue = revenue + excluded.revenue;
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS sales_tally_delete;
--> statement-breakpoint
CREATE TRIGGER sales_tally_delete AFTER DELETE ON orders
BEGIN
  UPDATE sales SET orders = orders - 1, revenue = revenue - old.total
  WHERE old.state NOT IN ('cancelled', 'refunded') AND day = old.created_at / 86400000 AND denomination = old.denomination;
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS review_tally_insert;
--> statement-breakpoint
CREATE TRIGGER review_tally_insert AFTER INSERT ON reviews
BEGIN
  INSERT INTO review_counts (product_code, stars, reviews)
  SELECT new.product_code, new.stars, 1 WHERE new.state = 'approved'
  ON CONFLICT (product_code, stars) DO UPDATE SET reviews = reviews + excluded.reviews;
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS review_tally_update;
--> statement-breakpoint
CREATE TRIGGER review_tally_update AFTER UPDATE OF state, stars, product_code ON reviews
WHEN new.state <> old.state OR new.stars <> old.stars OR new.product_code <> old.product_code
BEGIN
  UPDATE review_counts SET reviews = reviews - 1
  WHERE old.state = 'approved' AND product_code = old.product_code AND stars = old.stars;
  INSERT INTO review_counts (product_code, stars, reviews)
  SELECT new.product_code, new.stars, 1 WHERE new.state = 'approved'
  ON CONFLICT (product_code, stars) DO UPDATE SET reviews = reviews + excluded.reviews;
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS review_tally_delete;
--> statement-breakpoint
CREATE TRIGGER review_tally_delete AFTER DELETE ON reviews
BEGIN
  UPDATE review_counts SET reviews = reviews - 1
  WHERE old.state = 'approved' AND product_code = old.product_code AND stars = old.stars;
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS price_counts_insert;
--> statement-breakpoint
CREATE TRIGGER price_counts_insert AFTER INSERT ON product_prices
BEGIN
  INSERT INTO price_counts (subcategory_id, country_id, sold, in_stock, priced, stocked)
  SELECT subcategory_id, new.country_id, new.display_at_website, (new.display_at_website AND new.stock_available > 0), 1, (new.stock_available > 0)
  FROM products WHERE product_code = new.product_code
  ON CONFLICT (subcategory_id, country_id) DO UPDATE
  SET sold = sold + excluded.sold, in_stock = in_stock + excluded.in_stock, priced = priced + excluded.priced, stocked = stocked + excluded.stocked;
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS counts_of_a_moved_product;
--> statement-breakpoint
CREATE TRIGGER counts_of_a_moved_product AFTER UPDATE OF subcategory_id ON products
WHEN new.subcategory_id <> old.subcategory_id
BEGIN
  UPDATE subcategories SET product_count = product_count - 1 WHERE subcategory_id = old.subcategory_id;
  UPDATE subcategories SET product_count = product_count + 1 WHERE subcategory_id = new.subcategory_id;
  UPDATE price_counts SET sold = sold - moved.display_at_website, in_stock = in_stock - (moved.display_at_website AND moved.stock_available > 0), priced = priced - 1, stocked = stocked - (moved.stock_available > 0)
  FROM product_prices AS moved
  WHERE moved.product_code = new.product_code
    AND price_counts.subcategory_id = old.subcategory_id AND price_counts.country_id = moved.country_id;
  INSERT INTO price_counts (subcategory_id, country_id, sold, in_stock, priced, stocked)
  SELECT new.subcategory_id, moved.country_id, moved.display_at_website, (moved.display_at_website AND moved.stock_available > 0), 1, (moved.stock_available > 0)
  FROM product_prices AS moved WHERE moved.product_code = new.product_code
  ON CONFLICT (subcategory_id, country_id) DO UPDATE
  SET sold = sold + excluded.sold, in_stock = in_stock + excluded.in_stock, priced = priced + excluded.priced, stocked = stocked + excluded.stocked;
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS settings_link_to_the_web;
--> statement-breakpoint
CREATE TRIGGER settings_link_to_the_web BEFORE UPDATE OF social ON settings
WHEN EXISTS (
  SELECT 1 FROM json_each(new.social)
  WHERE NOT coalesce(value ->> 'url' GLOB 'http://?*' OR value ->> 'url' GLOB 'https://?*', 0)
)
BEGIN
  SELECT RAISE(ABORT, 'A social link leads to http:// or https://.');
END;
