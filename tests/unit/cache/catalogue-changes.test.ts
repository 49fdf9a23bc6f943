import { gt, max, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Writer } from '../../../db/client/database.ts';
import { catalogueChanges } from '../../../db/schema/catalogue-changes.ts';
import { build } from '../../../db/sql/build.ts';
import { SHOWN_COLUMNS } from '../../../db/triggers/catalogue.ts';
import { RECORDS } from '../../../functions/office/history/records.ts';
import type { AnyRecord } from '../../../functions/records/record.ts';
import { startMigratedDatabase } from '../../support/platform.ts';
import { PICTURE, SEEN } from '../../support/seen-rows.ts';
import { insertRow } from '../../support/valid-rows.ts';

/** Other records that visitors see. */
const OTHERS = RECORDS.flatMap((one: AnyRecord) => (one.shown ? [one.table] : [])).filter(
  table => !SEEN.some(([known]) => known === table),
);

let database: Writer;
let stop: () => Promise<void>;

beforeAll(async () => {
  ({ database, stop } = await startMigratedDatabase());
  await insertRow(database, 'pictures', { picture_id: PICTURE });
  await insertRow(database, 'posts', { slug: 'a-post' });
  for (const table of ['categories', 'categories', 'subcategories', 'subcategories', 'products', 'countries'])
    await insertRow(database, table);
  for (const user_id of [1, 2, 3]) await insertRow(database, 'users', { user_id });
  await insertRow(database, 'countries', { country_id: 2 });
  await insertRow(database, 'product_prices', { product_code: 1, country_id: 2 });
  await insertRow(database, 'slider_images', { picture_id: PICTURE });
  await insertRow(database, 'rooms', { picture_id: PICTURE });
  await insertRow(database, 'reviews', { user_id: 3, product_code: 1, state: 'approved' });
  for (const table of OTHERS) await insertRow(database, table);
});
afterAll(() => stop());

const run = (statement: string) => database.write(sql.raw(statement));

/** How many catalogue changes this recorded. */
async function raisedBy(work: () => PromiseLike<unknown>): Promise<number> {
  const before = await version();
  await work();
  return (await version()) - before;
}

async function version() {
  const [latest] = await database.read(
    build.select({ version: max(catalogueChanges.version) }).from(catalogueChanges),
  );
  return latest?.version ?? 0;
}

/** The recorded changes, without their numbers. */
async function changesOf(work: () => PromiseLike<unknown>) {
  const before = await version();
  await work();
  const rows = await database.read(
    build.select().from(catalogueChanges).where(gt(catalogueChanges.version, before)),
  );
  return rows.map(({ version: _, ...change }) =>
    Object.fromEntries(Object.entries(change).filter(([, value]) => value !== null)),
  );
}

describe('a cached response is not served again after a change of', () => {
  test.each(SEEN)('%s', async (table, row, key, changes) => {
    const itself = `${key} = ${row[key]}`;
    expect(await raisedBy(() => insertRow(database, table, row)), 'a new row').toBeGreaterThan(0);
    for (const assignment of changes) {
      const raised = await raisedBy(() => run(`UPDATE ${table} SET ${assignment} WHERE ${itself}`));
      expect(raised, assignment).toBeGreaterThan(0);
    }
    expect(await raisedBy(() => run(`DELETE FROM ${table} WHERE ${itself}`)), 'a deletion').toBeGreaterThan(
      0,
    );
  });

  test('settings and pages, which exist as long as the shop does', async () => {
    for (const assignment of ["shop_name = 'Renamed'", 'version = version + 1']) {
      expect(await raisedBy(() => run(`UPDATE settings SET ${assignment}`)), assignment).toBe(1);
    }
    const written = `UPDATE page_contents SET content = '{"note":"New"}' WHERE page = 'contact'`;
    expect(await raisedBy(() => run(written)), written).toBe(1);
  });

  test('an approved review: its text and its existence', async () => {
    const shown = { review_id: 901, user_id: 2, product_code: 1, state: 'approved' };
    expect(await raisedBy(() => insertRow(database, 'reviews', shown))).toBeGreaterThan(0);
    for (const change of ["SET name = 'Zoë'", "SET state = 'rejected'", "SET state = 'approved'"]) {
      expect(
        await raisedBy(() => run(`UPDATE reviews ${change} WHERE review_id = 901`)),
        change,
      ).toBeGreaterThan(0);
    }
    expect(await raisedBy(() => run('DELETE FROM users WHERE user_id = 2'))).toBeGreaterThan(0);
  });

  test('nothing, if nothing that visitors see changed', async () => {
    const unseen = [
      () => insertRow(database, 'users'),
      () => insertRow(database, 'attempts'),
      () => insertRow(database, 'pictures'),
      () => insertRow(database, 'messages'),
      () => insertRow(database, 'subscribers'),
      () => insertRow(database, 'comments'),
      () => insertRow(database, 'reviews', { user_id: 1 }),
      () => run('UPDATE products SET units_sold = units_sold + 1'),
      () => run('UPDATE product_prices SET version = version + 1'),
      () => run('DELETE FROM categories WHERE category_id = 77777777'),
      () => insertRow(database, 'categories', { category_name: '' }).catch(() => undefined),
    ];
    for (const work of unseen) expect(await raisedBy(work)).toBe(0);
  });
});

