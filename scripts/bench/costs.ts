import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Writer } from '../../db/client/database.ts';
import { CliError } from '../say.ts';
import type { LocalSettings } from '../settings.ts';
import type { Cost } from './counted.ts';
import { sayEverything } from './everything.ts';
import { databaseOf, openBench } from './platform.ts';
import { askFor, askForFamilies, type BenchRequest, type Measurement, type Sold } from './requests.ts';
import { saySizes } from './sizes.ts';
import { sayTable } from './table.ts';
import { type Extent, fill } from './throughput.ts';

const COUNTRIES = 9;
const COUNTRY = 'DE';
const FEW = 24;
const TIMES = 30;

type Spent = Cost & { what: string; status: number; bytes: number; ms: number };

/** What requests of visitors and buyers cost the database, with a small and with a large catalogue. */
export async function sayCosts(settings: LocalSettings, { products }: Extent) {
  for (const size of [FEW, products]) {
    await withShop(settings, { products: size }, async shop =>
      sayTable(...tableOf(amount(size), await costsIn(shop, askFor))),
    );
  }
  await withShop(settings, { products, families: true }, async shop =>
    sayTable(...tableOf(`${amount(products)} in families of five`, await costsIn(shop, askForFamilies))),
  );
  // In a separate workerd: the other one has just served the longest responses of all.
  await withShop(settings, { products }, ({ database }) => sayEverything(database));
  saySizes(folderOf(settings, { products }), products);
}

const amount = (products: number) => `${products.toLocaleString('en')} products`;

type Size = { products: number; families?: boolean };

const folderOf = ({ stateDir }: LocalSettings, { products, families }: Size) =>
  join(stateDir, `bench-${products}${families ? '-in-families' : ''}`);

type Shop = { origin: string; database: Writer };

async function withShop(settings: LocalSettings, size: Size, work: (shop: Shop) => Promise<void>) {
  const folder = folderOf(settings, size);
  // Emails are queued, but none is sent here.
  const { MERIDIAN_LOCAL: _, ...quiet } = settings.variables;
  await fill(folder, quiet, { DB_LARGE: { ...size, countries: COUNTRIES } });
  const platform = await openBench(folder, quiet);
  try {
    const origin = (await platform.ready).href;
    await work({ origin, database: await databaseOf(platform, 'DB_LARGE') });
  } finally {
    await platform.dispose();
  }
}

async function costsIn(
  { origin, database }: Shop,
  requestsFor: (sold: Sold) => BenchRequest[],
): Promise<Spent[]> {
  const [sold] = await database.read(sql<{ productCode: number }>`
    SELECT product_code AS productCode FROM product_prices JOIN countries USING (country_id)
    WHERE country_code = ${COUNTRY} AND display_at_website AND stock_available > ${TIMES}
    ORDER BY product_code LIMIT 1`);
  if (!sold) throw new CliError(`Nothing is sold in ${COUNTRY}`);
  const costs: Spent[] = [];
  for (const { what, send } of requestsFor({ country: COUNTRY, ...sold })) {
    costs.push({ what, ...(await spentOn(counting => send(origin, counting))) });
  }
  return costs;
}

/** The median of many, and what one of them cost the database; after one to warm up. */
async function spentOn(send: (counting: boolean) => Promise<Measurement>): Promise<Omit<Spent, 'what'>> {
  await send(false);
  const { status, bytes, cost } = await send(true);
  if (status >= 500) throw new CliError(`It returned ${status}`);
  const taken: number[] = [];
  for (let time = 0; time < TIMES; time += 1) taken.push((await send(false)).ms);
  const ms = taken.toSorted((one, other) => one - other)[Math.floor(TIMES / 2)] ?? 0;
  return { ...cost, status, bytes, ms };
}

function tableOf(among: string, costs: Spent[]): Parameters<typeof sayTable> {
  const number = (value: number) => value.toLocaleString('en');
  return [
    [
      `among ${among}, uncached`,
      'status',
      'round trips',
      'statements',
      'rows read',
      'rows written',
      'bytes',
      'ms, alone',
    ],
    costs.map(({ what, status, trips, statements, rowsRead, rowsWritten, bytes, ms }) => [
      what,
      status,
      trips,
      statements,
      number(rowsRead),
      number(rowsWritten),
      number(bytes),
      ms.toFixed(1),
    ]),
  ];
}
