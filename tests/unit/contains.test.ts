import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Writer } from '../../db/client/database.ts';
import { categories } from '../../db/schema/categories.ts';
import { build } from '../../db/sql/build.ts';
import { containsText } from '../../db/sql/contains.ts';
import { startMigratedDatabase } from '../support/platform.ts';

let database: Writer;
let stop: () => Promise<void>;
beforeAll(async () => {
  ({ database, stop } = await startMigratedDatabase());
  for (const categoryName of ['Österreich', 'CAFÉ 50%', 'straße', 'Ёлка', 'Türkçe Çay', '杯子']) {
    await database.write(build.insert(categories).values({ categoryName }));
  }
});
afterAll(() => stop());

test.each([
  ['österreich', 'Österreich'],
  ['ÖSTERREICH', 'Österreich'],
  ['Österr', 'Österreich'],
  ['café', 'CAFÉ 50%'],
  ['50%', 'CAFÉ 50%'],
  ['STRASSE', ''],
  ['Straße', 'straße'],
  ['ёлка', 'Ёлка'],
  ['ЁЛКА', 'Ёлка'],
  ['türkçe çay', 'Türkçe Çay'],
  ['çay', 'Türkçe Çay'],
  ['杯', '杯子'],
  ["'; DROP TABLE categories; --", ''],
])('a search for %s in any case finds %s', async (text, name) => {
  const found = await database.read(
    build.select().from(categories).where(containsText(categories.categoryName, text)),
  );
  expect(found.map(({ categoryName }) => categoryName)).toEqual(name ? [name] : []);
  expect(await database.read(sql`SELECT 1 FROM categories`)).toHaveLength(6);
});
