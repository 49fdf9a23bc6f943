import { describe, expect, test } from 'vitest';
import {
  contentPolicy,
  SECURITY_HEADERS,
  TRANSPORT_SECURITY,
} from '../../../functions/http/security-policy.ts';
import { type CacheEntry, createCacheEntries } from '../../../functions/response-cache/cache-entries.ts';
import { seededRandom } from '../../support/seeded-random.ts';

const KB = 1024;
const MB = 1024 * KB;

/** As in the shop's responses. */
const HEADERS = Object.entries({
  ...SECURITY_HEADERS,
  'Cache-Control': 'no-cache',
  'Content-Security-Policy': contentPolicy(),
  'Content-Type': 'application/json',
  ETag: '"0123456789abcdef0123456789abcdef"',
  'Strict-Transport-Security': TRANSPORT_SECURITY,
  Vary: 'Accept-Encoding',
  'X-Total-Count': '7',
});

const answerOf = (size: number): CacheEntry => ({
  body: new ArrayBuffer(size),
  headers: HEADERS,
  catalogVersion: { version: 10, due: 0 },
  tags: [{ products: { product: 7, country: 'DE' } }],
  madeAt: 0,
  rightAt: 0,
});

describe('the cache of an isolate is bounded', () => {
  test('the least recently used entry is evicted first, and used ones stay', () => {
    const answers = createCacheEntries(24 * MB);
    answers.put('/popular', answerOf(MB));
    for (let index = 0; index < 100; index += 1) {
      answers.put(`/${index}`, answerOf(MB));
      expect(answers.get('/popular')).toBeDefined();
    }
    const kept = Array.from({ length: 100 }, (_, index) => answers.get(`/${index}`) !== undefined);
    expect(kept.filter(Boolean)).toHaveLength(22);
    expect(kept.lastIndexOf(false)).toBe(77);
  });

  test('an entry stored again takes its space only once', () => {
    const answers = createCacheEntries(24 * MB);
    for (let times = 0; times < 100; times += 1) answers.put('/a', answerOf(MB));
    answers.put('/b', answerOf(MB));
    expect({ a: answers.get('/a') !== undefined, b: answers.get('/b') !== undefined }).toEqual({
      a: true,
      b: true,
    });
  });

  test('an entry that is too large is not cached and evicts no others', () => {
    const answers = createCacheEntries(24 * MB);
    answers.put('/small', answerOf(10));
    answers.put('/large', answerOf(1.6 * MB));
    const isKept = (key: string) => answers.get(key) !== undefined;
    expect({ small: isKept('/small'), large: isKept('/large') }).toEqual({ small: true, large: false });
  });

  test('a flood of small entries is counted at full cost, not by body alone', () => {
    const REAL_COST = 4.7 * KB;
    const answers = createCacheEntries(24 * MB);
    const addresses = Array.from(
      { length: 8000 },
      (_, index) => `https://shop.example/api/categories/${index}`,
    );
    for (const address of addresses) answers.put(address, answerOf(156));
    const kept = addresses.filter(address => answers.get(address) !== undefined).length;
    expect(kept * REAL_COST).toBeLessThanOrEqual(24 * MB);
    expect(kept * REAL_COST).toBeGreaterThan(12 * MB);
  });

  test('so is a long address, or one with many tags', () => {
    const keptOf = (address: string, answer: CacheEntry) => {
      const answers = createCacheEntries(MB);
      for (let index = 0; index < 1000; index += 1) answers.put(`${address}${index}`, answer);
      return Array.from({ length: 1000 }, (_, index) => answers.get(`${address}${index}`)).filter(Boolean)
        .length;
    };
    const few = keptOf('/', answerOf(156));
    expect(keptOf(`/${'long'.repeat(500)}`, answerOf(156))).toBeLessThan(few * 0.6);
    expect(keptOf('/', { ...answerOf(156), tags: Array(100).fill({ posts: true }) })).toBeLessThan(few * 0.6);
  });
});

describe('popular entries stay cached', () => {
  const POPULAR = Array.from({ length: 200 }, (_, index) => `/popular/${index}`);

  /** The hit rate of visitors who ask for popular pages, among others who ask for pages no one asks for again. */
  function hitsAmid(invented: CacheEntry, amid: number) {
    const answers = createCacheEntries(24 * MB);
    const { oneOf } = seededRandom(7);
    const popular = answerOf(50 * KB);
    let [asked, hits] = [0, 0];
    const ask = (key: string, answer: CacheEntry) => {
      const hit = answers.get(key) !== undefined;
      if (!hit) answers.put(key, answer);
      return hit;
    };
    for (const key of [...POPULAR, ...POPULAR]) ask(key, popular);
    for (let nth = 0; nth < 2000; nth += 1) {
      for (let one = 0; one < amid; one += 1) ask(`/invented/${asked}/${one}`, invented);
      asked += 1;
      if (ask(oneOf(POPULAR), popular)) hits += 1;
    }
    return hits / asked;
  }

  test('while forty made-up lists of 644 KB come for each visitor', () => {
    expect(hitsAmid(answerOf(644 * KB), 40)).toBeGreaterThan(0.99);
  });

  test('while forty made-up responses of a few bytes come for each visitor', () => {
    expect(hitsAmid(answerOf(156), 40)).toBeGreaterThan(0.99);
  });

  test('without a flood', () => {
    expect(hitsAmid(answerOf(156), 0)).toBeGreaterThan(0.99);
  });

  test('even if they are replaced meanwhile', () => {
    const answers = createCacheEntries(24 * MB);
    answers.put('/popular', answerOf(MB));
    answers.get('/popular');
    answers.put('/popular', answerOf(MB));
    for (let index = 0; index < 100; index += 1) answers.put(`/invented/${index}`, answerOf(MB));
    expect(answers.get('/popular')).toBeDefined();
  });

  test('until other entries become popular', () => {
    const answers = createCacheEntries(24 * MB);
    const page = answerOf(MB);
    const { below } = seededRandom(7);
    for (const season of ['summer', 'winter']) {
      for (let times = 0; times < 2000; times += 1) {
        const key = `/${season}/${below(20)}`;
        if (!answers.get(key)) answers.put(key, page);
      }
    }
    const kept = [...Array(20).keys()].filter(index => answers.get(`/winter/${index}`) !== undefined);
    expect(kept.length).toBeGreaterThan(15);
  });
});
