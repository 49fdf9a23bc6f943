import { beforeAll, describe, expect, test } from 'vitest';
import type { Writer } from '../../../db/client/database.ts';
import { history } from '../../../db/schema/history.ts';
import { build } from '../../../db/sql/build.ts';
import type { HistoryEntry, Undone } from '../../../functions/office/history/contract.ts';
import { makeAccount, PASSWORD, signIn } from '../../support/accounts.ts';
import type { Answer } from '../../support/api-client.ts';
import { drawPng } from '../../support/drawn-pictures.ts';
import {
  aName,
  anOrder,
  makeCategory,
  makeCountry,
  makePrice,
  makeProduct,
  makeSubcategory,
} from '../../support/factories.ts';
import { expectSoundRows } from '../../support/invariants.ts';
import { openShop } from '../../support/shop.ts';

type Made = { path: string; key: string; changed: object; field: string };

/** One row of each kind, created by the account behind `send`, and a change of it. */
const KINDS: Record<string, (database: Writer, send: (json: object, at: string) => Send) => Promise<Made>> = {
  categories: async (_, send) => {
    const { data } = await send({ categoryName: aName('Tea') }, 'categories');
    return made('categories', data.categoryId, { categoryName: aName('Coffee') });
  },
  subcategories: async (database, send) => {
    const { categoryId } = await makeCategory(database);
    const { data } = await send({ categoryId, subcategoryName: aName('Pots') }, 'subcategories');
    return made('subcategories', data.subcategoryId, { subcategoryName: aName('Cups') });
  },
  products: async (database, send) => {
    const { subcategoryId } = await makeSubcategory(database);
    const productPicture = `data:image/png;base64,${Buffer.from(drawPng()).toString('base64')}`;
    const { data } = await send({ subcategoryId, productName: aName('Pot'), productPicture }, 'products');
    return made('products', data.productCode, { productPicture: null });
  },
  countries: async (_, send) => {
    const code = Math.random().toString(36).slice(2, 5);
    const json = { countryCode: code, countryName: aName('Land'), denomination: 'EUR' };
    const { data } = await send(json, 'countries');
    return made('countries', data.countryId, { denomination: 'USD' });
  },
  productprices: async (database, send) => {
    const [{ productCode }, { countryId }] = [await makeProduct(database), await makeCountry(database)];
    const json = { ProductCode: productCode, CountryID: countryId, NetPrice: 12.5, RetailPrice: 15 };
    await send({ ...json, StockAvailable: 3 }, 'productprices');
    return made('productprices', `${productCode}/${countryId}`, { NetPrice: 9.99 });
  },
};

type Send = Promise<Answer<Record<string, number>>>;

function made(kind: string, key: unknown, changed: object): Made {
  return { path: `/api/${kind}/${key}`, key: String(key), changed, field: Object.keys(changed)[0] ?? '' };
}

