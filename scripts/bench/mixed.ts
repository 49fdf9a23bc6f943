import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { sql } from 'drizzle-orm';
import type { Writer } from '../../db/client/database.ts';
import { FEW_LEFT } from '../../functions/contracts/stock-levels.ts';
import { auditBooks } from '../../functions/office/audit/run.ts';
import { CliError, print } from '../say.ts';
import type { LocalSettings } from '../settings.ts';
import { sayReadsBesideJob } from './during-job.ts';
import type { Load, Loaded, Offer, Page } from './mixed-load.ts';
import { ms, p99Of, share } from './mixed-words.ts';
import { databaseOf, openBench } from './platform.ts';
import { sayTable } from './table.ts';
import { type Extent, fill } from './throughput.ts';

const COUNTRIES = 9;
const SMALL = 1000;
const SECONDS = 20;
const READERS = 6;
const BUYERS = 32;
/** None again at the end, to show how the machine itself changed meanwhile. */
const RATES = [0, 1, 5, 20, 50, 0];
/** The required ratio of reads to those without orders; and of orders with many products to those with few. */
const ASKED: Record<number, number> = { 5: 0.85, 20: 0.7, 50: 0.5 };
const ASKED_P99: Record<number, string> = { 50: '< 1 s' };
const ASKED_AT_SIZE = 0.85;
const OFFERS = 20_000;
const LISTS = 20;
const PRODUCTS = 10;

/** Readers with buyers in a large catalogue, and with a job; then buyers alone in a large and in a small one. */
export async function sayMixed(
  { stateDir, variables }: LocalSettings,
  { seconds = SECONDS, products }: Extent,
) {
  const folder = join(stateDir, `bench-${products}`);
  const { MERIDIAN_LOCAL: _, ...quiet } = variables;
  const bindings = { ...quiet, TELL_CACHE: 'on' };
  await fill(folder, bindings, {
    DB: { products: SMALL, countries: COUNTRIES },
    DB_LARGE: { products, countries: COUNTRIES },
  });
  const platform = await openBench(folder, bindings);
  try {
    const origin = (await platform.ready).href;
    const [small, large] = [await databaseOf(platform, 'DB'), await databaseOf(platform, 'DB_LARGE')];
    const quietly = { origin, seconds, readers: 0, ordersPerSecond: 0, buyers: 0 };

    const beside = {
      ...quietly,
      bench: 'kept-large',
      readers: READERS,
      offers: await offersIn(large),
      pages: await pagesOf(large),
    };
    await loaded({ ...beside, seconds: Math.min(3, seconds) });
    const runs: { rate: number; run: Loaded }[] = [];
    for (const ordersPerSecond of RATES) {
      print(`Six readers during ${ordersPerSecond} orders a second …`);
      runs.push({ rate: ordersPerSecond, run: await loaded({ ...beside, ordersPerSecond }) });
    }
    sayReads(runs, seconds);
    await sayAudit(large);
    await sayReadsBesideJob({ database: large, secret: variables.JWT_SECRET ?? '', load: beside, loaded });

    const alone = { ...quietly, buyers: BUYERS, pages: [], seconds: seconds / 2 };
    const few = { ...alone, bench: 'kept', offers: await offersIn(small) };
    const many = { ...alone, bench: 'kept-large', offers: beside.offers };
    print(`${BUYERS} buyers, in turn with few products and with many …`);
    for (const load of [few, many]) await loaded({ ...load, seconds: Math.min(2, seconds) });
    const placed = { few: 0, many: 0 };
    // There and back, so that changes of the machine affect both.
    for (const which of ['few', 'many', 'many', 'few'] as const) {
      placed[which] += (await loaded(which === 'few' ? few : many)).orders.length / seconds;
    }
    sayOrders(placed, products);
    for (const database of [small, large]) await sayAudit(database);
  } finally {
    await platform.dispose();
  }
}

/** In a separate thread, so that it does not wait for this one. */
function loaded(load: Load): Promise<Loaded> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./mixed-load.worker.ts', import.meta.url), { workerData: load });
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}

/** Drawn evenly from all products and countries, whatever the stock. */
async function offersIn(database: Writer): Promise<Offer[]> {
  return await database.read(sql<Offer>`
    SELECT product_code AS productCode, country_code AS country
    FROM product_prices JOIN countries USING (country_id)
    WHERE display_at_website AND has_stock AND display_status
    ORDER BY (product_code * ${COUNTRIES} + country_id) * 7919 % 1000003 LIMIT ${OFFERS}`);
}

/** Twenty pages of lists and ten of products, each in one of the countries. */
async function pagesOf(database: Writer): Promise<Page[]> {
  const countries = await database.read(
    sql<{ code: string }>`SELECT country_code AS code FROM countries ORDER BY country_id LIMIT ${COUNTRIES}`,
  );
  const pageIn = (path: string, index: number): Page => ({
    path,
    country: countries[index % countries.length]?.code ?? '',
  });
  const lists = Array.from({ length: LISTS }, (_, index) => {
    const page = 1 + Math.floor(index / 12);
    return pageIn(`/products-list?category=${1 + (index % 12)}${page > 1 ? `&page=${page}` : ''}`, index);
  });
  const details = Array.from({ length: PRODUCTS }, (_, index) =>
    pageIn(`/products-details/${100 * (index + 1)}`, index),
  );
  return [...lists, ...details];
}

function sayReads(runs: { rate: number; run: Loaded }[], seconds: number) {
  const none = runs[0]?.run.reads.length ?? 0;
  sayTable(
    [
      'orders a second',
      'reads a second',
      'ratio to none',
      'asked',
      'p99',
      'from memory',
      'of these stale',
      'orders p50',
      'p99',
      'asked',
      'refused',
    ],
    runs.map(({ rate, run: { reads, sources, orders, refused } }) => [
      rate,
      Math.round(reads.length / seconds),
      (reads.length / none).toFixed(2),
      ASKED[rate] ? `≥ ${ASKED[rate]}` : '',
      p99Of(reads),
      share((sources.memory ?? 0) + (sources.stale ?? 0), reads.length),
      share(sources.stale, reads.length),
      ms(orders, 0.5),
      p99Of(orders),
      ASKED_P99[rate] ?? '',
      Object.entries(refused)
        .map(([status, times]) => `${times} × ${status}`)
        .join(', '),
    ]),
  );
}

async function sayAudit(database: Writer) {
  const wrong = (await auditBooks(database)).filter(({ found }) => found > 0);
  if (wrong.length > 0)
    throw new CliError(`The audit found differences afterwards: ${JSON.stringify(wrong)}`);
  const [made] = await database.read(sql<{ orders: number; seen: number }>`
    SELECT count(*) AS orders, coalesce(sum(stock <= ${FEW_LEFT}), 0) AS seen
    FROM stock_moves WHERE reason = 'sold'`);
  const { orders = 0, seen = 0 } = made ?? {};
  print(`\nThe audit finds no difference after ${orders.toLocaleString('en')} orders of one line`);
  print(`${share(seen, orders)} of them left so little stock that visitors see it`);
}

function sayOrders({ few, many }: Record<'few' | 'many', number>, products: number) {
  sayTable(
    ['products', 'orders a second, 32 buyers', 'ratio to 1,000', 'required'],
    [
      [SMALL.toLocaleString('en'), Math.round(few), '1.00', ''],
      [products.toLocaleString('en'), Math.round(many), (many / few).toFixed(2), `≥ ${ASKED_AT_SIZE}`],
    ],
  );
}
