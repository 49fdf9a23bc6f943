import { ROWS_OF_A_STEP } from '../../../functions/contracts/bulk-limits.ts';
import { LIMITS, MEASURED } from './measured.ts';

export type Shop = {
  products: number;
  countries: number;
  /** All stored orders, however old. */
  orders: number;
  ordersPerHour: number;
  /** Pages that visitors see for each order that is placed. */
  pagesPerOrder: number;
  /** The percentage of page views that miss the cache and query the database. */
  missesPercent: number;
};

export type Costs = typeof MEASURED;

export type Load = {
  what: string;
  value: number;
  limit: number;
  unit: 'bytes' | 'ms' | 'ms a second';
  /** On existing engines. */
  wayPast: string;
};

const SECOND_MS = 1000;
const HOUR_S = 3600;

export function sizesOf({ products, countries, orders }: Shop, costs: Costs = MEASURED) {
  return {
    products: products * costs.productBytes,
    prices: products * countries * costs.priceBytes,
    orders: orders * costs.orderBytes,
  };
}

/** Each limit of the database with this shop's usage, highest first. */
export function loadsOf(shop: Shop, costs: Costs = MEASURED): Load[] {
  const sizes = sizesOf(shop, costs);
  const prices = shop.products * shop.countries;
  const ordersASecond = shop.ordersPerHour / HOUR_S;
  const missesASecond = (ordersASecond * shop.pagesPerOrder * shop.missesPercent) / 100;
  const statement = { limit: LIMITS.statementMs, unit: 'ms' } as const;
  const busy = { limit: SECOND_MS, unit: 'ms a second' } as const;
  const size = { limit: LIMITS.databaseBytes, unit: 'bytes' } as const;
  const loads: Load[] = [
    {
      what: 'the whole database',
      value: sizes.products + sizes.prices + sizes.orders,
      ...size,
      wayPast: 'a database per region for prices, and per year for closed orders',
    },
    {
      what: 'products and prices only',
      value: sizes.products + sizes.prices,
      ...size,
      wayPast: 'a database per region for prices',
    },
    {
      what: 'orders only',
      value: sizes.orders,
      ...size,
      wayPast: 'a database per year for closed orders',
    },
    {
      what: 'orders, limited by the single writer',
      value: ordersASecond * costs.orderMs,
      ...busy,
      wayPast: 'orders by region; a queue or a Durable Object before a hot product',
    },
    {
      what: 'orders and uncached pages',
      value: ordersASecond * costs.orderMs + missesASecond * costs.pageMs,
      ...busy,
      wayPast: 'read replicas, which visitors’ sessions already use',
    },
    {
      what: 'a step of a bulk job',
      value: ROWS_OF_A_STEP * costs.changedPriceMs,
      ...statement,
      wayPast: 'shorter steps',
    },
    {
      what: 'the references of all prices, checked in one statement',
      value: prices * costs.referencedPriceMs,
      ...statement,
      wayPast: 'the same check by product',
    },
  ];
  return loads.sort((one, other) => shareOf(other) - shareOf(one));
}

export const shareOf = ({ value, limit }: Pick<Load, 'value' | 'limit'>) => value / limit;

/** How long a job over all prices takes, all steps one after the other. */
export const bulkMs = ({ products, countries }: Shop, costs: Costs = MEASURED) =>
  products * countries * costs.changedPriceMs;

/** The mean wait of an order for the writer, with random arrivals and constant service time; infinite when full. */
export function waitMs({ ordersPerHour }: Pick<Shop, 'ordersPerHour'>, costs: Costs = MEASURED): number {
  const busy = ((ordersPerHour / HOUR_S) * costs.orderMs) / SECOND_MS;
  return busy < 1 ? (busy / (2 * (1 - busy))) * costs.orderMs : Number.POSITIVE_INFINITY;
}

/** How many databases of the documented size hold it, each at most so full. */
export const databasesFor = (bytes: number, fullest = 0.8) =>
  Math.max(1, Math.ceil(bytes / (LIMITS.databaseBytes * fullest)));
