import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { takingsRead } from '../../../db/schema/takings-read.ts';
import { unknownTakings } from '../../../db/schema/unknown-takings.ts';
import { build } from '../../../db/sql/build.ts';
import { MONEY } from '../../support/cron-times.ts';
import { openPayingShop } from '../../support/payers.ts';
import { expectProblem } from '../../support/problems.ts';

/** An older backup was restored: PayPal has money that the books do not know. */
describe('PayPal has payments that the shop does not know', () => {
  const { shop, paypal, variables, ...people } = openPayingShop();
  const {
    agreed,
    begin,
    capture,
    start,
    read,
    notesOf,
    tell,
    booked,
    age,
    lose,
    runTasksAtNight,
    runAllTasks,
  } = people;
  /** Paid and lost: the order is waiting again. */
  async function forgotten() {
    const begun = await agreed();
    paypal.captureThere(begun.approveUrl);
    paypal.takenBefore(begun.approveUrl, 12);
    await lose(begun.approveUrl);
    return begun;
  }
  const reading = async () => (await shop.database.read(build.select().from(takingsRead)))[0];
  const unknown = () => shop.database.read(build.select().from(unknownTakings));

  test('a lost payment pays its order at night, before the order is cancelled as unpaid', async () => {
    const { order, approveUrl } = await forgotten();
    await age(order);
    await runTasksAtNight();
    expect((await read(order)).state).toBe('paid');
    expect(paypal.heldOf(approveUrl)).toBe(1790);
    expect(await notesOf(order)).toEqual([expect.stringMatching(/which was missing here/)]);
    await runTasksAtNight();
    expect(await notesOf(order)).toHaveLength(1);
    shop.takeErrors();
  });

  test('a lost payment is refunded if another one paid the order', async () => {
    const first = await agreed();
    paypal.hide(first.approveUrl);
    expectProblem(await capture(first.order), 409);
    const { approveUrl } = (await start(first.order)).data;
    await paypal.press(approveUrl, 'Pay');
    expect((await capture(first.order)).data.state).toBe('paid');
    paypal.show(first.approveUrl);
    paypal.captureThere(first.approveUrl);
    paypal.takenBefore(first.approveUrl, 12);
    await lose(first.approveUrl);
    await runTasksAtNight();
    expect([first.approveUrl, approveUrl].map(paypal.heldOf)).toEqual([0, 1790]);
    expect((await read(first.order)).state).toBe('paid');
    expect(await notesOf(first.order)).toEqual([
      expect.stringMatching(/was missing here/),
      expect.stringMatching(/It will be refunded/),
    ]);
    shop.takeErrors();
  });

  test('an event about a lost payment adds it at once', async () => {
    const { order, approveUrl } = await forgotten();
    expect((await tell('PAYMENT.CAPTURE.COMPLETED', approveUrl)).status).toBe(200);
    expect((await read(order)).state).toBe('paid');
    const agreedTo = await agreed();
    await lose(agreedTo.approveUrl);
    await tell('CHECKOUT.ORDER.APPROVED', agreedTo.approveUrl);
    expect((await read(agreedTo.order)).state).toBe('paid');
    expect(paypal.heldOf(agreedTo.approveUrl)).toBe(1790);
    shop.takeErrors();
  });

  test('a payment that is no longer polled is found at night, and pays its order or is refunded', async () => {
    const [waits, isOver] = [await begin(), await begin()];
    await age(isOver.order);
    for (let looks = 0; looks < 6; looks += 1) await runAllTasks();
    for (const { approveUrl } of [waits, isOver]) {
      expect(await booked(approveUrl)).toMatchObject({ state: 'started', lookAt: null });
      await paypal.press(approveUrl, 'Pay');
      paypal.captureThere(approveUrl);
      paypal.takenBefore(approveUrl, 12);
    }
    await runTasksAtNight();
    expect([(await read(waits.order)).state, (await read(isOver.order)).state]).toEqual([
      'paid',
      'cancelled',
    ]);
    expect([waits, isOver].map(({ approveUrl }) => paypal.heldOf(approveUrl))).toEqual([1790, 0]);
    shop.takeErrors();
  });

  test('lists money for an order missing from the restored shop once, and refunds nothing', async () => {
    const { order, approveUrl } = await forgotten();
    await shop.database.write(
      sql`UPDATE orders SET order_number = 'M0000000Z' WHERE order_number = ${order}`,
    );
    await runTasksAtNight();
    await runTasksAtNight();
    expect((await unknown()).filter(({ orderNumber }) => orderNumber === order)).toMatchObject([
      { method: 'paypal', amount: 1790, denomination: 'EUR', doneAt: null },
    ]);
    expect(paypal.heldOf(approveUrl)).toBe(1790);
    expect((await tell('PAYMENT.CAPTURE.COMPLETED', approveUrl)).status).toBe(200);
    shop.takeErrors();
  });

  test('finds what PayPal lists hours late on a later night, and reads every page', async () => {
    const late = await forgotten();
    paypal.takenBefore(late.approveUrl, 1);
    const others = [await forgotten(), await forgotten()];
    paypal.search.pageSize = 1;
    await runTasksAtNight();
    expect(await Promise.all(others.map(async ({ order }) => (await read(order)).state))).toEqual([
      'paid',
      'paid',
    ]);
    expect((await read(late.order)).state).toBe('pending');
    paypal.takenBefore(late.approveUrl, 6);
    await runTasksAtNight();
    expect((await read(late.order)).state).toBe('paid');
    paypal.search.pageSize = 500;
    shop.takeErrors();
  });

  test('asks once a night; an account without permission to search is reported, and payments continue', async () => {
    await runTasksAtNight();
    const asked = paypal.search.calls;
    await shop.runTasks(MONEY);
    expect(paypal.search.calls).toBe(asked);
    paypal.search.isPermitted = false;
    const { order } = await agreed();
    await age(order);
    await runTasksAtNight();
    expect((await reading())?.problem).toMatch(/Transaction Search in the settings of your PayPal app/);
    expect((await read(order)).state).toBe('paid');
    paypal.search.isPermitted = true;
    await shop.runTasks(MONEY);
    expect((await reading())?.problem).toBeNull();
    shop.takeErrors();
  });

  test('reports money that PayPal no longer knows to staff once', async () => {
    const { order, approveUrl } = await agreed();
    await capture(order);
    paypal.hide(approveUrl);
    for (let round = 0; round < 5; round += 1) await runAllTasks();
    expect(await notesOf(order)).toEqual([expect.stringMatching(/no longer knows payment .* of 17.90 EUR/)]);
    expect((await read(order)).state).toBe('paid');
    expect((await booked(approveUrl))?.state).toBe('captured');
    paypal.show(approveUrl);
    await runAllTasks();
    expect((await booked(approveUrl))?.failures).toBe(0);
    await begin();
  });
});
