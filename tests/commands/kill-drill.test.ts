import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { FileRow } from '../../functions/office/imports/contract.ts';
import type { SignedIn } from '../../functions/people/auth/contract.ts';
import { newPlace, type ShopPlace } from '../support/backups.ts';
import { atDepth } from '../support/depth.ts';
import { newBuyer } from '../support/drills/buyer.ts';
import { newImporter } from '../support/drills/importer-in-steps.ts';
import { type Calls, callsUntilKilled, untilKilled } from '../support/drills/interrupted.ts';
import { newWorkerInBulk } from '../support/drills/worker-in-bulk.ts';
import { prepareFolder, runStarted, type StartedShop } from '../support/running-shop.ts';
import { seededRandom, seedIn } from '../support/seeded-random.ts';

const KILLS = atDepth({ quick: 2, deep: 4 });
const SEED = seedIn(process.env.KILL_SEED ?? '1');
const MOST_ANSWERS = atDepth({ quick: 60, deep: 80 });
/** More than one call changes, in each of two countries. */
const PRODUCTS = 11_300;
/** Left alone by the import; the ordered products are among them. */
const DEMO_PRODUCTS = 24;
const [IMPORTED, SWITCHED] = [1, 2];

let place: ShopPlace;
let shop: StartedShop | undefined;

beforeAll(async () => {
  place = await newPlace();
  await prepareFolder(place.stateDir);
  await place.command('seed', '--products', String(PRODUCTS), '--countries', '2');
  await place.with(({ database }) =>
    database.writeBatch([
      sql`UPDATE product_prices SET display_at_website = 1`,
      sql`UPDATE product_prices SET stock_available = 1000000 WHERE product_code = 1`,
    ]),
  );
});
afterEach(() => shop?.stop());
afterAll(() => place.remove());

async function start(answersUntilKilled?: number): Promise<Calls> {
  shop = await runStarted({ stateDir: place.stateDir });
  return callsUntilKilled(shop, answersUntilKilled);
}

test(`killed ${KILLS} times during orders, imports and bulk jobs, the shop loses no confirmed work and resumes the rest (KILL_SEED=${SEED})`, async () => {
  const random = seededRandom(SEED);
  const rows = await place.with(({ database }) =>
    database.read(sql<{ product: number; country: string }>`
      SELECT product_code AS product, country_code AS country FROM product_prices JOIN countries USING (country_id)
      WHERE country_id = ${IMPORTED} ORDER BY product_code`),
  );
  const before = await start();
  const json = { username: 'staff', password: 'meridian-staff' };
  const { token } = await before.send<SignedIn>([200], 'POST', '/api/auth/login', { json });
  await shop?.kill();

  const file: FileRow[] = rows
    .filter(({ product }) => product > DEMO_PRODUCTS)
    .map(({ product, country }, at) => ({
      line: at + 2,
      values: { ProductCode: String(product), CountryCode: country },
    }));
  const buyer = newBuyer(rows[0]?.country ?? '');
  const inBulk = newWorkerInBulk(SWITCHED, token);
  const importer = newImporter(file, token);
  let checked = 0;
  const checkAll = async (calls: Calls) => {
    await buyer.checkSince(calls, checked);
    checked = buyer.placed();
    await inBulk.check(calls);
    await importer.check(calls);
  };
  for (let kills = 0; kills < KILLS; kills += 1) {
    const calls = await start(1 + random.below(MOST_ANSWERS) + (buyer.placed() - checked) + 3);
    await checkAll(calls);
    await Promise.all([buyer, buyer, buyer, inBulk, importer].map(one => untilKilled(() => one.work(calls))));
    await calls.dead;
  }

  const after = await start();
  await checkAll(after);
  const [{ isShown }, { price }] = [await inBulk.finish(after), await importer.finish(after)];
  await shop?.stop();
  expect(await place.command('audit')).toContain('Nothing found');
  const [found] = await place.with(({ database }) =>
    database.read(sql`SELECT
      (SELECT count(*) FROM orders WHERE email LIKE '%@example.com' AND length(email) = 48) AS orders,
      (SELECT count(*) FROM product_prices WHERE country_id = ${SWITCHED} AND display_at_website <> ${Number(isShown)})
        AS left_by_bulk,
      (SELECT count(*) FROM product_prices WHERE country_id = ${IMPORTED} AND product_code > ${DEMO_PRODUCTS}
        AND net_price <> ${price * 100} AND ${importer.ended()} > 0) AS left_by_import,
      (SELECT count(*) FROM jobs WHERE state <> 'done') AS half_done`),
  );
  expect(found).toEqual({ orders: buyer.placed(), left_by_bulk: 0, left_by_import: 0, half_done: 0 });
});
