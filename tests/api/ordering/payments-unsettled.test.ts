import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import type { HealthDetails } from '../../../functions/health/contract.ts';
import type { UnsettledMoney } from '../../../functions/ordering/payments/contract.ts';
import { MONEY } from '../../support/cron-times.ts';
import { openPayingShop } from '../../support/payers.ts';
import { expectProblem } from '../../support/problems.ts';

/** Staff find everything that the shop cannot settle in one place, until it is settled. */
describe('payments that need attention', () => {
  const { shop, call, paypal, variables, ...people } = openPayingShop();
  const { agreed, capture, move, booked, staff, lose, runTasksAtNight, runAllTasks } = people;
  let token: string;
  beforeAll(async () => {
    token = await staff();
  });
  const unsettled = async () =>
    (await call<UnsettledMoney[]>('GET', '/api/payments/unsettled', { token })).data;
  const kindsOf = async (order: string) =>
    (await unsettled()).filter(({ orderNumber }) => orderNumber === order).map(({ kind }) => kind);
  const health = async () => (await call<HealthDetails>('GET', '/api/health/details', { token })).data;
  const act = (order: string, approveUrl: string, action: string) =>
    call(
      'POST',
      `/api/orders/${order}/payments/${new URL(approveUrl).pathname.split('/').at(-1)}/${action}`,
      {
        token,
      },
    );

  test('a paid order needs none, and visitors cannot see the list', async () => {
    const { order } = await agreed();
    await capture(order);
    expect(await kindsOf(order)).toEqual([]);
    expectProblem(await call('GET', '/api/payments/unsettled'), 401);
    expectProblem(await call('POST', '/api/payments/takings/unknown/done'), 401);
    expectProblem(await call('POST', '/api/payments/takings/unknown/done', { token }), 404);
  });

  test('lists an amount that does not pay its order until staff have refunded it', async () => {
    const { order, approveUrl } = await agreed();
    paypal.next('capture', 'short');
    await capture(order);
    expect(await unsettled()).toContainEqual({
      id: (await booked(approveUrl))?.paymentId,
      kind: 'unplaced',
      orderNumber: order,
      orderState: 'pending',
      payment: 'paypal',
      amount: 0.01,
      denomination: 'EUR',
      since: expect.any(String),
    });
    expect((await act(order, approveUrl, 'refund')).status).toBe(200);
    expect(await kindsOf(order)).toEqual([]);
    shop.takeErrors();
  });

  test('lists the money of an order cancelled by staff after payment until it is refunded', async () => {
    const { order } = await agreed();
    await capture(order);
    await move(order, 'cancelled', token);
    expect(await kindsOf(order)).toEqual(['unplaced']);
    expect((await health()).alarms).toContain('money-unsettled');
    expect((await move(order, 'refunded', token)).data.state).toBe('refunded');
    expect(await kindsOf(order)).toEqual([]);
  });

  test('lists a refund that PayPal rejects until it is done, even in the PayPal account', async () => {
    const { order, approveUrl } = await agreed();
    await capture(order);
    paypal.next('refund', 'refuse');
    expectProblem(await move(order, 'refunded', token), 409);
    expect(await kindsOf(order)).toEqual(['refund-refused']);
    paypal.refund(approveUrl);
    await act(order, approveUrl, 'look');
    expect(await kindsOf(order)).toEqual([]);
    shop.takeErrors();
  });

  test('lists a surplus that PayPal does not refund until it does', async () => {
    const { order, approveUrl } = await agreed();
    paypal.next('capture', 'pending');
    await capture(order);
    await move(order, 'cancelled');
    paypal.decide(approveUrl, 'COMPLETED');
    paypal.next('refund', 'refuse');
    await runAllTasks();
    expect(await kindsOf(order)).toEqual(['surplus']);
    expect((await act(order, approveUrl, 'refund')).status).toBe(200);
    expect(await kindsOf(order)).toEqual([]);
    shop.takeErrors();
  });

  test('lists a payment without a response from PayPal after three attempts until it has one', async () => {
    const { order, approveUrl } = await agreed();
    paypal.forbid(approveUrl);
    for (let round = 0; round < 3; round += 1) await runAllTasks();
    expect(await kindsOf(order)).toEqual(['unanswered']);
    paypal.permit(approveUrl);
    await runAllTasks();
    expect(await kindsOf(order)).toEqual([]);
    shop.takeErrors();
  });

  test('lists money for an order missing from this shop until staff have handled it, and not again', async () => {
    const { order, approveUrl } = await agreed();
    paypal.captureThere(approveUrl);
    paypal.takenBefore(approveUrl, 12);
    await lose(approveUrl);
    await shop.database.write(
      sql`UPDATE orders SET order_number = 'M0000000Z' WHERE order_number = ${order}`,
    );
    await runTasksAtNight();
    const [money] = (await unsettled()).filter(({ orderNumber }) => orderNumber === order);
    expect(money).toMatchObject({ kind: 'unknown-order', orderState: null, amount: 17.9, payment: 'paypal' });
    expect((await health()).records?.money.unsettled).toBeGreaterThan(0);
    const done = await call('POST', `/api/payments/takings/${money?.id}/done`, { token });
    expect(done.status).toBe(204);
    await runTasksAtNight();
    expect(await kindsOf(order)).toEqual([]);
    shop.takeErrors();
  });

  test('tells staff that an account may not search its payments as long as that is so', async () => {
    paypal.search.isPermitted = false;
    await runTasksAtNight();
    expect(await health()).toMatchObject({
      alarms: expect.arrayContaining(['takings-unread']),
      records: { money: { unread: expect.stringMatching(/Transaction Search/) } },
    });
    paypal.search.isPermitted = true;
    await shop.runTasks(MONEY);
    const { alarms, records } = await health();
    expect(alarms).not.toContain('takings-unread');
    expect(records?.money.comparedUntil).toMatch(/^20/);
    shop.takeErrors();
  });
});
