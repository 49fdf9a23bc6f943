import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Writer } from '../../db/database.ts';
import { missingPictures } from '../../functions/office/audit/pictures.ts';
import type { Pictures } from '../../functions/ports/pictures.ts';
import { fakeOf } from '../support/fake.ts';
import { startMigratedDatabase } from '../support/platform.ts';
import { aPictureId, insertRow } from '../support/valid-rows.ts';

const PAGE = 3;

let database: Writer;
let stop: () => Promise<void>;
/** Two files of each of ten pictures; the last of them belongs to nothing. */
const names: string[] = [];

beforeAll(async () => {
  ({ database, stop } = await startMigratedDatabase());
  for (const table of ['categories', 'subcategories']) await insertRow(database, table);
  for (let index = 0; index < 10; index += 1) {
    const picture_id = aPictureId();
    const files = [`${picture_id}.png`, `${picture_id}-320.webp`];
    names.push(...files);
    await insertRow(database, 'pictures', {
      picture_id,
      files: JSON.stringify(files.map(name => ({ name }))),
    });
    if (index < 9) await insertRow(database, 'products', { picture_id });
  }
  names.sort();
});
afterAll(() => stop());

/** A store that gives its names a few at a time. */
const storeOf = (kept: string[]) =>
  fakeOf<Pictures>({
    list: async ({ cursor = '0' } = {}) => {
      const from = Number(cursor);
      const pictures = kept.slice(from, from + PAGE).map(name => ({ name, size: 1, uploadedAt: new Date() }));
      return { pictures, ...(from + PAGE < kept.length && { cursor: String(from + PAGE) }) };
    },
  });

const look = (kept: string[], most = Number.POSITIVE_INFINITY) =>
  missingPictures({ database, pictures: storeOf(kept) }, most);

test('whatever is missing is found once, wherever the pages of the store end', async () => {
  expect(await look(names)).toEqual({ faults: [], isPartial: false });
  const owned = await database.read(sql<{ name: string }>`
    SELECT file.value ->> 'name' AS name FROM products JOIN pictures USING (picture_id), json_each(files) AS file`);
  const lost = (kept: string[]) =>
    owned
      .map(({ name }) => name)
      .filter(name => !kept.includes(name))
      .sort();
  for (const kept of [[], names.slice(4), names.slice(0, -5), names.filter((_, index) => index % 3 > 0)]) {
    const { faults } = await look(kept);
    const said = faults.map(fault => /picture (\S+) is/.exec(fault.said)?.[1] ?? '').sort();
    expect(said).toEqual(lost(kept));
  }
});

test('of a store that is too large the first pages are looked at, and that is told', async () => {
  const { faults, isPartial } = await look(names.slice(1), 2);
  expect({ faults: faults.length, isPartial }).toEqual({ faults: 1, isPartial: true });
});
