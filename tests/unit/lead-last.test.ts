import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openD1 } from '../../db/client/d1.ts';
import type { Writer } from '../../db/client/database.ts';
import { migrate } from '../../db/migrate.ts';
import { changePrices } from '../../functions/pricing/price-matrix/write.ts';
import { readMigrations } from '../../scripts/migrations.ts';
import { makeCountry, makeFamily, makePrice, makeProduct, makeSubcategory } from '../support/factories.ts';
import { startPlatform } from '../support/platform.ts';

const SIZE = 5;
/** In cents. */
const START = 5000;

let database: Writer;
let stop: () => Promise<void>;
let countryId: number;
let codes: number[];
beforeAll(async () => {
  const platform = await startPlatform();
  ({ stop } = platform);
  database = openD1(platform.database).as(null);
  await migrate(database, await readMigrations('db/migrations'));
  await database.writeBatch([
    sql`CREATE TABLE passed_on (family_id INTEGER)`,
    sql`CREATE TRIGGER pass_on AFTER UPDATE OF product_code ON leading_variants
      WHEN new.product_code <> old.product_code BEGIN INSERT INTO passed_on VALUES (new.family_id); END`,
  ]);
});
afterAll(() => stop());

beforeEach(async () => {
  ({ countryId } = await makeCountry(database));
  codes = [];
  const { familyId } = await makeFamily(database, { options: ['Colour'] });
  const { subcategoryId } = await makeSubcategory(database);
  for (let place = 0; place < SIZE; place += 1) {
    const its = { familyId, subcategoryId, options: [`Colour ${place}`], familyPosition: place };
    const { productCode } = await makeProduct(database, its);
    await makePrice(database, { productCode, countryId, netPrice: START, retailPrice: 9 * START });
    codes.push(productCode);
  }
  await database.write(sql`DELETE FROM passed_on`);
});

/** What the family costs and which variant leads it, and how often the lead was passed on, after prices in this order. */
async function after(prices: number[]) {
  const changes = codes.map((ProductCode, at) => ({
    ProductCode,
    CountryID: countryId,
    version: 1,
    NetPrice: prices[at],
  }));
  const { versions } = await changePrices(database, changes as Parameters<typeof changePrices>[1]);
  expect(versions).toEqual(codes.map(() => 2));
  const rows = await database.read(sql<{ price: number; version: number; leading: number }>`
    SELECT net_price AS price, version, leading FROM product_prices WHERE country_id = ${countryId} ORDER BY product_code`);
  expect(rows.map(({ version }) => version)).toEqual(versions);
  expect(rows.map(({ price }) => price / 100)).toEqual(prices);
  const [passed] = await database.read(sql<{ n: number }>`SELECT count(*) AS n FROM passed_on`);
  return { leads: rows.findIndex(({ leading }) => leading === 1), passed: passed?.n };
}

test('the same variant leads all the while that a family gets dearer', async () => {
  expect(await after([60, 60, 60, 60, 60])).toEqual({ leads: 0, passed: 0 });
});

test('and while it gets cheaper', async () => {
  expect(await after([40, 40, 40, 40, 40])).toEqual({ leads: 0, passed: 0 });
});

test('the lead is passed on once to a variant that becomes the cheapest', async () => {
  expect(await after([60, 60, 30, 60, 60])).toEqual({ leads: 2, passed: 1 });
});
