import { Hono } from 'hono';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Ports } from '../../../functions/deps.ts';
import type { AppEnv } from '../../../functions/http/app-env.ts';
import type { CacheEntry } from '../../../functions/response-cache/cache-entries.ts';
import type { CatalogChanges } from '../../../functions/response-cache/changes.ts';
import { cacheResponses } from '../../../functions/response-cache/middleware/cache-responses.ts';
import { createResponseCache } from '../../../functions/response-cache/response-cache.ts';
import { startTrace } from '../../../functions/tracing/trace.ts';
import { fakeOf } from '../../support/fake.ts';

const NOTHING: CatalogChanges = { catalogVersion: { version: 10, due: 0 }, changes: [], since: 10 };
const KEY = 'https://shop.example/kept';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A cache with one entry and no known changes; the test decides when its polls are answered. */
function aCache() {
  const cache = createResponseCache({ edge: () => fakeOf<Cache>({}), build: 'build' });
  const answer: CacheEntry = {
    body: new TextEncoder().encode('Kept').buffer,
    headers: [],
    catalogVersion: NOTHING.catalogVersion,
    tags: [{}],
    madeAt: Date.now(),
    rightAt: Date.now(),
  };
  cache.answers.put(KEY, answer);
  cache.changes.learn(NOTHING, Date.now());
  const answers: { give: (news: CatalogChanges) => void; fail: (error: Error) => void }[] = [];
  const ask = () => new Promise<CatalogChanges>((give, fail) => answers.push({ give, fail }));
  const doubt = () => {
    vi.advanceTimersByTime(10);
    cache.changes.invalidateAll();
    vi.advanceTimersByTime(10);
  };
  return { cache, answers, ask, doubt, freshness: () => cache.freshnessOf(answer) };
}

describe('polling changes', () => {
  test('is done once for concurrent readers, and the others wait for it', async () => {
    const { cache, answers, ask, doubt } = aCache();
    const app = new Hono<AppEnv>()
      .use(cacheResponses({ pollChanges: ask, remake: async () => undefined }))
      .get('/kept', c => c.text('Made again'));
    const context = { waitUntil() {}, passThroughOnException() {}, props: {} };
    const read = async () => {
      const ports = fakeOf<Ports>({ responseCache: cache, cacheKey: KEY, trace: startTrace() });
      return await (await app.request(KEY, undefined, ports, context)).text();
    };
    doubt();
    const readers = Array.from({ length: 20 }, read);
    await vi.advanceTimersByTimeAsync(1);
    const asked = answers.length;
    for (const { give } of answers) give(NOTHING);
    expect({ asked, texts: await Promise.all(readers) }).toEqual({ asked: 1, texts: Array(20).fill('Kept') });
  });

  test('is repeated for readers after a change, even if an earlier poll is running', async () => {
    const { cache, answers, ask, doubt, freshness } = aCache();
    const before = cache.learn(ask);
    doubt();
    const after = [cache.learn(ask), cache.learn(ask)];
    expect(answers).toHaveLength(2);
    answers[0]?.give(NOTHING);
    await before;
    expect(freshness()).toBe('expired');
    answers[1]?.give(NOTHING);
    await Promise.all(after);
    expect(freshness()).toBe('right');
  });

  test('is repeated after a poll succeeded or failed', async () => {
    const { cache, answers, ask } = aCache();
    const learned = cache.learn(ask);
    answers[0]?.give(NOTHING);
    await learned;
    const failed = [cache.learn(ask), cache.learn(ask)];
    answers[1]?.fail(new Error('away'));
    for (const { status } of await Promise.allSettled(failed)) expect(status).toBe('rejected');
    void cache.learn(ask);
    expect(answers).toHaveLength(3);
  });

  test('times out if the polling reader gets no answer', async () => {
    const { cache, answers, ask } = aCache();
    void cache.learn(ask);
    const waits = expect(cache.learn(ask)).rejects.toThrow('No answer');
    await vi.advanceTimersByTimeAsync(3000);
    await waits;
    void cache.learn(ask);
    expect(answers).toHaveLength(2);
  });
});
