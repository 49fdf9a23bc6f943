import { beforeAll, describe, expect, test } from 'vitest';
import type { Order } from '../../../functions/ordering/orders/contract.ts';
import { fromElsewhere } from '../../support/addresses.ts';
import { buyersOf } from '../../support/buyers.ts';
import { makeCoupon } from '../../support/factories.ts';
import { type Rows, rowReader } from '../../support/rows.ts';
import { openShop } from '../../support/shop.ts';

describe('guessing orders and coupons', () => {
  const { shop, call } = openShop();
  const { sell, place } = buyersOf(shop, call);
  let readRows: () => Promise<Rows>;
  beforeAll(async () => {
    readRows = await rowReader(shop.database);
  });

  test('the email of an order cannot be guessed, and someone who knows it elsewhere can still see the order', async () => {
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
    expect((await look(data.billing.email, fromElsewhere())).data.state, 'nothing changed').toBe('pending');
    expect((await look(data.billing.email, fromElsewhere())).status).toBe(200);
  });

  test('many guesses at once get no further than one after another', async () => {
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

  test('someone who guesses on a page has to wait, and others can still see their order there', async () => {
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
      text: expect.stringContaining('Too many attempts'),
    });
    expect((await open(data.billing.email, fromElsewhere())).status).toBe(200);
  });

  type Quoted = { subtotal: number; coupon: { accepted: boolean; message: string } | null };
  const quoter = (cart: object, headers: object) => (coupon?: string) =>
    call<Quoted>('POST', '/api/cart/quote', {
      json: { ...cart, ...(coupon && { coupon }) },
      headers: { ...headers },
    });
  const tooMany = expect.stringContaining('Too many invalid coupons');

  test('a coupon cannot be guessed in the cart or in an order; valid ones do not count', async () => {
    const { country, lines, order } = await sell({ netPrice: 5000, stockAvailable: 99 });
    const [known, secret] = [await makeCoupon(shop.database), await makeCoupon(shop.database)];
    const here = fromElsewhere();
    const quote = quoter({ country, lines }, here);
    for (let count = 0; count < 25; count += 1)
      expect((await quote(known.couponCode)).data.coupon?.accepted).toBe(true);
    for (let count = 0; count < 19; count += 1)
      expect((await quote(`WRONG-${count}`)).data.coupon?.message).toMatch(/There is no coupon/);
    const ordered = await place(
      { ...order, coupon: 'WRONG-99' },
      { headers: { ...here, 'Idempotency-Key': crypto.randomUUID() } },
    );
    expect(ordered.status).toBe(422);
    for (let count = 0; count < 2; count += 1) {
      const { status, data } = await quote(secret.couponCode);
      expect({ status, ...data }, 'prices are still returned').toMatchObject({
        status: 200,
        subtotal: 50,
        discount: 0,
        coupon: { accepted: false, message: tooMany },
      });
    }
    expect((await quote(known.couponCode)).data.coupon, 'known before').toMatchObject({ accepted: true });
    const before = await readRows();
    const refused = { ...here, 'Idempotency-Key': crypto.randomUUID() };
    const placed = await place({ ...order, coupon: secret.couponCode }, { headers: refused });
    expect(placed.status).toBe(429);
    expect((await readRows()).orders, 'no order was placed').toEqual(before.orders);
    expect((await quote()).data.coupon, 'without a coupon').toBeNull();
    const elsewhere = quoter({ country, lines }, fromElsewhere());
    expect((await elsewhere(secret.couponCode)).data.coupon?.accepted).toBe(true);
  });

  test('many coupons at once get no further than one after another', async () => {
    const { country, lines } = await sell({});
    const quote = quoter({ country, lines }, fromElsewhere());
    const guesses = Array.from({ length: 50 }, (_, count) => quote(`WRONG-${count}`));
    const messages = (await Promise.all(guesses)).map(({ data }) => data.coupon?.message ?? '');
    expect(messages.filter(message => message.startsWith('There is no coupon'))).toHaveLength(20);
    expect(messages.filter(message => message.startsWith('Too many'))).toHaveLength(30);
  });

  test.each<[string, Parameters<typeof makeCoupon>[1] | null]>([
    ['has ended', { validUntil: new Date(Date.now() - 3_600_000) }],
    ['is for another currency', { amount: 100, denomination: 'CHF' }],
    ['was mistyped', null],
  ])('a coupon that %s may stay in the cart’s address, and the next one counts', async (_, given) => {
    const { country, lines, order } = await sell({ stockAvailable: 99 });
    const here = fromElsewhere();
    const quote = quoter({ country, lines }, here);
    const kept = given ? (await makeCoupon(shop.database, given)).couponCode : `TYPO-${crypto.randomUUID()}`;
    for (let count = 0; count < 25; count += 1)
      expect(await quote(kept)).toMatchObject({
        status: 200,
        data: { subtotal: 10, coupon: { accepted: false, message: expect.not.stringContaining('Too many') } },
      });
    const { couponCode: coupon } = await makeCoupon(shop.database);
    expect((await quote(coupon)).data.coupon?.accepted).toBe(true);
    if (!given) return;
    for (let count = 0; count < 21; count += 1) {
      const headers = { ...here, 'Idempotency-Key': crypto.randomUUID() };
      expect((await place({ ...order, coupon: kept }, { headers })).status).toBe(422);
    }
  });
});
