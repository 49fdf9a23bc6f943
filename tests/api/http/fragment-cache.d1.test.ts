import { beforeAll, expect, test, vi } from 'vitest';
import { settings } from '../../../db/schema/settings.ts';
import { build } from '../../../db/sql/build.ts';
import { makeAccount } from '../../support/accounts.ts';
import { aName, makeCountry, makeProduct } from '../../support/factories.ts';
import { openShop } from '../../support/shop.ts';
import { tokenFor } from '../../support/tokens.ts';

const { shop, call } = openShop({ variables: { CACHE: 'on', TELL_CACHE: 'on' }, counts: true });
let token: string;
beforeAll(async () => {
  token = await tokenFor(await makeAccount(shop.database, 'admin'));
  await makeCountry(shop.database);
});

const aProduct = async () => `/products-details/${(await makeProduct(shop.database)).productCode}`;

/** A page requested for the first time, and the statements it took. */
async function firstView(path: string) {
  await shop.counted();
  const { data, headers } = await call<string>('GET', path);
  expect(headers.get('X-Shop-Cache')).toBe('made');
  return { html: data, statements: await shop.counted() };
}

test('a page requested for the first time queries only its own data', async () => {
  // On a busy machine it may take some pages until the fragments are younger than a second.
  const { html, statements } = await vi.waitFor(
    async () => {
      const view = await firstView(await aProduct());
      expect(view.statements.filter(({ sql }) => /from "(settings|countries)"/.test(sql))).toEqual([]);
      return view;
    },
    { timeout: 60_000 },
  );
  expect(statements.some(({ sql }) => /from "products"/.test(sql))).toBe(true);
  expect(html).toContain('<footer');
});

test('a change by staff appears on the next page rendered', async () => {
  const [before, after] = [await aProduct(), await aProduct()];
  await firstView(before);
  const shopName = aName('Renamed');
  const { data, headers } = await call<object>('GET', '/api/settings', { token });
  const changed = { ...data, shopName };
  const etag = { 'If-Match': headers.get('ETag') ?? '' };
  expect((await call('PUT', '/api/settings', { json: changed, headers: etag, token })).status).toBe(200);
  expect((await firstView(after)).html).toContain(shopName);
});

test('a change made outside this worker appears on pages rendered a little later', async () => {
  await firstView(await aProduct());
  const shopName = aName('Elsewhere');
  await shop.database.write(build.update(settings).set({ shopName }));
  await vi.waitFor(async () => expect((await firstView(await aProduct())).html).toContain(shopName), {
    timeout: 60_000,
  });
});
