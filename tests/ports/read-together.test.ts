import { asc, count, sql } from 'drizzle-orm';
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openD1 } from '../../db/d1.ts';
import type { Database } from '../../db/database.ts';
import { openLibsql } from '../../db/libsql.ts';
import { counted } from '../../scripts/bench/counted.ts';
import { libsqlServerRuns } from '../support/libsql-binary.ts';
import { startLibsqlServer } from '../support/libsql-server.ts';
import { startPlatform } from '../support/platform.ts';

const shelves = sqliteTable('shelves', { id: integer().primaryKey(), name: text().notNull() });

/** What the loaders of a page do: one asks for all, another for one and how many there are. */
async function expectOneTrip(database: Database, trips: () => number) {
  await database.run(sql`CREATE TABLE shelves (id INTEGER PRIMARY KEY, name TEXT NOT NULL)`);
  await database.insert(shelves).values([{ name: 'Tea' }, { name: 'Coffee' }]);
  const byName = () => database.select().from(shelves).orderBy(asc(shelves.name));
  const before = trips();
  const [all, [[first], [counting]]] = await Promise.all([
    byName(),
    database.batch([byName().limit(1), database.select({ total: count() }).from(shelves)]),
  ]);
  expect(trips() - before).toBe(1);
  expect([all.map(({ name }) => name), first, counting]).toEqual([
    ['Coffee', 'Tea'],
    { id: 2, name: 'Coffee' },
    { total: 2 },
  ]);
}

test('what a page asks of D1 at the same time makes one round trip', async () => {
  const platform = await startPlatform();
  onTestFinished(platform.stop);
  const { database, trips } = counted(platform.database);
  await expectOneTrip(openD1(database, { together: true }), trips);
});

test.skipIf(!libsqlServerRuns)(
  'what a page asks of libSQL at the same time makes one round trip',
  async () => {
    const { url, stop } = await startLibsqlServer();
    onTestFinished(stop);
    const sent = vi.spyOn(globalThis, 'fetch');
    onTestFinished(() => sent.mockRestore());
    const trips = () => sent.mock.calls.filter(([asked]) => (asked as Request).method === 'POST').length;
    await expectOneTrip(openLibsql({ url, together: true }), trips);
  },
);
