import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Writer } from '../../db/client/database.ts';
import { PAYABLE } from '../../db/triggers/payable.ts';
import { EMAIL_KINDS } from '../../functions/contracts/email-kinds.ts';
import { PAYMENTS } from '../../functions/contracts/payment-methods.ts';
import { startMigratedDatabase } from '../support/platform.ts';
import { rejectionOf } from '../support/refused.ts';
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

test('a sixth active slide is rejected, however it would become one, while more can wait hidden', async () => {
  const full = { kind: 'rule', message: 'You can only upload up to 5 images.' };
  for (let count = 1; count < 5; count += 1) await insert('slider_images');
  expect(await rejectionOf(insert('slider_images'))).toEqual(full);
  for (const image_id of [66, 67]) await insert('slider_images', { image_id, display_status: 0 });
  const set = (what: string, id: number) =>
    database.write(sql.raw(`UPDATE slider_images SET ${what} WHERE image_id = ${id}`));
  expect(await rejectionOf(set('display_status = 1', 66))).toEqual(full);
  await set("display_status = 0, title = 'x'", 66);
  await set('display_status = 1', 1);
  await set('display_status = 0', 1);
  await set('display_status = 1', 66);
  expect(await rejectionOf(set('display_status = 1', 1))).toEqual(full);
  expect(await rejectionOf(insert('slider_images'))).toEqual(full);
  await database.write(sql`DELETE FROM slider_images WHERE image_id > 1`);
});

test('country codes are in capitals, so that comparisons can ignore case', async () => {
  const capitals = { kind: 'rule', message: 'A country code is written in capitals.' };
  expect(await rejectionOf(insert('countries', { country_code: 'xk' }))).toEqual(capitals);
  await insert('countries', { country_code: 'XK' });
  const change = database.write(sql`UPDATE countries SET country_code = 'xL' WHERE country_code = 'XK'`);
  expect(await rejectionOf(change)).toEqual(capitals);
  await database.write(sql`DELETE FROM countries WHERE country_code = 'XK'`);
});

test('a price in yen has no sen, however it is written; an old one stays until it is changed', async () => {
  const has = 'has decimals, which the currency does not have.';
  const set = (what: string) =>
    database.write(sql.raw(`UPDATE product_prices SET ${what} WHERE country_id = 70`));
  const price = (net_price: number, product_code = 1) =>
    insert('product_prices', { product_code, country_id: 70, net_price, retail_price: 1200 });
  const toYen = () => database.write(sql`UPDATE countries SET denomination = 'JPY' WHERE country_id = 70`);
  await insert('countries', { country_id: 70 });
  await insert('products', { product_code: 70 });
  await price(1050);
  expect(await rejectionOf(toYen())).toEqual({ kind: 'rule', message: `A price of this country ${has}` });
  await database.write(sql`DROP TRIGGER prices_stay_payable`);
  await toYen();
  const keeps = PAYABLE.find(({ name }) => name === 'prices_stay_payable');
  await database.write(sql.raw(keeps?.sql ?? ''));
  expect(await rejectionOf(price(1050, 70))).toEqual({ kind: 'rule', message: `This price ${has}` });
  await price(1000, 70);
  await set('stock_available = 9, net_price = net_price');
  expect(await rejectionOf(set('net_price = net_price + 50'))).toEqual({
    kind: 'rule',
    message: `This price ${has}`,
  });
  await set('net_price = 1100');
});

test.each([
  ['countries', 'shipping_fee', 'This shipping fee', {}],
  ['coupons', 'amount', 'This amount', { percentage: null }],
])('neither can any of %s have sen, created in yen or moved to it', async (table, column, what, given) => {
  const none = { kind: 'rule', message: `${what} has decimals, which the currency does not have.` };
  const add = (amount: number, denomination: string) =>
    insert(table, { ...given, [column]: amount, denomination });
  const set = (values: string) =>
    database.write(sql.raw(`UPDATE ${table} SET ${values} WHERE ${column} % 1000 = 450`));
  expect(await rejectionOf(add(450, 'JPY'))).toEqual(none);
  await add(450, 'EUR');
  expect(await rejectionOf(set("denomination = 'KRW'"))).toEqual(none);
  expect(await rejectionOf(set(`denomination = 'KRW', ${column} = 550`))).toEqual(none);
  await set(`denomination = 'KRW', ${column} = 500`);
});

test.each([
  ['addresses', 20, 'You can keep up to 20 addresses. Delete one first.', { user_id: 700, is_default: 0 }],
  ['passkeys', 20, 'You can keep up to 20 passkeys. Remove one first.', { user_id: 701 }],
  ['saved_products', 200, 'You can save up to 200 products. Remove one first.', { user_id: 704 }],
])(
  'an account can have so many %s: %i; and says what to do for another',
  async (table, most, message, given) => {
    await insert('users', { user_id: given.user_id });
    const another = () => insert(table, given);
    for (let count = 0; count < most; count += 1) await another();
    expect(await rejectionOf(another())).toEqual({ kind: 'rule', message });
  },
);

