import { expect, test } from 'vitest';
import type { HistoryEntry } from '../../../functions/office/history/contract.ts';
import type { Country } from '../../../functions/pricing/countries/contract.ts';
import { makeAccount } from '../../support/accounts.ts';
import { makeCountry } from '../../support/factories.ts';
import { openShop } from '../../support/shop.ts';
import { tokenFor } from '../../support/tokens.ts';

const { shop, call } = openShop();

test('staff edit countries, but only administrators set their shipping fees', async () => {
  const [staff, admin] = [
    await tokenFor(await makeAccount(shop.database, 'staff')),
    await tokenFor(await makeAccount(shop.database, 'admin')),
  ];
  const { countryId } = await makeCountry(shop.database, { shippingFee: 790 });
  const put = (json: object, token: string) =>
    call<Country>('PUT', `/api/countries/${countryId}`, { json, token });
  expect((await put({ shippingFee: 0 }, staff)).status).toBe(403);
  expect((await put({ countryName: 'Freedonia', shippingFee: 7.9 }, staff)).data).toMatchObject({
    countryName: 'Freedonia',
    shippingFee: 7.9,
  });
  const free = { countryCode: 'XF', countryName: 'Free', denomination: 'EUR', shippingFee: 0 };
  expect((await call('POST', '/api/countries', { json: free, token: staff })).status).toBe(403);
  expect((await put({ shippingFee: 0 }, admin)).data.shippingFee).toBe(0);
});

test('staff cannot change a fee through the history either, and restore the other fields', async () => {
  const [staff, admin] = [
    await tokenFor(await makeAccount(shop.database, 'staff')),
    await tokenFor(await makeAccount(shop.database, 'admin')),
  ];
  const { countryId, countryName } = await makeCountry(shop.database, { shippingFee: 790 });
  const path = `/api/countries/${countryId}`;
  const json = { countryName: `${countryName} again`, shippingFee: 25 };
  const changed = await call('PUT', path, { json, token: admin });
  const found = await call<HistoryEntry[]>('GET', `/api/history?kind=countries&key=${countryId}`, {
    token: staff,
  });
  const now = async () => (await call<Country>('GET', path)).data;

  await call('POST', `/api/changes/${changed.headers.get('X-Change-Id')}/undo`, { token: staff });
  expect(await now()).toMatchObject({ countryName, shippingFee: 25 });

  await call('PUT', path, { json, token: admin });
  await call('POST', `/api/history/${found.data[0]?.historyId}/restore`, { token: staff });
  expect(await now()).toMatchObject({ countryName, shippingFee: 25 });
  await call('POST', `/api/history/${found.data[0]?.historyId}/restore`, { token: admin });
  expect(await now()).toMatchObject({ countryName, shippingFee: 7.9 });
});
