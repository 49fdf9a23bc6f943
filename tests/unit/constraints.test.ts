import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../db/database.ts';
import { refusalOf } from '../../db/refusals.ts';
import { CHECKS } from '../support/broken-rows.ts';
import { startMigratedDatabase } from '../support/platform.ts';
import { aPictureId, insertRow, type Row, VALID_ROWS, word } from '../support/valid-rows.ts';

const OF_PRODUCT = aPictureId();
const OF_SLIDE = aPictureId();

/** What there is once only: the second row, which takes these values of the first, is refused. */
const UNIQUE: [table: string, columns: string[]][] = [
  ['categories', ['category_name']],
  ['subcategories', ['category_id', 'subcategory_name']],
  ['countries', ['country_code']],
  ['countries', ['country_name']],
  ['pictures', ['picture_id']],
  ['product_prices', ['product_code', 'country_id']],
  ['price_counts', ['subcategory_id', 'country_id']],
  ['account_counts', ['role', 'enabled', 'pending']],
  ['order_counts', ['state', 'country_code']],
  ['sales', ['day', 'denomination']],
  ['users', ['username']],
  ['users', ['email']],
  ['addresses', ['user_id']],
  ['messages', ['message_id']],
  ['subscribers', ['email']],
  ['attempts', ['subject']],
  ['orders', ['order_number']],
  ['orders', ['idempotency_key']],
  ['order_lines', ['order_id', 'position']],
  ['import_rows', ['import_id', 'line']],
  ['import_rows', ['import_id', 'target']],
];

/** Kept by a hash, a key or a random id, whose letters have one case. */
const CASED = [
  'account_counts',
  'order_counts',
  'attempts',
  'import_rows',
  'messages',
  'orders',
  'order_lines',
  'pictures',
  'sales',
];

/** What each row refers to, and a row there that something refers to: nothing takes that one away. */
const REFERENCES: [table: string, column: string, parent: string, key: string, used: string | number][] = [
  ['subcategories', 'category_id', 'categories', 'category_id', 1],
  ['products', 'subcategory_id', 'subcategories', 'subcategory_id', 1],
  ['products', 'picture_id', 'pictures', 'picture_id', OF_PRODUCT],
  ['slider_images', 'picture_id', 'pictures', 'picture_id', OF_SLIDE],
  ['product_prices', 'product_code', 'products', 'product_code', 1],
  ['product_prices', 'country_id', 'countries', 'country_id', 1],
  ['orders', 'user_id', 'users', 'user_id', 1],
];

/** Counts go with what they count, lines with their order. */
const CASCADES: typeof REFERENCES = [
  ['price_counts', 'subcategory_id', 'subcategories', 'subcategory_id', 900],
  ['price_counts', 'country_id', 'countries', 'country_id', 900],
  ['order_lines', 'order_id', 'orders', 'order_id', 900],
  ['import_rows', 'import_id', 'imports', 'import_id', 900],
  ['imports', 'user_id', 'users', 'user_id', 900],
  ['addresses', 'user_id', 'users', 'user_id', 900],
];

let database: Database;
let stop: () => Promise<void>;

beforeAll(async () => {
  ({ database, stop } = await startMigratedDatabase());
  for (const picture_id of [OF_PRODUCT, OF_SLIDE]) await insert('pictures', { picture_id });
  await insert('categories');
  await insert('subcategories');
  await insert('products', { picture_id: OF_PRODUCT });
  for (const table of ['countries', 'countries']) await insert(table);
  await insert('product_prices', { country_id: 1 });
  await insert('slider_images');
  await insert('users');
  await insert('orders', { user_id: 1 });
  await insert('imports');
});
afterAll(() => stop());

function insert(table: string, given: Row = {}) {
  const picture: Row = table === 'slider_images' ? { picture_id: OF_SLIDE } : {};
  return insertRow(database, table, { ...picture, ...given });
}

const refused = async (work: PromiseLike<unknown>) => {
  const error = await work.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  return error === undefined ? 'it was taken' : refusalOf(error);
};

const schema = async (type: string) =>
  database.all<{ name: string; sql: string }>(sql`SELECT name, sql FROM sqlite_master WHERE type = ${type}`);

const pragma = <Found>(what: string) => database.all<Found>(sql.raw(`PRAGMA ${what}`));

/** The tables of the shop. */
async function tables() {
  const all = await pragma<{ name: string; type: string }>('table_list');
  return all
    .filter(({ name, type }) => type === 'table' && !/^(sqlite_|_cf_|d1_)/.test(name))
    .map(({ name }) => name);
}

