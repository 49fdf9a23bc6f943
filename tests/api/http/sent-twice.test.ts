import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Category } from '../../../functions/catalog/categories/contract.ts';
import type { Message } from '../../../functions/content/messages/contract.ts';
import type { Undone } from '../../../functions/office/history/contract.ts';
import type { AppliedImport, Import } from '../../../functions/office/imports/contract.ts';
import type { Order } from '../../../functions/ordering/orders/contract.ts';
import { makeAccount } from '../../support/accounts.ts';
import { drawPng } from '../../support/drawn-pictures.ts';
import { aName, makeMessage, makeOrder, makeSubcategory } from '../../support/factories.ts';
import { formOf } from '../../support/forms.ts';
import { cells } from '../../support/importer.ts';
import { expectProblem } from '../../support/problems.ts';
import { openShopWithMail, untilSent } from '../../support/shop-with-mail.ts';
import { tokenFor } from '../../support/tokens.ts';

const { box, shop, staff, call } = openShopWithMail(sql`UPDATE settings SET email = 'hello@kiosk.example'`);

const aKey = () => ({ 'Idempotency-Key': crypto.randomUUID() });

type RequestOptions = {
  json?: object;
  body?: () => FormData;
  headers?: Record<string, string>;
  token?: string;
};
const post = <Data = unknown>(
  path: string,
  { json, body, headers = aKey(), token = staff.token }: RequestOptions = {},
) => call<Data>('POST', path, { ...(json && { json }), ...(body && { body: body() }), headers, token });

/** The same request with one key, as a client sends it after a lost response. */
async function postTwice<Data>(path: string, given: RequestOptions = {}) {
  const headers = aKey();
  const first = await post<Data>(path, { ...given, headers });
  const second = await post<Data>(path, { ...given, headers });
  const headerNames = ['ETag', 'Location', 'X-Change-Id', 'Cache-Control', 'Content-Type'];
  const seen = [first, second].map(({ status, data, headers: its }) => [
    status,
    data,
    headerNames.map(one => its.get(one)),
  ]);
  expect(seen[1]).toEqual(seen[0]);
  return second;
}

const countOf = async (table: string, column: string, value: string) => {
  const [row] = await shop.database.read(
    sql<{
      total: number;
    }>`SELECT count(*) AS total FROM ${sql.raw(table)} WHERE ${sql.raw(column)} = ${value}`,
  );
  return row?.total;
};

test('creating a category again with the same key makes one, and one undo removes it', async () => {
  const categoryName = aName('Tea');
  const { status, headers } = await postTwice<Category>('/api/categories', { json: { categoryName } });
  expect(status).toBe(201);
  expect(await countOf('categories', 'category_name', categoryName)).toBe(1);
  const { data } = await post<Undone>(`/api/changes/${headers.get('X-Change-Id')}/undo`);
  expect(data).toEqual({ undone: 1, left: 0 });
  expect(await countOf('categories', 'category_name', categoryName)).toBe(0);
});

test('creating a product again with the same key and parts makes one, with its picture', async () => {
  const { subcategoryId } = await makeSubcategory(shop.database);
  const productName = aName('Pot');
  const picture = drawPng();
  const body = () =>
    formOf({ productName, subcategoryId: String(subcategoryId), productDescription: '', Image: picture });
  expect((await postTwice('/api/products', { body })).status).toBe(201);
  expect(await countOf('products', 'product_name', productName)).toBe(1);
});

test('a reply is sent and recorded once, and a note is written once', async () => {
  const email = `${crypto.randomUUID()}@example.com`;
  const id = await makeMessage(shop.database, { email });
  const { data } = await postTwice<Message>(`/api/messages/${id}/replies`, { json: { text: 'In black.' } });
  expect(data.replies).toHaveLength(1);
  expect(await countOf('message_replies', 'message_id', id)).toBe(1);
  await untilSent(shop, email);
  expect(box.letters.filter(({ to }) => to === email)).toHaveLength(1);

  const { orderNumber } = await makeOrder(shop.database);
  const noted = await postTwice<Order>(`/api/orders/${orderNumber}/notes`, { json: { note: 'Packed' } });
  expect(noted.data.staffNotes).toHaveLength(1);
});

