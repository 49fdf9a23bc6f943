import { count, eq, sql } from 'drizzle-orm';
import type { Writer } from '../../db/client/database.ts';
import { categories } from '../../db/schema/categories.ts';
import { countries } from '../../db/schema/countries.ts';
import { families } from '../../db/schema/families.ts';
import { pictures } from '../../db/schema/pictures.ts';
import { productPrices } from '../../db/schema/product-prices.ts';
import { products } from '../../db/schema/products.ts';
import { subcategories } from '../../db/schema/subcategories.ts';
import { build } from '../../db/sql/build.ts';
import { WITHOUT_DECIMALS } from '../../functions/contracts/currencies.ts';
import { MINUTE } from '../../functions/contracts/durations.ts';
import { CURRENCIES, productNamed } from './words.ts';

const AT_ONCE = 1000;
const CATEGORIES = 12;
const SUBCATEGORIES = 40;

const VARIANTS = ['Sand', 'Olive', 'Ink', 'Rust', 'Chalk'];

/** As families, five products each are variants of one. */
type Size = { products: number; countries: number; families?: boolean };
type Progress = (done: number, of: number) => void;

/**
 * Adds generated products up to a given number, with generated prices and the pictures that exist already.
 */
export async function growCatalogue(database: Writer, size: Size, progress: Progress) {
  await growCountries(database, size.countries);
  await growSubcategories(database);
  const stocked = await database.read(build.select({ id: subcategories.subcategoryId }).from(subcategories));
  const shown = await database.read(build.select({ id: pictures.pictureId }).from(pictures));
  const [before] = await database.read(build.select({ total: count() }).from(products));
  for (let made = before?.total ?? 0; made < size.products; ) {
    const indexes = Array.from({ length: Math.min(AT_ONCE, size.products - made) }, (_, step) => made + step);
    const rows = indexes.map(index => {
      const family = size.families ? Math.floor(index / VARIANTS.length) : undefined;
      const { productName, productDescription } = productNamed(family ?? index);
      const variant = family === undefined ? undefined : VARIANTS[index % VARIANTS.length];
      return [
        stocked[(family ?? index) % stocked.length]?.id,
        variant ? `${productName}, ${variant}` : productName,
        productDescription,
        shown[index % shown.length]?.id ?? null,
        Date.now() - index * MINUTE,
        ...(variant ? [`${productName} ${family}`, variant, index % VARIANTS.length] : []),
      ];
    });
    await database.writeBatch([
      ...(size.families ? [insertFamilies(rows)] : []),
      insertProducts(rows),
      insertPrices(size.countries),
    ]);
    made += rows.length;
    progress(made, size.products);
  }
}

const insertFamilies = (rows: unknown[][]) => sql`
  INSERT INTO ${families} (family_name, options)
  SELECT DISTINCT value ->> 5, '["Colour"]' FROM json_each(${JSON.stringify(rows)}) WHERE true ON CONFLICT DO NOTHING`;

/** Rows are sent as one JSON value, since a statement takes only a hundred. */
function insertProducts(rows: unknown[][]) {
  const itsFamily = sql`(SELECT family_id FROM ${families} WHERE family_name = value ->> 5)`;
  return sql`
    INSERT INTO ${products} (subcategory_id, product_name, product_description, picture_id, created_at,
      family_id, options, family_position)
    SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, ${itsFamily},
      iif(value ->> 6 IS NULL, '[]', json_array(value ->> 6)), coalesce(value ->> 7, 0)
    FROM json_each(${JSON.stringify(rows)})`;
}

/**
 * One product in ten is not sold in a country, one in fifteen is out of stock. Variants of a family cost the same. Prices
 * are multiples of the smallest coin.
 */
function insertPrices(most: number) {
  return sql`
    INSERT INTO ${productPrices}
      (product_code, country_id, net_price, retail_price, pv, pq, stock_available, created_at)
    SELECT code, country_id, net, net + (code % 4) * net / 10 / coin * coin, net / 20, net / 40,
      CASE WHEN (code + country_id) % 15 = 0 THEN 0 ELSE (code * 7 + country_id) % 200 END, ${Date.now()}
    FROM (
      SELECT product_code AS code, country_id, 500 + (series * 7919 % 400) * 100 * (1 + country_id % 3) AS net,
        CASE WHEN upper(denomination) IN ${WITHOUT_DECIMALS} THEN 100 ELSE 1 END AS coin
      FROM (SELECT product_code, coalesce(family_id, product_code) AS series FROM ${products} ORDER BY product_code DESC LIMIT ${AT_ONCE})
      JOIN (SELECT country_id, denomination FROM ${countries} WHERE display_status ORDER BY country_id LIMIT ${most}))
    WHERE (code + country_id * 3) % 10 > 0
    ON CONFLICT DO NOTHING`;
}

async function growCountries(database: Writer, wanted: number) {
  const there = await database.read(
    build.select({ code: countries.countryCode }).from(countries).where(eq(countries.displayStatus, true)),
  );
  const names = new Intl.DisplayNames('en', { type: 'region' });
  const missing = Object.entries(CURRENCIES).filter(([code]) =>
    there.every(country => country.code !== code),
  );
  for (const [countryCode, denomination] of missing.slice(0, Math.max(0, wanted - there.length))) {
    const countryName = names.of(countryCode) ?? countryCode;
    await database.write(
      build.insert(countries).values({ countryCode, countryName, denomination, createdAt: new Date() }),
    );
  }
}

/** An empty shop first gets a realistic number of categories. */
async function growSubcategories(database: Writer) {
  const [there] = await database.read(
    build.select({ id: subcategories.subcategoryId }).from(subcategories).limit(1),
  );
  if (there) return;
  for (let index = 0; index < SUBCATEGORIES; index += 1) {
    const categoryName = `Department ${(index % CATEGORIES) + 1}`;
    await database.writeBatch([
      build.insert(categories).values({ categoryName }).onConflictDoNothing(),
      build.insert(subcategories).values({
        categoryId: sql`(SELECT category_id FROM categories WHERE category_name = ${categoryName})`,
        subcategoryName: `Aisle ${index + 1}`,
      }),
    ]);
  }
}