describe('history', () => {
  const { shop, call } = openShop();
  let token: string;
  let username: string;
  beforeAll(async () => {
    ({ username } = await makeAccount(shop.database, 'staff'));
    token = await signIn(call, username);
  });

  const entries = async (search: string, as = token) =>
    (await call<HistoryEntry[]>('GET', `/api/history?${search}`, { token: as })).data;
  const restore = (historyId = 0) => call('POST', `/api/history/${historyId}/restore`, { token });
  const undo = ({ headers }: Answer, as = token) =>
    call<Undone>('POST', `/api/changes/${headers.get('X-Change-Id')}/undo`, { token: as });
  const read = async (path: string) => (await call<Record<string, unknown>>('GET', path, { token })).data;
  const put = (path: string, json: object, as = token) => call('PUT', path, { json, token: as });
  const remove = (path: string) => call('DELETE', path, { token });

  test.each(Object.keys(KINDS))('%s: created, changed, reverted, deleted and restored', async kind => {
    const send = (json: object, at: string) => call('POST', `/api/${at}`, { json, token }) as Send;
    const row = await KINDS[kind]?.(shop.database, send);
    if (!row) throw new Error(`nothing was made of ${kind}`);
    const { path, key, changed, field } = row;
    const its = `kind=${kind}&key=${key}`;
    const first = await read(path);
    await put(path, changed);
    const second = await read(path);

    const [update, creation, ...others] = await entries(its);
    expect(others).toEqual([]);
    expect(creation).toMatchObject({ action: 'create', by: username, canRestore: false, alike: 1 });
    expect(update).toMatchObject({ kind, key, action: 'update', by: username, canRestore: true });
    expect(update?.changes).toEqual([
      expect.objectContaining({ field, old: first[field], new: second[field] }),
    ]);

    expect((await restore(update?.historyId)).status).toBe(200);
    expect(await read(path)).toEqual(first);
    const stale = await call('DELETE', path, { token, headers: { 'If-Match': '"2"' } });
    expect(stale.status).toBe(412);

    const deleted = await remove(path);
    expect((await call('GET', path, { token })).status).toBe(404);
    const [gone] = await entries(`${its}&deleted=true`);
    expect(gone).toMatchObject({ action: 'delete', canRestore: true });
    expect((await restore(update?.historyId)).problem.detail).toContain('Restore it first');
    expect((await restore(gone?.historyId)).status).toBe(200);
    expect(await read(path)).toEqual(first);
    expect(await entries(`${its}&deleted=true`)).toEqual([]);
    const twice = await restore(gone?.historyId);
    expect({ status: twice.status, detail: twice.problem.detail }).toEqual({
      status: 409,
      detail: 'It has already been restored',
    });
    expect((await undo(deleted)).data).toEqual({ undone: 0, left: 1 });

    const again = await remove(path);
    expect((await undo(again)).data).toEqual({ undone: 1, left: 0 });
    expect(await read(path)).toEqual(first);
    await expectSoundRows(shop.database);
  });

  test('undoing a creation deletes the row, and undoing that restores it, unless the row is in use', async () => {
    const create = () =>
      call<{ categoryId: number }>('POST', '/api/categories', {
        json: { categoryName: aName('A') },
        token,
      });
    const created = await create();
    const path = `/api/categories/${created.data.categoryId}`;
    const undone = await undo(created);
    expect(undone.data).toEqual({ undone: 1, left: 0 });
    expect((await call('GET', path, { token })).status).toBe(404);
    expect((await undo(undone)).data).toEqual({ undone: 1, left: 0 });
    expect(await read(path)).toEqual(created.data);

    const used = await create();
    await makeSubcategory(shop.database, { categoryId: used.data.categoryId });
    const { status, problem } = await undo(used);
    expect({ status, detail: problem.detail }).toEqual({
      status: 409,
      detail: expect.stringContaining('in use elsewhere'),
    });
  });

  test('does not undo a row changed since, but a sale does not count as a change', async () => {
    const category = await makeCategory(shop.database);
    const path = `/api/categories/${category.categoryId}`;
    const change = await put(path, { displayStatus: false });
    await put(path, { categoryName: aName('Theirs') });
    expect((await undo(change)).data).toEqual({ undone: 0, left: 1 });
    expect(await read(path)).toMatchObject({ displayStatus: false });

    const { productCode, countryId } = await makePrice(shop.database);
    const { countryCode } = (await read(`/api/countries/${countryId}`)) as { countryCode: string };
    const price = `/api/productprices/${productCode}/${countryId}`;
    const cheaper = await put(price, { NetPrice: 5 });
    const before = await entries('grouped=true');
    const ordered = await call('POST', '/api/orders', {
      json: anOrder(countryCode, [{ productCode, quantity: 2 }]),
      headers: { 'Idempotency-Key': crypto.randomUUID() },
      token,
    });
    expect(ordered.status).toBe(201);
    expect(await entries('grouped=true')).toEqual(before);
    expect((await undo(cheaper)).data).toEqual({ undone: 1, left: 0 });
    expect(await read(price)).toMatchObject({ NetPrice: 10, StockAvailable: 3 });
  });

  test('a restored price has the stock that was returned while it was deleted', async () => {
    const { productCode, countryId } = await makePrice(shop.database, { stockAvailable: 5 });
    const { countryCode } = (await read(`/api/countries/${countryId}`)) as { countryCode: string };
    const price = `/api/productprices/${productCode}/${countryId}`;
    const { data: order } = await call<{ orderNumber: string }>('POST', '/api/orders', {
      json: anOrder(countryCode, [{ productCode, quantity: 2 }]),
      headers: { 'Idempotency-Key': crypto.randomUUID() },
      token,
    });
    const gone = await remove(price);
    const cancelled = await call('POST', `/api/orders/${order.orderNumber}/moves`, {
      json: { to: 'cancelled' },
      token,
    });
    expect(cancelled.status).toBe(200);
    expect((await undo(gone)).data).toEqual({ undone: 1, left: 0 });
    expect(await read(price)).toMatchObject({ StockAvailable: 5 });
    await expectSoundRows(shop.database);
  });

  test('says why it cannot restore a row: name taken, parent deleted, sixth slide', async () => {
    const { categoryId, categoryName } = await makeCategory(shop.database);
    const { subcategoryId } = await makeSubcategory(shop.database, { categoryId });
    const child = await remove(`/api/subcategories/${subcategoryId}`);
    const parent = await remove(`/api/categories/${categoryId}`);
    expect((await undo(child)).problem.detail).toBe(
      'The category it belongs to was deleted. Restore that first, then try again',
    );
    await makeCategory(shop.database, { categoryName });
    const taken = await undo(parent);
    expect({ status: taken.status, detail: taken.problem.detail }).toEqual({
      status: 409,
      detail: expect.stringContaining('with this name'),
    });

    const upload = () => {
      const body = new FormData();
      body.set('file', new Blob([drawPng()], { type: 'image/png' }), 'a.png');
      return call<{ imageId: number }>('POST', '/api/slider/upload', { body, token });
    };
    const slide = await upload();
    const removed = await remove(`/api/slider/${slide.data.imageId}`);
    await shop.runTasks();
    expect((await undo(removed)).data).toEqual({ undone: 1, left: 0 });
    expect(await read(`/api/slider/${slide.data.imageId}`)).toEqual(slide.data);
    const full = await remove(`/api/slider/${slide.data.imageId}`);
    for (let count = 0; count < 5; count += 1) await upload();
    expect((await undo(full)).problem.detail).toContain('up to 5 images');
  });

  test('two people’s changes at once are recorded under their names, and the shop’s own under none', async () => {
    const other = await makeAccount(shop.database, 'staff');
    const theirToken = await signIn(call, other.username);
    const rows = await Promise.all(Array.from({ length: 12 }, () => makeCategory(shop.database)));
    await Promise.all(
      rows.map(({ categoryId }, index) =>
        put(`/api/categories/${categoryId}`, { displayStatus: false }, index % 2 ? theirToken : token),
      ),
    );
    const [theirs, mine] = [await entries(`by=${other.username}`), await entries(`by=${username}`)];
    expect(theirs.map(({ key }) => Number(key)).sort()).toEqual(
      rows
        .filter((_, index) => index % 2)
        .map(({ categoryId }) => categoryId)
        .sort(),
    );
    expect(mine.slice(0, 6).every(({ changeId }) => !theirs.some(one => one.changeId === changeId))).toBe(
      true,
    );
    expect(new Set(theirs.map(({ changeId }) => changeId)).size).toBe(6);
  });

  test('only admins see changes of accounts; changes can be undone for 30 days and are deleted after a year', async () => {
    const { categoryId } = await makeCategory(shop.database);
    await remove(`/api/categories/${categoryId}`);
    const [gone] = await entries(`kind=categories&key=${categoryId}`);
    await shop.database.write(build.update(history).set({ at: new Date(Date.now() - 31 * 86_400_000) }));
    expect(await entries('deleted=true')).toEqual([]);
    expect((await restore(gone?.historyId)).problem.detail).toContain('more than 30 days ago');

    const admin = await signIn(call, (await makeAccount(shop.database, 'admin')).username, PASSWORD);
    const before = {
      kind: 'accounts',
      rowKey: '99',
      rowName: 'maria',
      action: 'update',
      leads: true,
    } as const;
    const values = { ...before, changeId: crypto.randomUUID(), userId: 1, username, at: new Date() };
    await shop.database.write(
      build.insert(history).values({ ...values, old: { role: 'staff' }, new: { role: 'admin' } }),
    );
    expect(await entries('kind=accounts')).toEqual([]);
    const [entry] = await entries('kind=accounts', admin);
    expect(entry?.changes).toEqual([{ field: 'role', old: 'staff', new: 'admin' }]);
    expect((await restore(entry?.historyId)).status).toBe(404);

    await shop.database.write(build.update(history).set({ at: new Date(Date.now() - 366 * 86_400_000) }));
    await shop.runTasks();
    expect(await entries('', admin)).toEqual([]);
  });
});
