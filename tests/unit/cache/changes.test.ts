import type { D1Database } from '@cloudflare/workers-types';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openD1 } from '../../../db/client/d1.ts';
import type { Writer } from '../../../db/client/database.ts';
import { migrate } from '../../../db/migrate.ts';
import { cleanUpCatalogueChanges, pollChanges } from '../../../functions/response-cache/catalogue-changes.ts';
import { readMigrations } from '../../../scripts/migrations.ts';
import { startPlatform } from '../../support/platform.ts';
import { rowsReadFor } from '../../support/rows-read.ts';
import { insertRow } from '../../support/valid-rows.ts';

const A_JOB = 20_000;

let binding: D1Database;
let database: Writer;
let stop: () => Promise<void>;
let before: number;

beforeAll(async () => {
  ({ database: binding, stop } = await startPlatform());
  database = openD1(binding).as(null);
  await migrate(database, await readMigrations('db/migrations'));
  for (const table of ['categories', 'subcategories', 'products']) await insertRow(database, table);
  for (const country_code of ['DE', 'GB']) await insertRow(database, 'countries', { country_code });
});
afterAll(() => stop());

beforeEach(async () => {
  before = (await pollChanges(database, -1)).catalogVersion.version;
});

const news = (since: number) => pollChanges(database, since);
const pricesOf = (countryId: number, many: number) =>
  database.write(sql`WITH RECURSIVE n (code) AS (SELECT 1 UNION ALL SELECT code + 1 FROM n WHERE code < ${many})
    INSERT INTO catalogue_changes (what, product_code, country_id) SELECT 'product', code, ${countryId} FROM n`);
const renameIt = () => database.write(sql`UPDATE products SET product_name = product_name || '!'`);

describe('polling changes after a bulk price job', () => {
  test('returns the kinds and countries of all of it, and each of the latest changes', async () => {
    await insertRow(database, 'posts');
    await pricesOf(1, A_JOB);
    await renameIt();
    const { catalogVersion, changes, since } = await news(before);
    expect(catalogVersion.version).toBe(before + A_JOB + 2);
    expect(since).toBe(before);
    expect(changes).toHaveLength(502);
    expect(changes[0]).toMatchObject({
      what: 'product',
      product: 1,
      subcategory: 1,
      family: 0,
      country: null,
    });
    const nothing = { product: null, subcategory: null, category: null, family: null };
    expect(changes.slice(500)).toEqual([
      { ...nothing, version: catalogVersion.version - 500, what: 'product', country: 'DE' },
      { ...nothing, version: before + 1, what: 'posts', country: null },
    ]);
  });

  test('reads no row more than twice', async () => {
    await pricesOf(2, A_JOB);
    const rows = await rowsReadFor(binding, reader => pollChanges(reader, before));
    expect(rows).toBeGreaterThanOrEqual(A_JOB);
    expect(rows).toBeLessThan(2 * A_JOB + 4000);
  });

  test('reads only the latest changes if nothing was known before', async () => {
    await pricesOf(1, A_JOB);
    const { catalogVersion, changes, since } = await news(-1);
    expect({ length: changes.length, since }).toEqual({ length: 500, since: catalogVersion.version - 500 });
    expect(await rowsReadFor(binding, reader => pollChanges(reader, -1))).toBeLessThan(4000);
  });

  test('says from which version changes are known, if older ones were swept', async () => {
    for (const countryId of [1, 2, 1]) await pricesOf(countryId, A_JOB);
    await cleanUpCatalogueChanges({ database });
    const { catalogVersion, since } = await news(before);
    expect(since).toBe(catalogVersion.version - 50_000);
    const [kept] = await database.read(
      sql<{ first: number }>`SELECT min(version) AS first FROM catalogue_changes`,
    );
    expect(kept?.first).toBe(since + 1);
  });
});
