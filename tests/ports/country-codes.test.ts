import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Writer } from '../../db/client/database.ts';
import { running, upgradedShop } from '../support/upgraded-shop.ts';

const CAPITALS = '0050_country_codes_in_capitals.sql';

/** A shop of the previous version, with a lowercase country that was renamed, sold to and lived in. */
const USED = [
  `INSERT INTO users (user_id, username, password_hash, role, created_at) VALUES (1, 'keeper', '', 'admin', 1000)`,
  `INSERT INTO acting (id, change_id, user_id, username, at) VALUES (1, 'change', 1, 'keeper', 1000)`,
  `INSERT INTO countries (country_id, country_code, country_name, denomination, created_at)
   VALUES (2, 'de', 'Germani', 'EUR', 1000), (4, 'SE', 'Sweden', 'SEK', 1000)`,
  `UPDATE countries SET country_name = 'Germany' WHERE country_id = 2`,
  'DELETE FROM acting',
  `INSERT INTO orders (order_number, idempotency_key, request_hash, email, payment, country_code, country_name,
     denomination, billing, subtotal, shipping, total, created_at)
   VALUES ('M00000001', 'key-of-order', '', 'maria@example.com', 'bank-transfer', 'de', 'Germany', 'EUR', '{}', 0, 0, 0, 1000)`,
];

let database: Writer;
let stop: () => Promise<void>;
const all = (text: string) => database.read(sql<Record<string, unknown>>`${sql.raw(text)}`);

beforeAll(async () => {
  ({ database, stop } = await upgradedShop(CAPITALS, running(USED)));
});
afterAll(() => stop());

test('a lowercase country code is stored in capitals everywhere', async () => {
  expect(await all('SELECT country_code AS code, version FROM countries ORDER BY country_id')).toEqual([
    { code: 'DE', version: 2 },
    { code: 'SE', version: 1 },
  ]);
  expect(await all('SELECT country_code AS code FROM orders')).toEqual([{ code: 'DE' }]);
  expect(await all('SELECT country_code AS code, orders FROM order_counts')).toEqual([
    { code: 'DE', orders: 1 },
  ]);
});

test('the database accepts what the history restores', async () => {
  const codes = `SELECT action, old ->> 'country_code' AS old, new ->> 'country_code' AS new FROM history
    WHERE row_key = '2' ORDER BY history_id`;
  expect(await all(codes)).toEqual([
    { action: 'create', old: null, new: 'DE' },
    { action: 'update', old: 'DE', new: 'DE' },
  ]);
});