describe('a value that breaks a rule never gets into the database, whatever the code above it does:', () => {
  test.each(CHECKS)('%s', async (constraint, table, wrong) => {
    for (const row of wrong) {
      expect(await refused(insert(table, row))).toEqual({ kind: 'check', constraint });
    }
  });

  test('every CHECK is tried here', async () => {
    const named = (await schema('table')).flatMap(row => [
      ...(row.sql ?? '').matchAll(/CONSTRAINT (\w+) CHECK/g),
    ]);
    const known = CHECKS.map(([constraint]) => constraint);
    expect(known.sort(), 'add what is missing to CHECKS').toEqual(named.map(match => match[1]).sort());
  });

  test('an update cannot break one either: stock never goes below zero', async () => {
    const update = database.run(sql`UPDATE product_prices SET stock_available = stock_available - 4`);
    expect(await refused(update)).toEqual({ kind: 'check', constraint: 'stock_not_negative' });
  });

  test('a text is no number, and no list', async () => {
    await expect(insert('product_prices', { net_price: 'free' })).rejects.toThrow();
    await expect(insert('categories', { display_status: 'yes' })).rejects.toThrow();
    await expect(insert('pictures', { files: 'a.webp' })).rejects.toThrow();
  });
});

describe('what there is once is there once:', () => {
  test.each(UNIQUE)('%s by %j, in any case of the letters', async (table, columns) => {
    const first: Row = {
      ...VALID_ROWS[table]?.(),
      ...(columns.includes('email') && { email: `${word()}@example.com` }),
    };
    if (columns.includes('country_id')) Object.assign(first, { country_id: 1 });
    else await insert(table, first);
    const second: Row = Object.fromEntries(columns.map(column => [column, first[column] ?? null]));
    const expected = { kind: 'unique', columns: columns.map(column => `${table}.${column}`) };
    expect(await refused(insert(table, second))).toEqual(expected);
    if (CASED.includes(table)) return;
    const inCapitals = Object.entries(second).map(([name, value]) => [
      name,
      typeof value === 'string' ? value.toUpperCase() : value,
    ]);
    expect(await refused(insert(table, Object.fromEntries(inCapitals)))).toEqual(expected);
  });

  test('two subcategories of different categories may share a name, two accounts may lack an e-mail', async () => {
    await database.run(sql`INSERT INTO categories (category_id, category_name) VALUES (900, 'Another')`);
    await insert('subcategories', { subcategory_name: 'Shared' });
    await insert('subcategories', { subcategory_name: 'Shared', category_id: 900 });
    await insert('users', { email: null });
    await insert('users', { email: null });
  });

  test('every UNIQUE and every key is tried here', async () => {
    const found: string[] = [];
    for (const table of await tables()) {
      const indexes = await pragma<{ name: string; unique: number }>(`index_list(${table})`);
      for (const { name } of indexes.filter(({ unique }) => unique === 1)) {
        const columns = await pragma<{ name: string }>(`index_info(${name})`);
        found.push(`${table}: ${columns.map(column => column.name).join(', ')}`);
      }
    }
    const tried = UNIQUE.map(([table, columns]) => `${table}: ${columns.join(', ')}`);
    expect(tried.sort(), 'UNIQUE has to name these').toEqual(found.sort());
  });
});

describe('nothing refers to what is not there:', () => {
  test.each(REFERENCES)('%s.%s', async (table, column, parent, key, used) => {
    const missing = typeof used === 'string' ? aPictureId() : 77_777_777;
    expect(await refused(insert(table, { [column]: missing }))).toEqual({ kind: 'foreign-key' });
    const remove = database.run(sql`DELETE FROM ${sql.raw(parent)} WHERE ${sql.raw(key)} = ${used}`);
    expect(await refused(remove)).toEqual({ kind: 'foreign-key' });
  });

  test.each(CASCADES)('%s.%s, and what is counted takes its counts along', async (...reference) => {
    const [table, column, parent, key, counted] = reference;
    expect(await refused(insert(table, { [column]: 77_777_777 }))).toEqual({ kind: 'foreign-key' });
    await insert(parent, { [key]: counted });
    await insert(table, { [column]: counted });
    await database.run(sql`DELETE FROM ${sql.raw(parent)} WHERE ${sql.raw(key)} = ${counted}`);
    const left = await database.all(
      sql`SELECT * FROM ${sql.raw(table)} WHERE ${sql.raw(column)} = ${counted}`,
    );
    expect(left).toEqual([]);
  });

  test('every reference is tried here', async () => {
    const found: string[] = [];
    for (const table of await tables()) {
      const keys = await pragma<{ from: string; table: string; on_delete: string }>(
        `foreign_key_list(${table})`,
      );
      found.push(...keys.map(key => `${table}.${key.from} → ${key.table} ${key.on_delete}`));
    }
    const named = (references: typeof REFERENCES, action: string) =>
      references.map(([table, column, parent]) => `${table}.${column} → ${parent} ${action}`);
    const tried = [...named(REFERENCES, 'RESTRICT'), ...named(CASCADES, 'CASCADE')];
    expect(tried.sort(), 'REFERENCES or CASCADES has to name these').toEqual(found.sort());
  });
});

