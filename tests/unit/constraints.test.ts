import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../db/database.ts';
import { refusalOf } from '../../db/refusals.ts';
import { startMigratedDatabase } from '../support/platform.ts';

type Row = Record<string, string | number | null>;

const NOW = 1_800_000_000_000;
let made = 0;
const word = () => `word${(made++).toString(36)}`;

/** A row of each table that the database takes; the number tells apart what must differ. */
const ROWS: Record<string, () => Row> = {
  categories: () => ({ category_name: word() }),
  subcategories: () => ({ category_id: 1, subcategory_name: word() }),
  products: () => ({ subcategory_id: 1, product_name: word(), created_at: NOW }),
  countries: () => ({
    country_code: (made++ + 360).toString(36),
    country_name: word(),
    denomination: 'EUR',
    created_at: NOW,
  }),
  product_prices: () => ({
    product_code: 1,
    country_id: 2,
    net_price: 100,
    retail_price: 120,
    stock_available: 3,
    created_at: NOW,
  }),
  slider_images: () => ({ image_url: '/pictures/a.webp' }),
  users: () => ({ username: word(), password_hash: 'x', role: 'customer', created_at: NOW }),
  attempts: () => ({ subject: word(), made: 1, forgotten_at: NOW }),
};

const long = (length: number) => 'x'.repeat(length);

/** Of every CHECK, a value on its wrong side. */
const CHECKS: [constraint: string, table: string, wrong: Row[]][] = [
  ['category_name_length', 'categories', [{ category_name: '' }, { category_name: long(101) }]],
  ['category_display_status', 'categories', [{ display_status: 2 }, { display_status: -1 }]],
  ['subcategory_name_length', 'subcategories', [{ subcategory_name: '' }, { subcategory_name: long(101) }]],
  ['subcategory_display_status', 'subcategories', [{ display_status: 2 }]],
  ['product_name_length', 'products', [{ product_name: '' }, { product_name: long(201) }]],
  ['product_description_length', 'products', [{ product_description: long(10_001) }]],
  ['country_code_length', 'countries', [{ country_code: '' }, { country_code: 'EURO' }]],
  ['country_name_length', 'countries', [{ country_name: '' }, { country_name: long(101) }]],
  ['denomination_length', 'countries', [{ denomination: '' }, { denomination: long(51) }]],
  ['country_display_status', 'countries', [{ display_status: 2 }]],
  ['net_price_not_negative', 'product_prices', [{ net_price: -1 }]],
  ['retail_price_not_negative', 'product_prices', [{ retail_price: -1 }]],
  ['pv_not_negative', 'product_prices', [{ pv: -1 }]],
  ['pq_not_negative', 'product_prices', [{ pq: -1 }]],
  ['display_at_website', 'product_prices', [{ display_at_website: 2 }]],
  ['stock_not_negative', 'product_prices', [{ stock_available: -1 }]],
  ['image_url_length', 'slider_images', [{ image_url: '' }, { image_url: long(501) }]],
  ['title_length', 'slider_images', [{ title: long(201) }]],
  ['caption_length', 'slider_images', [{ caption: long(501) }]],
  ['slider_display_status', 'slider_images', [{ display_status: 2 }]],
  ['display_order_not_negative', 'slider_images', [{ display_order: -1 }]],
  ['username_length', 'users', [{ username: 'ab' }, { username: long(51) }]],
  ['email_length', 'users', [{ email: 'a@' }, { email: long(255) }]],
  ['role_known', 'users', [{ role: 'owner' }, { role: 'Admin' }]],
  ['enabled', 'users', [{ enabled: 2 }]],
];

/** What there is once only: the second row, which takes these values of the first, is refused. */
const UNIQUE: [table: string, columns: string[]][] = [
  ['categories', ['category_name']],
  ['subcategories', ['category_id', 'subcategory_name']],
  ['countries', ['country_code']],
  ['countries', ['country_name']],
  ['product_prices', ['product_code', 'country_id']],
  ['users', ['username']],
  ['users', ['email']],
  ['attempts', ['subject']],
];

