-- The products that a post names, in order. A code stays when its product is deleted, since that can be undone.
ALTER TABLE posts ADD COLUMN product_codes TEXT NOT NULL DEFAULT '[]'
  CONSTRAINT post_products_are_a_list CHECK (json_type(product_codes) = 'array' AND json_array_length(product_codes) <= 12);
--> statement-breakpoint
-- Kept by triggers alone.
CREATE TABLE post_products (
  post_id INTEGER NOT NULL REFERENCES posts (post_id) ON DELETE CASCADE,
  product_code INTEGER NOT NULL CONSTRAINT named_product_positive CHECK (product_code > 0),
  position INTEGER NOT NULL CONSTRAINT named_product_position CHECK (position BETWEEN 0 AND 11),
  PRIMARY KEY (post_id, product_code)
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX post_products_by_product ON post_products (product_code, post_id);
--> statement-breakpoint
-- Written by npm run db:triggers, from db/triggers/.
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
      'product_codes', new.product_codes,
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
      'product_codes', old.product_codes,
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
      'product_codes', new.product_codes,
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
      'product_codes', old.product_codes,
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
DROP TRIGGER IF EXISTS catalogue_posts_update;
--> statement-breakpoint
CREATE TRIGGER catalogue_posts_update AFTER UPDATE OF post_id, slug, title, excerpt, text, category, tags, picture_id, picture_alt, product_codes, state, publish_at, approved_comments, created_at, version ON posts
BEGIN
  INSERT INTO catalogue_changes (what) VALUES ('posts');
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS post_products_insert;
--> statement-breakpoint
CREATE TRIGGER post_products_insert AFTER INSERT ON posts
BEGIN
  INSERT INTO post_products (post_id, product_code, position)
  SELECT new.post_id, value, key FROM json_each(new.product_codes);
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS post_products_update;
--> statement-breakpoint
CREATE TRIGGER post_products_update AFTER UPDATE OF product_codes ON posts
WHEN new.product_codes <> old.product_codes COLLATE BINARY
BEGIN
  DELETE FROM post_products WHERE post_id = new.post_id;
  INSERT INTO post_products (post_id, product_code, position)
  SELECT new.post_id, value, key FROM json_each(new.product_codes);
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS post_changed_update;
--> statement-breakpoint
CREATE TRIGGER post_changed_update AFTER UPDATE OF title, excerpt, text, category, tags, picture_id, picture_alt, product_codes ON posts
WHEN new.title IS NOT old.title COLLATE BINARY
OR new.excerpt IS NOT old.excerpt COLLATE BINARY
OR new.text IS NOT old.text COLLATE BINARY
OR new.category IS NOT old.category COLLATE BINARY
OR new.tags IS NOT old.tags COLLATE BINARY
OR new.picture_id IS NOT old.picture_id COLLATE BINARY
OR new.picture_alt IS NOT old.picture_alt COLLATE BINARY
OR new.product_codes IS NOT old.product_codes COLLATE BINARY
BEGIN
  UPDATE posts SET changed_at = CAST(unixepoch('subsec') * 1000 AS INTEGER) WHERE post_id = new.post_id;
END;
