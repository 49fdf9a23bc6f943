import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { coupons } from '../../../db/schema/coupons.ts';
import { productPrices } from '../../../db/schema/product-prices.ts';
import { build } from '../../../db/sql/build.ts';
import type { OrderState } from '../../../functions/contracts/order-states.ts';
import { auditBooks } from '../../../functions/office/audit/run.ts';
import type { Order } from '../../../functions/ordering/orders/contract.ts';
import { makeAccount } from '../../support/accounts.ts';
import { buyersOf } from '../../support/buyers.ts';
import { AN_ADDRESS, makeCoupon } from '../../support/factories.ts';
import { expectProblem } from '../../support/problems.ts';
import { openShop } from '../../support/shop.ts';
import { tokenFor } from '../../support/tokens.ts';

describe('order transitions', () => {
  const { shop, call } = openShop();
  const { sell, place } = buyersOf(shop, call);
  const staff = { username: '', token: '' };
  beforeAll(async () => {
    const account = await makeAccount(shop.database, 'staff');
    Object.assign(staff, { username: account.username, token: await tokenFor(account) });
  });

  const move = (orderNumber: string, json: object, { token = staff.token, email = '' } = {}) =>
    call<Order>('POST', `/api/orders/${orderNumber}/moves?email=${email}`, {
      json,
      ...(token && { token }),
    });
  const go = async (orderNumber: string, ...states: OrderState[]) => {
    const answers = [];
    for (const to of states) answers.push(await move(orderNumber, { to }));
    expect(answers.map(({ status }) => status)).toEqual(states.map(() => 200));
    return answers.at(-1)?.data as Order;
  };
  const stockOf = async (countryId: number) => {
    const [price] = await shop.database.read(
      build.select().from(productPrices).where(eq(productPrices.countryId, countryId)),
    );
    return price?.stockAvailable;
  };
  const expectSoundBooks = async () =>
    expect((await auditBooks(shop.database)).filter(({ found }) => found > 0)).toEqual([]);

  test('record each step with who, when and what the customer sees', async () => {
    const { order } = await sell({});
    const { orderNumber } = (await place(order)).data;
    await go(orderNumber, 'paid');
    const shipped = await move(orderNumber, { to: 'shipped', note: ' Parcel 17 ' });
    expect(shipped.data).toMatchObject({ state: 'shipped', next: ['delivered', 'refunded'] });
    const { data } = await call<Order>('GET', `/api/orders/${orderNumber}`, { token: staff.token });
    const timeline = data.moves.map(({ to, by, note }) => [to, by, note]);
    expect(timeline).toEqual([
      ['paid', staff.username, ''],
      ['shipped', staff.username, 'Parcel 17'],
    ]);
    const guest = await call<Order>('GET', `/api/orders/${orderNumber}?email=${AN_ADDRESS.email}`);
    expect(guest.data.moves.map(({ by, note }) => [by, note])).toEqual([
      [null, ''],
      [null, 'Parcel 17'],
    ]);
    expect(guest.data).not.toHaveProperty('staffNotes');
    await go(orderNumber, 'delivered');
  });

  test.each<[payment: Order['payment'], way: OrderState[], refused: OrderState[]]>([
    ['bank-transfer', [], ['shipped', 'delivered', 'refunded', 'pending']],
    ['bank-transfer', ['paid'], ['paid', 'delivered', 'pending']],
    ['bank-transfer', ['paid', 'shipped'], ['cancelled', 'paid']],
    ['bank-transfer', ['cancelled'], ['paid', 'refunded', 'cancelled']],
    ['bank-transfer', ['paid', 'refunded'], ['shipped', 'cancelled', 'refunded']],
    ['cash-on-delivery', ['shipped'], ['paid', 'refunded']],
    ['cash-on-delivery', ['shipped', 'cancelled'], ['shipped', 'delivered', 'refunded']],
  ])('paid by %s and after %j cannot lead to %j', async (payment, way, refused) => {
    const { order } = await sell({});
    const { orderNumber } = (await place({ ...order, payment })).data;
    await go(orderNumber, ...way);
    for (const to of refused) expectProblem(await move(orderNumber, { to }), 409);
  });

  test('cancelling returns stock, coupon and points, and a later refund returns nothing twice', async () => {
    const { order, countryId } = await sell({ netPrice: 1000, pv: 100, stockAvailable: 5 });
    const { couponCode } = await makeCoupon(shop.database, { percentage: 1000, mostUses: 1 });
    const uses = async () =>
      (await shop.database.read(build.select().from(coupons).where(eq(coupons.couponCode, couponCode))))[0]
        ?.uses;
    const { data } = await place({ ...order, coupon: couponCode });
    expect({ stock: await stockOf(countryId), uses: await uses() }).toEqual({ stock: 4, uses: 1 });
    await go(data.orderNumber, 'paid', 'cancelled');
    expect({ stock: await stockOf(countryId), uses: await uses() }).toEqual({ stock: 5, uses: 0 });
    await go(data.orderNumber, 'refunded');
    expect({ stock: await stockOf(countryId), uses: await uses() }).toEqual({ stock: 5, uses: 0 });
    await expectSoundBooks();
  });

  test('shipped items return to stock only if staff say so', async () => {
    const { order, countryId } = await sell({ stockAvailable: 5 });
    for (const [restock, left] of [
      [false, 4],
      [true, 4],
    ] as const) {
      const { orderNumber } = (await place(order)).data;
      await go(orderNumber, 'paid', 'shipped');
      expect((await move(orderNumber, { to: 'refunded', restock })).status).toBe(200);
      expect(await stockOf(countryId)).toBe(left);
    }
    await expectSoundBooks();
  });

  test('a customer can cancel an unpaid order, and nothing else', async () => {
    const { order } = await sell({ stockAvailable: 9 });
    const own = await tokenFor(await makeAccount(shop.database, 'customer'));
    const another = await tokenFor(await makeAccount(shop.database, 'customer'));
    const { orderNumber } = (await place(order, { token: own })).data;
    expectProblem(await move(orderNumber, { to: 'cancelled' }, { token: another }), 404);
    expectProblem(await move(orderNumber, { to: 'cancelled' }, { token: '' }), 401);
    expectProblem(await move(orderNumber, { to: 'paid' }, { token: own }), 403);
    expect((await move(orderNumber, { to: 'cancelled' }, { token: own })).data.state).toBe('cancelled');

    const guests = (await place(order)).data.orderNumber;
    const asGuest = { token: '', email: AN_ADDRESS.email };
    expectProblem(await move(guests, { to: 'cancelled' }, { ...asGuest, email: 'else@example.com' }), 404);
    await go(guests, 'paid');
    expectProblem(await move(guests, { to: 'cancelled' }, asGuest), 409);
    const unpaid = (await place(order)).data.orderNumber;
    expect((await move(unpaid, { to: 'cancelled' }, asGuest)).data.next).toEqual([]);
  });

  test('customers never see staff notes', async () => {
    const { orderNumber } = (await place((await sell({})).order)).data;
    const path = `/api/orders/${orderNumber}/notes`;
    const written = await call<Order>('POST', path, { json: { note: 'Ring twice' }, token: staff.token });
    expect({ status: written.status, staffNotes: written.data.staffNotes }).toEqual({
      status: 200,
      staffNotes: [{ note: 'Ring twice', by: staff.username, at: expect.any(String) }],
    });
    expectProblem(await call('POST', path, { json: { note: ' ' }, token: staff.token }), 422);
  });
});