test('a sixth slider image is refused, in the words of the screen, and a place that was freed can be taken', async () => {
  const full = { kind: 'rule', message: 'You can only upload up to 5 images.' };
  for (let count = 1; count < 5; count += 1) await insert('slider_images');
  expect(await refused(insert('slider_images'))).toEqual(full);
  expect(await refused(insert('slider_images', { display_status: 0 }))).toEqual(full);
  const last = sql`SELECT max(image_id) FROM slider_images`;
  await database.run(sql`DELETE FROM slider_images WHERE image_id = (${last})`);
  await insert('slider_images');
  expect(await refused(insert('slider_images'))).toEqual(full);
  await database.run(sql`DELETE FROM slider_images WHERE image_id > 1`);
});

test('an account keeps twenty addresses, and is told what to do for another', async () => {
  await insert('users', { user_id: 700 });
  const another = () => insert('addresses', { user_id: 700, is_default: 0 });
  for (let count = 0; count < 20; count += 1) await another();
  const message = 'You can keep up to 20 addresses. Delete one first.';
  expect(await refused(another())).toEqual({ kind: 'rule', message });
});

test('a price never becomes that of another product or country, which its counts would not notice', async () => {
  const stays = { kind: 'rule', message: 'A price stays with its product and country.' };
  await insert('products', { product_code: 800 });
  const set = (assignment: string) =>
    database.run(
      sql.raw(`UPDATE product_prices SET ${assignment} WHERE product_code = 1 AND country_id = 1`),
    );
  expect(await refused(set('country_id = 2'))).toEqual(stays);
  expect(await refused(set('product_code = 800'))).toEqual(stays);
  await set('product_code = 1, country_id = 1, net_price = 200');
});

test('the settings are never gone, and a social link of theirs leads to the web', async () => {
  const stay = { kind: 'rule', message: 'The settings of the shop are changed, never deleted.' };
  expect(await refused(database.run(sql`DELETE FROM settings`))).toEqual(stay);
  const link = (url: unknown) =>
    database.run(sql`UPDATE settings SET social = ${JSON.stringify([{ label: 'x', url }])}`);
  const led = { kind: 'rule', message: 'A social link leads to http:// or https://.' };
  for (const url of ['javascript:alert(1)', '//b.example', 'https://', null, 7]) {
    expect(await refused(link(url))).toEqual(led);
  }
  await link('https://b.example');
});

test('the last administrator who can sign in stays one, whoever else there is', async () => {
  const last = /^This is the last administrator who can sign in/;
  await insert('users', { user_id: 801, role: 'admin' });
  await insert('users', { user_id: 802, role: 'admin', enabled: 0 });
  await insert('users', { user_id: 803, role: 'staff' });
  const change = (what: string) => refused(database.run(sql.raw(`${what} WHERE user_id = 801`)));
  const refusal = { kind: 'rule', message: expect.stringMatching(last) };
  expect(await change('UPDATE users SET enabled = 0')).toEqual(refusal);
  expect(await change("UPDATE users SET role = 'staff'")).toEqual(refusal);
  expect(await change('DELETE FROM users')).toEqual(refusal);
  await database.run(sql`UPDATE users SET enabled = 1 WHERE user_id = 802`);
  expect(await change('DELETE FROM users')).toBe('it was taken');
});

test('a batch that finds a price to be another than it was ends there', async () => {
  const outdated = { kind: 'rule', message: 'Some of these prices were changed in the meantime.' };
  const refuse = sql`INSERT INTO outdated_prices (product_code, country_id) SELECT 1, 1`;
  expect(await refused(database.run(refuse))).toEqual(outdated);
  await database.run(sql`${refuse} WHERE 0`);
});

/** Those that keep something right rather than refuse; each kind has a test of its own. */
const KEEPERS =
  /^(catalogue|history|(product|order|account)_search|(account|order|sales)_tally|product_count|price_counts|counts_of|units_sold)_/;

test('every trigger that refuses is tried here', async () => {
  const names = (await schema('trigger')).map(({ name }) => name).filter(name => !KEEPERS.test(name));
  expect(names.sort(), 'try the new trigger here, then name it').toEqual([
    'addresses_at_most_twenty',
    'outdated_prices_refuse',
    'price_keeps_its_key',
    'settings_link_to_the_web',
    'settings_stay',
    'slider_images_at_most_five',
    'users_keep_an_admin',
    'users_keep_an_admin_there',
  ]);
});
