import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Writer } from '../../db/client/database.ts';
import { CHECKS } from '../support/broken-rows.ts';
import { startMigratedDatabase } from '../support/platform.ts';
import { rejectionOf } from '../support/refused.ts';
import { CASED, UNIQUE } from '../support/unique-columns.ts';
import {
  A_MESSAGE_ID,
  aPictureId,
  insertRow,
  type Row,
  UNPAID_ORDERS,
  VALID_ROWS,
  word,
} from '../support/valid-rows.ts';

const PICTURES = Array.from({ length: 8 }, aPictureId);
const [
  OF_PRODUCT = '',
  OF_CATEGORY = '',
  OF_SLIDE = '',
  OF_POST = '',
  IN_A_TEXT = '',
  ON_A_PAGE = '',
  OF_ROOM = '',
  OPENED = '',
] = PICTURES;

/** Each reference, and a row that is referred to: it cannot be deleted. */
const REFERENCES: [table: string, column: string, parent: string, key: string, used: string | number][] = [
  ['subcategories', 'category_id', 'categories', 'category_id', 1],
  ['products', 'subcategory_id', 'subcategories', 'subcategory_id', 1],
  ['products', 'family_id', 'families', 'family_id', 1],
  ['products', 'picture_id', 'pictures', 'picture_id', OF_PRODUCT],
  ['categories', 'picture_id', 'pictures', 'picture_id', OF_CATEGORY],
  ['slider_images', 'picture_id', 'pictures', 'picture_id', OF_SLIDE],
  ['posts', 'picture_id', 'pictures', 'picture_id', OF_POST],
  ['rooms', 'picture_id', 'pictures', 'picture_id', OF_ROOM],
  ['rooms', 'opened_picture_id', 'pictures', 'picture_id', OPENED],
  ['post_pictures', 'picture_id', 'pictures', 'picture_id', IN_A_TEXT],
  ['page_pictures', 'picture_id', 'pictures', 'picture_id', ON_A_PAGE],
  ['comments', 'slug', 'posts', 'slug', 'a-post'],
  ['product_prices', 'product_code', 'products', 'product_code', 1],
  ['product_prices', 'country_id', 'countries', 'country_id', 1],
  ['orders', 'user_id', 'users', 'user_id', 1],
  ['coupon_uses', 'coupon_id', 'coupons', 'coupon_id', 1],
  ['payments', 'order_id', 'orders', 'order_id', 1],
];

/** Counts are deleted with what they count, lines with their order. */
const CASCADES: typeof REFERENCES = [
  ['price_counts', 'subcategory_id', 'subcategories', 'subcategory_id', 900],
  ['price_counts', 'country_id', 'countries', 'country_id', 900],
  ['leading_variants', 'family_id', 'families', 'family_id', 900],
  ['leading_variants', 'subcategory_id', 'subcategories', 'subcategory_id', 900],
  ['leading_variants', 'country_id', 'countries', 'country_id', 900],
  ['leading_variants', 'product_code', 'products', 'product_code', 900],
  ['option_counts', 'subcategory_id', 'subcategories', 'subcategory_id', 900],
  ['option_counts', 'country_id', 'countries', 'country_id', 900],
  ['variant_options', 'product_code', 'products', 'product_code', 900],
  ['order_lines', 'order_id', 'orders', 'order_id', 900],
  ['import_rows', 'import_id', 'imports', 'import_id', 900],
  ['imports', 'user_id', 'users', 'user_id', 900],
  ['addresses', 'user_id', 'users', 'user_id', 900],
  ['saved_products', 'user_id', 'users', 'user_id', 900],
  ['passkeys', 'user_id', 'users', 'user_id', 900],
  ['recovery_codes', 'user_id', 'users', 'user_id', 900],
  ['sign_ins', 'user_id', 'users', 'user_id', 900],
  ['reviews', 'user_id', 'users', 'user_id', 900],
  ['coupon_uses', 'order_id', 'orders', 'order_id', 900],
  ['post_tags', 'post_id', 'posts', 'post_id', 900],
  ['post_pictures', 'post_id', 'posts', 'post_id', 900],
  ['post_products', 'post_id', 'posts', 'post_id', 900],
  ['room_dots', 'room_id', 'rooms', 'room_id', 900],
  ['page_pictures', 'page_id', 'page_contents', 'page_id', 900],
  ['points_moves', 'order_id', 'orders', 'order_id', 901],
  ['order_moves', 'order_id', 'orders', 'order_id', 902],
  ['order_notes', 'order_id', 'orders', 'order_id', 903],
  ['letters', 'order_id', 'orders', 'order_id', 904],
  ['letters', 'subscriber_id', 'subscribers', 'subscriber_id', 900],
  ['letters', 'user_id', 'users', 'user_id', 907],
  ['letters', 'reply_id', 'message_replies', 'reply_id', 900],
  ['message_replies', 'message_id', 'messages', 'message_id', crypto.randomUUID()],
];

