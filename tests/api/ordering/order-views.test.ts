import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { orders } from '../../../db/schema/orders.ts';
import { build } from '../../../db/sql/build.ts';
import type { Product } from '../../../functions/catalog/products/contract.ts';
import type { Order } from '../../../functions/ordering/orders/contract.ts';
import { makeAccount } from '../../support/accounts.ts';
import { buyersOf } from '../../support/buyers.ts';
import { dataUrlOf, drawPng } from '../../support/drawn-pictures.ts';
import { expectProblem } from '../../support/problems.ts';
import { openShop } from '../../support/shop.ts';
import { tokenFor } from '../../support/tokens.ts';

describe('viewing orders', () => {
  const { shop, call } = openShop();
  const { sell, place } = buyersOf(shop, call);
  let staff: string;
  beforeAll(async () => {
    staff = await tokenFor(await makeAccount(shop.database, 'staff'));
  });

  const read = (orderNumber: string, { email = '', token }: { email?: string; token?: string } = {}) =>
    call<Order>('GET', `/api/orders/${orderNumber}?email=${encodeURIComponent(email)}`, { token });
  const list = async (token: string, search = '') =>
    (await call<Order[]>('GET', `/api/orders${search}`, { token })).data.map(
      ({ orderNumber }) => orderNumber,
    );
  const aCustomer = async () => await tokenFor(await makeAccount(shop.database, 'customer'));

  test('a guest needs the number and the email, in any case, and a wrong email reveals nothing', async () => {
    const { data } = await place((await sell({})).order);
    const found = await read(data.orderNumber.toLowerCase(), { email: ' MARIA@example.COM ' });
    expect({ status: found.status, data: found.data }).toEqual({ status: 200, data });
    expect(found.headers.get('Cache-Control')).toBe('no-store');

    const [wrong, missing, nobody] = [
      await read(data.orderNumber, { email: 'mario@example.com' }),
      await read(data.orderNumber),
      await read('M00000000', { email: 'maria@example.com' }),
    ];
    const said = [wrong, missing, nobody].map(answer =>
      expectProblem(answer, 404).detail.replace(/M\w{8}/, ''),
    );
    expect(new Set(said).size).toBe(1);
  });

  test('an order shows each thing’s picture of today, and how long delivery takes', async () => {
    const { order, countryId, lines } = await sell({}, {});
    const productPicture = dataUrlOf(drawPng());
    const [pictured, plain] = lines.map(({ productCode }) => productCode);
    const path = `/api/products/${pictured}`;
    const { data: product } = await call<Product>('PUT', path, { token: staff, json: { productPicture } });
    const json = { deliveryDaysFrom: 2, deliveryDaysTo: 3, orderBy: 14 };
    await call('PUT', `/api/countries/${countryId}`, { token: staff, json });
    const { data } = await place(order);
    const [listed] = (await call<Order[]>('GET', `/api/orders?q=${data.orderNumber}`, { token: staff })).data;
    for (const shown of [data, listed])
      expect(shown).toMatchObject({
        expectedDelivery: { daysFrom: 2, daysTo: 3, from: null, to: null },
        lines: [
          { productCode: pictured, productPicture: product.productPicture, productPictureWidth: 6 },
          { productCode: plain, productPicture: null },
        ],
      });
    await shop.database.write(sql`DELETE FROM product_prices WHERE product_code = ${pictured}`);
    await call('DELETE', path, { token: staff });
    const { data: later } = await read(data.orderNumber, { token: staff });
    expect(later.lines.map(line => line.productPicture)).toEqual([null, null]);
  });

  test('the owner needs no email, staff see all, and another customer none', async () => {
    const [mine, another] = [await aCustomer(), await aCustomer()];
    const { data } = await place((await sell({})).order, { token: mine });
    const statuses = [mine, staff, another].map(
      async token => (await read(data.orderNumber, { token })).status,
    );
    expect(await Promise.all(statuses)).toEqual([200, 200, 404]);
  });

  test('customers list their own orders, newest first, and staff list all, found by name', async () => {
    const [mine, another] = [await aCustomer(), await aCustomer()];
    const { order } = await sell({ stockAvailable: 9 });
    const name = `Q${crypto.randomUUID().slice(0, 8)}`;
    const named = { ...order, billing: { ...order.billing, lastName: name } };
    const [first, second, foreign, guest] = [
      (await place(named, { token: mine })).data.orderNumber,
      (await place(order, { token: mine })).data.orderNumber,
      (await place(named, { token: another })).data.orderNumber,
      (await place(named)).data.orderNumber,
    ];
    expect(await list(mine)).toEqual([second, first]);
    expect(await list(mine, '?sort=createdAt&state=pending')).toEqual([first, second]);
    expect(await list(mine, '?state=paid')).toEqual([]);
    expect(await list(staff, `?q=maria ${name.toLowerCase()}`)).toEqual([guest, foreign, first]);
    const page = await call<Order[]>('GET', `/api/orders?q=${name}&page=2&pageSize=2`, { token: staff });
    expect(page.data.map(({ orderNumber }) => orderNumber)).toEqual([first]);
    expect(page.headers.get('X-Total-Count')).toBe('3');
    expectProblem(await call('GET', '/api/orders?state=lost', { token: staff }), 422);

    await call('POST', `/api/orders/${foreign}/moves`, { json: { to: 'paid' }, token: staff });
    const total = eq(orders.orderNumber, first);
    await shop.database.write(
      build.update(orders).set({ shipping: 9000, total: sql`subtotal + 9000` }).where(total),
    );
    const here = `country=${order.country.toLowerCase()}`;
    const paged = async (search: string) => {
      const path = `/api/orders?${here}&${search}&pageSize=2`;
      const { data, headers } = await call<Order[]>('GET', path, { token: staff });
      return [data.map(({ orderNumber }) => orderNumber), headers.get('X-Total-Count')];
    };
    expect(await paged('')).toEqual([[guest, foreign], '4']);
    expect(await paged('state=paid')).toEqual([[foreign], '1']);
    expect(await paged('sort=-total')).toEqual([[first, guest], '4']);
    expect(await paged('sort=createdAt&page=2')).toEqual([[foreign, guest], '4']);
    expect(await paged(`state=pending&sort=total&q=${name}`)).toEqual([[guest, first], '2']);
    // Three have the same name, the other is Maria Lang's.
    expect(await paged('sort=customer')).toEqual([[second, first], '4']);
    expect(await paged('sort=-customer&page=2')).toEqual([[first, second], '4']);
    expect(await paged(`q=${second.slice(0, 6)}`)).toEqual([[second], '1']);
    expect(await list(mine, `?${here}&sort=-state`)).toEqual([second, first]);
    expect(await list(staff, '?q=%25!')).toEqual([]);
    expectProblem(await call('GET', '/api/orders'), 401);
  });

  test.each(['1', 'M1234567', 'X00000000', 'M0000000I', "M0' OR 1=1"])(
    '%s is not an order number',
    async number => {
      expectProblem(await read(encodeURIComponent(number), { email: 'maria@example.com' }), 400);
    },
  );
});
