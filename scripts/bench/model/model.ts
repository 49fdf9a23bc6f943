import { ROWS_OF_A_STEP } from '../../../functions/contracts/bulk-limits.ts';
import { LIMITS, MEASURED } from './measured.ts';

export type Shop = {
  products: number;
  countries: number;
  /** Those that are kept, however old. */
  orders: number;
  ordersPerHour: number;
  /** Pages that visitors see for each order that is placed. */
  pagesPerOrder: number;
  /** Of a hundred pages those that are not kept, and ask the database. */
  missesPercent: number;
};

export type Costs = typeof MEASURED;

export type Load = {
  what: string;
  value: number;
  limit: number;
  unit: 'bytes' | 'ms' | 'ms a second';
  /** On engines that there are. */
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

/** Each limit of the database with what this shop asks of it, the one that breaks first at the beginning. */
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
      what: 'the database, with everything in it',
      value: sizes.products + sizes.prices + sizes.orders,
      ...size,
      wayPast: 'prices by region and closed orders by year in databases of their own',
    },
    {
      what: 'products and prices alone',
      value: sizes.products + sizes.prices,
      ...size,
      wayPast: 'prices by region in databases of their own',
    },
    {
      what: 'orders alone',
      value: sizes.orders,
      ...size,
      wayPast: 'closed orders by year in databases of their own',
    },
    {
      what: 'orders, at the one writer',
      value: ordersASecond * costs.orderMs,
      ...busy,
      wayPast: 'orders by region; a queue or a Durable Object before a hot product',
    },
    {
      what: 'orders and the pages that are not kept',
      value: ordersASecond * costs.orderMs + missesASecond * costs.pageMs,
      ...busy,
      wayPast: 'read replicas, which the sessions of visitors use already',
    },
    {
      what: 'a step of bulk work',
      value: ROWS_OF_A_STEP * costs.changedPriceMs,
      ...statement,
      wayPast: 'shorter steps',
    },
    {
      what: 'what all prices refer to, checked in one statement',
      value: prices * costs.referencedPriceMs,
      ...statement,
      wayPast: 'the same check by product',
    },
  ];
  return loads.sort((one, other) => shareOf(other) - shareOf(one));
}

export const shareOf = ({ value, limit }: Pick<Load, 'value' | 'limit'>) => value / limit;

/** How long work on every price takes, all of its steps one after the other. */
export const bulkMs = ({ products, countries }: Shop, costs: Costs = MEASURED) =>
  products * countries * costs.changedPriceMs;

/** How long an order waits for the writer on average, as arrivals by chance do that all take the same; for ever when full. */
export function waitMs({ ordersPerHour }: Pick<Shop, 'ordersPerHour'>, costs: Costs = MEASURED): number {
  const busy = ((ordersPerHour / HOUR_S) * costs.orderMs) / SECOND_MS;
  return busy < 1 ? (busy / (2 * (1 - busy))) * costs.orderMs : Number.POSITIVE_INFINITY;
}

/** How many databases of the documented size hold it, each at most so full. */
export const databasesFor = (bytes: number, fullest = 0.8) =>
  Math.max(1, Math.ceil(bytes / (LIMITS.databaseBytes * fullest)));