test('requiring passkeys of staff takes a passkey and recovery codes of one’s own', async () => {
  await insert('users', { user_id: 702, role: 'admin' });
  const ask = () =>
    database
      .as({ changeId: crypto.randomUUID(), userId: 702 })
      .write(sql`UPDATE settings SET passkeys_required = 1`);
  const message =
    'Add a passkey to your own account and make recovery codes, then ask for passkeys from everybody.';
  expect(await rejectionOf(ask())).toEqual({ kind: 'rule', message });
  await insert('passkeys', { user_id: 702 });
  expect(await rejectionOf(ask())).toEqual({ kind: 'rule', message });
  await insert('recovery_codes', { user_id: 702 });
  await ask();
  const [row] = await database.read(
    sql`SELECT passkeys_required, passwords_ended_at > 0 AS ended FROM settings`,
  );
  expect(row).toEqual({ passkeys_required: 1, ended: 1 });
});

test('removed passkeys cannot be restored', async () => {
  await insert('users', { user_id: 703, passkeys_removed_at: 2000 });
  const say = (at: number | null) =>
    database.write(sql`UPDATE users SET passkeys_removed_at = ${at} WHERE user_id = 703`);
  const message = 'Passkeys that were removed do not come back. Their owner adds new ones.';
  for (const at of [null, 1000]) expect(await rejectionOf(say(at))).toEqual({ kind: 'rule', message });
  await say(3000);
});

test('a price never moves to another product or country, which its counts would miss', async () => {
  const stays = { kind: 'rule', message: 'A price stays with its product and country.' };
  await insert('products', { product_code: 800 });
  const set = (assignment: string) =>
    database.write(
      sql.raw(`UPDATE product_prices SET ${assignment} WHERE product_code = 1 AND country_id = 1`),
    );
  expect(await rejectionOf(set('country_id = 2'))).toEqual(stays);
  expect(await rejectionOf(set('product_code = 800'))).toEqual(stays);
  await set('product_code = 1, country_id = 1, net_price = 200');
});

test('an order has a known payment method or is rejected', async () => {
  const unknown = { kind: 'rule', message: 'An order is paid in a way that the shop knows.' };
  for (const payment of ['shells', '', 'PayPal'])
    expect(await rejectionOf(insert('orders', { payment }))).toEqual(unknown);
  for (const payment of PAYMENTS) await insert('orders', { payment });
  expect(await rejectionOf(database.write(sql`UPDATE orders SET payment = 'shells'`))).toEqual(unknown);
});

test('an email has a known kind or is rejected', async () => {
  const unknown = { kind: 'rule', message: 'The shop has no email of this kind.' };
  for (const kind of ['order-pending', '', 'Order-placed'])
    expect(await rejectionOf(insert('letters', { kind }))).toEqual(unknown);
  for (const kind of EMAIL_KINDS) await insert('letters', { kind });
});

test('the settings are never deleted, and their social links point to the web', async () => {
  const stay = { kind: 'rule', message: 'The settings of the shop are changed, never deleted.' };
  expect(await rejectionOf(database.write(sql`DELETE FROM settings`))).toEqual(stay);
  const link = (url: unknown) =>
    database.write(sql`UPDATE settings SET social = ${JSON.stringify([{ label: 'x', url }])}`);
  const led = { kind: 'rule', message: 'A social link leads to http:// or https://.' };
  for (const url of ['javascript:alert(1)', '//b.example', 'https://', null, 7]) {
    expect(await rejectionOf(link(url))).toEqual(led);
  }
  await link('https://b.example');
});

test('the last administrator who can sign in stays an administrator, even if others cannot sign in', async () => {
  const last = /^This is the last administrator who can sign in/;
  await insert('users', { user_id: 801, role: 'admin' });
  await database.write(sql`UPDATE users SET enabled = 0 WHERE role = 'admin' AND user_id <> 801`);
  await insert('users', { user_id: 802, role: 'admin', enabled: 0 });
  await insert('users', { user_id: 803, role: 'staff' });
  const change = (what: string) => rejectionOf(database.write(sql.raw(`${what} WHERE user_id = 801`)));
  const refusal = { kind: 'rule', message: expect.stringMatching(last) };
  expect(await change('UPDATE users SET enabled = 0')).toEqual(refusal);
  expect(await change("UPDATE users SET role = 'staff'")).toEqual(refusal);
  expect(await change('DELETE FROM users')).toEqual(refusal);
  await database.write(sql`UPDATE users SET enabled = 1 WHERE user_id = 802`);
  expect(await change('DELETE FROM users')).toBe('it was taken');
});

test('a batch stops at a price that has changed meanwhile', async () => {
  const outdated = { kind: 'rule', message: 'Some of these prices were changed in the meantime.' };
  const refuse = sql`INSERT INTO outdated_prices (product_code, country_id) SELECT 1, 1`;
  expect(await rejectionOf(database.write(refuse))).toEqual(outdated);
  await database.write(sql`${refuse} WHERE 0`);
});

