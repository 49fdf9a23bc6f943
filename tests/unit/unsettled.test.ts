import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Writer } from '../../db/client/database.ts';
import { countUnsettled, selectUnsettled } from '../../functions/ordering/payments/unsettled.ts';
import { startMigratedDatabase } from '../support/platform.ts';

let database: Writer;
let stop: () => Promise<void>;
beforeAll(async () => {
  ({ database, stop } = await startMigratedDatabase());
});
afterAll(() => stop());

/** A list or count that reads every payment or order of a large shop. */
const LARGE =
  /^SCAN (payments|orders|unknown_takings)(?! USING INDEX (payments_unsettled|unknown_takings_open))/;

test.each<[string, () => SQL]>([
  ['listed', selectUnsettled],
  ['counted', countUnsettled],
])('unsettled payments are %s without reading all payments', async (_, statement) => {
  const plan = await database.read(sql<{ detail: string }>`EXPLAIN QUERY PLAN ${statement()}`);
  const details = plan.map(({ detail }) => detail);
  expect(details.filter(detail => LARGE.test(detail))).toEqual([]);
  expect(details.join('\n')).toMatch(/payments_unsettled[\s\S]*unknown_takings_open/);
});
