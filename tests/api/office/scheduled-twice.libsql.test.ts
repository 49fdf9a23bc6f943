import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { MOST_AT_ONCE } from '../../../functions/contracts/bulk-limits.ts';
import type { Job } from '../../../functions/jobs/contract.ts';
import { auditBooks } from '../../../functions/office/audit/run.ts';
import { SCHEDULED_TASKS } from '../../../functions/scheduled-tasks/schedules.ts';
import { growCatalogue } from '../../../scripts/seed/catalogue.ts';
import { makeAccount } from '../../support/accounts.ts';
import { clientOf } from '../../support/api-client.ts';
import { buyersOf } from '../../support/buyers.ts';
import { HOURLY, MONEY, OFTEN } from '../../support/cron-times.ts';
import { atDepth } from '../../support/depth.ts';
import { expectSoundRows } from '../../support/invariants.ts';
import { startMailbox } from '../../support/mailbox.ts';
import { startPayPalServer } from '../../support/paypal-server.ts';
import { serveWorker } from '../../support/served-worker.ts';
import { type Shop, startServers, VARIABLES } from '../../support/shop.ts';
import { makeDue } from '../../support/shop-with-mail.ts';
import { tokenFor } from '../../support/tokens.ts';

/** More at once from one place would count as guessing. */
const OF_EACH = atDepth({ quick: 8, deep: 16 });
const STOCK = 1_000_000;
const DAY = 24 * 60 * 60 * 1000;

/** One shop of two processes. */
async function openTwice() {
  const [servers, box, paypal] = await Promise.all([startServers(), startMailbox(), startPayPalServer()]);
  const variables = { ...VARIABLES, ...servers.variables, ...box.variables, ...paypal.variables };
  const workers = await Promise.all([serveWorker(variables), serveWorker(variables)]);
  onTestFinished(async () => {
    await Promise.all(workers.map(worker => worker.stop()));
    await Promise.all([servers.stop(), box.stop(), paypal.stop()]);
  });
  for (const worker of workers) await worker.open();
  const { database } = servers;
  await database.write(sql`UPDATE order_settings SET unpaid_pieces = 100000`);
  return { workers, database, box, paypal };
}

test('two processes that run the same tasks at once do everything once', async () => {
  const { workers, database, box, paypal } = await openTwice();
  const call = clientOf(workers[0]?.url ?? '');
  const { sell, place } = buyersOf({ database } as Shop, call);
  const { order } = await sell({ netPrice: 1000, stockAvailable: STOCK });
  const token = await tokenFor(await makeAccount(database, 'staff'));
  const newOrder = async (payment: string) => {
    const billing = { ...order.billing, email: `${crypto.randomUUID()}@example.com` };
    const { orderNumber } = (await place({ ...order, billing, payment })).data;
    return { orderNumber, at: (what: string) => `/api/orders/${orderNumber}${what}?email=${billing.email}` };
  };
  const agreed = async () => {
    const placed = await newOrder('paypal');
    const { approveUrl } = (await call<{ approveUrl: string }>('POST', placed.at('/payment'))).data;
    await paypal.press(approveUrl, 'Pay');
    return { ...placed, approveUrl };
  };
  const times = <Made>(make: () => Promise<Made>) => Promise.all(Array.from({ length: OF_EACH }, make));
  const numbers = (orders: { orderNumber: string }[]) => JSON.stringify(orders.map(one => one.orderNumber));
  const statesOf = (orders: { orderNumber: string }[]) =>
    database.read(sql<{ state: string; orders: number }>`SELECT state, count(*) AS orders FROM orders
      WHERE order_number IN (SELECT value FROM json_each(${numbers(orders)})) GROUP BY state`);

  box.break();
  const late = await times(() => newOrder('bank-transfer'));
  const unpaid = await times(() => newOrder('paypal'));
  await database.write(sql`UPDATE orders SET created_at = created_at - ${60 * DAY}`);
  const toRefund = await times(agreed);
  for (const { at } of toRefund) expect((await call('POST', at('/payment/capture'))).status).toBe(200);
  for (const { at } of toRefund) {
    paypal.next('refund', 'lose');
    expect((await call('POST', at('/moves'), { token, json: { to: 'refunded' } })).status).toBe(503);
  }
  const toCapture = await times(agreed);
  await database.write(sql`UPDATE payments SET look_at = 1 WHERE look_at IS NOT NULL`);
  await growCatalogue(database, { products: MOST_AT_ONCE, countries: 2 }, () => {});
  const json = { action: 'deactivate', matching: {} };
  const { status, data: job } = await call<Job>('POST', '/api/productprices/bulk', { json, token });
  expect(status).toBe(202);
  // The client that started it takes no more steps.
  await database.write(sql`UPDATE jobs SET stepped_at = stepped_at - ${DAY}`);
  const before = { ...paypal.counts };
  // All work after the responses is done, so that only the tasks send emails.
  await expect
    .poll(() => database.read(sql`SELECT letter_id FROM letters WHERE problem IS NULL`))
    .toEqual([]);
  box.mend();

  for (let turn = 0; turn < 3; turn += 1) {
    await makeDue(database);
    await Promise.all(workers.flatMap(({ runTasks }) => [MONEY, OFTEN, HOURLY].map(cron => runTasks(cron))));
  }
  await expect
    .poll(async () => {
      await makeDue(database);
      await Promise.all(workers.map(({ runTasks }) => runTasks(OFTEN)));
      return await database.read(sql`SELECT letter_id FROM letters WHERE sent_at IS NULL`);
    })
    .toEqual([]);

  expect(await statesOf([...late, ...unpaid])).toEqual([{ state: 'cancelled', orders: 2 * OF_EACH }]);
  expect(await statesOf(toCapture)).toEqual([{ state: 'paid', orders: OF_EACH }]);
  expect(await statesOf(toRefund)).toEqual([{ state: 'refunded', orders: OF_EACH }]);
  expect({ ...paypal.counts, faults: paypal.takeFaults() }).toEqual({
    ...before,
    captures: before.captures + OF_EACH,
    besides: 0,
    refunds: OF_EACH,
    faults: [],
  });
  expect(paypal.heldInAll()).toBe(OF_EACH * 1790);
  const ended = (await call<Job>('GET', `/api/jobs/${job.jobId}`, { token })).data;
  expect(ended).toMatchObject({ state: 'done', done: job.total });

  expect(box.repeats).toEqual([]);
  const sent = box.letters.map(({ to, subject }) => `${to} ${subject}`);
  expect(sent.length).toBe(new Set(sent).size);
  const [written] = await database.read(sql<{ letters: number }>`SELECT count(*) AS letters FROM letters`);
  expect(sent.length).toBe(written?.letters);

  const runs = await database.read(
    sql<{ sweep: string; problem: string | null }>`SELECT sweep, problem FROM sweep_runs ORDER BY sweep`,
  );
  const expected = SCHEDULED_TASKS.map(({ sweep }) => ({ sweep, problem: null }));
  expect(runs).toEqual(expected.toSorted((a, b) => (a.sweep < b.sweep ? -1 : 1)));
  expect((await auditBooks(database)).filter(({ found }) => found > 0)).toEqual([]);
  await expectSoundRows(database);
});
