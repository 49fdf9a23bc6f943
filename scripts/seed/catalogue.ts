import { count, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { categories } from '../../db/schema/categories.ts';
import { countries } from '../../db/schema/countries.ts';
import { pictures } from '../../db/schema/pictures.ts';
import { productPrices } from '../../db/schema/product-prices.ts';
import { products } from '../../db/schema/products.ts';
import { subcategories } from '../../db/schema/subcategories.ts';
import { CURRENCIES, productNamed } from './words.ts';

const AT_ONCE = 1000;
const MINUTE = 60_000;
const CATEGORIES = 12;
const SUBCATEGORIES = 40;

type Size = { products: number; countries: number };
type Progress = (done: number, of: number) => void;

/** Adds made-up products, sold in made-up amounts and shown by the pictures that are there, until there are so many. */
export async function growCatalogue(database: Database, size: Size, progress: Progress) {
  await growCountries(database, size.countries);
  await growShelves(database);
  const shelves = await database.select({ id: subcategories.subcategoryId }).from(subcategories);
  const shown = await database.select({ id: pictures.pictureId }).from(pictures);
  const [before] = await database.select({ total: count() }).from(products);
  for (let made = before?.total ?? 0; made < size.products; ) {
    const indexes = Array.from({ length: Math.min(AT_ONCE, size.products - made) }, (_, step) => made + step);
    const rows = indexes.map(index => {
      const { productName, productDescription } = productNamed(index);
      return [
        shelves[index % shelves.length]?.id,
        productName,
        productDescription,
        shown[index % shown.length]?.id ?? null,
        Date.now() - index * MINUTE,
      ];
    });
    await database.batch([insertProducts(database, rows), insertPrices(database, size.countries)]);
    made += rows.length;
    progress(made, size.products);
  }
}

/** The rows travel as one value, since a statement takes only a hundred of them. */
function insertProducts(database: Database, rows: unknown[][]) {
  return database.run(sql`
    INSERT INTO ${products} (subcategory_id, product_name, product_description, picture_id, created_at)
    SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4 FROM json_each(${JSON.stringify(rows)})`);
}

/** One product in ten is not sold in a country, one in fifteen is out of stock. */
function insertPrices(database: Database, most: number) {
  return database.run(sql`
    INSERT INTO ${productPrices}
      (product_code, country_id, net_price, retail_price, pv, pq, stock_available, created_at)
    SELECT code, country_id, net, net + (code % 4) * net / 10, net / 20, net / 40,
      CASE WHEN (code + country_id) % 15 = 0 THEN 0 ELSE (code * 7 + country_id) % 200 END, ${Date.now()}
    FROM (
      SELECT product_code AS code, country_id, 500 + (product_code * 7919 % 400) * 100 * (1 + country_id % 3) AS net
      FROM (SELECT product_code FROM ${products} ORDER BY product_code DESC LIMIT ${AT_ONCE})
      JOIN (SELECT country_id FROM ${countries} WHERE display_status ORDER BY country_id LIMIT ${most}))
    WHERE (code + country_id * 3) % 10 > 0
    ON CONFLICT DO NOTHING`);
}

async function growCountries(database: Database, wanted: number) {
  const there = await database
    .select({ code: countries.countryCode })
    .from(countries)
    .where(eq(countries.displayStatus, true));
  const names = new Intl.DisplayNames('en', { type: 'region' });
  const missing = Object.entries(CURRENCIES).filter(([code]) => there.every(one => one.code !== code));
  for (const [countryCode, denomination] of missing.slice(0, Math.max(0, wanted - there.length))) {
    const countryName = names.of(countryCode) ?? countryCode;
    await database
      .insert(countries)
      .values({ countryCode, countryName, denomination, createdAt: new Date() });
  }
}

/** A shop that has no shelves yet gets as many as a shop of some size has. */
async function growShelves(database: Database) {
  const [there] = await database.select({ id: subcategories.subcategoryId }).from(subcategories).limit(1);
  if (there) return;
  for (let index = 0; index < SUBCATEGORIES; index += 1) {
    const categoryName = `Department ${(index % CATEGORIES) + 1}`;
    await database.batch([
      database.insert(categories).values({ categoryName }).onConflictDoNothing(),
      database.insert(subcategories).values({
        categoryId: sql`(SELECT category_id FROM categories WHERE category_name = ${categoryName})`,
        subcategoryName: `Aisle ${index + 1}`,
      }),
    ]);
  }
}
