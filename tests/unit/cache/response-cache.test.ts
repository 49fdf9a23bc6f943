import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { CacheEntry } from '../../../functions/response-cache/cache-entries.ts';
import type { Change } from '../../../functions/response-cache/changes.ts';
import { toResponse } from '../../../functions/response-cache/middleware/cached-response.ts';
import { createResponseCache } from '../../../functions/response-cache/response-cache.ts';

const noEdge = () => {
  throw new Error('the edge was asked');
};
const answerOf = (size = 10): CacheEntry => ({
  body: new ArrayBuffer(size),
  headers: [
    ['etag', '"tag"'],
    ['x-total-count', '7'],
  ],
  catalogVersion: { version: 10, due: 0 },
  tags: [{ products: { product: 7 } }],
  madeAt: Date.now(),
  rightAt: Date.now(),
});
const A_CHANGE: Change = {
  version: 11,
  what: 'product',
  product: 7,
  subcategory: 1,
  category: 1,
  family: 0,
  country: null,
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A cache with one entry and no known changes. */
function aCache() {
  const cache = createResponseCache({ edge: noEdge, build: 'build' });
  const answer = answerOf();
  cache.answers.put('/a', answer);
  const learn = (...changes: Change[]) =>
    cache.changes.learn(
      { catalogVersion: { version: changes[0]?.version ?? 10, due: 0 }, changes, since: 10 },
      Date.now(),
    );
  learn();
  return { cache, answer, learn, freshness: () => cache.freshnessOf(answer) };
}

describe('a cached response', () => {
  test('is fresh for a second, served stale for another while revalidating, and then expires', () => {
    const { freshness, learn } = aCache();
    vi.advanceTimersByTime(999);
    expect(freshness()).toBe('right');
    vi.advanceTimersByTime(1);
    expect(freshness()).toBe('unconfirmed');
    vi.advanceTimersByTime(1000);
    expect(freshness()).toBe('expired');
    learn();
    expect(freshness()).toBe('right');
  });

  test('that is affected by a change is served stale for two seconds at most, while it is revalidated', () => {
    const { freshness, learn } = aCache();
    vi.advanceTimersByTime(900);
    learn(A_CHANGE);
    expect(freshness()).toBe('stale');
    vi.advanceTimersByTime(1100);
    expect(freshness()).toBe('expired');
  });

  test('that is affected only by sales is served for half a minute', () => {
    const { freshness, learn } = aCache();
    const sale: Change = { ...A_CHANGE, what: 'stock' };
    learn(sale);
    vi.advanceTimersByTime(29_000);
    learn();
    expect(freshness()).toBe('stale');
    vi.advanceTimersByTime(1000);
    expect(freshness()).toBe('expired');
  });

  test('is not served after a change through this isolate', () => {
    const { cache, freshness, learn } = aCache();
    vi.advanceTimersByTime(10);
    cache.changes.invalidateAll();
    expect(freshness()).toBe('expired');
    vi.advanceTimersByTime(10);
    learn(A_CHANGE);
    expect(freshness()).toBe('expired');
  });

  test('is not confirmed by a poll that started before a change and ended after it', () => {
    const { cache, freshness } = aCache();
    const asked = Date.now();
    vi.advanceTimersByTime(10);
    cache.changes.invalidateAll();
    vi.advanceTimersByTime(10);
    cache.changes.learn({ catalogVersion: { version: 10, due: 0 }, changes: [], since: 10 }, asked);
    expect({ freshness: freshness(), fresh: cache.isFresh() }).toEqual({
      freshness: 'expired',
      fresh: false,
    });
  });

  test('that is still right after a change is served again', () => {
    const { cache, freshness, learn } = aCache();
    vi.advanceTimersByTime(10);
    cache.changes.invalidateAll();
    vi.advanceTimersByTime(10);
    learn({ ...A_CHANGE, product: 8 });
    expect(freshness()).toBe('right');
  });

  test('is rendered again after five minutes, because popularity changes without a write', () => {
    const { freshness, learn } = aCache();
    vi.advanceTimersByTime(5 * 60_000);
    learn();
    expect(freshness()).toBe('stale');
  });

  test('is revalidated by one caller, unless that caller hangs', () => {
    const { cache, answer } = aCache();
    expect([cache.tryRevalidate(answer), cache.tryRevalidate(answer)]).toEqual([true, false]);
    vi.advanceTimersByTime(30_000);
    expect(cache.tryRevalidate(answer)).toBe(true);
  });

  test.each([
    ['"tag"', 304],
    ['"other", "tag"', 304],
    ['W/"tag"', 304],
    ['*', 304],
    ['"other"', 200],
    ['', 200],
  ])('is returned as unchanged for %s: %i', (tags, status) => {
    const { cache } = aCache();
    const request = new Request('https://shop.example/a', { headers: { 'If-None-Match': tags } });
    const kept = cache.match('/a');
    const given = kept && toResponse(request, kept);
    expect(given?.status).toBe(status);
    expect(given?.headers.get('ETag')).toBe('"tag"');
    expect(cache.match('/b')).toBeUndefined();
  });
});
