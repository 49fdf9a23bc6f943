import { eq, inArray, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { orders } from '../../db/schema/orders.ts';
import { payments } from '../../db/schema/payments.ts';
import { build } from '../../db/sql/build.ts';
import type { Order } from '../../functions/ordering/orders/contract.ts';
import { makeAccount } from './accounts.ts';
import { buyersOf } from './buyers.ts';
import { MONEY } from './cron-times.ts';
import { type PayPalServer, startPayPalServer } from './paypal-server.ts';
import { openShop } from './shop.ts';
import { tokenFor } from './tokens.ts';

const DAY_AND_AN_HOUR = 25 * 3_600_000;

/** An empty shop with PayPal, and actions of its users; a request that PayPal would reject fails its test. */
export function openPayingShop(variables: Record<string, string> = {}) {
  const paypal = {} as PayPalServer;
  beforeAll(async () => {
    Object.assign(paypal, await startPayPalServer());
    Object.assign(variables, paypal.variables);
  });
  const { shop, call } = openShop({ variables });
  afterEach(() => expect(paypal.takeFaults(), 'requests that PayPal would reject').toEqual([]));
  afterAll(() => paypal.stop());
  const buyers = buyersOf(shop, call);

  const at = (order: string, what: string) => `/api/orders/${order}${what}?email=maria@example.com`;
  const start = (order: string) => call<{ approveUrl: string }>('POST', at(order, '/payment'));
  const sendWebhook = (message: { body: string; headers: Record<string, string> }) =>
    call('POST', '/api/payments/paypal/webhook', message);
  const staff = async () => tokenFor(await makeAccount(shop.database, 'staff'));

  async function bookedOf(approveUrls: string[]) {
    const ids = approveUrls.map(approveUrl => approveUrl.slice(approveUrl.lastIndexOf('/') + 1));
    const booked = await shop.database.read(
      build.select().from(payments).where(inArray(payments.paymentId, ids)),
    );
    return approveUrls.map(
      (approveUrl, place) => [approveUrl, booked.find(({ paymentId }) => paymentId === ids[place])] as const,
    );
  }

  /** An order of 17.90 that awaits PayPal, and its approval URL. */
  async function begin(token?: string) {
    const { order, countryId } = await buyers.sell({ stockAvailable: 5 });
    const { data } = await buyers.place({ ...order, payment: 'paypal' }, token ? { token } : {});
    const { status, data: started } = await start(data.orderNumber);
    expect(status).toBe(201);
    return { order: data.orderNumber, countryId, ...started };
  }

  return {
    shop,
    call,
    paypal,
    variables,
    ...buyers,
    at,
    start,
    hear: sendWebhook,
    staff,
    begin,
    /** Started, and approved at PayPal. */
    async agreed(token?: string) {
      const begun = await begin(token);
      const back = await paypal.press(begun.approveUrl, 'Pay');
      expect(back).toMatch(`${shop.url}/order/${begun.order}?paypal=approved`);
      return begun;
    },
    capture: (order: string) => call<Order>('POST', at(order, '/payment/capture')),
    read: async (order: string) => (await call<Order>('GET', at(order, ''))).data,
    move: (order: string, to: string, token?: string) =>
      call<Order>('POST', at(order, '/moves'), { token, json: { to } }),
    notesOf: async (order: string) =>
      (await call<Order>('GET', at(order, ''), { token: await staff() })).data.staffNotes?.map(n => n.note),
    tell: (type: string, approveUrl: string) => sendWebhook(paypal.message(type, approveUrl)),
    counted: () => ({ ...paypal.counts }),
    /** A payment in the shop's database. */
    booked: async (approveUrl: string) => (await bookedOf([approveUrl]))[0]?.[1],
    /** Payments, each with its state in the shop. */
    bookedOf,
    /** Placed a day ago. */
    age: (orderNumber: string) =>
      shop.database.write(
        build
          .update(orders)
          .set({ createdAt: new Date(Date.now() - DAY_AND_AN_HOUR) })
          .where(eq(orders.orderNumber, orderNumber)),
      ),
    /** The scheduled task of the next night, when PayPal lists today's payments. */
    async runTasksAtNight() {
      await shop.database.write(
        sql`UPDATE takings_read SET up_to = read_until - 86400000, read_until = read_until - 86400000`,
      );
      await shop.runTasks(MONEY);
    },
    /** As after restoring a backup from before this payment. */
    lose: (approveUrl: string) =>
      shop.database.write(build.delete(payments).where(eq(payments.approveUrl, approveUrl))),
    /** The scheduled task, with every payment due. */
    async runAllTasks() {
      await shop.database.write(sql`UPDATE payments SET look_at = 1 WHERE look_at IS NOT NULL`);
      await shop.runTasks(MONEY);
    },
  };
}
