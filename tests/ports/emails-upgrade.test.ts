import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Writer } from '../../db/client/database.ts';
import { claimDueEmails } from '../../functions/outbox/queries.ts';
import { upgradedShop } from '../support/upgraded-shop.ts';
import { insertRow } from '../support/valid-rows.ts';

const KEYS = '0074_email_idempotency_keys.sql';
const SELECT = sql<Record<string, unknown>>`SELECT letter_id, recipient, origin, written_at FROM letters`;

let database: Writer;
let stop: () => Promise<void>;
let before: unknown[];

beforeAll(async () => {
  ({ database, stop } = await upgradedShop(KEYS, async older => {
    for (const kind of ['invitation', 'deletion-asked']) {
      await insertRow(older, 'letters', { kind, written_at: 1000, due_at: 1000 });
    }
    before = await older.read(SELECT);
  }));
});
afterAll(() => stop());

test('emails waiting during an upgrade keep waiting, and get a key when they are sent', async () => {
  expect(before).toHaveLength(2);
  expect(await database.read(SELECT)).toEqual(before);
  const first = await database.write(claimDueEmails());
  const keys = first.map(({ idempotencyKey }) => idempotencyKey);
  expect(keys).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), expect.stringMatching(/^[0-9a-f]{32}$/)]);
  expect(new Set(keys).size).toBe(2);
  await database.write(sql`UPDATE letters SET due_at = 0`);
  const again = await database.write(claimDueEmails());
  expect(again.map(({ idempotencyKey }) => idempotencyKey).toSorted()).toEqual(keys.toSorted());
});
