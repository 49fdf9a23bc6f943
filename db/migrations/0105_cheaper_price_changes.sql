-- Written by npm run db:triggers, from db/triggers/.
DROP TRIGGER IF EXISTS leading_variants_of_a_new_price;
--> statement-breakpoint
CREATE TRIGGER leading_variants_of_a_new_price AFTER INSERT ON product_prices
WHEN (SELECT family_id FROM products WHERE product_code = new.product_code) IS NOT NULL
BEGIN
  INSERT INTO leading_variants (family_id, subcategory_id, country_id, product_code, sold, in_stock, prices_differ, choices)
    SELECT one.family_id, one.subcategory_id, price.country_id,
      CAST(substr(min(printf('%d%017d%04d%019d', 1 - price.has_stock, price.net_price, one.family_position, one.product_code)), -19) AS INTEGER), count(*), sum(price.has_stock), min(price.net_price) < max(price.net_price), (
    SELECT json_group_array(json(offered)) FROM (
      SELECT json_group_array(value) AS offered FROM (
        SELECT choice.key AS nth, choice.value AS value, min(its.family_position) AS place
        FROM products AS its
        CROSS JOIN product_prices AS there ON there.product_code = its.product_code
          AND there.country_id = price.country_id AND there.display_at_website = 1
        JOIN json_each(its.options) AS choice
        WHERE its.family_id = one.family_id AND +its.subcategory_id = one.subcategory_id
        GROUP BY nth, value ORDER BY nth, place, value
      ) GROUP BY nth ORDER BY nth
    )
  )
    FROM products AS one CROSS JOIN product_prices AS price ON price.product_code = one.product_code
    WHERE one.family_id IS NOT NULL AND price.display_at_website = 1 AND one.family_id = (SELECT family_id FROM products WHERE product_code = new.product_code) AND +one.subcategory_id = (SELECT subcategory_id FROM products WHERE product_code = new.product_code) AND price.country_id = new.country_id
    GROUP BY one.family_id, one.subcategory_id, price.country_id
      ON CONFLICT (family_id, subcategory_id, country_id) DO UPDATE
      SET product_code = excluded.product_code, sold = excluded.sold, in_stock = excluded.in_stock, prices_differ = excluded.prices_differ, choices = excluded.choices
      WHERE (leading_variants.product_code, leading_variants.sold, leading_variants.in_stock, leading_variants.prices_differ, leading_variants.choices)
        IS NOT (excluded.product_code, excluded.sold, excluded.in_stock, excluded.prices_differ, excluded.choices);
  UPDATE product_prices SET leading = coalesce(product_prices.product_code = (
  SELECT lead.product_code FROM leading_variants AS lead
  WHERE lead.family_id = (SELECT family_id FROM products WHERE product_code = new.product_code) AND lead.subcategory_id = (SELECT subcategory_id FROM products WHERE product_code = new.product_code) AND lead.country_id = product_prices.country_id), 0) WHERE product_code = new.product_code AND country_id = new.country_id AND leading <> coalesce(product_prices.product_code = (
  SELECT lead.product_code FROM leading_variants AS lead
  WHERE lead.family_id = (SELECT family_id FROM products WHERE product_code = new.product_code) AND lead.subcategory_id = (SELECT subcategory_id FROM products WHERE product_code = new.product_code) AND lead.country_id = product_prices.country_id), 0);
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS leading_variants_of_a_changed_price;
--> statement-breakpoint
CREATE TRIGGER leading_variants_of_a_changed_price AFTER UPDATE OF net_price, has_stock ON product_prices
WHEN new.display_at_website = 1 AND old.display_at_website = 1
AND (new.net_price <> old.net_price OR new.has_stock <> old.has_stock) AND (SELECT family_id FROM products WHERE product_code = new.product_code) IS NOT NULL
BEGIN
  UPDATE leading_variants SET product_code = found.product_code, in_stock = found.in_stock, prices_differ = found.prices_differ
  FROM (
    SELECT CAST(substr(min(printf('%d%017d%04d%019d', 1 - price.has_stock, price.net_price, one.family_position, one.product_code)), -19) AS INTEGER) AS product_code, sum(price.has_stock) AS in_stock, min(price.net_price) < max(price.net_price) AS prices_differ FROM products AS one CROSS JOIN product_prices AS price ON price.product_code = one.product_code
    WHERE one.family_id = (SELECT family_id FROM products WHERE product_code = new.product_code) AND +one.subcategory_id = (SELECT subcategory_id FROM products WHERE product_code = new.product_code) AND price.country_id = new.country_id AND price.display_at_website = 1
  ) AS found
  WHERE leading_variants.family_id = (SELECT family_id FROM products WHERE product_code = new.product_code) AND leading_variants.subcategory_id = (SELECT subcategory_id FROM products WHERE product_code = new.product_code) AND leading_variants.country_id = new.country_id
    AND (leading_variants.product_code, leading_variants.in_stock, leading_variants.prices_differ)
    IS NOT (found.product_code, found.in_stock, found.prices_differ);
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS leading_variants_of_a_shown_price;
--> statement-breakpoint
CREATE TRIGGER leading_variants_of_a_shown_price AFTER UPDATE OF display_at_website ON product_prices
WHEN new.display_at_website <> old.display_at_website AND (SELECT family_id FROM products WHERE product_code = new.product_code) IS NOT NULL
BEGIN
  INSERT INTO leading_variants (family_id, subcategory_id, country_id, product_code, sold, in_stock, prices_differ, choices)
    SELECT one.family_id, one.subcategory_id, price.country_id,
      CAST(substr(min(printf('%d%017d%04d%019d', 1 - price.has_stock, price.net_price, one.family_position, one.product_code)), -19) AS INTEGER), count(*), sum(price.has_stock), min(price.net_price) < max(price.net_price), (
    SELECT json_group_array(json(offered)) FROM (
      SELECT json_group_array(value) AS offered FROM (
        SELECT choice.key AS nth, choice.value AS value, min(its.family_position) AS place
        FROM products AS its
        CROSS JOIN product_prices AS there ON there.product_code = its.product_code
          AND there.country_id = price.country_id AND there.display_at_website = 1
        JOIN json_each(its.options) AS choice
        WHERE its.family_id = one.family_id AND +its.subcategory_id = one.subcategory_id
        GROUP BY nth, value ORDER BY nth, place, value
      ) GROUP BY nth ORDER BY nth
    )
  )
    FROM products AS one CROSS JOIN product_prices AS price ON price.product_code = one.product_code
    WHERE one.family_id IS NOT NULL AND price.display_at_website = 1 AND one.family_id = (SELECT family_id FROM products WHERE product_code = new.product_code) AND +one.subcategory_id = (SELECT subcategory_id FROM products WHERE product_code = new.product_code) AND price.country_id = new.country_id
    GROUP BY one.family_id, one.subcategory_id, price.country_id
      ON CONFLICT (family_id, subcategory_id, country_id) DO UPDATE
      SET product_code = excluded.product_code, sold = excluded.sold, in_stock = excluded.in_stock, prices_differ = excluded.prices_differ, choices = excluded.choices
      WHERE (leading_variants.product_code, leading_variants.sold, leading_variants.in_stock, leading_variants.prices_differ, leading_variants.choices)
        IS NOT (excluded.product_code, excluded.sold, excluded.in_stock, excluded.prices_differ, excluded.choices);
  DELETE FROM leading_variants WHERE family_id = (SELECT family_id FROM products WHERE product_code = new.product_code) AND subcategory_id = (SELECT subcategory_id FROM products WHERE product_code = new.product_code) AND country_id = new.country_id AND NOT EXISTS (
  SELECT 1 FROM products AS one CROSS JOIN product_prices AS price ON price.product_code = one.product_code
  WHERE one.family_id = (SELECT family_id FROM products WHERE product_code = new.product_code) AND +one.subcategory_id = (SELECT subcategory_id FROM products WHERE product_code = new.product_code) AND price.country_id = leading_variants.country_id AND price.display_at_website = 1);
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS leading_variants_of_a_deleted_price;
--> statement-breakpoint
CREATE TRIGGER leading_variants_of_a_deleted_price AFTER DELETE ON product_prices
WHEN (SELECT family_id FROM products WHERE product_code = old.product_code) IS NOT NULL
BEGIN
  INSERT INTO leading_variants (family_id, subcategory_id, country_id, product_code, sold, in_stock, prices_differ, choices)
    SELECT one.family_id, one.subcategory_id, price.country_id,
      CAST(substr(min(printf('%d%017d%04d%019d', 1 - price.has_stock, price.net_price, one.family_position, one.product_code)), -19) AS INTEGER), count(*), sum(price.has_stock), min(price.net_price) < max(price.net_price), (
    SELECT json_group_array(json(offered)) FROM (
      SELECT json_group_array(value) AS offered FROM (
        SELECT choice.key AS nth, choice.value AS value, min(its.family_position) AS place
        FROM products AS its
        CROSS JOIN product_prices AS there ON there.product_code = its.product_code
          AND there.country_id = price.country_id AND there.display_at_website = 1
        JOIN json_each(its.options) AS choice
        WHERE its.family_id = one.family_id AND +its.subcategory_id = one.subcategory_id
        GROUP BY nth, value ORDER BY nth, place, value
      ) GROUP BY nth ORDER BY nth
    )
  )
    FROM products AS one CROSS JOIN product_prices AS price ON price.product_code = one.product_code
    WHERE one.family_id IS NOT NULL AND price.display_at_website = 1 AND one.family_id = (SELECT family_id FROM products WHERE product_code = old.product_code) AND +one.subcategory_id = (SELECT subcategory_id FROM products WHERE product_code = old.product_code) AND price.country_id = old.country_id
    GROUP BY one.family_id, one.subcategory_id, price.country_id
      ON CONFLICT (family_id, subcategory_id, country_id) DO UPDATE
      SET product_code = excluded.product_code, sold = excluded.sold, in_stock = excluded.in_stock, prices_differ = excluded.prices_differ, choices = excluded.choices
      WHERE (leading_variants.product_code, leading_variants.sold, leading_variants.in_stock, leading_variants.prices_differ, leading_variants.choices)
        IS NOT (excluded.product_code, excluded.sold, excluded.in_stock, excluded.prices_differ, excluded.choices);
  DELETE FROM leading_variants WHERE family_id = (SELECT family_id FROM products WHERE product_code = old.product_code) AND subcategory_id = (SELECT subcategory_id FROM products WHERE product_code = old.product_code) AND country_id = old.country_id AND NOT EXISTS (
  SELECT 1 FROM products AS one CROSS JOIN product_prices AS price ON price.product_code = one.product_code
  WHERE one.family_id = (SELECT family_id FROM products WHERE product_code = old.product_code) AND +one.subcategory_id = (SELECT subcategory_id FROM products WHERE product_code = old.product_code) AND price.country_id = leading_variants.country_id AND price.display_at_website = 1);
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS leading_variants_of_a_changed_product;
--> statement-breakpoint
CREATE TRIGGER leading_variants_of_a_changed_product AFTER UPDATE OF family_id, subcategory_id, options, family_position ON products
WHEN new.family_id IS NOT NULL AND (new.family_id IS NOT old.family_id OR new.subcategory_id IS NOT old.subcategory_id OR new.options IS NOT old.options OR new.family_position IS NOT old.family_position)
BEGIN
  INSERT INTO leading_variants (family_id, subcategory_id, country_id, product_code, sold, in_stock, prices_differ, choices)
    SELECT one.family_id, one.subcategory_id, price.country_id,
      CAST(substr(min(printf('%d%017d%04d%019d', 1 - price.has_stock, price.net_price, one.family_position, one.product_code)), -19) AS INTEGER), count(*), sum(price.has_stock), min(price.net_price) < max(price.net_price), (
    SELECT json_group_array(json(offered)) FROM (
      SELECT json_group_array(value) AS offered FROM (
        SELECT choice.key AS nth, choice.value AS value, min(its.family_position) AS place
        FROM products AS its
        CROSS JOIN product_prices AS there ON there.product_code = its.product_code
          AND there.country_id = price.country_id AND there.display_at_website = 1
        JOIN json_each(its.options) AS choice
        WHERE its.family_id = one.family_id AND +its.subcategory_id = one.subcategory_id
        GROUP BY nth, value ORDER BY nth, place, value
      ) GROUP BY nth ORDER BY nth
    )
  )
    FROM products AS one CROSS JOIN product_prices AS price ON price.product_code = one.product_code
    WHERE one.family_id IS NOT NULL AND price.display_at_website = 1 AND one.family_id = new.family_id AND +one.subcategory_id = new.subcategory_id
    GROUP BY one.family_id, one.subcategory_id, price.country_id
      ON CONFLICT (family_id, subcategory_id, country_id) DO UPDATE
      SET product_code = excluded.product_code, sold = excluded.sold, in_stock = excluded.in_stock, prices_differ = excluded.prices_differ, choices = excluded.choices
      WHERE (leading_variants.product_code, leading_variants.sold, leading_variants.in_stock, leading_variants.prices_differ, leading_variants.choices)
        IS NOT (excluded.product_code, excluded.sold, excluded.in_stock, excluded.prices_differ, excluded.choices);
  DELETE FROM leading_variants WHERE family_id = new.family_id AND subcategory_id = new.subcategory_id AND NOT EXISTS (
  SELECT 1 FROM products AS one CROSS JOIN product_prices AS price ON price.product_code = one.product_code
  WHERE one.family_id = new.family_id AND +one.subcategory_id = new.subcategory_id AND price.country_id = leading_variants.country_id AND price.display_at_website = 1);
  UPDATE products SET leading = iif(products.product_code = (SELECT product_code FROM products WHERE family_id = new.family_id AND +subcategory_id = new.subcategory_id ORDER BY family_position, product_code LIMIT 1),
  iif(EXISTS (SELECT 1 FROM leading_variants AS lead WHERE lead.family_id = new.family_id AND lead.subcategory_id = new.subcategory_id
  AND lead.product_code <> products.product_code), 2, 3), EXISTS (SELECT 1 FROM leading_variants AS lead WHERE lead.family_id = new.family_id AND lead.subcategory_id = new.subcategory_id
  AND lead.product_code = products.product_code)) WHERE family_id = new.family_id AND +subcategory_id = new.subcategory_id AND leading <> iif(products.product_code = (SELECT product_code FROM products WHERE family_id = new.family_id AND +subcategory_id = new.subcategory_id ORDER BY family_position, product_code LIMIT 1),
  iif(EXISTS (SELECT 1 FROM leading_variants AS lead WHERE lead.family_id = new.family_id AND lead.subcategory_id = new.subcategory_id
  AND lead.product_code <> products.product_code), 2, 3), EXISTS (SELECT 1 FROM leading_variants AS lead WHERE lead.family_id = new.family_id AND lead.subcategory_id = new.subcategory_id
  AND lead.product_code = products.product_code));
  UPDATE product_prices SET leading = coalesce(product_prices.product_code = (
  SELECT lead.product_code FROM leading_variants AS lead
  WHERE lead.family_id = new.family_id AND lead.subcategory_id = new.subcategory_id AND lead.country_id = product_prices.country_id), 0) WHERE product_code = new.product_code AND leading <> coalesce(product_prices.product_code = (
  SELECT lead.product_code FROM leading_variants AS lead
  WHERE lead.family_id = new.family_id AND lead.subcategory_id = new.subcategory_id AND lead.country_id = product_prices.country_id), 0);
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS leading_variants_after_one_left;
--> statement-breakpoint
CREATE TRIGGER leading_variants_after_one_left AFTER UPDATE OF family_id, subcategory_id ON products
WHEN old.family_id IS NOT NULL AND (new.family_id IS NOT old.family_id OR new.subcategory_id IS NOT old.subcategory_id)
BEGIN
  INSERT INTO leading_variants (family_id, subcategory_id, country_id, product_code, sold, in_stock, prices_differ, choices)
    SELECT one.family_id, one.subcategory_id, price.country_id,
      CAST(substr(min(printf('%d%017d%04d%019d', 1 - price.has_stock, price.net_price, one.family_position, one.product_code)), -19) AS INTEGER), count(*), sum(price.has_stock), min(price.net_price) < max(price.net_price), (
    SELECT json_group_array(json(offered)) FROM (
      SELECT json_group_array(value) AS offered FROM (
        SELECT choice.key AS nth, choice.value AS value, min(its.family_position) AS place
        FROM products AS its
        CROSS JOIN product_prices AS there ON there.product_code = its.product_code
          AND there.country_id = price.country_id AND there.display_at_website = 1
        JOIN json_each(its.options) AS choice
        WHERE its.family_id = one.family_id AND +its.subcategory_id = one.subcategory_id
        GROUP BY nth, value ORDER BY nth, place, value
      ) GROUP BY nth ORDER BY nth
    )
  )
    FROM products AS one CROSS JOIN product_prices AS price ON price.product_code = one.product_code
    WHERE one.family_id IS NOT NULL AND price.display_at_website = 1 AND one.family_id = old.family_id AND +one.subcategory_id = old.subcategory_id
    GROUP BY one.family_id, one.subcategory_id, price.country_id
      ON CONFLICT (family_id, subcategory_id, country_id) DO UPDATE
      SET product_code = excluded.product_code, sold = excluded.sold, in_stock = excluded.in_stock, prices_differ = excluded.prices_differ, choices = excluded.choices
      WHERE (leading_variants.product_code, leading_variants.sold, leading_variants.in_stock, leading_variants.prices_differ, leading_variants.choices)
        IS NOT (excluded.product_code, excluded.sold, excluded.in_stock, excluded.prices_differ, excluded.choices);
  DELETE FROM leading_variants WHERE family_id = old.family_id AND subcategory_id = old.subcategory_id AND NOT EXISTS (
  SELECT 1 FROM products AS one CROSS JOIN product_prices AS price ON price.product_code = one.product_code
  WHERE one.family_id = old.family_id AND +one.subcategory_id = old.subcategory_id AND price.country_id = leading_variants.country_id AND price.display_at_website = 1);
  UPDATE products SET leading = iif(products.product_code = (SELECT product_code FROM products WHERE family_id = old.family_id AND +subcategory_id = old.subcategory_id ORDER BY family_position, product_code LIMIT 1),
  iif(EXISTS (SELECT 1 FROM leading_variants AS lead WHERE lead.family_id = old.family_id AND lead.subcategory_id = old.subcategory_id
  AND lead.product_code <> products.product_code), 2, 3), EXISTS (SELECT 1 FROM leading_variants AS lead WHERE lead.family_id = old.family_id AND lead.subcategory_id = old.subcategory_id
  AND lead.product_code = products.product_code)) WHERE family_id = old.family_id AND +subcategory_id = old.subcategory_id AND leading <> iif(products.product_code = (SELECT product_code FROM products WHERE family_id = old.family_id AND +subcategory_id = old.subcategory_id ORDER BY family_position, product_code LIMIT 1),
  iif(EXISTS (SELECT 1 FROM leading_variants AS lead WHERE lead.family_id = old.family_id AND lead.subcategory_id = old.subcategory_id
  AND lead.product_code <> products.product_code), 2, 3), EXISTS (SELECT 1 FROM leading_variants AS lead WHERE lead.family_id = old.family_id AND lead.subcategory_id = old.subcategory_id
  AND lead.product_code = products.product_code));
END;