test('a message has its editor, a sent reply is immutable, and unsubscribed addresses must reconfirm', async () => {
  await insert('messages', { message_id: A_MESSAGE_ID });
  await insert('message_replies');
  const confirmed = { state: 'confirmed', confirmed_at: 1 };
  await insert('subscribers', { ...confirmed, state: 'unsubscribed', unsubscribed_at: 2 });
  const change = (what: string) => rejectionOf(database.write(sql.raw(what)));
  const rule = (message: string) => ({ kind: 'rule', message });
  expect(await change("UPDATE messages SET state = 'junk'")).toEqual(rule('Say who moves the message.'));
  expect(await change("UPDATE message_replies SET text = 'Yes.'")).toEqual(
    rule('What was sent stays as it was sent.'),
  );
  expect(await change("UPDATE subscribers SET state = 'confirmed', unsubscribed_at = NULL")).toEqual(
    rule('Unsubscribed addresses must reconfirm.'),
  );
});

test('a variant has a value for each option of its family, which has at most a hundred of them', async () => {
  const rule = (message: string) => ({ kind: 'rule', message });
  const TAKEN = 'it was taken';
  const INCOMPLETE = rule('A variant has one value for each option of its family.');
  await insert('families', { family_id: 7, options: '["Colour","Size"]' });
  await insert('products', { product_code: 70_000 });
  const change = (what: string) =>
    rejectionOf(database.write(sql.raw(`UPDATE products SET ${what} WHERE product_code = 70000`)));
  const join = (options: string) => change(`family_id = 7, options = '${options}'`);
  expect(await join('["Sand"]')).toEqual(INCOMPLETE);
  expect(await change(`options = '["Sand"]'`)).toEqual(INCOMPLETE);
  expect(await rejectionOf(insert('products', { family_id: 7 }))).toEqual(INCOMPLETE);
  expect(await join('["Sand","L"]')).toBe(TAKEN);
  expect(await change('family_id = NULL')).toEqual(INCOMPLETE);
  const rename = (options: string) =>
    sql.raw(`UPDATE families SET options = '${options}' WHERE family_id = 7`);
  expect(await rejectionOf(database.write(rename('["Colour"]')))).toEqual(
    rule('Take its variants out before you add or remove an option.'),
  );
  await database.write(rename('["Shade","Size"]'));

  const FULL = rule('A family can have at most 100 variants.');
  for (let size = 1; size < 100; size += 1)
    await insert('products', { family_id: 7, options: `["Sand","${size}"]` });
  expect(await rejectionOf(insert('products', { family_id: 7, options: '["Sand","100"]' }))).toEqual(FULL);
  expect(await change(`options = '["Sand","XL"]'`)).toBe(TAKEN);
  await insert('products', { product_code: 80_000 });
  const joinFull = sql.raw(
    `UPDATE products SET family_id = 7, options = '["Sea","L"]' WHERE product_code = 80000`,
  );
  expect(await rejectionOf(database.write(joinFull))).toEqual(FULL);
});

/** Triggers that maintain something rather than reject; each kind has its own test. */
const KEEPERS =
  /^(catalogue|history|(product|order|account|post)_search|(account|coupon|order|sales)_tally|order_moved|stock_ledger|has_stock|leading|behind|product_(count|changed)|products_behind|post_changed|customer_figures|price_counts|counts_of|units_sold|email_since|settings_passwords|users_sign_ins|sign_in|rating|review|comment|post_(tags|pictures|products)|page_pictures|payment|option_counts|variant_options|room_(dots|on_home))_/;

test('every trigger that rejects is tested here', async () => {
  const triggers = await database.read(
    sql<{ name: string }>`SELECT name FROM sqlite_master WHERE type = 'trigger'`,
  );
  const names = triggers.map(({ name }) => name).filter(name => !KEEPERS.test(name));
  expect(names.sort(), 'try the new trigger here, then name it').toEqual([
    'addresses_at_most_twenty',
    'code_in_capitals_insert',
    'code_in_capitals_update',
    'coupon_is_payable_insert',
    'coupon_is_payable_update',
    'families_keep_their_options',
    'fee_is_payable_insert',
    'fee_is_payable_update',
    'letters_kind_known',
    'message_replies_stay_as_sent',
    'messages_are_moved_by_somebody',
    'order_state_by_moves_alone',
    'orders_payment_known_insert',
    'orders_payment_known_update',
    'outdated_prices_refuse',
    'passkeys_at_most_twenty',
    'price_is_payable_insert',
    'price_is_payable_update',
    'price_keeps_its_key',
    'prices_stay_payable',
    'saved_products_at_most_two_hundred',
    'settings_link_to_the_web',
    'settings_require_own_passkey',
    'settings_stay',
    'slider_images_at_most_five',
    'slider_images_shown_at_most_five',
    'subscribers_are_asked_first',
    'swatches_are_colours_insert',
    'swatches_are_colours_update',
    'users_keep_an_admin',
    'users_keep_an_admin_there',
    'users_keep_passkeys_removed',
    'variants_have_all_options_insert',
    'variants_have_all_options_update',
    'variants_of_a_family_are_limited_insert',
    'variants_of_a_family_are_limited_update',
  ]);
});
