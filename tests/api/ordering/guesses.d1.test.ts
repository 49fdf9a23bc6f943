import { beforeAll, describe, expect, test } from 'vitest';
import { build } from '../../../db/build.ts';
import { coupons } from '../../../db/schema/coupons.ts';
import type { Order } from '../../../functions/ordering/orders/contract.ts';
import { fromElsewhere } from '../../support/addresses.ts';
import { buyersOf } from '../../support/buyers.ts';
import { type Rows, rowReader } from '../../support/rows.ts';
import { openShop } from '../../support/shop.ts';

describe('what only those know who were told it', () => {
  const { shop, call } = openShop();
  const { sell, place } = buyersOf(shop, call);
  let readRows: () => Promise<Rows>;
  beforeAll(async () => {
    readRows = await rowReader(shop.database);
  });

  test('the e-mail of an order is not found by trying; whoever knows it, elsewhere, still sees the order', async () => {
    const { order } = await sell({ stockAvailable: 9 });
    const { data } = await place(order);
    const here = fromElsewhere();
    const look = (email: string, headers = here) =>
      call<Order>('GET', `/api/orders/${data.orderNumber}?email=${encodeURIComponent(email)}`, { headers });
    expect((await look(data.billing.email)).status).toBe(200);
    for (let count = 0; count < 20; count += 1)
      expect((await look(`guess-${count}@example.com`)).status).toBe(404);
    const refused = await look(data.billing.email);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
    const cancel = await call('POST', `/api/orders/${data.orderNumber}/moves?email=${data.billing.email}`, {
      json: { to: 'cancelled' },
      headers: here,
    });
    expect(cancel.status).toBe(429);
    expect((await look(data.billing.email, fromElsewhere())).data.state, 'nothing was done').toBe('pending');
    expect((await look(data.billing.email, fromElsewhere())).status).toBe(200);
  });

  test('of many guesses at once no more are answered than one after another', async () => {
    const { order } = await sell({ stockAvailable: 9 });
    const { data } = await place(order);
    const here = fromElsewhere();
    const guesses = Array.from({ length: 50 }, (_, count) =>
      call('GET', `/api/orders/${data.orderNumber}?email=guess-${count}@example.com`, { headers: here }),
    );
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect(statuses.filter(status => status === 404)).toHaveLength(20);
    expect(statuses.filter(status => status === 429)).toHaveLength(30);
  });

  test('whoever guesses on a page is told to wait; everybody else still sees their order there', async () => {
    const { country, order } = await sell({ stockAvailable: 9 });
    const { data } = await place(order);
    const open = (email: string, headers: object) =>
      fetch(`${shop.url}/order/${data.orderNumber}?email=${encodeURIComponent(email)}`, {
        headers: { Accept: 'text/html', Cookie: `country=${country}`, ...headers },
      });
    const here = fromElsewhere();
    for (let count = 0; count < 20; count += 1)
      expect((await open(`guess-${count}@example.com`, here)).status).toBe(404);
    const refused = await open(data.billing.email, here);
    expect({ status: refused.status, text: await refused.text() }).toMatchObject({
      status: 429,
      text: expect.stringContaining('Too many tries'),
    });
    expect((await open(data.billing.email, fromElsewhere())).status).toBe(200);
  });

  test('a coupon is not found by trying, in the cart or with an order; right ones are not counted', async () => {
    const { country, lines, order } = await sell({ netPrice: 5000, stockAvailable: 99 });
    await shop.database.write(
      build.insert(coupons).values({ couponCode: 'SECRET-17', percentage: 1000, createdAt: new Date() }),
    );
    const here = fromElsewhere();
    const quote = (coupon?: string) =>
      call<{ coupon: { accepted: boolean } }>('POST', '/api/cart/quote', {
        json: { country, lines, ...(coupon && { coupon }) },
        headers: here,
      });
    for (let count = 0; count < 25; count += 1)
      expect((await quote('SECRET-17')).data.coupon.accepted).toBe(true);
    for (let count = 0; count < 19; count += 1)
      expect((await quote(`SECRET-${count + 20}`)).status).toBe(200);
    const ordered = await place(
      { ...order, coupon: 'SECRET-99' },
      { headers: { ...here, 'Idempotency-Key': crypto.randomUUID() } },
    );
    expect(ordered.status).toBe(422);
    expect((await quote('SECRET-17')).status).toBe(429);
    const before = await readRows();
    const refused = { ...here, 'Idempotency-Key': crypto.randomUUID() };
    expect((await place({ ...order, coupon: 'SECRET-17' }, { headers: refused })).status).toBe(429);
    expect((await readRows()).orders, 'none was placed').toEqual(before.orders);
    expect((await quote()).status, 'without one').toBe(200);
  });
});