/** A ledger outlives the accounts it names. */
const OUTLIVES: typeof REFERENCES = [
  ['jobs', 'user_id', 'users', 'user_id', 906],
  ['stock_moves', 'order_id', 'orders', 'order_id', 905],
  ['points_moves', 'user_id', 'users', 'user_id', 905],
];

let database: Writer;
let stop: () => Promise<void>;

beforeAll(async () => {
  ({ database, stop } = await startMigratedDatabase());
  for (const picture_id of PICTURES) await insert('pictures', { picture_id });
  const content = sql`json_object('picture', '/pictures/' || ${ON_A_PAGE})`;
  await database.write(sql`UPDATE page_contents SET content = ${content}`);
  await database.write(sql`DELETE FROM page_contents WHERE page <> 'home'`);
  await insert('categories', { picture_id: OF_CATEGORY });
  await insert('subcategories');
  await insert('families');
  await insert('products', { picture_id: OF_PRODUCT, family_id: 1, options: '["Sand"]' });
  for (const table of ['countries', 'countries']) await insert(table);
  await insert('product_prices', { country_id: 1 });
  await insert('slider_images');
  await insert('users');
  await insert('orders', { user_id: 1 });
  for (const user_id of [null, null]) await insert('orders', { user_id });
  await insert('posts', { slug: 'a-post', picture_id: OF_POST, text: `![](/pictures/${IN_A_TEXT}.webp)` });
  await insert('comments');
  await insert('rooms', { opened_picture_id: OPENED });
  await insert('coupons');
  await insert('coupon_uses', { order_id: 1 });
  await insert('payments', { order_id: 1 });
  for (const order_id of UNPAID_ORDERS) await insert('orders', { order_id });
  await insert('imports');
  await insert('messages', { message_id: A_MESSAGE_ID });
  await insert('message_replies');
  for (const subscriber_id of [1, 800]) await insert('subscribers', { subscriber_id });
});
afterAll(() => stop());

function insert(table: string, given: Row = {}) {
  const picture = {
    slider_images: OF_SLIDE,
    rooms: OF_ROOM,
    post_pictures: OF_PRODUCT,
    page_pictures: OF_POST,
  }[table];
  const itsPicture: Row = picture && !given.picture_id ? { picture_id: picture } : {};
  return insertRow(database, table, { ...given, ...itsPicture });
}

const schema = async (type: string) =>
  database.read(sql<{ name: string; sql: string }>`SELECT name, sql FROM sqlite_master WHERE type = ${type}`);

const pragma = <Found>(what: string) => database.write(sql<Found>`${sql.raw(`PRAGMA ${what}`)}`);

/** The shop's tables. */
async function tables() {
  const all = await pragma<{ name: string; type: string }>('table_list');
  return all
    .filter(({ name, type }) => type === 'table' && !/^(sqlite_|_cf_|d1_)/.test(name))
    .map(({ name }) => name);
}

describe('an invalid value never gets into the database, whatever the code does:', () => {
  test.each(CHECKS)('%s', async (constraint, table, wrong) => {
    for (const row of wrong) {
      expect(await rejectionOf(insert(table, row))).toEqual({ kind: 'check', constraint });
    }
  });

  test('every CHECK is tested here', async () => {
    const named = (await schema('table')).flatMap(row => [
      ...(row.sql ?? '').matchAll(/CONSTRAINT (\w+)\s+CHECK/g),
    ]);
    const known = CHECKS.map(([constraint]) => constraint);
    expect(known.sort(), 'add what is missing to CHECKS').toEqual(named.map(match => match[1]).sort());
  });

  test('an update cannot break a rule either: stock never goes below zero', async () => {
    const update = sql`UPDATE product_prices SET stock_available = stock_available - 4`;
    expect(await rejectionOf(database.write(update))).toEqual({
      kind: 'check',
      constraint: 'stock_not_negative',
    });
  });

  test('a text is neither a number nor a list', async () => {
    await expect(insert('product_prices', { net_price: 'free' })).rejects.toThrow();
    await expect(insert('categories', { display_status: 'yes' })).rejects.toThrow();
    await expect(insert('pictures', { files: 'a.webp' })).rejects.toThrow();
  });
});

