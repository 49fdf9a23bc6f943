import { describe, expect, test } from 'vitest';
import type { Quote } from '../../../functions/ordering/cart/contract.ts';
import { makeAccount } from '../../support/accounts.ts';
import {
  makeCategory,
  makeCountry,
  makePrice,
  makeProduct,
  makeSubcategory,
} from '../../support/factories.ts';
import { expectProblem } from '../../support/problems.ts';
import { rowReader } from '../../support/rows.ts';
import { openShop } from '../../support/shop.ts';
import { tokenFor } from '../../support/tokens.ts';

describe('cart quote', () => {
  const { shop, call } = openShop();
  const ask = (json: unknown, token?: string) => call<Quote>('POST', '/api/cart/quote', { json, token });

  /** A country, and prices of new products in it. */
  async function sell(...prices: Parameters<typeof makePrice>[1][]) {
    const country = await makeCountry(shop.database, { denomination: 'CHF', shippingFee: 790 });
    const codes: number[] = [];
    for (const price of prices) {
      codes.push((await makePrice(shop.database, { ...price, countryId: country.countryId })).productCode);
    }
    return { ...country, country: country.countryCode, codes };
  }

  test('lines, shipping and points are priced by the shop, to the cent', async () => {
    const { country, countryName, codes } = await sell(
      { netPrice: 10, retailPrice: 15, pv: 5, pq: 1, stockAvailable: 999 },
      { netPrice: 1999, retailPrice: 1999, pv: 250, pq: 125, stockAvailable: 3 },
    );
    const [cheap = 0, dear = 0] = codes;
    const lines = [
      { productCode: dear, quantity: 3 },
      { productCode: String(cheap), quantity: '7' },
    ];
    const { status, data, headers } = await ask({ Country: country.toLowerCase(), LINES: lines });
    expect({ status, cacheControl: headers.get('Cache-Control') }).toEqual({
      status: 200,
      cacheControl: 'no-store',
    });
    expect(data.country).toEqual({ countryCode: country, countryName, denomination: 'CHF' });
    expect(data.lines.map(line => [line.productCode, line.unitPrice, line.lineTotal])).toEqual([
      [dear, 19.99, 59.97],
      [cheap, 0.1, 0.7],
    ]);
    expect(data.lines[0]).toMatchObject({ retailPrice: 19.99, pv: 2.5, pq: 1.25, stockAvailable: 3 });
    expect(data).toMatchObject({ subtotal: 60.67, shipping: 7.9, discount: 0, total: 68.57 });
    expect(data).toMatchObject({ points: { pv: 7.85, pq: 3.82 }, coupon: null, orderable: true });
    expect(data.quote.split('.')).toHaveLength(3);
  });

  test('an empty cart costs nothing, and cannot be ordered', async () => {
    const { country } = await sell();
    const { data } = await ask({ country, lines: [] });
    const zeros = { lines: [], subtotal: 0, shipping: 0, discount: 0, total: 0, points: { pv: 0, pq: 0 } };
    expect(data).toMatchObject({ ...zeros, orderable: false });
  });

  test('an unavailable item says why, costs nothing and leaves the others available', async () => {
    const { country, countryId, codes } = await sell(
      { stockAvailable: 2 },
      { stockAvailable: 0 },
      { displayAtWebsite: false },
    );
    const [few = 0, none = 0, undisplayed = 0] = codes;
    const elsewhere = (await makePrice(shop.database)).productCode;
    const { subcategoryId } = await makeSubcategory(shop.database, {
      categoryId: (await makeCategory(shop.database, { displayStatus: false })).categoryId,
    });
    const hidden = (await makeProduct(shop.database, { subcategoryId })).productCode;
    await makePrice(shop.database, { productCode: hidden, countryId });
    const asked = [few, none, undisplayed, elsewhere, hidden, 99_999_999];
    const staff = await tokenFor(await makeAccount(shop.database, 'staff'));
    for (const token of [undefined, staff]) {
      const lines = asked.map(productCode => ({ productCode, quantity: 5 }));
      const { data } = await ask({ country, lines }, token);
      expect(data.lines.map(line => [line.problem, line.available, line.unitPrice, line.lineTotal])).toEqual([
        ['not-enough', 2, 10, 20],
        ['out-of-stock', 0, 10, 0],
        ['not-sold', 0, null, 0],
        ['not-sold', 0, null, 0],
        ['unknown', 0, null, 0],
        ['unknown', 0, null, 0],
      ]);
      expect(data.lines.at(-2)).toMatchObject({
        productName: null,
        categoryId: null,
        productPicture: null,
      });
      expect(data).toMatchObject({ subtotal: 20, shipping: 7.9, total: 27.9, orderable: false });
    }
    const nothing = await ask({ country, lines: [{ productCode: none, quantity: 1 }] });
    expect(nothing.data).toMatchObject({ subtotal: 0, shipping: 0, total: 0, orderable: false });
  });

  test('reports only differences from what the shopper last saw', async () => {
    const { country, codes } = await sell({ netPrice: 2500, stockAvailable: 4 });
    const [productCode = 0] = codes;
    const changed = async (seen?: object) =>
      (await ask({ country, lines: [{ productCode, quantity: 1, seen }] })).data.lines[0]?.changed;
    expect(await changed()).toBeNull();
    expect(await changed({ netPrice: 25, stockAvailable: 4 })).toBeNull();
    expect(await changed({ netPrice: 19.99, stockAvailable: 4 })).toEqual({
      price: { from: 19.99, to: 25 },
    });
    expect(await changed({ netPrice: '25.00', stockAvailable: 0 })).toEqual({ stock: { from: 0, to: 4 } });
  });

  test('merges a product added twice into one line, and reports an unknown coupon', async () => {
    const { country, codes } = await sell({ stockAvailable: 9 });
    const [productCode = 0] = codes;
    const lines = [
      { productCode, quantity: 2 },
      { productCode, quantity: 3 },
    ];
    const { data } = await ask({ country, lines, coupon: ' SPRING ' });
    expect(data.lines.map(({ quantity, lineTotal }) => [quantity, lineTotal])).toEqual([[5, 50]]);
    const message = 'There is no coupon SPRING.';
    expect(data.coupon).toEqual({ code: 'SPRING', accepted: false, message });
  });

  test('an unknown or inactive country has no prices', async () => {
    const { countryCode } = await makeCountry(shop.database, { displayStatus: false });
    for (const country of [countryCode, 'no', 'EURO', undefined, 7]) {
      const problem = expectProblem(await ask({ country, lines: [] }), 422);
      expect(problem.errors?.map(({ path }) => path)).toEqual(['country']);
    }
  });

  test.each([0, -1, 1.5, 1000, 1e308, '1e3', 'NaN', '', null, '٣', [1], true])(
    'rejects a quantity of %j and says where',
    async quantity => {
      const { country, codes } = await sell({});
      const lines = [
        { productCode: codes[0], quantity: 1 },
        { productCode: 99_999_999, quantity },
      ];
      const problem = expectProblem(await ask({ country, lines }), 422);
      expect(problem.errors?.map(({ path }) => path)).toEqual(['lines.1.quantity']);
    },
  );

  test('accepts up to a hundred lines, and no more of an item than one order allows', async () => {
    const { country, codes } = await sell({ stockAvailable: 10_000 });
    const many = (count: number) =>
      Array.from({ length: count }, (_, index) => ({ productCode: 10_000_000 + index, quantity: 1 }));
    expect((await ask({ country, lines: many(100) })).data.lines).toHaveLength(100);
    expectProblem(await ask({ country, lines: many(101) }), 422);
    const twice = [500, 500].map(quantity => ({ productCode: codes[0], quantity }));
    expect(expectProblem(await ask({ country, lines: twice }), 422).errors?.[0]?.path).toBe(
      'lines.0.quantity',
    );
    expectProblem(await ask({ country, lines: 'all' }), 422);
    expectProblem(await ask({ country }), 422);
  });

  test('a quote changes nothing', async () => {
    const { country, codes } = await sell({});
    const readRows = await rowReader(shop.database);
    const before = await readRows();
    await ask({ country, lines: [{ productCode: codes[0], quantity: 1 }], coupon: 'X' });
    expect(await readRows()).toEqual(before);
  });
});
