import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { orders } from '../../../db/schema/orders.ts';
import { payments } from '../../../db/schema/payments.ts';
import { build } from '../../../db/sql/build.ts';
import { makeAccount } from '../../support/accounts.ts';
import { buyersOf } from '../../support/buyers.ts';
import { MONEY } from '../../support/cron-times.ts';
import { expectProblem } from '../../support/problems.ts';
import { openShop } from '../../support/shop.ts';
import { tokenFor } from '../../support/tokens.ts';

const { shop, call } = openShop();
const { sell, place } = buyersOf(shop, call);

/** An order from when the shop was connected to PayPal, placed more than a day ago. */
async function ofBefore(state: 'started' | 'captured') {
  const { orderNumber } = (await place((await sell({})).order)).data;
  const placed = new Date(Date.now() - 25 * 3_600_000);
  await shop.database.write(
    build
      .update(orders)
      .set({ payment: 'paypal', createdAt: placed })
      .where(eq(orders.orderNumber, orderNumber)),
  );
  await shop.database.write(sql`
    INSERT INTO ${payments} (payment_id, order_id, capture_id, state, amount, denomination, approve_url, created_at, updated_at)
    SELECT order_number, order_id, order_number, ${state}, total, denomination, 'https://paypal.example/approve', 1, 1
    FROM ${orders} WHERE order_number = ${orderNumber}`);
  return orderNumber;
}

test('with PayPal disconnected, orders unpaid after a day are still cancelled', async () => {
  const orderNumber = await ofBefore('started');
  await shop.runTasks(MONEY);
  const { data } = await call<{ state: string }>('GET', `/api/orders/${orderNumber}?email=maria@example.com`);
  expect(data.state).toBe('cancelled');
});

test('with PayPal disconnected, a refund is rejected and blocks no shipment', async () => {
  const orderNumber = await ofBefore('captured');
  await shop.database.write(sql`
    INSERT INTO order_moves (order_id, from_state, to_state, moved_by, at)
    SELECT order_id, 'pending', 'paid', 'PayPal', 1 FROM ${orders} WHERE order_number = ${orderNumber}`);
  const token = await tokenFor(await makeAccount(shop.database, 'staff'));
  const move = (to: string) => call('POST', `/api/orders/${orderNumber}/moves`, { token, json: { to } });
  expect(expectProblem(await move('refunded'), 409).detail).toMatch(/no longer connected to the shop/);
  expect((await move('shipped')).status).toBe(200);
});
