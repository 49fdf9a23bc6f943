import { sql } from 'drizzle-orm';
import { expect, inject, test } from 'vitest';
import { ORDERS } from '../../../functions/office/audit/check.ts';
import { CHECKS } from '../../../functions/office/audit/checks.ts';
import { auditBooks, auditDatabase } from '../../../functions/office/audit/run.ts';
import { atDepth } from '../../support/depth.ts';
import { openPayingShop } from '../../support/payers.ts';
import { disorderOf } from '../../support/payments-in-disorder.ts';
import { seededRandom, seedIn } from '../../support/seeded-random.ts';

/** One takes four times as long on libSQL. */
const SEQUENCES = atDepth({
  quick: { 'D1 and R2': 50, 'libSQL and S3': 15 },
  deep: { 'D1 and R2': 80, 'libSQL and S3': 25 },
})[inject('backend')];
const STEPS = 20;
/** On a busy machine. */
const TIME_LIMIT = SEQUENCES * 10_000;
/** PAYMENTS_SEED=random takes other steps. */
const SEED = seedIn(process.env.PAYMENTS_SEED ?? '35');

const people = openPayingShop();
const { shop, call, paypal, move, staff, bookedOf } = people;

type Disorder = Awaited<ReturnType<typeof disorderOf>>;

const HELD = ['captured', 'refunding'];

/** For each payment, in hundredths, what PayPal holds and what the shop has recorded. */
async function moneyOf({ orders }: Disorder) {
  const booked = await bookedOf(orders.flatMap(({ approveUrls }) => approveUrls));
  return {
    atPayPal: booked.map(([approveUrl]) => [approveUrl, paypal.heldOf(approveUrl)]),
    inTheBooks: booked.map(([approveUrl, payment]) => [
      approveUrl,
      payment && HELD.includes(payment.state) ? payment.amount - payment.returned : 0,
    ]),
  };
}

/** Staff do everything that the shop leaves to them. */
async function settleByStaff({ orders, read }: Disorder, token: string) {
  for (const order of orders) {
    for (const { paymentId, next } of (await read(order)).payments ?? []) {
      if (!next.includes('refund')) continue;
      const path = `/api/orders/${order.number}/payments/${paymentId}/refund`;
      expect((await call('POST', path, { token })).status).toBe(200);
    }
    const { state, next } = await read(order);
    if (state === 'cancelled' && next.includes('refunded'))
      expect((await move(order.number, 'refunded', token)).status).toBe(200);
  }
}

/** Nothing is pending any more: a finished order holds no money, and an active one has been paid once. */
async function expectInPlace({ orders, read }: Disorder, description: string) {
  for (const order of orders) {
    const { state, payments = [] } = await read(order);
    const held = order.approveUrls.filter(approveUrl => paypal.heldOf(approveUrl) > 0);
    const goesOn = ['paid', 'shipped', 'delivered'].includes(state);
    expect([state, ...payments.map(payment => payment.state)], description).not.toContain('pending');
    expect(
      payments.map(payment => payment.state),
      description,
    ).not.toContain('refunding');
    expect(held, `${order.number} is ${state}, ${JSON.stringify(payments)}, ${description}`).toHaveLength(
      goesOn ? 1 : 0,
    );
  }
}

/** What is wrong with the orders after this one. */
async function auditOrders(last: number) {
  const looked = CHECKS.filter(({ along }) => along === ORDERS).map(one =>
    auditDatabase(shop.database, one, String(last)),
  );
  return (await Promise.all(looked)).map(({ finding }) => finding).filter(({ found }) => found > 0);
}

test(
  `whatever PayPal, customers and staff do in any order, money matches the books (PAYMENTS_SEED=${SEED})`,
  async () => {
    const token = await staff();
    let last = 0;
    for (let sequence = 0; sequence < SEQUENCES; sequence += 1) {
      const random = seededRandom(SEED * 100_003 + sequence);
      const hasWebhook = random.below(2) === 0;
      const disorder = await disorderOf(people, random, { staff: token, hasWebhook });
      const done: string[] = [];
      const description = () =>
        `PAYMENTS_SEED=${SEED}, sequence ${sequence}:\n${done.join('\n')}\n${shop.takeErrors().slice(-4).join('\n')}`;
      for (let step = 0; step < STEPS; step += 1) {
        const both = random.below(4) === 0 ? [disorder.step(), disorder.step()] : [disorder.step()];
        for (const one of await Promise.all(both)) {
          if (!one) continue;
          done.push(`${one.said}: ${one.status ?? ''}`);
          expect([undefined, 200, 201, 404, 409, 503], description()).toContain(one.status);
        }
      }
      const faults = paypal.takeFaults().filter(fault => !fault.startsWith('not met'));
      expect(faults, description()).toEqual([]);
      await disorder.calmDown();

      const { atPayPal, inTheBooks } = await moneyOf(disorder);
      expect(inTheBooks, description()).toEqual(atPayPal);
      await settleByStaff(disorder, token);
      await disorder.waitADay();
      await expectInPlace(disorder, description());
      expect(await auditOrders(last), description()).toEqual([]);
      expect(paypal.counts.besides, description()).toBe(0);
      await shop.database.write(sql`UPDATE payments SET look_at = NULL`);
      [{ last } = { last }] = await shop.database.read(
        sql<{ last: number }>`SELECT max(order_id) AS last FROM orders`,
      );
    }
    expect((await auditBooks(shop.database)).filter(({ found }) => found > 0)).toEqual([]);
    const { captures, refunds } = paypal.counts;
    expect(captures, 'enough captures to be conclusive').toBeGreaterThan(SEQUENCES);
    expect(refunds, 'enough refunds to be conclusive').toBeGreaterThan(SEQUENCES / 6);
    shop.takeErrors();
  },
  TIME_LIMIT,
);
