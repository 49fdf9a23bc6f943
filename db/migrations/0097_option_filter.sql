-- Which values the families of lists have, and the variants that have them. Both are kept by triggers alone.
CREATE TABLE option_counts (
  subcategory_id INTEGER NOT NULL REFERENCES subcategories (subcategory_id) ON DELETE CASCADE,
  country_id INTEGER NOT NULL REFERENCES countries (country_id) ON DELETE CASCADE,
  choice TEXT NOT NULL COLLATE NOCASE,
  option_name TEXT NOT NULL COLLATE NOCASE,
  families INTEGER NOT NULL CONSTRAINT families_not_negative CHECK (families >= 0),
  PRIMARY KEY (subcategory_id, country_id, choice)
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE variant_options (
  product_code INTEGER NOT NULL REFERENCES products (product_code) ON DELETE CASCADE,
  choice TEXT NOT NULL COLLATE NOCASE,
  subcategory_id INTEGER NOT NULL,
  PRIMARY KEY (product_code, choice)
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX variant_options_by_choice ON variant_options (choice, subcategory_id, product_code);
--> statement-breakpoint
INSERT INTO variant_options (product_code, choice, subcategory_id)
SELECT one.product_code, name.value || ':' || chosen.value, one.subcategory_id
FROM products AS one CROSS JOIN families AS its ON its.family_id = one.family_id
CROSS JOIN json_each(its.options) AS name
CROSS JOIN json_each(one.options) AS chosen ON chosen.key = name.key
WHERE one.family_id IS NOT NULL
ON CONFLICT DO NOTHING;
--> statement-breakpoint
INSERT INTO option_counts (subcategory_id, country_id, choice, option_name, families)
SELECT subcategory_id, country_id, min(choice), min(option_name), count(*) FROM (
  SELECT entry.subcategory_id, entry.country_id, min(name.value || ':' || chosen.value) AS choice, min(name.value) AS option_name
  FROM leading_variants AS entry CROSS JOIN families AS its ON its.family_id = entry.family_id
  CROSS JOIN json_each(its.options) AS name
CROSS JOIN json_each(entry.choices) AS those ON those.key = name.key
CROSS JOIN json_each(those.value) AS chosen
  GROUP BY entry.family_id, entry.subcategory_id, entry.country_id, lower(name.value || ':' || chosen.value)
) GROUP BY subcategory_id, country_id, lower(choice);
--> statement-breakpoint
-- Written by npm run db:triggers, from db/triggers/.
DROP TRIGGER IF EXISTS option_counts_insert;
--> statement-breakpoint
CREATE TRIGGER option_counts_insert AFTER INSERT ON leading_variants
BEGIN
  INSERT INTO option_counts (subcategory_id, country_id, choice, option_name, families)
  SELECT new.subcategory_id, new.country_id, min(name.value || ':' || chosen.value), min(name.value), 1
  FROM json_each((SELECT options FROM families WHERE family_id = new.family_id)) AS name
  CROSS JOIN json_each(new.choices) AS those ON those.key = name.key
  CROSS JOIN json_each(those.value) AS chosen
  WHERE true
  GROUP BY 1, 2, lower(name.value || ':' || chosen.value) HAVING true
  ON CONFLICT (subcategory_id, country_id, choice) DO UPDATE
  SET families = families + 1, choice = excluded.choice, option_name = excluded.option_name;
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS option_counts_update;
--> statement-breakpoint
CREATE TRIGGER option_counts_update AFTER UPDATE OF choices ON leading_variants
WHEN new.choices <> old.choices
BEGIN
  UPDATE option_counts SET families = families - 1
  WHERE subcategory_id = old.subcategory_id AND country_id = old.country_id AND choice IN (SELECT min(name.value || ':' || chosen.value) FROM json_each((SELECT options FROM families WHERE family_id = old.family_id)) AS name
  CROSS JOIN json_each(old.choices) AS those ON those.key = name.key
  CROSS JOIN json_each(those.value) AS chosen GROUP BY lower(name.value || ':' || chosen.value) EXCEPT SELECT min(name.value || ':' || chosen.value) FROM json_each((SELECT options FROM families WHERE family_id = new.family_id)) AS name
  CROSS JOIN json_each(new.choices) AS those ON those.key = name.key
  CROSS JOIN json_each(those.value) AS chosen GROUP BY lower(name.value || ':' || chosen.value));
  INSERT INTO option_counts (subcategory_id, country_id, choice, option_name, families)
  SELECT new.subcategory_id, new.country_id, min(name.value || ':' || chosen.value), min(name.value), 1
  FROM json_each((SELECT options FROM families WHERE family_id = new.family_id)) AS name
  CROSS JOIN json_each(new.choices) AS those ON those.key = name.key
  CROSS JOIN json_each(those.value) AS chosen
  WHERE true
  GROUP BY 1, 2, lower(name.value || ':' || chosen.value) HAVING min(name.value || ':' || chosen.value) NOT IN (SELECT min(name.value || ':' || chosen.value) FROM json_each((SELECT options FROM families WHERE family_id = old.family_id)) AS name
  CROSS JOIN json_each(old.choices) AS those ON those.key = name.key
  CROSS JOIN json_each(those.value) AS chosen GROUP BY lower(name.value || ':' || chosen.value))
  ON CONFLICT (subcategory_id, country_id, choice) DO UPDATE
  SET families = families + 1, choice = excluded.choice, option_name = excluded.option_name;
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS option_counts_delete;
--> statement-breakpoint
CREATE TRIGGER option_counts_delete AFTER DELETE ON leading_variants
BEGIN
  UPDATE option_counts SET families = families - 1
  WHERE subcategory_id = old.subcategory_id AND country_id = old.country_id AND choice IN (SELECT min(name.value || ':' || chosen.value) FROM json_each((SELECT options FROM families WHERE family_id = old.family_id)) AS name
  CROSS JOIN json_each(old.choices) AS those ON those.key = name.key
  CROSS JOIN json_each(those.value) AS chosen GROUP BY lower(name.value || ':' || chosen.value));
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS option_counts_of_a_renamed_option;
--> statement-breakpoint
CREATE TRIGGER option_counts_of_a_renamed_option AFTER UPDATE OF options ON families
WHEN new.options <> old.options
BEGIN
  UPDATE option_counts SET families = families - (
      SELECT count(*) FROM leading_variants AS entry WHERE entry.family_id = new.family_id
        AND entry.subcategory_id = option_counts.subcategory_id AND entry.country_id = option_counts.country_id
        AND option_counts.choice IN (SELECT min(name.value || ':' || chosen.value) FROM json_each(old.options) AS name
  CROSS JOIN json_each(entry.choices) AS those ON those.key = name.key
  CROSS JOIN json_each(those.value) AS chosen GROUP BY lower(name.value || ':' || chosen.value)))
    WHERE (subcategory_id, country_id) IN (
      SELECT subcategory_id, country_id FROM leading_variants WHERE family_id = new.family_id);
  INSERT INTO option_counts (subcategory_id, country_id, choice, option_name, families)
  SELECT entry.subcategory_id, entry.country_id, min(name.value || ':' || chosen.value), min(name.value), 1
  FROM leading_variants AS entry CROSS JOIN json_each(new.options) AS name
  CROSS JOIN json_each(entry.choices) AS those ON those.key = name.key
  CROSS JOIN json_each(those.value) AS chosen
  WHERE entry.family_id = new.family_id
  GROUP BY 1, 2, lower(name.value || ':' || chosen.value) HAVING true
  ON CONFLICT (subcategory_id, country_id, choice) DO UPDATE
  SET families = families + 1, choice = excluded.choice, option_name = excluded.option_name;
  DELETE FROM variant_options
  WHERE product_code IN (SELECT product_code FROM products WHERE family_id = new.family_id);
  INSERT INTO variant_options (product_code, choice, subcategory_id)
  SELECT one.product_code, name.value || ':' || chosen.value, one.subcategory_id
  FROM families AS its CROSS JOIN products AS one ON one.family_id = its.family_id
  CROSS JOIN json_each(its.options) AS name
  CROSS JOIN json_each(one.options) AS chosen ON chosen.key = name.key
  WHERE its.family_id = new.family_id
  ON CONFLICT DO NOTHING;
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS variant_options_insert;
--> statement-breakpoint
CREATE TRIGGER variant_options_insert AFTER INSERT ON products
WHEN new.family_id IS NOT NULL
BEGIN
  INSERT INTO variant_options (product_code, choice, subcategory_id)
  SELECT new.product_code, name.value || ':' || chosen.value, new.subcategory_id
  FROM families AS its
  CROSS JOIN json_each(its.options) AS name
  CROSS JOIN json_each(new.options) AS chosen ON chosen.key = name.key
  WHERE its.family_id = new.family_id
  ON CONFLICT DO NOTHING;
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS variant_options_update;
--> statement-breakpoint
CREATE TRIGGER variant_options_update AFTER UPDATE OF family_id, subcategory_id, options ON products
WHEN coalesce(new.family_id, old.family_id) IS NOT NULL
AND (new.family_id IS NOT old.family_id OR new.subcategory_id IS NOT old.subcategory_id OR new.options IS NOT old.options)
BEGIN
  DELETE FROM variant_options WHERE product_code = new.product_code;
  INSERT INTO variant_options (product_code, choice, subcategory_id)
  SELECT new.product_code, name.value || ':' || chosen.value, new.subcategory_id
  FROM families AS its
  CROSS JOIN json_each(its.options) AS name
  CROSS JOIN json_each(new.options) AS chosen ON chosen.key = name.key
  WHERE its.family_id = new.family_id
  ON CONFLICT DO NOTHING;
END;
