import { describe, expect, test } from 'vitest';
import { LIMITS } from '../../scripts/bench/model/measured.ts';
import {
  bulkMs,
  databasesFor,
  loadsOf,
  type Shop,
  shareOf,
  sizesOf,
  waitMs,
} from '../../scripts/bench/model/model.ts';

const COSTS = {
  productBytes: 1000,
  priceBytes: 300,
  orderBytes: 1300,
  orderMs: 4,
  pageMs: 5,
  changedPriceMs: 0.1,
  referencedPriceMs: 0.0005,
};
const SMALL: Shop = {
  products: 1000,
  countries: 5,
  orders: 10_000,
  ordersPerHour: 100,
  pagesPerOrder: 50,
  missesPercent: 5,
};

const firstOf = (shop: Partial<Shop>) => loadsOf({ ...SMALL, ...shop }, COSTS)[0];
const loadOf = (what: string, shop: Partial<Shop>) =>
  loadsOf({ ...SMALL, ...shop }, COSTS).find(load => load.what === what);

describe('the shop’s capacity model', () => {
  test('a million products in a hundred countries have thirty gigabytes of prices', () => {
    const sizes = sizesOf({ ...SMALL, products: 1e6, countries: 100, orders: 1e7 }, COSTS);
    expect(sizes).toEqual({ products: 1e9, prices: 30e9, orders: 13e9 });
  });

  test('a small shop exceeds no limit', () => {
    expect(loadsOf(SMALL, COSTS).filter(load => shareOf(load) > 1)).toEqual([]);
  });

  test.each<[Partial<Shop>, string]>([
    [{ products: 1e6, countries: 100 }, 'the whole database'],
    [{ orders: 1e7 }, 'the whole database'],
    [{ ordersPerHour: 1_000_000 }, 'orders and uncached pages'],
  ])('with %j the first limit reached is: %s', (shop, what) => {
    const first = firstOf(shop);
    expect(first?.what).toBe(what);
    expect(first && shareOf(first)).toBeGreaterThan(1);
  });

  test('bulk work takes longer the more rows there are, but no step does', () => {
    const step = (products: number) => loadOf('a step of a bulk job', { products })?.value;
    expect(step(1e6)).toBe(step(1000));
    expect(step(1000)).toBeLessThan(LIMITS.statementMs / 10);
    expect(bulkMs({ ...SMALL, products: 100_000, countries: 9 }, COSTS)).toBeCloseTo(90_000);
  });

  test('ten thousand orders an hour keep the writer busy for 11 ms of each second', () => {
    expect(loadOf('orders, limited by the single writer', { ordersPerHour: 10_000 })?.value).toBeCloseTo(
      11.1,
      1,
    );
  });

  test('only uncached page views reach the database', () => {
    const shop = { ordersPerHour: 36_000, pagesPerOrder: 100, missesPercent: 10 };
    // Ten orders of 4 ms, and one hundred of a thousand pages at 5 ms.
    expect(loadOf('orders and uncached pages', shop)?.value).toBeCloseTo(540);
  });

  test('an order waits longer the busier the writer is, and forever when it is saturated', () => {
    expect(waitMs({ ordersPerHour: 0 }, COSTS)).toBe(0);
    expect(waitMs({ ordersPerHour: 450_000 }, COSTS)).toBeCloseTo(2);
    expect(waitMs({ ordersPerHour: 900_000 }, COSTS)).toBe(Number.POSITIVE_INFINITY);
  });

  test('data larger than one database is split across several', () => {
    expect([0, 8e9, 8.1e9, 30e9].map(bytes => databasesFor(bytes))).toEqual([1, 1, 2, 4]);
  });
});
