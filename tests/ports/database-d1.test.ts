import type { D1Database } from '@cloudflare/workers-types';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openD1 } from '../../db/client/d1.ts';
import { constraintViolation, isUnreachable } from '../../db/client/errors.ts';
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
  'D1_ERROR: database is locked: SQLITE_BUSY',
  'D1_ERROR: D1 DB storage operation exceeded timeout which caused object to be reset.',
  'D1_ERROR: Failed to get session commit token: internal error; reference = abc',
  'D1_ERROR: Cannot resolve D1 DB due to transient issue on remote node.',
])('an unreachable D1 is distinguished from an invalid request: %s', async message => {
  const failing = async () => {
    throw new Error(message);
  };
  const statement = { bind: () => statement, all: failing, run: failing, raw: failing };
  const binding = fakeOf<D1Database>({ prepare: () => statement, batch: failing });
  const database = openD1(binding).as(null);
  const answers = [
    database.read(sql`SELECT 1`),
    database.readBatch([sql`SELECT 1`, sql`SELECT 2`]),
    database.write(sql`SELECT 1`),
    database.writeBatch([sql`SELECT 1`, sql`SELECT 2`]),
  ];
  for (const error of await Promise.all(answers.map(thrownBy))) {
    expect(isUnreachable(error)).toBe(true);
    expect(constraintViolation(error)).toBeUndefined();
  }
});

test('a silent D1 is waited for up to the limit, then counts as unreachable', async () => {
  const silent = () => new Promise(() => undefined);
  const statement = { bind: () => statement, all: silent, raw: silent };
  const binding = fakeOf<D1Database>({ prepare: () => statement, batch: silent });
  const database = openD1(binding, {
    limits: { read: { ms: 20 }, write: { ms: 30 }, keyed: { ms: 30 } },
  }).as(null);
  const answers = [database.read(sql`SELECT 1`), database.write(sql`SELECT 1`)];
  for (const error of await Promise.all(answers.map(thrownBy))) expect(isUnreachable(error)).toBe(true);
});

test('an overloaded D1 is retried, but never where it may have written', async () => {
  const asked: string[] = [];
  const failing = (message: string, times: number) => {
    let left = times;
    return async () => {
      asked.push(message);
      left -= 1;
      if (left >= 0) throw new Error(message);
      return { results: [] };
    };
  };
  const databaseOf = (all: () => Promise<unknown>) => {
    const statement = { bind: () => statement, all };
    return openD1(fakeOf<D1Database>({ prepare: () => statement })).as(null);
  };
  const busy = 'D1_ERROR: D1 DB is overloaded. Too many requests queued.';
  const locked = 'D1_ERROR: database is locked: SQLITE_BUSY';
  for (const message of [busy, locked]) {
    await databaseOf(failing(message, 2)).write(sql`DELETE FROM attempts`);
    expect(asked.splice(0)).toHaveLength(3);
  }
  const lost = 'D1_ERROR: Network connection lost.';
  await thrownBy(databaseOf(failing(lost, 1)).write(sql`DELETE FROM attempts`));
  expect(asked.splice(0)).toHaveLength(1);
  await databaseOf(failing(lost, 1)).writeKeyed([sql`DELETE FROM attempts`]);
  expect(asked.splice(0)).toHaveLength(2);
  const untold = 'D1_ERROR: Failed to get session commit token: internal error; reference = abc';
  await databaseOf(failing(untold, 2)).read(sql`SELECT 1`);
  expect(asked.splice(0)).toHaveLength(3);
  // It is unknown whether it was written.
  await thrownBy(databaseOf(failing(untold, 1)).write(sql`DELETE FROM attempts`));
  expect(asked).toHaveLength(1);
});