describe('unique values stay unique:', () => {
  test.each(UNIQUE)('%s by %j, in any case of the letters', async (table, columns) => {
    const first: Row = {
      ...VALID_ROWS[table]?.(),
      ...(columns.includes('email') && { email: `${word()}@example.com` }),
      ...(columns.includes('options') && { family_id: 1, options: '["Sea"]' }),
      ...(columns.includes('sku') && { sku: 'Kettle-7' }),
      ...(columns.includes('barcode') && { barcode: '4006381333931' }),
      ...(table === 'letters' && { [columns[0] as string]: 1 }),
    };
    if (columns.includes('country_id') && table !== 'stock_moves') Object.assign(first, { country_id: 1 });
    else await insert(table, first);
    // Without an order, so that only this one rule is broken.
    const second: Row = table === 'stock_moves' ? { order_id: null } : {};
    for (const column of columns) second[column] = first[column] ?? null;
    const expected = { kind: 'unique', columns: columns.map(column => `${table}.${column}`) };
    expect(await rejectionOf(insert(table, second))).toEqual(expected);
    if (CASED.includes(table) || table.startsWith('page_')) return;
    const inCapitals = Object.entries(second).map(([name, value]) => [
      name,
      typeof value === 'string' ? value.toUpperCase() : value,
    ]);
    expect(await rejectionOf(insert(table, Object.fromEntries(inCapitals)))).toEqual(expected);
  });

  test('two subcategories of different categories may share a name, two accounts may lack an email', async () => {
    await database.write(sql`INSERT INTO categories (category_id, category_name) VALUES (900, 'Another')`);
    await insert('subcategories', { subcategory_name: 'Shared' });
    await insert('subcategories', { subcategory_name: 'Shared', category_id: 900 });
    await insert('users', { email: null });
    await insert('users', { email: null });
  });

  test('every UNIQUE and every key is tested here', async () => {
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

describe('references always exist:', () => {
  test.each(REFERENCES)('%s.%s', async (table, column, parent, key, used) => {
    const missing = typeof used === 'string' ? aPictureId() : 77_777_777;
    expect(await rejectionOf(insert(table, { [column]: missing }))).toEqual({ kind: 'foreign-key' });
    const remove = sql`DELETE FROM ${sql.raw(parent)} WHERE ${sql.raw(key)} = ${used}`;
    expect(await rejectionOf(database.write(remove))).toEqual({ kind: 'foreign-key' });
  });

  test.each(CASCADES)('%s.%s, and deleting takes the counts along', async (...reference) => {
    const [table, column, parent, key, counted] = reference;
    expect(await rejectionOf(insert(table, { [column]: 77_777_777 }))).toEqual({ kind: 'foreign-key' });
    await insert(parent, { [key]: counted });
    await insert(table, { [column]: counted });
    await database.write(sql`DELETE FROM ${sql.raw(parent)} WHERE ${sql.raw(key)} = ${counted}`);
    const left = await database.read(
      sql`SELECT * FROM ${sql.raw(table)} WHERE ${sql.raw(column)} = ${counted}`,
    );
    expect(left).toEqual([]);
  });

  test.each(OUTLIVES)('%s.%s, and deleting sets it to null', async (...reference) => {
    const [table, column, parent, key, named] = reference;
    const its: Row = { ...(table.endsWith('_moves') && { order_id: 3 }), [column]: named };
    expect(await rejectionOf(insert(table, { ...its, [column]: 77_777_777 }))).toEqual({
      kind: 'foreign-key',
    });
    await insert(parent, { [key]: named });
    await insert(table, its);
    const count = async () => await database.read(sql`SELECT count(*) AS rows FROM ${sql.raw(table)}`);
    const before = await count();
    await database.write(sql`DELETE FROM ${sql.raw(parent)} WHERE ${sql.raw(key)} = ${named}`);
    expect(await count()).toEqual(before);
  });

  test('every reference is tested here', async () => {
    const found: string[] = [];
    for (const table of await tables()) {
      const keys = await pragma<{ from: string; table: string; on_delete: string }>(
        `foreign_key_list(${table})`,
      );
      found.push(...keys.map(key => `${table}.${key.from} → ${key.table} ${key.on_delete}`));
    }
    const named = (references: typeof REFERENCES, action: string) =>
      references.map(([table, column, parent]) => `${table}.${column} → ${parent} ${action}`);
    const tried = [
      ...named(REFERENCES, 'RESTRICT'),
      ...named(CASCADES, 'CASCADE'),
      ...named(OUTLIVES, 'SET NULL'),
    ];
    expect(tried.sort(), 'REFERENCES, CASCADES or OUTLIVES has to name these').toEqual(found.sort());
  });
});
