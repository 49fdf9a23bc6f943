import { eq } from 'drizzle-orm';
import { SignJWT } from 'jose';
import { describe, expect, test } from 'vitest';
import { catalogueChanges } from '../../../db/schema/catalogue-changes.ts';
import { countries } from '../../../db/schema/countries.ts';
import { productPrices } from '../../../db/schema/product-prices.ts';
import { products } from '../../../db/schema/products.ts';
import { build } from '../../../db/sql/build.ts';
import type { Order } from '../../../functions/ordering/orders/contract.ts';
import { makeAccount, newcomer } from '../../support/accounts.ts';
import { aKey, buyersOf } from '../../support/buyers.ts';
import { AN_ADDRESS } from '../../support/factories.ts';
import { expectProblem } from '../../support/problems.ts';
import { rowReader } from '../../support/rows.ts';
import { openShop, SECRET } from '../../support/shop.ts';
import { bytesOf, tokenFor } from '../../support/tokens.ts';

const SUMS = { denomination: 'EUR', shipping: 0, discount: 0, coupon: null, total: 1 };

describe('placing an order', () => {
  const { shop, call } = openShop();
  const { sell, place, quote } = buyersOf(shop, call);

  const stockOf = async (countryId: number) => {
    const rows = await shop.database.read(
      build
        .select({ stock: productPrices.stockAvailable })
        .from(productPrices)
        .where(eq(productPrices.countryId, countryId))
        .orderBy(productPrices.productCode),
    );
    return rows.map(({ stock }) => stock);
  };
  const setPrice = (countryId: number, netPrice: number) =>
    build.update(productPrices).set({ netPrice }).where(eq(productPrices.countryId, countryId));
  const changes = () => shop.database.read(build.select().from(catalogueChanges));

  test('a guest order has the shop’s prices, and visitors see the reduced stock', async () => {
    const { country, countryId, lines } = await sell(
      { netPrice: 1999, pv: 250, pq: 125, stockAvailable: 5 },
      { netPrice: 10, stockAvailable: 9 },
    );
    const [dear, cheap] = lines;
    const { length } = await changes();
    const { status, data, headers } = await place({
      country: country.toLowerCase(),
      lines: [{ ...dear, quantity: 2 }, { ...cheap, quantity: 3, unitPrice: 0.1 }, dear],
      payment: 'cash-on-delivery',
      billing: { ...AN_ADDRESS, email: 'Maria@Example.com', Company: ' ' },
      shipping: { ...AN_ADDRESS, country, company: 'Lang & Co', city: 'Graz' },
      notes: ' Ring twice.\nThank you ',
      total: 68.17,
      denomination: 'EUR',
    });
    expect(status).toBe(201);
    expect(data.orderNumber).toMatch(/^M[0-9A-HJKMNP-TV-Z]{8}$/);
    expect(headers.get('Location')).toBe(`/api/orders/${data.orderNumber}`);
    expect(headers.get('Cache-Control')).toBe('no-store');
    expect(data).toMatchObject({
      state: 'pending',
      country,
      denomination: 'EUR',
      payment: 'cash-on-delivery',
    });
    expect(data.lines.map(line => [line.productCode, line.quantity, line.unitPrice, line.lineTotal])).toEqual(
      [
        [dear?.productCode, 3, 19.99, 59.97],
        [cheap?.productCode, 3, 0.1, 0.3],
      ],
    );
    expect(data).toMatchObject({ subtotal: 60.27, shipping: 7.9, discount: 0, total: 68.17 });
    expect(data.points).toEqual({ pv: 7.5, pq: 3.75 });
    expect(data.billing).toEqual({ ...AN_ADDRESS, email: 'Maria@Example.com' });
    expect(data.shippingAddress).toMatchObject({ company: 'Lang & Co', city: 'Graz' });
    expect(data.notes).toBe('Ring twice.\nThank you');
    expect(await stockOf(countryId)).toEqual([2, 6]);
    expect((await changes()).slice(length)).toMatchObject([
      { what: 'stock', productCode: dear?.productCode, countryId },
    ]);
  });

  test('prices, fee and stock are those of the shipping country, and billing may differ', async () => {
    const { order, countryId, country } = await sell({ stockAvailable: 9 });
    const [{ countryName } = { countryName: '' }] = await shop.database.read(
      build.select().from(countries).where(eq(countries.countryId, countryId)),
    );
    const of = (code: string) => ({ ...AN_ADDRESS, country: code });
    for (const [addresses, path] of [
      [{ billing: of('Japan') }, 'billing.country'],
      [{ billing: of(country), shipping: of('Japan') }, 'shipping.country'],
      [{ billing: of('Japan'), shipping: of('JP') }, 'shipping.country'],
    ] as const) {
      const { errors } = expectProblem(await place({ ...order, ...addresses }), 422);
      expect(errors).toEqual([{ path, message: expect.stringContaining(countryName) }]);
    }
    expect(await stockOf(countryId)).toEqual([9]);
    for (const addresses of [
      { billing: of(countryName.toUpperCase()) },
      { billing: of(country.toLowerCase()) },
      { billing: of('Japan'), shipping: of(countryName) },
    ])
      expect((await place({ ...order, ...addresses })).status).toBe(201);
  });

  test('the same order sent again, even with a new quote, returns the first; a different one is rejected', async () => {
    const { order, countryId, country, lines } = await sell({ stockAvailable: 5 });
    const headers = { 'Idempotency-Key': crypto.randomUUID() };
    const first = await place({ ...order, quote: await quote(country, lines) }, { headers });
    const again = await place({ ...order, quote: 'long gone' }, { headers });
    expect({ first: first.status, again: again.status }).toEqual({ first: 201, again: 200 });
    expect(again.data).toEqual(first.data);
    const other = await place({ ...order, notes: 'Another' }, { headers });
    expectProblem(other, 409);
    expect(await stockOf(countryId)).toEqual([4]);
  });

  test.each(['', 'short', 'x'.repeat(101), 'with spaces in it', undefined])(
    'rejects the key %j',
    async key => {
      const { order } = await sell({});
      const headers: Record<string, string> = key === undefined ? {} : { 'Idempotency-Key': key };
      const { errors } = expectProblem(await place(order, { headers }), 422);
      expect(errors?.map(({ path }) => path)).toEqual(['Idempotency-Key']);
    },
  );

  test('keeps a quoted price and fee, uses current ones without a quote, and rejects a quote for another cart', async () => {
    const { country, countryId, lines, order } = await sell({ netPrice: 1000 });
    const held = await quote(country, lines);
    const forTwo = await quote(country, [{ productCode: lines[0]?.productCode ?? 0, quantity: 2 }]);
    await shop.database.write(setPrice(countryId, 1500));
    await shop.database.write(
      build.update(countries).set({ shippingFee: 0 }).where(eq(countries.countryId, countryId)),
    );
    const total = async (more: object) => (await place({ ...order, ...more })).data.total;
    expect(await total({ quote: held })).toBe(17.9);
    expect(await total({})).toBe(15);
    const other = expectProblem(await place({ ...order, quote: forTwo }), 409);
    expect(other.errors?.map(({ path }) => path)).toEqual(['quote']);
  });

  test('rejects a forged, expired or invented quote, and takes no stock', async () => {
    const { country, countryId, lines, order } = await sell({ stockAvailable: 2 });
    const [head, body, signature] = (await quote(country, lines)).split('.');
    const cheaper = Buffer.from(body ?? '', 'base64url')
      .toString()
      .replace(/1000/g, '1');
    const sign = (audience: string, expires: number) =>
      new SignJWT({ country, lines: [[lines[0]?.productCode, 1, [1, 0, 0]]], ...SUMS })
        .setProtectedHeader({ alg: 'HS256' })
        .setAudience(audience)
        .setExpirationTime(expires)
        .sign(bytesOf(SECRET));
    const later = Math.floor(Date.now() / 1000) + 600;
    for (const wrong of [
      `${head}.${Buffer.from(cheaper).toString('base64url')}.${signature}`,
      await sign('meridian:quote', 1000),
      await sign('meridian:session', later),
      'nonsense',
    ]) {
      const problem = expectProblem(await place({ ...order, quote: wrong }), 409);
      expect(problem.errors?.map(({ path }) => path)).toEqual(['quote']);
    }
    expect(await stockOf(countryId)).toEqual([2]);
  });

  test('names what is out of stock, and takes nothing of the order', async () => {
    const { order, countryId, lines } = await sell(
      { stockAvailable: 9 },
      { stockAvailable: 1 },
      { stockAvailable: 0 },
    );
    const [plenty, one, none] = lines;
    const readRows = await rowReader(shop.database);
    const before = await readRows();
    const wanted = [plenty, { ...one, quantity: 2 }, none];
    const problem = expectProblem(await place({ ...order, lines: wanted }), 409);
    expect(problem.errors?.map(({ path }) => path)).toEqual(['lines.1.quantity', 'lines.2.quantity']);
    expect(problem.detail).toMatch(/Only 1 left of .*out of stock/);
    expect(await readRows()).toEqual(before);
    expect(await stockOf(countryId)).toEqual([9, 1, 0]);
  });

  test('rejects by name what is not sold there, unknown, or in none of the shop’s countries', async () => {
    const { order, countryId } = await sell({}, { displayAtWebsite: false });
    const unknown = { productCode: 99_999_999, quantity: 1 };
    const problem = expectProblem(await place({ ...order, lines: [...order.lines, unknown] }), 422);
    expect(problem.errors?.map(({ path }) => path)).toEqual(['lines.1.productCode', 'lines.2.productCode']);
    await shop.database.write(
      build.update(countries).set({ displayStatus: false }).where(eq(countries.countryId, countryId)),
    );
    expect(expectProblem(await place(order), 422).errors?.[0]?.path).toBe('country');
  });

  test('names every invalid field, also within the addresses', async () => {
    const { order } = await sell({});
    const billing = { ...AN_ADDRESS, email: 'nowhere', firstName: ' ', phone: undefined, company: 'a\nb' };
    const shipping = { firstName: 'Ada' };
    const { errors } = expectProblem(
      await place({ ...order, payment: 'shells', billing, shipping, lines: [] }),
      422,
    );
    const paths = errors?.map(({ path }) => path) ?? [];
    expect(paths).toEqual(expect.arrayContaining(['payment', 'lines', 'billing.email', 'billing.firstName']));
    expect(paths).toEqual(expect.arrayContaining(['billing.phone', 'billing.company', 'shipping.lastName']));
    expect(expectProblem(await place({ ...order, billing: null }), 422).errors?.[0]?.path).toBe('billing');
  });

  test.each([0, -1, 1.5, 1000, 1e308, '1e3', 'NaN', '', null, '٣'])(
    'rejects an order of %j pieces',
    async quantity => {
      const { order, lines, countryId } = await sell({});
      const wrong = [{ ...lines[0], quantity }];
      expect(expectProblem(await place({ ...order, lines: wrong }), 422).errors?.[0]?.path).toBe(
        'lines.0.quantity',
      );
      expect(await stockOf(countryId)).toEqual([5]);
    },
  );

  test('rejects what the shop does not offer with the shop’s messages', async () => {
    const { order } = await sell({});
    const paypal = expectProblem(await place({ ...order, payment: 'paypal' }), 422);
    expect(paypal.errors).toEqual([{ path: 'payment', message: 'PayPal isn’t available in this shop yet' }]);
    const coupon = expectProblem(await place({ ...order, coupon: 'SPRING' }), 422);
    expect(coupon.errors).toEqual([{ path: 'coupon', message: 'There is no coupon SPRING.' }]);
    const dear = await sell({ netPrice: 99_999_999_999, stockAvailable: 999 });
    const lines = [{ productCode: dear.lines[0]?.productCode, quantity: 999 }];
    expect((await place({ ...dear.order, lines })).data.total).toBe(998_999_999_997.91);
  });

  test('rejects a stock count that overlaps an order, so that sold pieces do not return', async () => {
    const { order, countryId, lines } = await sell({ stockAvailable: 5 });
    const token = await tokenFor(await makeAccount(shop.database, 'staff'));
    const path = `/api/productprices/${lines[0]?.productCode}/${countryId}`;
    const { headers } = await call('GET', path, { token });
    await place(order);
    const change = {
      json: { StockAvailable: 5 },
      token,
      headers: { 'If-Match': headers.get('ETag') ?? '' },
    };
    expectProblem(await call('PUT', path, change), 412);
    expect(await stockOf(countryId)).toEqual([4]);
  });

  test('an order stays as it was sold when its product is renamed, repriced and deleted', async () => {
    const { order, lines, countryId } = await sell({ netPrice: 1234 });
    const { data } = await place(order);
    const productCode = lines[0]?.productCode ?? 0;
    const its = eq(products.productCode, productCode);
    const [sold] = await shop.database.read(build.select().from(products).where(its));
    expect(sold?.unitsSold).toBe(1);
    await shop.database.write(build.update(products).set({ productName: 'Renamed' }).where(its));
    await shop.database.write(build.delete(productPrices).where(eq(productPrices.countryId, countryId)));
    await shop.database.write(build.delete(products).where(its));
    const path = `/api/orders/${data.orderNumber}?email=maria@example.com`;
    expect((await call('GET', path)).data).toEqual(data);
    expect(data.lines[0]?.productName).toBe(sold?.productName);
  });

  test.each([
    ['a total of one cent', { total: 0.01 }, ['total'], 409],
    ['another currency', { denomination: 'JPY' }, ['denomination'], 409],
    ['an invented price', { lines: [{ unitPrice: 0.01 }] }, ['lines.0.unitPrice'], 409],
    ['an invented discount', { discount: 5, currency: 'JPY' }, ['discount', 'currency'], 409],
    ['a price in another field', { lines: [{ price: 1 }] }, ['lines.0.price'], 409],
  ])('rejects %s and takes no stock', async (_, tampered, paths, status) => {
    const { order, lines, countryId } = await sell({ netPrice: 1000 });
    const given = 'lines' in tampered ? { lines: [{ ...lines[0], ...tampered.lines[0] }] } : tampered;
    const problem = expectProblem(await place({ ...order, ...given }), status);
    expect(problem.errors?.map(({ path }) => path)).toEqual(paths);
    expect(await stockOf(countryId)).toEqual([5]);
  });

  test('creates an account that owns the order; a taken name or email creates neither', async () => {
    const { order, countryId } = await sell({ netPrice: 1000, pv: 300 });
    const { username, email, password } = newcomer();
    const asking = { ...order, billing: { ...order.billing, email }, account: { username, password } };
    const headers = aKey();
    const [first, again] = [await place(asking, { headers }), await place(asking, { headers })];
    expect({ first: first.status, again: again.status }).toEqual({ first: 201, again: 200 });
    const login = await call<{ token: string }>('POST', '/api/auth/login', {
      json: { username, password },
    });
    const mine = await call<Order[]>('GET', '/api/orders', { token: login.data.token });
    expect(mine.data.map(({ orderNumber }) => orderNumber)).toEqual([first.data.orderNumber]);

    const sameName = { ...asking, billing: { ...order.billing, email: newcomer().email } };
    expect(expectProblem(await place(sameName), 409).errors?.[0]?.path).toBe('account.username');
    const sameMail = { ...asking, account: { username: newcomer().username, password } };
    expect(expectProblem(await place(sameMail), 409).errors?.[0]?.path).toBe('billing.email');
    expect(await stockOf(countryId)).toEqual([4]);
  });
});
