import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { Writer } from '../../../db/client/database.ts';
import { orders } from '../../../db/schema/orders.ts';
import { payments } from '../../../db/schema/payments.ts';
import { build } from '../../../db/sql/build.ts';
import { deleteAccount } from '../../../functions/people/accounts/delete-account.ts';
import { sessionOf, type User } from '../../../functions/people/auth/queries.ts';
import { makeAccount, PASSWORD } from '../../support/accounts.ts';
import { openPayingShop } from '../../support/payers.ts';
import { expectProblem } from '../../support/problems.ts';
import { tokenFor } from '../../support/tokens.ts';

describe('an account with unsettled money is not deleted', () => {
  const { shop, call, paypal, sell, place, agreed, capture, move, tell, staff, runAllTasks } =
    openPayingShop();

  async function customer() {
    const user = await makeAccount(shop.database, 'customer');
    return { user, token: await tokenFor(user) };
  }
  const remove = (token: string) =>
    call('DELETE', '/api/accounts/me', { token, json: { password: PASSWORD } });
  const emailOf = async (orderNumber: string) => {
    const [order] = await shop.database.read(
      build.select({ email: orders.email }).from(orders).where(eq(orders.orderNumber, orderNumber)),
    );
    return order?.email;
  };
  async function expectKept(token: string, orderNumber: string) {
    const { detail, references } = expectProblem(await remove(token), 409);
    expect(detail).toBe(
      `Money for order ${orderNumber} isn’t settled yet. Wait for your refund, then delete your account`,
    );
    expect(references).toEqual([{ kind: 'orders', count: 1, names: [orderNumber] }]);
    expect(await emailOf(orderNumber)).toBe('maria@example.com');
  }
  async function expectDeleted(token: string, orderNumber: string) {
    expect((await remove(token)).status).toBe(204);
    expect(await emailOf(orderNumber)).toMatch(/^deleted-/);
  }

  test('a transfer received for an order cancelled later: staff refund it first', async () => {
    const { token } = await customer();
    const { orderNumber } = (await place((await sell({})).order, { token })).data;
    const by = await staff();
    for (const to of ['paid', 'cancelled']) expect((await move(orderNumber, to, by)).status).toBe(200);
    await expectKept(token, orderNumber);
    expect((await move(orderNumber, 'refunded', by)).status).toBe(200);
    await expectDeleted(token, orderNumber);
  });

  test('money at PayPal for an order paid and cancelled, also while it is being refunded', async () => {
    const { token } = await customer();
    const { order, approveUrl } = await agreed(token);
    await capture(order);
    const by = await staff();
    await move(order, 'cancelled', by);
    await expectKept(token, order);
    paypal.next('refund', 'pending');
    await move(order, 'refunded', by);
    await expectKept(token, order);
    paypal.endRefund(approveUrl, 'COMPLETED');
    await runAllTasks();
    await expectDeleted(token, order);
  });

  test('money under review at PayPal for an order cancelled without it', async () => {
    const { token } = await customer();
    const { order, approveUrl } = await agreed(token);
    paypal.next('capture', 'pending');
    await capture(order);
    await move(order, 'cancelled');
    await expectKept(token, order);
    paypal.decide(approveUrl, 'DECLINED');
    await tell('PAYMENT.CAPTURE.DENIED', approveUrl);
    await expectDeleted(token, order);
  });

  test('a wrong amount for a cancelled order', async () => {
    const { token } = await customer();
    const { order } = await agreed(token);
    paypal.next('capture', 'short');
    await capture(order);
    await move(order, 'cancelled');
    await expectKept(token, order);
    await runAllTasks();
    await expectDeleted(token, order);
    shop.takeErrors();
  });

  /** Paid, shipped, delivered. */
  async function delivered(token: string) {
    const { order } = await agreed(token);
    await capture(order);
    const by = await staff();
    for (const to of ['shipped', 'delivered']) expect((await move(order, to, by)).status).toBe(200);
    return order;
  }
  /** Captured a second time. */
  const payTwice = (order: string) =>
    shop.database.write(sql`
      INSERT INTO ${payments}
        (payment_id, order_id, capture_id, state, surplus, amount, denomination, approve_url, created_at, updated_at)
      SELECT 'TWICE-' || order_number, order_id, 'TWICE-' || order_number, 'captured', 1, total, denomination,
        'https://paypal.example/approve', 1, 1
      FROM ${orders} WHERE order_number = ${order}`);

  test('money paid twice, whereas a single payment for a delivered order is settled', async () => {
    const [once, twice] = [await customer(), await customer()];
    await expectDeleted(once.token, await delivered(once.token));
    const order = await delivered(twice.token);
    await payTwice(order);
    await expectKept(twice.token, order);
  });

  /** A database whose first response is outdated before anything is written. */
  function answersBefore(happens: () => Promise<unknown>): Writer {
    const database = shop.database.as(null);
    let isFirst = true;
    const read: Writer['read'] = async query => {
      const answer = await database.read(query);
      if (isFirst) await happens();
      isFirst = false;
      return answer;
    };
    return { ...database, read };
  }
  const deleteWith = (database: Writer, user: User) => {
    const session = { ...sessionOf(user), tokenHash: '', issuedAt: 0, expiresAt: 0, keep: false };
    return deleteAccount(database, session, { origin: shop.url, versions: undefined });
  };

  test('detects money that comes between the check and the deletion, and takes nothing from the order', async () => {
    const { user, token } = await customer();
    const order = await delivered(token);
    await expect(
      deleteWith(
        answersBefore(() => payTwice(order)),
        user,
      ),
    ).rejects.toThrow(`Money for order ${order} isn’t settled yet`);
    expect(await emailOf(order)).toBe('maria@example.com');
    await expectKept(token, order);
  });
});
