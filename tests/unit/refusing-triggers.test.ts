import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Writer } from '../../db/database.ts';
import { PAYMENTS } from '../../functions/contracts/payment-methods.ts';
import { startMigratedDatabase } from '../support/platform.ts';
import { refused } from '../support/refused.ts';
import { A_MESSAGE_ID, aPictureId, insertRow, type Row } from '../support/valid-rows.ts';

const OF_SLIDE = aPictureId();

let database: Writer;
let stop: () => Promise<void>;

beforeAll(async () => {
  ({ database, stop } = await startMigratedDatabase());
  await insert('pictures', { picture_id: OF_SLIDE });
  for (const table of ['categories', 'subcategories', 'products', 'countries', 'countries'])
    await insert(table);
  await insert('product_prices', { country_id: 1 });
  await insert('slider_images');
});
afterAll(() => stop());

function insert(table: string, given: Row = {}) {
  const picture: Row = table === 'slider_images' ? { picture_id: OF_SLIDE } : {};
  return insertRow(database, table, { ...picture, ...given });
}

test('a sixth slider image is refused, in the words of the screen, and a place that was freed can be taken', async () => {
  const full = { kind: 'rule', message: 'You can only upload up to 5 images.' };
  for (let count = 1; count < 5; count += 1) await insert('slider_images');
  expect(await refused(insert('slider_images'))).toEqual(full);
  expect(await refused(insert('slider_images', { display_status: 0 }))).toEqual(full);
  const last = sql`SELECT max(image_id) FROM slider_images`;
  await database.write(sql`DELETE FROM slider_images WHERE image_id = (${last})`);
  await insert('slider_images');
  expect(await refused(insert('slider_images'))).toEqual(full);
  await database.write(sql`DELETE FROM slider_images WHERE image_id > 1`);
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
    database.write(
      sql.raw(`UPDATE product_prices SET ${assignment} WHERE product_code = 1 AND country_id = 1`),
    );
  expect(await refused(set('country_id = 2'))).toEqual(stays);
  expect(await refused(set('product_code = 800'))).toEqual(stays);
  await set('product_code = 1, country_id = 1, net_price = 200');
});

test('an order is paid in a way that the shop knows, or it is none', async () => {
  const unknown = { kind: 'rule', message: 'An order is paid in a way that the shop knows.' };
  for (const payment of ['shells', '', 'PayPal'])
    expect(await refused(insert('orders', { payment }))).toEqual(unknown);
  for (const payment of PAYMENTS) await insert('orders', { payment });
  expect(await refused(database.write(sql`UPDATE orders SET payment = 'shells'`))).toEqual(unknown);
});

test('the settings are never gone, and a social link of theirs leads to the web', async () => {
  const stay = { kind: 'rule', message: 'The settings of the shop are changed, never deleted.' };
  expect(await refused(database.write(sql`DELETE FROM settings`))).toEqual(stay);
  const link = (url: unknown) =>
    database.write(sql`UPDATE settings SET social = ${JSON.stringify([{ label: 'x', url }])}`);
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
  const change = (what: string) => refused(database.write(sql.raw(`${what} WHERE user_id = 801`)));
  const refusal = { kind: 'rule', message: expect.stringMatching(last) };
  expect(await change('UPDATE users SET enabled = 0')).toEqual(refusal);
  expect(await change("UPDATE users SET role = 'staff'")).toEqual(refusal);
  expect(await change('DELETE FROM users')).toEqual(refusal);
  await database.write(sql`UPDATE users SET enabled = 1 WHERE user_id = 802`);
  expect(await change('DELETE FROM users')).toBe('it was taken');
});

test('a batch that finds a price to be another than it was ends there', async () => {
  const outdated = { kind: 'rule', message: 'Some of these prices were changed in the meantime.' };
  const refuse = sql`INSERT INTO outdated_prices (product_code, country_id) SELECT 1, 1`;
  expect(await refused(database.write(refuse))).toEqual(outdated);
  await database.write(sql`${refuse} WHERE 0`);
});

test('a message is moved by somebody, a reply stays as it was sent, and who left is asked first', async () => {
  await insert('messages', { message_id: A_MESSAGE_ID });
  await insert('message_replies');
  const confirmed = { state: 'confirmed', confirmed_at: 1 };
  await insert('subscribers', { ...confirmed, state: 'unsubscribed', unsubscribed_at: 2 });
  const change = (what: string) => refused(database.write(sql.raw(what)));
  const rule = (message: string) => ({ kind: 'rule', message });
  expect(await change("UPDATE messages SET state = 'junk'")).toEqual(rule('A message is moved by somebody.'));
  expect(await change("UPDATE message_replies SET text = 'Yes.'")).toEqual(
    rule('What was sent stays as it was sent.'),
  );
  expect(await change("UPDATE subscribers SET state = 'confirmed', unsubscribed_at = NULL")).toEqual(
    rule('Who unsubscribed is asked before they are a subscriber again.'),
  );
});

/** Those that keep something right rather than refuse; each kind has a test of its own. */
const KEEPERS =
  /^(catalogue|history|(product|order|account|post)_search|(account|coupon|order|sales)_tally|order_moved|stock_ledger|has_stock|product_count|price_counts|counts_of|units_sold|email_since|rating|review|comment|post_(tags|pictures))_/;

test('every trigger that refuses is tried here', async () => {
  const triggers = await database.read(
    sql<{ name: string }>`SELECT name FROM sqlite_master WHERE type = 'trigger'`,
  );
  const names = triggers.map(({ name }) => name).filter(name => !KEEPERS.test(name));
  expect(names.sort(), 'try the new trigger here, then name it').toEqual([
    'addresses_at_most_twenty',
    'message_replies_stay_as_sent',
    'messages_are_moved_by_somebody',
    'order_state_by_moves_alone',
    'orders_payment_known_insert',
    'orders_payment_known_update',
    'outdated_prices_refuse',
    'price_keeps_its_key',
    'settings_link_to_the_web',
    'settings_stay',
    'slider_images_at_most_five',
    'subscribers_are_asked_first',
    'users_keep_an_admin',
    'users_keep_an_admin_there',
  ]);
});
