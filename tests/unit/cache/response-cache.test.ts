import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { CacheEntry } from '../../../functions/cache/cache-entries.ts';
import type { Change } from '../../../functions/cache/changes.ts';
import { createResponseCache } from '../../../functions/cache/response-cache.ts';
import { responseFrom } from '../../../functions/http/kept-response.ts';

const noEdge = () => {
  throw new Error('the edge was asked');
};
const answerOf = (size = 10): CacheEntry => ({
  body: new ArrayBuffer(size),
  headers: [
    ['etag', '"tag"'],
    ['x-total-count', '7'],
  ],
  moment: { version: 10, due: 0 },
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
  country: null,
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** One that keeps an answer, and knows of nothing new. */
function aCache() {
  const cache = createResponseCache({ edge: noEdge, build: 'build' });
  const answer = answerOf();
  cache.answers.put('/a', answer);
  const learn = (...changes: Change[]) =>
    cache.changes.learn(
      { moment: { version: changes[0]?.version ?? 10, due: 0 }, changes, since: 10 },
      Date.now(),
    );
  learn();
  return { cache, answer, learn, freshness: () => cache.freshnessOf(answer) };
}

describe('a kept answer', () => {
  test('is given for a second, for another one while somebody asks what is new, and then no more unasked', () => {
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

  test('that something changed is given for two seconds more at most, while another one is made', () => {
    const { freshness, learn } = aCache();
    vi.advanceTimersByTime(900);
    learn(A_CHANGE);
    expect(freshness()).toBe('stale');
    vi.advanceTimersByTime(1100);
    expect(freshness()).toBe('expired');
  });

  test('that nothing but sales changed is given for half a minute', () => {
    const { freshness, learn } = aCache();
    const sale: Change = { ...A_CHANGE, what: 'stock' };
    learn(sale);
    vi.advanceTimersByTime(29_000);
    learn();
    expect(freshness()).toBe('stale');
    vi.advanceTimersByTime(1000);
    expect(freshness()).toBe('expired');
  });

  test('is not given at all where somebody changed something through this isolate', () => {
    const { cache, freshness, learn } = aCache();
    vi.advanceTimersByTime(10);
    cache.changes.invalidateAll();
    expect(freshness()).toBe('expired');
    vi.advanceTimersByTime(10);
    learn(A_CHANGE);
    expect(freshness()).toBe('expired');
  });

  test('is not given because of what was asked before somebody changed something, and answered after it', () => {
    const { cache, freshness } = aCache();
    const asked = Date.now();
    vi.advanceTimersByTime(10);
    cache.changes.invalidateAll();
    vi.advanceTimersByTime(10);
    cache.changes.learn({ moment: { version: 10, due: 0 }, changes: [], since: 10 }, asked);
    expect({ freshness: freshness(), fresh: cache.isFresh() }).toEqual({
      freshness: 'expired',
      fresh: false,
    });
  });

  test('that is right all the same after a change is given again', () => {
    const { cache, freshness, learn } = aCache();
    vi.advanceTimersByTime(10);
    cache.changes.invalidateAll();
    vi.advanceTimersByTime(10);
    learn({ ...A_CHANGE, product: 8 });
    expect(freshness()).toBe('right');
  });

  test('is made anew after five minutes, since what is popular changes without a word', () => {
    const { freshness, learn } = aCache();
    vi.advanceTimersByTime(5 * 60_000);
    learn();
    expect(freshness()).toBe('stale');
  });

  test('is made anew by one alone, unless nothing is heard of them', () => {
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
  ])('is told as unchanged to who has %s: %i', (tags, status) => {
    const { cache } = aCache();
    const request = new Request('https://shop.example/a', { headers: { 'If-None-Match': tags } });
    const kept = cache.match('/a');
    const given = kept && responseFrom(request, kept);
    expect(given?.status).toBe(status);
    expect(given?.headers.get('ETag')).toBe('"tag"');
    expect(cache.match('/b')).toBeUndefined();
  });
});
