import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate } from '../../db/migrate.ts';
import type { Order } from '../../functions/ordering/orders/contract.ts';
import type { SignedIn } from '../../functions/people/auth/contract.ts';
import type { Country } from '../../functions/pricing/countries/contract.ts';
import { FORMAT } from '../../scripts/backup/archive.ts';
import { writeArchive } from '../../scripts/backup/archive-writer.ts';
import { readMigrations } from '../../scripts/migrations.ts';
import { clientOf } from '../support/api-client.ts';
import { newPlace, type ShopPlace } from '../support/backups.ts';
import { AN_ADDRESS, anOrder } from '../support/factories.ts';
import { expectSoundRows } from '../support/invariants.ts';
import { runPrepared } from '../support/running-shop.ts';

const BUYERS = 8;
const ORDERS_BEFORE = 40;
/** The last migration of the old backup's shop. */
const OLD = '0030_triggers.sql';

let folder: string;
const archive = (name: string) => join(folder, `${name}.tar.gz`);
const places: ShopPlace[] = [];
async function place() {
  const opened = await newPlace();
  places.push(opened);
  return opened;
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'meridian-archives-'));
});
afterAll(async () => {
  await Promise.all([rm(folder, { recursive: true, force: true }), ...places.map(({ remove }) => remove())]);
});

const refusal = (one: ShopPlace, file: string) =>
  one.command('restore', file).then(
    () => 'restored',
    ({ stderr }: { stderr: string }) => stderr,
  );

test('a backup taken while orders are placed is consistent, has every confirmed order, and blocks none', async () => {
  const [used, other] = [await place(), await place()];
  const shop = await runPrepared({ stateDir: used.stateDir, env: { ORDER_LIMIT: 'off' } });
  const call = clientOf(shop.url ?? '');
  const confirmed: string[] = [];
  const statuses = new Set<number>();
  let before: string[] = [];
  let isOver = false;
  try {
    const json = { username: 'staff', password: 'meridian-staff' };
    const { token } = (await call<SignedIn>('POST', '/api/auth/login', { json })).data;
    await call('PUT', '/api/productprices/1/1', { json: { StockAvailable: 100_000 }, token });
    const [country] = (await call<Country[]>('GET', '/api/countries')).data;
    const order = anOrder(country?.countryCode ?? '', [{ productCode: 1, quantity: 1 }]);
    const buy = async () => {
      while (!isOver) {
        const { status, data } = await call<Order>('POST', '/api/orders', {
          json: { ...order, billing: { ...AN_ADDRESS, email: `${crypto.randomUUID()}@example.com` } },
          headers: { 'Idempotency-Key': crypto.randomUUID() },
        });
        statuses.add(status);
        if (status === 201) confirmed.push(data.orderNumber);
        if (confirmed.length === ORDERS_BEFORE) resolveBusy();
      }
    };
    const { promise: isBusy, resolve: resolveBusy } = Promise.withResolvers<void>();
    const buying = Promise.all(Array.from({ length: BUYERS }, buy));
    await isBusy;
    before = [...confirmed];
    await used.command('backup', archive('busy'));
    isOver = true;
    await buying;
  } finally {
    isOver = true;
    await shop.stop();
  }
  expect([...statuses], shop.output()).toEqual([201]);
  expect(confirmed.length).toBeGreaterThan(before.length);

  await other.command('restore', archive('busy'));
  expect(await other.command('audit')).toContain('Nothing found');
  await other.with(async ({ database }) => {
    const rows = await database.read(sql<{ number: string }>`SELECT order_number AS number FROM orders`);
    const numbers = new Set(rows.map(({ number }) => number));
    expect(before.filter(number => !numbers.has(number))).toEqual([]);
    await expectSoundRows(database);
  });
});