describe('a change records', () => {
  const stockAt = (stock: number) =>
    run(`UPDATE product_prices SET stock_available = ${stock} WHERE product_code = 1 AND country_id = 2`);
  beforeEach(() => run('UPDATE product_prices SET display_at_website = 1'));
  const bySale = [{ what: 'stock', productCode: 1, countryId: 2 }];

  test('for a product: itself and its category, the old one too if it moved', async () => {
    const renamed = () => run("UPDATE products SET product_name = 'Renamed' WHERE product_code = 1");
    expect(await changesOf(renamed)).toEqual([{ what: 'product', productCode: 1, subcategoryId: 1 }]);
    const moved = () => run('UPDATE products SET subcategory_id = 2 WHERE product_code = 1');
    expect((await changesOf(moved)).map(({ subcategoryId }) => subcategoryId).sort()).toEqual([1, 2]);
    await run('UPDATE products SET subcategory_id = 1 WHERE product_code = 1');
  });

  test('for a price: its product and its country', async () => {
    const dearer = () =>
      run('UPDATE product_prices SET net_price = 7 WHERE product_code = 1 AND country_id = 2');
    expect(await changesOf(dearer)).toEqual([{ what: 'product', productCode: 1, countryId: 2 }]);
  });

  test.each([
    ['nothing while plenty is left', 40, 6, []],
    ['a drop to a few', 6, 5, bySale],
    ['each of the last few, whose number is shown', 5, 4, bySale],
    ['selling out', 4, 0, bySale],
    ['restocking', 0, 50, bySale],
  ])('for stock, %s', async (_, from, to, expected) => {
    await stockAt(from);
    expect(await changesOf(() => stockAt(to))).toEqual(expected);
  });

  test('for stock counted by staff: every piece', async () => {
    await stockAt(40);
    const counted = () =>
      database
        .as({ changeId: 'a-change', userId: 1 })
        .write(sql`UPDATE product_prices SET stock_available = 30 WHERE product_code = 1 AND country_id = 2`);
    expect(await changesOf(counted)).toEqual([{ what: 'product', productCode: 1, countryId: 2 }]);
  });

  test('for stock that is not shown: nothing', async () => {
    await run('UPDATE product_prices SET display_at_website = 0 WHERE product_code = 1');
    expect(await changesOf(() => stockAt(0))).toEqual([]);
  });
});

/** The columns that no visitor's response depends on. */
const NOT_SHOWN: Record<string, string[]> = {
  settings: ['passkeys_required', 'passwords_ended_at'],
  // The counted products raise the version themselves when they are added, deleted or moved.
  subcategories: ['product_count', 'products_behind'],
  // Sales are constant: what is shown of stock has its own trigger.
  // `changed_at` only affects the order of lists, and the edit itself has raised the version.
  // Which variant leads follows from prices, stock and the families, which raise the version themselves.
  products: ['units_sold', 'changed_at', 'leading'],
  posts: ['changed_at'],
  product_prices: ['stock_available', 'has_stock', 'leading', 'version'],
  // The state decides whether a review is shown at all, and so changes the product's rating.
  reviews: ['user_id', 'state', 'decided_by', 'decided_at', 'sender', 'version'],
};

describe.each(Object.entries(SHOWN_COLUMNS))('the columns of %s', (table, shown) => {
  test('are all listed, in db/triggers/catalogue.ts or here as not shown', async () => {
    const columns = await database.read(sql<{ name: string }>`${sql.raw(`PRAGMA table_info(${table})`)}`);
    const decided = [...shown, ...(NOT_SHOWN[table] ?? [])];
    expect(decided.sort()).toEqual(columns.map(({ name }) => name).sort());
  });

  test('raise the version if shown, and only then', async () => {
    const raising = [];
    for (const column of [...shown, ...(NOT_SHOWN[table] ?? [])]) {
      if ((await raisedBy(() => run(`UPDATE ${table} SET ${column} = ${column}`))) > 0) raising.push(column);
    }
    expect(raising).toEqual(shown);
  });
});

test('every trigger that raises the version and every column that visitors see is tested here', async () => {
  const rows = await database.read(
    sql<{ name: string }>`SELECT name FROM sqlite_master WHERE type = 'trigger' AND name GLOB 'catalogue_*'`,
  );
  const tried = [...SEEN.map(([table]) => table), ...OTHERS].flatMap(table =>
    ['insert', 'update', 'delete'].map(change => `catalogue_${table}_${change}`),
  );
  expect(rows.map(({ name }) => name).sort()).toEqual(
    [
      ...tried,
      'catalogue_page_contents_update',
      'catalogue_product_prices_stock',
      'catalogue_products_moved',
      'catalogue_reviews_update',
      'catalogue_settings_update',
    ].sort(),
  );

  const unseen = ['version', 'created_at', ...Object.values(NOT_SHOWN).flat()];
  for (const [table, row, key, changes] of SEEN) {
    const columns = await database.write(
      sql<{ name: string; pk: number }>`${sql.raw(`PRAGMA table_info(${table})`)}`,
    );
    const changed = [...changes.map(change => change.split(' = ')[0]), ...Object.keys(row), key];
    const untried = columns.filter(
      ({ name, pk }) => pk === 0 && !unseen.includes(name) && !changed.includes(name),
    );
    expect(untried, `change these of ${table} too`).toEqual([]);
  }
});
