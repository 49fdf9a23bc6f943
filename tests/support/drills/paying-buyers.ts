import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { Writer } from '../../../db/client/database.ts';
import { auditBooks } from '../../../functions/office/audit/run.ts';
import type { Order } from '../../../functions/ordering/orders/contract.ts';
import { fromElsewhere } from '../addresses.ts';
import type { Answer, ApiClient } from '../api-client.ts';
import type { anOrder } from '../factories.ts';
import type { Mailbox } from '../mailbox.ts';
import type { PayPalServer } from '../paypal-server.ts';

const ARRIVES_EVERY_MS = 200;
const TRIES_AGAIN_AFTER_MS = 1000;

type BuyersOptions = { call: ApiClient; paypal: PayPalServer; order: ReturnType<typeof anOrder> };

/** Five buyers a second, each from a separate address; every other one pays at once. Each retries with the same key until done. */
export function newBuyers({ call, paypal, order }: BuyersOptions) {
  /** By their idempotency key. */
  const acknowledged = new Map<string, string>();
  const paid = new Set<string>();
  const odd: unknown[] = [];
  const journeys: Promise<void>[] = [];
  let refused = 0;

  const until = async <Data>(statuses: number[], send: () => Promise<Answer<Data>>) => {
    for (;;) {
      const { status, data, headers } = await send();
      if (statuses.includes(status)) return data;
      if (status !== 503 || !headers.has('Retry-After'))
        throw new Error(`${status}: ${JSON.stringify(data)}`);
      refused += 1;
      await pause(TRIES_AGAIN_AFTER_MS);
    }
  };
  const buy = async (pays: boolean) => {
    const key = crypto.randomUUID();
    const billing = { ...order.billing, email: `${key}@example.com` };
    const json = { ...order, billing, ...(pays && { payment: 'paypal' }) };
    const headers = fromElsewhere();
    const { orderNumber } = await until([200, 201], () =>
      call<Order>('POST', '/api/orders', { json, headers: { ...headers, 'Idempotency-Key': key } }),
    );
    acknowledged.set(key, orderNumber);
    if (!pays) return;
    const at = (what: string) => `/api/orders/${orderNumber}${what}?email=${billing.email}`;
    const { approveUrl } = await until([200, 201], () =>
      call<{ approveUrl: string }>('POST', at('/payment'), { headers }),
    );
    // The customer's own connection to PayPal is not tested here.
    await paypal.press(new URL(new URL(approveUrl).pathname, paypal.url).href, 'Pay');
    await until([200], () => call('POST', at('/payment/capture'), { headers }));
    paid.add(orderNumber);
  };
  let arrivals: NodeJS.Timeout | undefined;
  return {
    acknowledged,
    paid,
    odd,
    refused: () => refused,
    start: () => {
      arrivals = setInterval(() => {
        const pays = journeys.length % 2 === 0;
        journeys.push(buy(pays).catch(fault => void odd.push(fault)));
      }, ARRIVES_EVERY_MS);
    },
    /** No new buyers arrive; those in progress finish. */
    end: async () => {
      clearInterval(arrivals);
      await Promise.all(journeys);
    },
  };
}

/** Acknowledged orders exist exactly once, with stock, money and emails, and there is nothing else. */
export async function expectNothingLost(
  { acknowledged, paid }: Pick<ReturnType<typeof newBuyers>, 'acknowledged' | 'paid'>,
  { database, box, paypal, stock }: { database: Writer; box: Mailbox; paypal: PayPalServer; stock: number },
) {
  const orders = await database.read(
    sql<{ key: string; number: string; state: string }>`
      SELECT idempotency_key AS key, order_number AS number, state FROM orders`,
  );
  expect(new Map(orders.map(({ key, number }) => [key, number]))).toEqual(acknowledged);
  expect(orders.length).toBe(acknowledged.size);
  const isPaid = orders.filter(({ state }) => state === 'paid').map(({ number }) => number);
  expect(new Set(isPaid)).toEqual(paid);
  const sold = await database.read(
    sql<{ left: number }>`SELECT min(stock_available) AS left FROM product_prices
      WHERE product_code IN (SELECT product_code FROM order_lines)`,
  );
  expect(sold).toEqual([{ left: stock - orders.length }]);

  const taken = await database.read(
    sql<{ sum: number }>`SELECT coalesce(sum(amount), 0) AS sum FROM payments WHERE state = 'captured'`,
  );
  expect({ besides: paypal.counts.besides, held: paypal.heldInAll(), faults: paypal.takeFaults() }).toEqual({
    besides: 0,
    held: taken[0]?.sum,
    faults: [],
  });
  const findings = await auditBooks(database);
  expect(findings.filter(({ found }) => found > 0)).toEqual([]);

  const came = Map.groupBy(box.letters, ({ to }) => to);
  const acknowledgedOrders = [...acknowledged].map(([key, number]) => ({
    number,
    subjects: (came.get(`${key}@example.com`) ?? [])
      .map(({ subject }) => subject.split(number)[0])
      .toSorted(),
  }));
  expect(acknowledgedOrders).toEqual(
    [...acknowledged.values()].map(number => ({
      number,
      subjects: paid.has(number) ? ['Paid: your order ', 'Your order '] : ['Your order '],
    })),
  );
}
