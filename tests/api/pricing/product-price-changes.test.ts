import { beforeAll, describe, expect, test } from 'vitest';
import type { ProductPrice } from '../../../functions/pricing/product-prices/contract.ts';
import { makeAccount } from '../../support/accounts.ts';
import { makePrice } from '../../support/factories.ts';
import { openShop } from '../../support/shop.ts';
import { tokenFor } from '../../support/tokens.ts';

const NONE = 99_999_999;

type Price = { productCode: number; countryId: number };

describe('product price changes', () => {
  const { shop, call } = openShop();
  let token: string;
  beforeAll(async () => {
    token = await tokenFor(await makeAccount(shop.database, 'staff'));
  });

  const send = (method: string, { productCode, countryId }: Price, json?: unknown, version?: string) =>
    call<ProductPrice>(method, `/api/productprices/${productCode}/${countryId}`, {
      json,
      token,
      ...(version !== undefined && { headers: { 'If-Match': version } }),
    });
  const read = (price: Price) => send('GET', price);
  const put = (price: Price, json: unknown, version?: string) => send('PUT', price, json, version);
  const remove = (price: Price, version?: string) => send('DELETE', price, undefined, version);
  const versionOf = async (price: Price) => (await read(price)).headers.get('ETag') ?? '';

  const WORTH = { netPrice: 1007, retailPrice: 1999, pv: 150, pq: 25 };

  describe('changing', () => {
    test.each([
      ['NetPrice', 0.07, 0.07],
      ['RetailPrice', '999999999.99', 999999999.99],
      ['PV', 0, 0],
      ['PQ', '0.5', 0.5],
      ['DisplayAtWebsite', 'false', false],
      ['StockAvailable', '0', 0],
    ])('a PUT of only %s keeps all other fields', async (name, written, stored) => {
      const price = await makePrice(shop.database, WORTH);
      const before = await read(price);
      const { status, data, headers } = await put(price, { [name.toLowerCase()]: written });
      expect(status).toBe(200);
      expect(data).toEqual({ ...before.data, [name]: stored });
      expect(headers.get('ETag')).not.toBe(before.headers.get('ETag'));
      expect((await read(price)).data).toEqual(data);
    });

    test('sending back everything as it was read changes only the version', async () => {
      const price = await makePrice(shop.database, WORTH);
      const { data } = await read(price);
      expect((await put(price, { ...data, CreatedAt: '2001-01-01T00:00:00.000Z' })).data).toEqual(data);
      expect((await put(price, {})).data).toEqual(data);
    });

    test('a price cannot move to another product or country, and the response names the field', async () => {
      const [price, other] = [await makePrice(shop.database), await makePrice(shop.database)];
      const before = await read(price);
      const moves = [
        [{ ProductCode: String(other.productCode), NetPrice: 1 }, ['ProductCode']],
        [{ CountryID: String(other.countryId), NetPrice: 1 }, ['CountryID']],
        [{ productcode: other.productCode, countryid: other.countryId }, ['ProductCode', 'CountryID']],
      ] as const;
      for (const [json, paths] of moves) {
        const { status, problem } = await put(price, json);
        expect({ status, paths: problem.errors?.map(error => error.path) }).toEqual({ status: 422, paths });
      }
      expect((await read(price)).data).toEqual(before.data);
      expect((await put(price, { ProductCode: price.productCode, CountryID: price.countryId })).status).toBe(
        200,
      );
    });

    test.each([
      ['three decimals', { NetPrice: 1.005 }, ['NetPrice']],
      ['an empty price', { RetailPrice: '' }, ['RetailPrice']],
      ['null as a price', { NetPrice: null }, ['NetPrice']],
      ['negative points', { PQ: -1 }, ['PQ']],
      ['a fractional stock', { StockAvailable: 0.5 }, ['StockAvailable']],
      ['an invalid flag', { DisplayAtWebsite: 'no' }, ['DisplayAtWebsite']],
      ['a product that is not a number', { ProductCode: 'x' }, ['ProductCode']],
      [
        'several invalid fields',
        { NetPrice: 'x', PV: 'x', StockAvailable: 'x' },
        ['NetPrice', 'PV', 'StockAvailable'],
      ],
      ['a text', 'cheap', ['']],
    ])('rejects %s, names the field and leaves the price unchanged', async (_, json, paths) => {
      const price = await makePrice(shop.database);
      const before = await read(price);
      const { status, problem } = await put(price, json);
      expect({ status, paths: problem.errors?.map(error => error.path) }).toEqual({ status: 422, paths });
      const after = await read(price);
      expect({ data: after.data, etag: after.headers.get('ETag') }).toEqual({
        data: before.data,
        etag: before.headers.get('ETag'),
      });
    });

    test('when two people edit the same row, the second sees the first one’s change', async () => {
      const price = await makePrice(shop.database);
      const version = await versionOf(price);
      expect((await put(price, { NetPrice: 5.55 }, version)).status).toBe(200);
      const refused = await put(price, { NetPrice: 6.66 }, version);
      expect(refused.status).toBe(412);
      expect(refused.problem.current).toMatchObject({ NetPrice: 5.55, CountryID: price.countryId });
      expect((await put(price, { NetPrice: 6.66 }, refused.headers.get('ETag') ?? '')).status).toBe(200);
    });

    test('accepts one of twenty changes to the same version at once', async () => {
      const price = await makePrice(shop.database);
      const version = await versionOf(price);
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, index) => put(price, { NetPrice: index }, version)),
      );
      expect(answers.map(answer => answer.status).sort()).toEqual([200, ...Array(19).fill(412)]);
    });

    test('returns 404 for an unknown price and 400 for an impossible one', async () => {
      const { productCode, countryId } = await makePrice(shop.database);
      expect((await put({ productCode, countryId: NONE }, { NetPrice: 1 })).status).toBe(404);
      expect((await put({ productCode: NONE, countryId }, { NetPrice: 1 })).status).toBe(404);
      expect((await put({ productCode, countryId: 1.5 }, { NetPrice: 1 })).status).toBe(400);
      expect((await remove({ productCode: -1, countryId })).status).toBe(400);
    });
  });

  describe('deleting', () => {
    test('deletes a price and keeps the others', async () => {
      const price = await makePrice(shop.database);
      const { productCode, countryId } = price;
      const beside = [
        await makePrice(shop.database, { productCode }),
        await makePrice(shop.database, { countryId }),
      ];
      expect((await remove(price)).status).toBe(204);
      expect((await read(price)).status).toBe(404);
      expect((await remove(price)).status).toBe(404);
      for (const other of beside) expect((await read(other)).status).toBe(200);
    });

    test('does not delete a price that changed since it was read', async () => {
      const price = await makePrice(shop.database);
      const seen = await versionOf(price);
      await put(price, { StockAvailable: 1 });
      expect((await remove(price, seen)).status).toBe(412);
      expect((await remove(price, 'nonsense')).status).toBe(412);
      expect((await remove(price, await versionOf(price))).status).toBe(204);
    });

    test('a price deleted and created again is never mistaken for the old one', async () => {
      const key = await makePrice(shop.database);
      const json = {
        ProductCode: key.productCode,
        CountryID: key.countryId,
        NetPrice: 1,
        RetailPrice: 2,
        StockAvailable: 3,
      };
      await remove(key);
      const seen: string[] = [];
      for (let life = 0; life < 3; life += 1) {
        const created = await call<ProductPrice>('POST', '/api/productprices', { json, token });
        expect(created.status).toBe(201);
        for (const old of seen) {
          expect((await put(key, { NetPrice: 9 }, old)).status).toBe(412);
          expect((await remove(key, old)).status).toBe(412);
        }
        seen.push(created.headers.get('ETag') ?? '');
        for (let change = 0; change < 4; change += 1) {
          const changed = await put(key, { StockAvailable: change }, seen.at(-1));
          expect(changed.status).toBe(200);
          seen.push(changed.headers.get('ETag') ?? '');
        }
        expect((await remove(key, seen.at(-1))).status).toBe(204);
        expect((await put(key, { NetPrice: 9 }, seen.at(-1))).status).toBe(404);
      }
      expect(new Set(seen).size).toBe(seen.length);
    });
  });
});
