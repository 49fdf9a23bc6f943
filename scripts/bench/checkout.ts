import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Writer } from '../../db/client/database.ts';
import { auditBooks } from '../../functions/office/audit/run.ts';
import type { Quote } from '../../functions/ordering/cart/contract.ts';
import { CliError, print } from '../say.ts';
import type { LocalSettings } from '../settings.ts';
import { someoneIn } from './billing.ts';
import { measure } from './measure.ts';
import { databaseOf, openBench } from './platform.ts';
import { sayTable } from './table.ts';
import { type Extent, fill, sayFigures } from './throughput.ts';
import { EMPTY, SMALL, type Work } from './work.ts';

const COUNTRY = 'DE';
/** Enough stock that the benchmark never sells out. */
const PRODUCTS = 100;
const WARM_UP = 50;
const ALONE = 300;

const ORDERS: Work = {
  what: 'an order, placed',
  bench: 'kept',
  path: '/api/orders',
  script: [join(import.meta.dirname, 'orders.lua'), COUNTRY, String(PRODUCTS)],
  once: () => ({
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID() },
    body: JSON.stringify(orderRequest(1)),
  }),
};

/**
 * Benchmarks buying: 32 concurrent buyers, then complete checkouts one after the other. The audit must pass
 * afterwards.
 */
export async function sayCheckout({ stateDir, variables }: LocalSettings, extent: Extent) {
  const folder = join(stateDir, 'bench');
  // Each order queues an email, but none is sent here: logging thousands of them would be measured, too.
  const { MERIDIAN_LOCAL: _, ...quiet } = variables;
  await fill(folder, quiet, { DB: SMALL });
  const platform = await openBench(folder, quiet);
  try {
    const database = await databaseOf(platform, 'DB');
    await stockUp(database);
    const url = (await platform.ready).href;
    const alone = await timeAlone(url);
    sayFigures(await measure(url, [EMPTY, ORDERS], extent));
    sayTable(
      ['one checkout alone', 'median', 'p99'],
      [['quote and order', `${alone.median.toFixed(1)} ms`, `${alone.p99.toFixed(1)} ms`]],
    );
    const wrong = (await auditBooks(database)).filter(({ found }) => found > 0);
    if (wrong.length > 0)
      throw new CliError(`The audit found differences afterwards: ${JSON.stringify(wrong)}`);
    const [made] = await database.read(sql<{ orders: number }>`SELECT count(*) AS orders FROM orders`);
    print(`\nThe audit finds no difference after ${made?.orders.toLocaleString('en')} orders`);
  } finally {
    await platform.dispose();
  }
}

async function stockUp(database: Writer) {
  await database.write(sql`
    INSERT INTO product_prices (product_code, country_id, net_price, retail_price, stock_available, created_at)
    SELECT product_code, country_id, 1999, 2499, 10000000, 0 FROM products, countries
    WHERE product_code <= ${PRODUCTS} AND country_code = ${COUNTRY}
    ON CONFLICT DO UPDATE SET stock_available = 10000000, display_at_website = 1`);
}

function orderRequest(productCode: number) {
  const lines = [{ productCode, quantity: 1 }];
  return { country: COUNTRY, lines, payment: 'cash-on-delivery', billing: someoneIn(COUNTRY) };
}

/** How long one shopper waits from the checkout page to the confirmation. */
async function timeAlone(origin: string) {
  const taken: number[] = [];
  for (let round = 0; round < WARM_UP + ALONE; round += 1) {
    const start = performance.now();
    await checkOut(origin, 1 + (round % PRODUCTS));
    if (round >= WARM_UP) taken.push(performance.now() - start);
  }
  const sorted = taken.sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0;
  return { median: at(0.5), p99: at(0.99) };
}

async function checkOut(origin: string, productCode: number) {
  const { country, lines, ...order } = orderRequest(productCode);
  const { quote, total } = await post<Quote>(origin, '/api/cart/quote', { country, lines });
  await post(origin, '/api/orders', { country, lines, ...order, quote, total });
}

async function post<Answer>(origin: string, path: string, body: object): Promise<Answer> {
  const answer = await fetch(new URL(path, origin), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID() },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new CliError(`${path} failed: ${await answer.text()}`);
  return (await answer.json()) as Answer;
}