const REFERENCES: [table: string, column: string, parent: string, key: string][] = [
  ['subcategories', 'category_id', 'categories', 'category_id'],
  ['products', 'subcategory_id', 'subcategories', 'subcategory_id'],
  ['product_prices', 'product_code', 'products', 'product_code'],
  ['product_prices', 'country_id', 'countries', 'country_id'],
];

let database: Database;
let stop: () => Promise<void>;

beforeAll(async () => {
  ({ database, stop } = await startMigratedDatabase());
  for (const table of ['categories', 'subcategories', 'products', 'countries', 'countries'])
    await insert(table);
  await insert('product_prices', { country_id: 1 });
});
afterAll(() => stop());

function insert(table: string, given: Row = {}) {
  const row = { ...ROWS[table]?.(), ...given };
  const names = sql.raw(Object.keys(row).join(', '));
  const values = sql.join(
    Object.values(row).map(value => sql`${value}`),
    sql`, `,
  );
  return database.run(sql`INSERT INTO ${sql.raw(table)} (${names}) VALUES (${values})`);
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

  test('a text is no number', async () => {
    await expect(insert('product_prices', { net_price: 'free' })).rejects.toThrow();
    await expect(insert('categories', { display_status: 'yes' })).rejects.toThrow();
  });
});

describe('what there is once is there once:', () => {
  test.each(UNIQUE)('%s by %j, in any case of the letters', async (table, columns) => {
    const first: Row = {
      ...ROWS[table]?.(),
      ...(columns.includes('email') && { email: `${word()}@example.com` }),
    };
    if (table === 'product_prices') Object.assign(first, { product_code: 1, country_id: 1 });
    else await insert(table, first);
    const second: Row = Object.fromEntries(columns.map(column => [column, first[column] ?? null]));
    const expected = { kind: 'unique', columns: columns.map(column => `${table}.${column}`) };
    expect(await refused(insert(table, second))).toEqual(expected);
    if (table === 'attempts') return;
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

  test('every UNIQUE is tried here', async () => {
    const found = (await schema('table')).flatMap(({ name, sql: text }) =>
      [...(text ?? '').matchAll(/UNIQUE \(([^)]+)\)/g)].map(match => `${name}: ${match[1]}`),
    );
    const tried = UNIQUE.map(([table, columns]) => `${table}: ${columns.join(', ')}`);
    const missing = found.filter(one => !one.startsWith('d1_') && !tried.includes(one));
    expect(missing, 'add these to UNIQUE').toEqual([]);
  });
});

describe('nothing refers to what is not there:', () => {
  test.each(REFERENCES)('%s.%s', async (table, column, parent, key) => {
    expect(await refused(insert(table, { [column]: 77_777_777 }))).toEqual({ kind: 'foreign-key' });
    const remove = database.run(sql.raw(`DELETE FROM ${parent} WHERE ${key} = 1`));
    expect(await refused(remove)).toEqual({ kind: 'foreign-key' });
  });

  test('every reference is tried here', async () => {
    const found = (await schema('table')).flatMap(({ name, sql: text }) =>
      [...(text ?? '').matchAll(/^\s*(\w+) .*REFERENCES/gm)].map(match => `${name}.${match[1]}`),
    );
    const tried = REFERENCES.map(([table, column]) => `${table}.${column}`);
    expect(
      found.filter(one => !tried.includes(one)),
      'add these to REFERENCES',
    ).toEqual([]);
  });
});

test('a sixth slider image is refused, in the words of the screen, and a place that was freed can be taken', async () => {
  for (let count = 0; count < 5; count += 1) await insert('slider_images');
  const full = { kind: 'rule', message: 'You can only upload up to 5 images.' };
  expect(await refused(insert('slider_images'))).toEqual(full);
  expect(await refused(insert('slider_images', { display_status: 0 }))).toEqual(full);
  await database.run(
    sql`DELETE FROM slider_images WHERE image_id = (SELECT min(image_id) FROM slider_images)`,
  );
  await insert('slider_images');
  expect(await refused(insert('slider_images'))).toEqual(full);
  await database.run(sql`DELETE FROM slider_images`);
});

test('every trigger is tried here', async () => {
  const names = (await schema('trigger')).map(({ name }) => name);
  expect(names, 'try the new trigger here, then name it').toEqual(['slider_images_at_most_five']);
});
