import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { productPrices } from '../../../db/schema/product-prices.ts';
import { build } from '../../../db/sql/build.ts';
import type { Order } from '../../../functions/ordering/orders/contract.ts';
import { openPayingShop } from '../../support/payers.ts';
import { expectProblem } from '../../support/problems.ts';

/** When the shop and the provider disagree, the provider is right, and no money is lost between them. */
describe('PayPal and the shop disagree', () => {
  const { shop, call, paypal, variables, ...people } = openPayingShop();
  const {
    begin,
    agreed,
    start,
    capture,
    read,
    move,
    notesOf,
    tell,
    counted,
    age,
    staff,
    booked,
    runAllTasks,
  } = people;
  const heldFor = (...approveUrls: string[]) => approveUrls.map(paypal.heldOf);

  test('a declined card does not end a payment: another approval pays it, with no double charge', async () => {
    const { order, approveUrl } = await agreed();
    paypal.next('capture', 'decline');
    expectProblem(await capture(order), 409);
    await tell('PAYMENT.CAPTURE.DECLINED', approveUrl);
    expect((await start(order)).data.approveUrl).toBe(approveUrl);
    await paypal.press(approveUrl, 'Pay');
    paypal.next('capture', 'pending');
    await tell('CHECKOUT.ORDER.APPROVED', approveUrl);
    await tell('PAYMENT.CAPTURE.DECLINED', approveUrl);
    expect((await booked(approveUrl))?.state).toBe('pending');
    paypal.decide(approveUrl, 'COMPLETED');
    await tell('PAYMENT.CAPTURE.COMPLETED', approveUrl);
    expect((await read(order)).state).toBe('paid');
    expect(heldFor(approveUrl)).toEqual([1790]);
  });

  test('a payment thought to be over is not captured along with another, and is refunded if captured anyway', async () => {
    const first = await begin();
    paypal.hide(first.approveUrl);
    expectProblem(await capture(first.order), 409);
    const second = (await start(first.order)).data.approveUrl;
    expect(second).not.toBe(first.approveUrl);
    paypal.show(first.approveUrl);
    await paypal.press(first.approveUrl, 'Pay');
    const before = counted();
    expect((await tell('CHECKOUT.ORDER.APPROVED', first.approveUrl)).status).toBe(200);
    expect(counted().captures).toBe(before.captures);

    await paypal.press(second, 'Pay');
    paypal.captureThere(first.approveUrl);
    expect((await tell('PAYMENT.CAPTURE.COMPLETED', first.approveUrl)).status).toBe(200);
    expect((await capture(first.order)).data.state).toBe('paid');
    expect(heldFor(first.approveUrl, second)).toEqual([0, 1790]);
    expect(await notesOf(first.order)).toEqual([expect.stringMatching(/another payment.*refunded/)]);
    expect(shop.takeErrors()).toHaveLength(1);
    expect((await move(first.order, 'refunded', await staff())).data.state).toBe('refunded');
    expect(heldFor(first.approveUrl, second)).toEqual([0, 0]);
  });

  test('a late approval pays the order if no other payment was started', async () => {
    const { order, approveUrl } = await begin();
    paypal.hide(approveUrl);
    expectProblem(await capture(order), 409);
    paypal.show(approveUrl);
    await paypal.press(approveUrl, 'Pay');
    await runAllTasks();
    expect((await read(order)).state).toBe('paid');
  });

  test('an order is not cancelled if its money has come but the capture response was lost', async () => {
    const { order, approveUrl } = await agreed();
    paypal.next('capture', 'lose');
    expectProblem(await capture(order), 503);
    expect(expectProblem(await move(order, 'cancelled'), 409).detail).toMatch(/was just paid/);
    expect((await read(order)).state).toBe('paid');
    expect(heldFor(approveUrl)).toEqual([1790]);
    shop.takeErrors();
  });

  test('without a webhook: money for an order that is already cancelled is refunded', async () => {
    const { order, approveUrl } = await agreed();
    paypal.next('capture', 'pending');
    await capture(order);
    await move(order, 'cancelled');
    paypal.decide(approveUrl, 'COMPLETED');
    paypal.next('refund', 'error');
    await runAllTasks();
    expect((await booked(approveUrl))?.state).toBe('refunding');
    await runAllTasks();
    expect(heldFor(approveUrl)).toEqual([0]);
    expect((await booked(approveUrl))?.state).toBe('refunded');
    expect(await notesOf(order)).toEqual([
      expect.stringMatching(/after the order was cancelled. It will be refunded/),
    ]);
    shop.takeErrors();
  });

  test('without a webhook: a wrong amount is refunded when the order is cancelled', async () => {
    const { order, approveUrl } = await agreed();
    paypal.next('capture', 'short');
    await capture(order);
    await move(order, 'cancelled');
    await runAllTasks();
    expect(heldFor(approveUrl)).toEqual([0]);
    shop.takeErrors();
  });

  test('without a webhook: a review that ends well pays the order', async () => {
    const { order, approveUrl } = await agreed();
    paypal.next('capture', 'pending');
    await capture(order);
    paypal.decide(approveUrl, 'COMPLETED');
    await runAllTasks();
    expect((await read(order)).state).toBe('paid');
  });

  test('an order being refunded cannot be shipped, and a refund with a lost response is completed', async () => {
    const { order, approveUrl } = await agreed();
    await capture(order);
    paypal.next('refund', 'lose');
    expectProblem(await move(order, 'refunded', await staff()), 503);
    expect(expectProblem(await move(order, 'shipped', await staff()), 409).detail).toMatch(/on its way back/);
    await runAllTasks();
    const { state, moves } = await read(order);
    expect({ state, moves: moves.map(({ to }) => to) }).toEqual({
      state: 'refunded',
      moves: ['paid', 'refunded'],
    });
    expect(heldFor(approveUrl)).toEqual([0]);
    shop.takeErrors();
  });

  test('a pending refund does not count; once completed it does, and a failure is reported', async () => {
    const [carried, failed] = [await agreed(), await agreed()];
    for (const { order } of [carried, failed]) {
      await capture(order);
      paypal.next('refund', 'pending');
      expect((await move(order, 'refunded', await staff())).data.state).toBe('paid');
    }
    paypal.endRefund(carried.approveUrl, 'COMPLETED');
    paypal.endRefund(failed.approveUrl, 'FAILED');
    await runAllTasks();
    expect((await read(carried.order)).state).toBe('refunded');
    expect((await read(failed.order)).state).toBe('paid');
    expect(await notesOf(failed.order)).toEqual([
      expect.stringMatching(/accepted a refund of 17.90 EUR but/),
    ]);
    expect((await move(failed.order, 'refunded', await staff())).data.state).toBe('refunded');
    expect(heldFor(carried.approveUrl, failed.approveUrl)).toEqual([0, 0]);
    shop.takeErrors();
  });

  test('a refund that PayPal rejects after its response was lost is reported to staff, and can be retried', async () => {
    const { order, approveUrl } = await agreed();
    await capture(order);
    paypal.next('refund', 'drop');
    expectProblem(await move(order, 'refunded', await staff()), 503);
    paypal.next('refund', 'refuse');
    await runAllTasks();
    expect(await notesOf(order)).toEqual([
      expect.stringMatching(/^17.90 EUR: PayPal can’t refund this payment/),
    ]);
    expect((await booked(approveUrl))?.state).toBe('captured');
    expect((await move(order, 'refunded', await staff())).data.state).toBe('refunded');
    expect(heldFor(approveUrl)).toEqual([0]);
    shop.takeErrors();
  });

  test('a refund event that arrives before the payment event ships nothing, and returns the stock', async () => {
    const { order, approveUrl, countryId } = await agreed();
    paypal.captureThere(approveUrl);
    const completed = paypal.message('PAYMENT.CAPTURE.COMPLETED', approveUrl);
    paypal.refund(approveUrl);
    await tell('PAYMENT.CAPTURE.REFUNDED', approveUrl);
    await people.hear(completed);
    expect((await read(order)).state).toBe('cancelled');
    const [price] = await shop.database.read(
      build.select().from(productPrices).where(eq(productPrices.countryId, countryId)),
    );
    expect(price?.stockAvailable).toBe(5);
    expect((await booked(approveUrl))?.state).toBe('refunded');
  });

  test('a partial refund at PayPal is reported to staff once, and the order’s refund returns the rest', async () => {
    const { order, approveUrl } = await agreed();
    await capture(order);
    paypal.refund(approveUrl, 500);
    await tell('PAYMENT.CAPTURE.REFUNDED', approveUrl);
    await runAllTasks();
    expect(await notesOf(order)).toEqual(['PayPal refunded 5.00 EUR of 17.90 EUR.']);
    expect((await read(order)).state).toBe('paid');
    expect((await move(order, 'refunded', await staff())).data.state).toBe('refunded');
    expect(heldFor(approveUrl)).toEqual([0]);
    shop.takeErrors();
  });

  test('a payment without a response from PayPal blocks no other, and is reported after three attempts', async () => {
    const [hidden, other] = [await agreed(), await agreed()];
    paypal.forbid(hidden.approveUrl);
    for (const { order } of [hidden, other]) await age(order);
    for (let round = 0; round < 4; round += 1) await runAllTasks();
    expect((await read(other.order)).state).toBe('paid');
    expect((await read(hidden.order)).state).toBe('pending');
    expect(await notesOf(hidden.order)).toEqual([
      expect.stringMatching(/did not report the status of payment .* 3 times/),
    ]);
    paypal.permit(hidden.approveUrl);
    await runAllTasks();
    expect((await read(hidden.order)).state).toBe('paid');
    expect(shop.takeErrors().length).toBeGreaterThanOrEqual(4);
  });

  test('staff refund a wrong amount, and ask PayPal for the state of a payment', async () => {
    const { order, approveUrl } = await agreed();
    paypal.next('capture', 'short');
    await capture(order);
    const token = await staff();
    const paymentsOf = async () =>
      (await call<Order>('GET', people.at(order, ''), { token })).data.payments ?? [];
    const [payment] = await paymentsOf();
    expect(payment).toMatchObject({ state: 'captured', amount: 0.01, next: ['look', 'refund'] });
    const path = `/api/orders/${order}/payments/${payment?.paymentId}`;
    expectProblem(await call('POST', `${path}/refund`), 401);
    expectProblem(await call('POST', `/api/orders/${order}/payments/unknown/look`, { token }), 404);
    expect((await read(order)).payments).toBeUndefined();

    paypal.next('refund', 'refuse');
    expect(expectProblem(await call('POST', `${path}/refund`, { token }), 409).detail).toMatch(
      /Refund it in your account/,
    );
    paypal.refund(approveUrl);
    const { data } = await call<Order>('POST', `${path}/look`, { token });
    expect(data.payments).toMatchObject([{ state: 'refunded', returned: 0.01, next: [] }]);

    const again = (await start(order)).data.approveUrl;
    await paypal.press(again, 'Pay');
    expect((await capture(order)).data.state).toBe('paid');
    const placed = (await paymentsOf()).at(-1);
    expect(placed).toMatchObject({ state: 'captured', next: ['look'] });
    const refund = `/api/orders/${order}/payments/${placed?.paymentId}/refund`;
    expect(expectProblem(await call('POST', refund, { token }), 409).detail).toMatch(
      /Refund the order instead/,
    );
    expect(heldFor(again)).toEqual([1790]);
    shop.takeErrors();
  });
});
