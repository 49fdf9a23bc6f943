import type { D1Database } from '@cloudflare/workers-types';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openD1 } from '../../db/d1.ts';
import { isUnreachable, refusalOf } from '../../db/refusals.ts';
import { fakeOf } from '../support/fake.ts';
import { startPlatform } from '../support/platform.ts';
import { databaseSuite, thrownBy } from './database.suite.ts';

databaseSuite('D1', async () => {
  const { database, stop } = await startPlatform();
  return { database: openD1(database).as(null), stop };
});

test.each([
  'D1_ERROR: Network connection lost.',
  'D1_ERROR: internal error; reference = abc',
  'D1_ERROR: D1 DB is overloaded. Too many requests queued.',
  'D1_ERROR: D1 DB storage operation exceeded timeout which caused object to be reset.',
  'D1_ERROR: Cannot resolve D1 DB due to transient issue on remote node.',
])('a D1 that does not answer is told apart from a wrong request: %s', async message => {
  const failing = async () => {
    throw new Error(message);
  };
  const statement = { bind: () => statement, all: failing, run: failing, raw: failing };
  const binding = fakeOf<D1Database>({ prepare: () => statement, batch: failing });
  const database = openD1(binding).as(null);
  for (const answer of [
    database.read(sql`SELECT 1`),
    database.readBatch([sql`SELECT 1`, sql`SELECT 2`]),
    database.write(sql`SELECT 1`),
    database.writeBatch([sql`SELECT 1`, sql`SELECT 2`]),
  ]) {
    const error = await thrownBy(answer);
    expect(isUnreachable(error)).toBe(true);
    expect(refusalOf(error)).toBeUndefined();
  }
});
