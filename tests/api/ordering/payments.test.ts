import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { productPrices } from '../../../db/schema/product-prices.ts';
import { build } from '../../../db/sql/build.ts';
import { fromElsewhere } from '../../support/addresses.ts';
import { MONEY } from '../../support/cron-times.ts';
import { openPayingShop } from '../../support/payers.ts';
import { expectProblem } from '../../support/problems.ts';

describe('PayPal', () => {
  const { shop, call, paypal, variables, sell, place, ...people } = openPayingShop();
  const {
    begin,
    agreed,
    start,
    capture,
    read,
    move,
    notesOf,
    tell,
    hear: sendWebhook,
    counted,
    age,
    staff,
    booked,
  } = people;

  test('is offered where PayPal supports it, started once, captured once, and recorded as paid by PayPal', async () => {
    const { country, lines } = await sell({});
    const quote = await call<{ payments: string[] }>('POST', '/api/cart/quote', {
      json: { country, lines },
    });
    expect(quote.data.payments).toContain('paypal');

    const before = counted();
    const { order, approveUrl } = await begin();
    expectProblem(await capture(order), 409);
    const again = await Promise.all([start(order), start(order)]);
    expect(again.map(({ status, data }) => [status, data.approveUrl])).toEqual(
      Array(2).fill([200, approveUrl]),
    );
    await paypal.press(approveUrl, 'Pay');
    paypal.forgetTokens();
    expect((await start(order)).data.approveUrl).toContain('paypal=approved');
    const answers = await Promise.all([capture(order), capture(order), capture(order)]);
    expect(answers.map(({ status, data }) => [status, data.state])).toEqual(Array(3).fill([200, 'paid']));
    expect((await read(order)).moves.map(({ to }) => to)).toEqual(['paid']);
    expect(counted()).toMatchObject({ starts: before.starts + 1, captures: before.captures + 1 });
    expectProblem(await start(order), 409);

    const other = (await place((await sell({})).order)).data.orderNumber;
    expectProblem(await start(other), 422);
    const guessed = { headers: fromElsewhere() };
    expectProblem(await call('POST', `/api/orders/${order}/payment?email=nobody@example.com`, guessed), 404);
  });

  test('shows the order as paid in both tabs of a returning shopper, with simultaneous requests', async () => {
    const { order } = await agreed();
    const look = paypal.holdLook();
    const second = capture(order);
    await look.came;
    expect((await capture(order)).data.state).toBe('paid');
    look.letGo();
    expect((await second).data.state).toBe('paid');
  });

  test('people waiting for PayPal at one place do not count as guessing', async () => {
    const waiting = [];
    for (let made = 0; made < 20; made += 1) waiting.push((await agreed()).order);
    const looks = waiting.map(() => paypal.holdLook());
    const captures = waiting.map(capture);
    const first = await Promise.race([Promise.all(looks.map(({ came }) => came)), ...captures]);
    expect(first, 'no response before PayPal gets one').toHaveLength(20);
    expect((await read(waiting[0] ?? '')).state).toBe('pending');
    for (const { letGo } of looks) letGo();
    expect((await Promise.all(captures)).map(({ status }) => status)).toEqual(Array(20).fill(200));
  });

  test('a declined card charges nothing, and another one pays the same order', async () => {
    const { order, approveUrl } = await agreed();
    paypal.next('capture', 'decline');
    expect(expectProblem(await capture(order), 409).detail).toMatch(/declined.*Choose another card/);
    expect((await read(order)).state).toBe('pending');
    expect((await start(order)).data.approveUrl).toBe(approveUrl);
    await paypal.press(approveUrl, 'Pay');
    expect((await capture(order)).data.state).toBe('paid');
  });

  test('retries after any lost response take the money once', async () => {
    const { order } = await sell({});
    const { orderNumber } = (await place({ ...order, payment: 'paypal' })).data;
    const before = counted();
    for (const mishap of ['lose', 'drop', 'error'] as const) {
      paypal.next('start', mishap);
      const down = await start(orderNumber);
      expect(expectProblem(down, 503).detail).toMatch(/won’t be charged twice/);
      expect(down.headers.get('Retry-After')).toBe('5');
    }
    await paypal.press((await start(orderNumber)).data.approveUrl, 'Pay');
    for (const mishap of ['drop', 'error', 'lose'] as const) {
      paypal.next('capture', mishap);
      expectProblem(await capture(orderNumber), 503);
      expect((await read(orderNumber)).state).toBe('pending');
    }
    expect((await capture(orderNumber)).data.state).toBe('paid');
    expect(counted()).toMatchObject({ starts: before.starts + 1, captures: before.captures + 1 });
    const logged = shop.takeErrors();
    expect(logged).toHaveLength(6);
    expect(logged.join()).not.toContain(variables.PAYPAL_CLIENT_SECRET);
  });

  test('a payment that PayPal no longer knows is replaced by another', async () => {
    const { order, approveUrl } = await begin();
    paypal.forgetPayment(approveUrl);
    expectProblem(await capture(order), 409);
    const next = await start(order);
    expect(next.status).toBe(201);
    await paypal.press(next.data.approveUrl, 'Pay');
    paypal.next('capture', 'busy');
    expectProblem(await capture(order), 503);
    expect(shop.takeErrors()).toHaveLength(1);
    expect((await capture(order)).data.state).toBe('paid');
  });

  test('events are handled before the shopper is back, ten times at once, and not when forged', async () => {
    const { order, approveUrl } = await agreed();
    const before = counted();
    const approved = paypal.message('CHECKOUT.ORDER.APPROVED', approveUrl);
    for (const forged of [
      { ...approved, body: approved.body.replace('APPROVED', 'DENIED') },
      { ...approved, headers: { ...approved.headers, 'PAYPAL-TRANSMISSION-SIG': 'x' } },
      { body: approved.body, headers: {} },
      { ...approved, body: '{}' },
    ]) {
      expectProblem(await sendWebhook(forged), 403);
    }
    expect((await read(order)).state).toBe('pending');
    const heard = await Promise.all(Array.from({ length: 10 }, () => sendWebhook(approved)));
    expect(heard.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect((await tell('PAYMENT.CAPTURE.COMPLETED', approveUrl)).status).toBe(200);
    expect((await capture(order)).data.moves).toHaveLength(1);
    expect(counted().captures).toBe(before.captures + 1);
    expect((await tell('CUSTOMER.DISPUTE.CREATED', approveUrl)).status).toBe(200);

    paypal.refund(approveUrl);
    await tell('PAYMENT.CAPTURE.REFUNDED', approveUrl);
    await tell('PAYMENT.CAPTURE.REVERSED', approveUrl);
    expect((await read(order)).moves.map(({ to }) => to)).toEqual(['paid', 'refunded']);
  });

  test('money under review does not pay the order until PayPal decides', async () => {
    const [comes, fails] = [await agreed(), await agreed()];
    for (const { order } of [comes, fails]) {
      paypal.next('capture', 'pending');
      expect((await capture(order)).data.state).toBe('pending');
      expect(expectProblem(await start(order), 409).detail).toMatch(/still checking/);
    }
    await age(comes.order);
    await shop.runTasks(MONEY);
    paypal.decide(comes.approveUrl, 'COMPLETED');
    await tell('PAYMENT.CAPTURE.COMPLETED', comes.approveUrl);
    paypal.decide(fails.approveUrl, 'DECLINED');
    await tell('PAYMENT.CAPTURE.DENIED', fails.approveUrl);
    expect({ comes: (await read(comes.order)).state, fails: (await read(fails.order)).state }).toEqual({
      comes: 'paid',
      fails: 'pending',
    });
    expect((await start(fails.order)).status).toBe(201);
  });

  test('a wrong amount does not pay the order, and staff learn so once', async () => {
    const { order, approveUrl } = await agreed();
    const before = counted();
    paypal.next('capture', 'short');
    expect((await capture(order)).data.state).toBe('pending');
    await tell('PAYMENT.CAPTURE.COMPLETED', approveUrl);
    expect(shop.takeErrors().join()).toMatch(/PayPal took 0.01 EUR, but the order total is 17.90 EUR/);
    expect(await notesOf(order)).toHaveLength(1);
    expect(expectProblem(await start(order), 409).detail).toMatch(/don’t pay again/);
    await age(order);
    await shop.runTasks(MONEY);
    expect((await read(order)).state).toBe('pending');
    expect(counted().refunds).toBe(before.refunds);
  });

  test('a refund goes through PayPal once, even if its response is lost', async () => {
    const { order } = await agreed();
    await capture(order);
    const token = await staff();
    const before = counted();
    for (const mishap of ['drop', 'lose'] as const) {
      paypal.next('refund', mishap);
      expectProblem(await move(order, 'refunded', token), 503);
      expect((await read(order)).state).toBe('paid');
    }
    expect(shop.takeErrors()).toHaveLength(2);
    expect((await move(order, 'refunded', token)).data.state).toBe('refunded');
    expectProblem(await move(order, 'refunded', token), 409);
    expect(counted().refunds).toBe(before.refunds + 1);
  });

  test('money for a cancelled order is refunded, and none is taken after the cancellation', async () => {
    const taken = await agreed();
    const before = counted();
    paypal.next('capture', 'pending');
    await capture(taken.order);
    expect((await move(taken.order, 'cancelled')).data.state).toBe('cancelled');
    paypal.decide(taken.approveUrl, 'COMPLETED');
    const completed = paypal.message('PAYMENT.CAPTURE.COMPLETED', taken.approveUrl);
    await Promise.all([sendWebhook(completed), capture(taken.order), sendWebhook(completed)]);
    expect(expectProblem(await capture(taken.order), 409).detail).toMatch(/will refund your payment/);
    expect(counted()).toMatchObject({ captures: before.captures + 1, refunds: before.refunds + 1 });
    expect(await notesOf(taken.order)).toHaveLength(1);
    expect(shop.takeErrors().join()).toMatch(/PayPal took 17.90 EUR after the order was cancelled/);

    const early = await agreed();
    await move(early.order, 'cancelled');
    expectProblem(await capture(early.order), 409);
    await tell('CHECKOUT.ORDER.APPROVED', early.approveUrl);
    expect(counted().captures).toBe(before.captures + 1);

    const racing = await agreed();
    await Promise.all([capture(racing.order), move(racing.order, 'cancelled')]);
    const { state, moves } = await read(racing.order);
    const payment = await booked(racing.approveUrl);
    expect(moves).toHaveLength(1);
    expect(['paid captured', 'cancelled refunded', 'cancelled started']).toContain(
      `${state} ${payment?.state}`,
    );
    shop.takeErrors();
  });

  test('cancels orders unpaid after a day and returns their stock, but captures approved payments', async () => {
    const [left, paid, fresh] = [await begin(), await agreed(), await begin()];
    const never = (await place({ ...(await sell({})).order, payment: 'paypal' })).data.orderNumber;
    for (const order of [left.order, paid.order, never]) await age(order);
    await shop.runTasks(MONEY);
    const states = [left.order, paid.order, fresh.order, never].map(async order => (await read(order)).state);
    expect(await Promise.all(states)).toEqual(['cancelled', 'paid', 'pending', 'cancelled']);
    expect((await read(left.order)).moves[0]?.note).toBe('Not paid within a day');
    const [price] = await shop.database.read(
      build.select().from(productPrices).where(eq(productPrices.countryId, left.countryId)),
    );
    expect(price?.stockAvailable).toBe(5);
  });
});
