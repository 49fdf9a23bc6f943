import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createResponseCache } from '../../functions/http/response-cache.ts';

const MB = 1024 * 1024;
const noEdge = () => {
  throw new Error('the edge was asked');
};
const answerOf = (size: number, version = '1') => ({
  version,
  body: new ArrayBuffer(size),
  headers: new Headers({ ETag: '"tag"', 'X-Total-Count': '7' }),
});
const ask = (path: string, init?: RequestInit) => new Request(`https://shop.example${path}`, init);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('what an isolate remembers', () => {
  test('is given out for a second after its version was last confirmed, and not a moment longer', () => {
    const cache = createResponseCache(noEdge);
    cache.put(ask('/a'), answerOf(10));
    expect(cache.match(ask('/a'))).toBeUndefined();
    cache.setVersion('1');
    vi.advanceTimersByTime(999);
    expect(cache.match(ask('/a'))?.status).toBe(200);
    vi.advanceTimersByTime(1);
    expect(cache.match(ask('/a'))).toBeUndefined();
    expect(cache.match(ask('/a'), '1')?.status).toBe(200);
  });

  test('is not given out once the catalogue has another version, newer or older', () => {
    const cache = createResponseCache(noEdge);
    cache.put(ask('/a'), answerOf(10, '5'));
    for (const version of ['4', '6']) {
      cache.setVersion(version);
      expect(cache.match(ask('/a'))).toBeUndefined();
    }
    cache.setVersion('5');
    expect(cache.match(ask('/a'))?.headers.get('X-Total-Count')).toBe('7');
  });

  test('is in doubt at once where somebody changed something', () => {
    const cache = createResponseCache(noEdge);
    cache.put(ask('/a'), answerOf(10));
    cache.setVersion('1');
    cache.expireVersion();
    expect(cache.freshVersion()).toBeUndefined();
    expect(cache.match(ask('/a'))).toBeUndefined();
  });

  test('is for visitors who read, never for whoever is signed in or writes', () => {
    const cache = createResponseCache(noEdge);
    cache.put(ask('/a'), answerOf(10));
    cache.setVersion('1');
    expect(cache.match(ask('/a', { headers: { Authorization: 'Bearer x' } }))).toBeUndefined();
    for (const method of ['POST', 'PUT', 'DELETE']) {
      expect(cache.match(ask('/a', { method }))).toBeUndefined();
    }
    expect(cache.match(ask('/b'))).toBeUndefined();
  });

  test.each([
    ['"tag"', 304],
    ['"other", "tag"', 304],
    ['W/"tag"', 304],
    ['*', 304],
    ['"other"', 200],
    ['', 200],
  ])('is told as unchanged to who has %s: %i', (tags, status) => {
    const cache = createResponseCache(noEdge);
    cache.put(ask('/a'), answerOf(10));
    cache.setVersion('1');
    const answer = cache.match(ask('/a', { headers: { 'If-None-Match': tags } }));
    expect(answer?.status).toBe(status);
    expect(answer?.headers.get('ETag')).toBe('"tag"');
  });
});

describe('the memory of an isolate is bounded', () => {
  test('what was not asked for the longest goes first, and what is asked for stays', () => {
    const cache = createResponseCache(noEdge);
    cache.setVersion('1');
    cache.put(ask('/popular'), answerOf(MB));
    for (let index = 0; index < 100; index += 1) {
      cache.put(ask(`/${index}`), answerOf(MB));
      expect(cache.match(ask('/popular'))?.status).toBe(200);
    }
    const kept = Array.from({ length: 100 }, (_, index) => cache.has(ask(`/${index}`)));
    expect(kept.filter(Boolean)).toHaveLength(23);
    expect(kept.lastIndexOf(false)).toBe(76);
  });

  test('an answer that is kept again takes its place once only', () => {
    const cache = createResponseCache(noEdge);
    for (let version = 0; version < 100; version += 1) cache.put(ask('/a'), answerOf(MB, String(version)));
    cache.put(ask('/b'), answerOf(MB));
    expect({ a: cache.has(ask('/a')), b: cache.has(ask('/b')) }).toEqual({ a: true, b: true });
  });

  test('one that is too large is not kept at all, nor does it push others out', () => {
    const cache = createResponseCache(noEdge);
    cache.put(ask('/small'), answerOf(10));
    cache.put(ask('/large'), answerOf(3 * MB));
    expect({ small: cache.has(ask('/small')), large: cache.has(ask('/large')) }).toEqual({
      small: true,
      large: false,
    });
  });
});
