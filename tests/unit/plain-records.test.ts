import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { categories } from '../../db/schema/categories.ts';
import { importRows } from '../../db/schema/import-rows.ts';
import { imports } from '../../db/schema/imports.ts';
import { build } from '../../db/sql/build.ts';
import { CATEGORY } from '../../functions/catalog/categories/record.ts';
import { readPlainRows } from '../../functions/office/exports/plain-records.ts';
import { loadReferenceData } from '../../functions/office/imports/facts.ts';
import { plainImport } from '../../functions/office/imports/plain-records.ts';
import { isBeingApplied } from '../../functions/office/imports/queries.ts';
import { omitFields } from '../../functions/records/record.ts';
import { startMigratedDatabase } from '../support/platform.ts';
import { insertRow } from '../support/valid-rows.ts';

/** Any record that needs nothing but its description will do. */
const RECORD = { ...CATEGORY, ...omitFields(CATEGORY, 'pictureId', 'categoryDescription') };
const file = plainImport(RECORD);
const OWNED = { importId: 1, userId: 1 };
const PLACE = { base: '/pictures', origin: 'https://shop.example' };

let shop: Awaited<ReturnType<typeof startMigratedDatabase>>;
beforeAll(async () => {
  shop = await startMigratedDatabase();
  const { database } = shop;
  await insertRow(database, 'users', { user_id: 1 });
  await insertRow(database, 'imports', { import_id: 1, user_id: 1, kind: 'categories', state: 'applying' });
  await insertRow(database, 'categories', { category_id: 1, category_name: 'Coffee' });
  await insertRow(database, 'categories', { category_id: 2, category_name: 'Tea', display_status: 0 });
});
afterAll(() => shop.stop());

async function judged(...rows: Record<string, string>[]) {
  const facts = await loadReferenceData(shop.database, OWNED, rows, PLACE);
  const known = await file.read(shop.database, OWNED, rows);
  return rows.map((cells, at) => file.judge({ line: at + 2, given: cells }, cells, facts, known));
}

test('a row is compared with the stored one by id, and checked by its record’s rules', async () => {
  const rows = await judged(
    { categoryId: '1', categoryName: 'Coffee', displayStatus: 'Yes' },
    { categoryId: '2', displayStatus: 'Yes' },
    { categoryName: 'Spices' },
    { categoryId: '9', categoryName: 'Nowhere' },
    { categoryId: '1', categoryName: '' },
  );
  expect(rows.map(({ outcome, changes, errors }) => ({ outcome, changes, errors }))).toEqual([
    { outcome: 'same', changes: [], errors: [] },
    { outcome: 'change', changes: [{ field: 'displayStatus', from: 'No', to: 'Yes' }], errors: [] },
    { outcome: 'create', changes: [], errors: [] },
    { outcome: 'refuse', changes: [], errors: [{ path: 'categoryId', message: 'There is no category 9' }] },
    {
      outcome: 'refuse',
      changes: [],
      errors: [{ path: 'categoryName', message: 'Category name is required' }],
    },
  ]);
});

test('rows are written as previewed, count as outdated afterwards, and are exported as a file', async () => {
  const { database } = shop;
  await insertRow(database, 'categories', { category_id: 5, category_name: 'Cups', display_status: 0 });
  const rows = await judged({ categoryId: '5', displayStatus: 'Yes' }, { categoryName: 'Spices' });
  for (const row of rows) await database.write(build.insert(importRows).values({ ...row, importId: 1 }));
  const outdated = sql<{ line: number }>`SELECT line FROM ${importRows} WHERE ${file.isOutdated}`;
  expect(await database.read(outdated)).toEqual([]);
  await database.writeBatch(file.write(isBeingApplied(OWNED.importId)));
  expect(await database.read(build.select().from(categories))).toMatchObject([
    { categoryId: 1, categoryName: 'Coffee', displayStatus: true, version: 1 },
    { categoryId: 2, categoryName: 'Tea', displayStatus: false, version: 1 },
    { categoryId: 5, categoryName: 'Cups', displayStatus: true, version: 2 },
    { categoryId: 6, categoryName: 'Spices', displayStatus: true, version: 1 },
  ]);
  expect(await database.read(outdated)).toEqual([{ line: 2 }]);
  expect(await database.read(build.select({ kind: imports.kind }).from(imports))).toEqual([
    { kind: 'categories' },
  ]);

  const read = (filter: Record<string, unknown>, after?: number) =>
    readPlainRows({ database }, { record: RECORD, filter, after });
  expect(await read({}, 2)).toEqual({
    lines: [
      ['5', 'Cups', 'Yes'],
      ['6', 'Spices', 'Yes'],
    ],
    next: undefined,
  });
  expect((await read({ q: 'spi' })).lines).toEqual([['6', 'Spices', 'Yes']]);
  expect((await read({ displayStatus: false })).lines).toEqual([['2', 'Tea', 'No']]);
});
