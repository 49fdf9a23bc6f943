import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Writer } from '../../db/client/database.ts';
import { upgradedShop } from '../support/upgraded-shop.ts';
import { insertRow } from '../support/valid-rows.ts';

const EMPTY_PARTS = '0081_addresses_without_state.sql';
const SELECT = sql<Record<string, unknown>>`SELECT * FROM addresses ORDER BY address_id`;

let database: Writer;
let stop: () => Promise<void>;
let before: Record<string, unknown>[];

beforeAll(async () => {
  ({ database, stop } = await upgradedShop(EMPTY_PARTS, async older => {
    await insertRow(older, 'users', { user_id: 1 });
    await insertRow(older, 'addresses', { address_id: 7, is_default: 1, company: 'Lang & Co.' });
    await insertRow(older, 'addresses', { address_id: 9, is_default: 0, postcode: '-', version: 3 });
    before = await older.read(SELECT);
  }));
});
afterAll(() => stop());

test('every saved address stays as it was, and one without a postcode has none', async () => {
  expect(before).toHaveLength(2);
  const after = before.map(row => ({ ...row, postcode: row.postcode === '-' ? '' : row.postcode }));
  expect(await database.read(SELECT)).toEqual(after);
});

test('an account still has one default address', async () => {
  const another = insertRow(database, 'addresses', { is_default: 1 });
  await expect(another).rejects.toThrow();
});