test('repeating an undo or an import with its key repeats the response', async () => {
  const categoryName = aName('Cups');
  const { headers } = await post('/api/categories', { json: { categoryName } });
  const undone = await postTwice<Undone>(`/api/changes/${headers.get('X-Change-Id')}/undo`);
  expect(undone.data).toEqual({ undone: 1, left: 0 });

  const { subcategoryId } = await makeSubcategory(shop.database);
  const begun = await postTwice<Import>('/api/imports', { json: { kind: 'products', fileName: 'a.csv' } });
  const path = `/api/imports/${begun.data.importId}`;
  const productName = aName('Jug');
  const rows = cells({ productName, subcategoryId: String(subcategoryId) });
  expect((await post<Import>(`${path}/rows`, { json: { rows } })).data).toMatchObject({
    create: 1,
    refuse: 0,
  });
  expect((await postTwice<AppliedImport>(`${path}/apply`)).data).toEqual({ created: 1, changed: 0 });
  expect(await countOf('products', 'product_name', productName)).toBe(1);
});

test('one of many at once with the same key is carried out, and all get its response', async () => {
  const categoryName = aName('Coffee');
  const [headers, json] = [aKey(), { categoryName }];
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => post<Category>('/api/categories', { json, headers })),
  );
  expect(new Set(answers.map(({ status, data }) => `${status} ${data.categoryId}`)).size).toBe(1);
  expect(answers[0]?.status).toBe(201);
  expect(await countOf('categories', 'category_name', categoryName)).toBe(1);
});

test('a key belongs to one request of one person, and a corrected request may reuse it after a rejection', async () => {
  const [one, two] = [aName('One'), aName('Two')];
  const headers = aKey();
  expectProblem(await post('/api/categories', { json: { categoryName: '' }, headers }), 422);
  expect((await post('/api/categories', { json: { categoryName: one }, headers })).status).toBe(201);
  const { detail } = expectProblem(
    await post('/api/categories', { json: { categoryName: two }, headers }),
    409,
  );
  expect(detail).toContain('another request');
  expectProblem(await post('/api/countries', { json: { categoryName: one }, headers }), 409);

  const token = await tokenFor(await makeAccount(shop.database, 'staff'));
  expect((await post('/api/categories', { json: { categoryName: two }, headers, token })).status).toBe(201);

  const taken = { json: { categoryName: one }, headers: aKey() };
  expectProblem(await post('/api/categories', taken), 409);
  await shop.database.write(
    sql`UPDATE categories SET category_name = ${aName('Three')} WHERE category_name = ${one}`,
  );
  expect((await post('/api/categories', taken)).status).toBe(201);
  for (const key of ['short', 'k'.repeat(101)])
    expectProblem(
      await post('/api/categories', { json: { categoryName: two }, headers: { 'Idempotency-Key': key } }),
      400,
    );
});

test('a stored key reveals nothing about its request, and is deleted after a day', async () => {
  const { orderNumber } = await makeOrder(shop.database);
  const [headers, json] = [aKey(), { note: 'Ring Zoë at the back door' }];
  const path = `/api/orders/${orderNumber}/notes`;
  await post(path, { json, headers });
  await post(path, { json, headers });
  const kept = JSON.stringify(await shop.database.read(sql`SELECT * FROM idempotency_keys`));
  expect(kept).not.toContain(headers['Idempotency-Key']);
  expect(kept).not.toMatch(/Zoë|back door/);
  const day = 24 * 60 * 60 * 1000;
  await shop.database.write(sql`UPDATE idempotency_keys SET sent_at = sent_at - ${day - 60_000}`);
  await shop.runTasks();
  expect((await post<Order>(path, { json, headers })).data.staffNotes).toHaveLength(1);
  await shop.database.write(sql`UPDATE idempotency_keys SET sent_at = sent_at - 60000`);
  await shop.runTasks();
  expect((await post<Order>(path, { json, headers })).data.staffNotes).toHaveLength(2);
});