test('an archive with a lost or changed byte is rejected before anything is written', async () => {
  const [whole, other] = [await place(), await place()];
  await whole.command('migrate');
  await whole.command('backup', archive('whole'));
  const bytes = await readFile(archive('whole'));
  const changed = gunzipSync(bytes);
  changed[changed.indexOf('"rows/settings"') > 0 ? changed.lastIndexOf('[1,null') + 1 : 0] = 50;
  const middle = Buffer.from(bytes);
  middle[bytes.length >> 1] = 255 - (middle[bytes.length >> 1] ?? 0);
  const files: [name: string, bytes: Buffer, why: RegExp][] = [
    ['cut', bytes.subarray(0, bytes.length - 200), /is damaged.+Nothing was written/],
    ['empty', Buffer.alloc(0), /is damaged.+Nothing was written/],
    ['text', Buffer.from('no archive at all'), /is damaged.+Nothing was written/],
    ['other', gzipSync(Buffer.alloc(2000, 'no archive')), /is damaged.+it is not an archive/],
    ['flipped', middle, /is damaged.+Nothing was written/],
    ['changed', gzipSync(changed), /the checksum of rows\/settings does not match/],
  ];
  for (const [name, content, why] of files) {
    await writeFile(archive(name), content);
    expect(await refusal(other, archive(name)), name).toMatch(why);
  }
  expect(await refusal(other, archive('missing'))).toMatch(/^✗ .+ cannot be read \(ENOENT\)\n$/);
  await expect(other.command('backup', archive('of-nothing'))).rejects.toMatchObject({
    stderr: expect.stringContaining('There is no shop in'),
  });
});

test('a backup of a newer shop is rejected, naming the missing migration', async () => {
  const names = (await readMigrations('db/migrations')).map(({ name }) => name);
  const newer = await writeArchive(archive('newer'), {
    format: FORMAT,
    at: new Date().toISOString(),
    shopId: null,
    migrations: [...names, '9999_something_new.sql'],
    tables: [],
    sequences: [],
  });
  await newer.close();
  expect(await refusal(await place(), archive('newer'))).toMatch(
    /^✗ The backup is from a newer version .+9999_something_new\.sql/,
  );
});

test('a backup of an older shop is upgraded on restore, even into a newer empty database', async () => {
  const [old, now] = [await place(), await place()];
  await old.with(async ({ database }) => {
    const migrations = await readMigrations('db/migrations');
    await migrate(
      database,
      migrations.filter(({ name }) => name <= OLD),
    );
    for (const text of OLD_ROWS) await database.write(sql.raw(text));
  });
  await old.command('backup', archive('old'));
  await now.command('migrate');
  await now.command('restore', archive('old'));
  expect(await now.command('audit')).toContain('Nothing found');
  await now.with(async ({ database }) => {
    await expectSoundRows(database);
    const [found] = await database.read(sql`SELECT
      (SELECT max(stock_available || ' ' || has_stock) FROM product_prices) AS stock,
      (SELECT count(*) FROM stock_moves) AS moves, (SELECT payment FROM orders) AS payment,
      (SELECT count(*) FROM product_search WHERE product_search MATCH 'kettle') AS kettles`);
    expect(found).toEqual({ stock: '3 1', moves: 2, payment: 'bank-transfer', kettles: 1 });
  });
});

const OLD_ROWS = [
  `INSERT INTO categories (category_name) VALUES ('Tea')`,
  `INSERT INTO subcategories (category_id, subcategory_name) VALUES (1, 'Pots')`,
  `INSERT INTO countries (country_code, country_name, denomination, created_at)
    VALUES ('DE', 'Germany', 'EUR', 1000)`,
  `INSERT INTO products (subcategory_id, product_name, created_at) VALUES (1, 'Kettle', 1000), (1, 'Pot', 1000)`,
  `INSERT INTO product_prices (product_code, country_id, net_price, retail_price, stock_available, created_at)
    VALUES (1, 1, 100, 120, 5, 1000), (2, 1, 100, 120, 0, 1000)`,
  `INSERT INTO orders (order_number, idempotency_key, request_hash, email, payment, country_code, country_name,
      denomination, billing, subtotal, shipping, total, created_at)
    VALUES ('M00000100', 'key-of-the-order', '', 'maria@example.com', 'bank-transfer', 'DE', 'Germany', 'EUR', '{}',
      1000, 500, 1500, 1000)`,
  `INSERT INTO order_lines (order_id, position, product_code, product_name, quantity, unit_price, pv, pq)
    VALUES (1, 1, 1, 'Kettle', 2, 500, 0, 0)`,
  `INSERT INTO stock_moves (product_code, country_id, change, stock, reason, order_id, at)
    VALUES (1, 1, -2, 3, 'sold', 1, 1000)`,
];
