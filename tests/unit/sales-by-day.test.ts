import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Writer } from '../../db/client/database.ts';
import { toStatement } from '../../db/sql/statement.ts';
import { salesUpTo } from '../../functions/office/stats/sales.ts';
import { startMigratedDatabase } from '../support/platform.ts';
import { insertRow } from '../support/valid-rows.ts';

let database: Writer;
let stop: () => Promise<void>;

beforeAll(async () => {
  ({ database, stop } = await startMigratedDatabase());
});
afterEach(() => database.write(sql`DELETE FROM orders`));
afterAll(() => stop());

const sold = async (moments: string[], today: string, zone: string) => {
  for (const moment of moments) await insertRow(database, 'orders', { created_at: Date.parse(`${moment}Z`) });
  const days = await database.read(salesUpTo(today, zone));
  return Object.fromEntries(days.map(({ day, orders }) => [day, orders]));
};

test('an order just before midnight in Los Angeles belongs to that day, even if it is the next day in Greenwich', async () => {
  const moments = ['2026-11-24T07:59:59.999', '2026-11-24T08:00', '2026-11-25T07:30', '2026-11-25T08:00'];
  expect(await sold(moments, '2026-11-25', 'America/Los_Angeles')).toEqual({
    '2026-11-23': 1,
    '2026-11-24': 2,
    '2026-11-25': 1,
  });
});

test('a repeated hour belongs to one 25-hour day, whether today is before or after it', async () => {
  const moments = ['2026-10-24T21:59', '2026-10-24T22:00', '2026-10-25T00:30', '2026-10-25T01:30'];
  const days = { '2026-10-24': 1, '2026-10-25': 4, '2026-10-26': 1 };
  expect(
    await sold([...moments, '2026-10-25T22:59', '2026-10-25T23:00'], '2026-10-26', 'Europe/Berlin'),
  ).toEqual(days);
  expect(await sold([], '2026-11-20', 'Europe/Berlin')).toEqual(days);
});

test('a day that skips an hour ends when the next one begins', async () => {
  const moments = ['2026-03-28T22:59', '2026-03-28T23:00', '2026-03-29T21:59', '2026-03-29T22:00'];
  expect(await sold(moments, '2026-03-30', 'Europe/Berlin')).toEqual({
    '2026-03-28': 1,
    '2026-03-29': 2,
    '2026-03-30': 1,
  });
});

test('zones with half-hour and quarter-hour offsets have their own days', async () => {
  const moments = ['2026-06-01T18:14', '2026-06-01T18:15', '2026-06-01T18:29', '2026-06-01T18:30'];
  expect(await sold(moments, '2026-06-02', 'Asia/Kathmandu')).toEqual({ '2026-06-01': 1, '2026-06-02': 3 });
  expect(await sold([], '2026-06-02', 'Asia/Kolkata')).toEqual({ '2026-06-01': 3, '2026-06-02': 1 });
  expect(await sold([], '2026-06-02', 'UTC')).toEqual({ '2026-06-01': 4 });
});

test('thirty days are reported without reading older sales', async () => {
  const moments = ['2026-05-03T21:59', '2026-05-03T22:00', '2026-06-02T21:59', '2026-06-02T22:00'];
  expect(await sold(moments, '2026-06-02', 'Europe/Berlin')).toEqual({ '2026-05-04': 1, '2026-06-02': 1 });
  const { sql: text, params } = toStatement(salesUpTo('2026-06-02', 'Europe/Berlin'));
  const filled = text.replace('?', `'${String(params[0])}'`);
  const plan = await database.read(sql<{ detail: string }>`${sql.raw(`EXPLAIN QUERY PLAN ${filled}`)}`);
  const reading = plan.map(({ detail }) => detail).filter(detail => /sales|orders/.test(detail));
  expect(reading).toEqual([
    expect.stringMatching(
      /^SEARCH sales_by_quarter_hour USING PRIMARY KEY \(quarter_hour>\? AND quarter_hour<\?\)/,
    ),
  ]);
});
