import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import type { HealthDetails } from '../../../functions/health/contract.ts';
import { buyersOf } from '../../support/buyers.ts';
import { OFTEN } from '../../support/cron-times.ts';
import { openShopWithMail, someone } from '../../support/shop-with-mail.ts';

const DAY = 24 * 60 * 60 * 1000;

describe('some days after delivery', () => {
  const { box, shop, staff, call } = openShopWithMail(sql`UPDATE settings SET shop_name = 'Kiosk'`);
  const setReviewDays = (days: number) =>
    shop.database.write(sql`UPDATE order_settings SET review_days = ${days}`);
  afterEach(() => setReviewDays(5));

  const move = async (orderNumber: string, to: string) =>
    expect(
      await call('POST', `/api/orders/${orderNumber}/moves`, { json: { to }, token: staff.token }),
    ).toMatchObject({ status: 200 });
  async function deliver(email: string) {
    const { sell, place } = buyersOf(shop, call);
    const { order } = await sell({ netPrice: 1999 });
    const placed = (await place({ ...order, billing: { ...order.billing, email } })).data;
    for (const to of ['paid', 'shipped', 'delivered']) await move(placed.orderNumber, to);
    await box.emailTo(email, 'Delivered');
    return placed;
  }
  /** As if so many days had passed. */
  const pass = (email: string, days: number) =>
    shop.database.write(sql`UPDATE letters SET due_at = due_at - ${days * DAY}, written_at = written_at - ${days * DAY}
      WHERE recipient = ${email} AND sent_at IS NULL`);
  const requestsTo = (email: string) =>
    box.letters.filter(({ to, subject }) => to === email && subject.startsWith('What do you think'));

  test('customers get one request for reviews of what they bought', async () => {
    const email = someone();
    const { orderNumber, lines } = await deliver(email);
    await shop.runTasks(OFTEN);
    expect(requestsTo(email)).toEqual([]);
    await pass(email, 6);
    await shop.runTasks(OFTEN);
    const message = await box.emailTo(email, 'What do you think');
    expect(message.subject).toBe(`What do you think of your order ${orderNumber}? – Kiosk`);
    expect(message.text).toContain(`Review ${lines[0]?.productName}`);
    expect(message.text).toContain(`${shop.url}/products-details/${lines[0]?.productCode}#reviews`);
    await shop.runTasks(OFTEN);
    expect(requestsTo(email)).toHaveLength(1);
  });

  test('an order that was refunded meanwhile causes no request', async () => {
    const email = someone();
    const { orderNumber } = await deliver(email);
    await move(orderNumber, 'refunded');
    await pass(email, 6);
    await shop.runTasks(OFTEN);
    expect(requestsTo(email)).toEqual([]);
    const left = sql<{ left: number }>`SELECT count(*) AS "left" FROM letters
      WHERE recipient = ${email} AND sent_at IS NULL`;
    expect(await shop.database.read(left)).toEqual([{ left: 0 }]);
  });

  test('a shop that does not want it asks nobody', async () => {
    await setReviewDays(0);
    const email = someone();
    await deliver(email);
    await setReviewDays(5);
    await pass(email, 6);
    await shop.runTasks(OFTEN);
    expect(requestsTo(email)).toEqual([]);
  });

  test('requests that are not due yet are no sign of trouble', async () => {
    await deliver(someone());
    const waiting = async () => {
      const { data } = await call<HealthDetails>('GET', '/api/health/details', { token: staff.token });
      return data.records?.outbox.waiting;
    };
    await expect.poll(waiting).toBe(0);
  });
});
