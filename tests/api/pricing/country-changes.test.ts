import { beforeAll, describe, expect, test } from 'vitest';
import type { Country } from '../../../functions/pricing/countries/contract.ts';
import { makeAccount } from '../../support/accounts.ts';
import { aName, makeCountry, makePrice, makeProduct } from '../../support/factories.ts';
import { openShop } from '../../support/shop.ts';
import { tokenFor } from '../../support/tokens.ts';

const NONE = 99_999_999;

describe('country changes', () => {
  const { shop, call } = openShop();
  let token: string;
  beforeAll(async () => {
    token = await tokenFor(await makeAccount(shop.database, 'admin'));
  });

  const send = (method: string, id: number, json?: unknown, version?: string) =>
    call<Country>(method, `/api/countries/${id}`, {
      json,
      token,
      ...(version !== undefined && { headers: { 'If-Match': version } }),
    });
  const read = (id: number) => send('GET', id);
  const put = (id: number, json: unknown, version?: string) => send('PUT', id, json, version);
  const remove = (id: number, version?: string) => send('DELETE', id, undefined, version);

  describe('changing', () => {
    test('PUT keeps omitted fields and the creation date, and returns a new version', async () => {
      const row = await makeCountry(shop.database, { createdAt: new Date(1_000_000) });
      const { version: _, ...there } = row;
      const before = { ...there, shippingFee: 30, createdAt: '1970-01-01T00:16:40.000Z' };
      const changed = await put(there.countryId, { DENOMINATION: ' CHF ', createdAt: 'now', countryId: 1 });
      expect(changed.status).toBe(200);
      expect(changed.data).toEqual({ ...before, denomination: 'CHF' });
      expect(changed.headers.get('ETag')).toBe('"2"');
      const hidden = await put(there.countryId, { displayStatus: 'false', shippingFee: '0.29' });
      const after = { denomination: 'CHF', displayStatus: false, shippingFee: 0.29 };
      expect(hidden.data).toEqual({ ...before, ...after });
      expect((await read(there.countryId)).data).toEqual(hidden.data);
    });

    test('when two people edit the same row, the second sees the first one’s change', async () => {
      const { countryId } = await makeCountry(shop.database);
      const version = (await read(countryId)).headers.get('ETag') ?? '';
      expect((await put(countryId, { denomination: 'CHF' }, version)).status).toBe(200);
      const refused = await put(countryId, { denomination: 'SEK' }, version);
      expect(refused.status).toBe(412);
      expect(refused.problem.current).toMatchObject({ countryId, denomination: 'CHF' });
      const shown = refused.headers.get('ETag') ?? '';
      expect((await put(countryId, { denomination: 'SEK' }, shown)).status).toBe(200);
    });

    test('accepts one of twenty changes to the same version at once', async () => {
      const { countryId } = await makeCountry(shop.database);
      const answers = await Promise.all(
        Array.from({ length: 20 }, () => put(countryId, { countryName: aName('Race') }, '"1"')),
      );
      expect(answers.map(answer => answer.status).sort()).toEqual([200, ...Array(19).fill(412)]);
    });

    test.each([
      ['an empty code', { countryCode: '' }, ['countryCode']],
      ['a code of four letters', { countryCode: 'EURO' }, ['countryCode']],
      ['null as name', { countryName: null }, ['countryName']],
      ['an empty currency', { denomination: ' ' }, ['denomination']],
      ['an invalid status', { displayStatus: '' }, ['displayStatus']],
      ['two invalid fields', { countryCode: 'EURO', displayStatus: 2 }, ['countryCode', 'displayStatus']],
      ['null', null, ['']],
    ])('rejects %s, names the field and leaves the row unchanged', async (_, json, paths) => {
      const { countryId } = await makeCountry(shop.database);
      const before = await read(countryId);
      const { status, problem } = await put(countryId, json);
      expect({ status, paths: problem.errors?.map(error => error.path) }).toEqual({ status: 422, paths });
      const after = await read(countryId);
      expect({ data: after.data, etag: after.headers.get('ETag') }).toEqual({
        data: before.data,
        etag: '"1"',
      });
    });

    test('rejects another country’s code or name, and accepts its own in another case', async () => {
      const [one, other] = [await makeCountry(shop.database), await makeCountry(shop.database)];
      for (const path of ['countryCode', 'countryName'] as const) {
        const refused = await put(one.countryId, { [path]: other[path].toLowerCase() });
        expect(refused.status).toBe(409);
        expect(refused.problem.errors?.map(error => error.path)).toEqual([path]);
        expect((await put(one.countryId, { [path]: one[path].toLowerCase() })).status).toBe(200);
      }
    });

    test('returns 404 for an unknown id and 400 for a malformed one', async () => {
      expect((await put(NONE, { displayStatus: true })).status).toBe(404);
      expect((await put(1.5, { displayStatus: true })).status).toBe(400);
      expect((await remove(1.5)).status).toBe(400);
    });
  });

  describe('deleting', () => {
    test('deletes a country', async () => {
      const { countryId } = await makeCountry(shop.database);
      expect((await remove(countryId)).status).toBe(204);
      expect((await read(countryId)).status).toBe(404);
      expect((await remove(countryId)).status).toBe(404);
    });

    test('keeps a country with prices, and says of which products and how many', async () => {
      const { countryId } = await makeCountry(shop.database);
      const { productCode, productName } = await makeProduct(shop.database);
      await makePrice(shop.database, { countryId, productCode });
      const one = await remove(countryId);
      expect(one.status).toBe(409);
      expect(one.problem.detail).toBe(`1 product price uses this country: ${productName}`);
      const references = [{ kind: 'productprices', count: 1, names: [productName] }];
      expect(one.problem.references).toEqual(references);

      for (let count = 0; count < 20; count += 1) await makePrice(shop.database, { countryId });
      const { problem } = await remove(countryId);
      expect(problem.detail).toMatch(/^21 product prices use this country: (Product [^,]+, ){5}…$/);
      expect(problem.references).toMatchObject([{ kind: 'productprices', count: 21 }]);
      expect(problem.references?.[0]?.names).toHaveLength(20);
      expect((await read(countryId)).status).toBe(200);
    });

    test('deletes a country that has no prices any more', async () => {
      const { productCode, countryId } = await makePrice(shop.database);
      const price = `/api/productprices/${productCode}/${countryId}`;
      expect((await call('DELETE', price, { token })).status).toBe(204);
      expect((await remove(countryId)).status).toBe(204);
    });

    test('does not delete a country that changed since it was read', async () => {
      const { countryId } = await makeCountry(shop.database, { version: 3 });
      expect((await remove(countryId, '"2"')).status).toBe(412);
      expect((await remove(countryId, 'nonsense')).status).toBe(412);
      expect((await remove(countryId, '*')).status).toBe(204);
    });
  });
});
