import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { openD1 } from '../../../db/client/d1.ts';
import type { Ports } from '../../../functions/deps.ts';
import type { AppEnv } from '../../../functions/http/app-env.ts';
import { pollChanges, selectCatalogVersion } from '../../../functions/response-cache/catalogue-changes.ts';
import type { CacheTags, CatalogVersion } from '../../../functions/response-cache/changes.ts';
import { trackDependencies } from '../../../functions/response-cache/dependency-tracker.ts';
import { createRequestNormalizer } from '../../../functions/response-cache/middleware/cache-key.ts';
import { cacheResponses } from '../../../functions/response-cache/middleware/cache-responses.ts';
import { toResponse } from '../../../functions/response-cache/middleware/cached-response.ts';
import { createResponseCache } from '../../../functions/response-cache/response-cache.ts';
import { startTrace } from '../../../functions/tracing/trace.ts';
import { anEdge, startDatabase } from '../../support/cached-isolate.ts';
import { fakeOf } from '../../support/fake.ts';
import { insertRow } from '../../support/valid-rows.ts';

type Client = Awaited<ReturnType<typeof startDatabase>>['client'];

/** A database and the read replica that visitors read from, which may lag. */
let shop: Awaited<ReturnType<typeof startDatabase>>;
let copy: Awaited<ReturnType<typeof startDatabase>>;
beforeAll(async () => {
  [shop, copy] = await Promise.all([startDatabase(), startDatabase()]);
  // The seconds in which a response is fresh do not pass, however busy the machine is.
  vi.useFakeTimers({ toFake: ['Date'] });
});
beforeEach(() => pass(60_000));
afterAll(async () => {
  vi.useRealTimers();
  await Promise.all([shop.stop(), copy.stop()]);
});

const pass = (ms: number) => vi.setSystemTime(Date.now() + ms);
const rename = (code: number, name: string) =>
  sql`UPDATE products SET product_name = ${name} WHERE product_code = ${code}`;
const renameIt = (name: string) => shop.database.write(rename(7, name));

type Setup = { edge?: () => Cache; headers?: Record<string, string>; tags?: CacheTags; from?: () => Client };

/** An isolate of the shop whose only page shows the name of a product. */
function anIsolate({ edge = anEdge().cache, headers = {}, tags, from = () => shop.client }: Setup = {}) {
  let made = 0;
  const app = new Hono<AppEnv>();
  app
    .use(
      cacheResponses({
        pollChanges,
        remake: async (request, ports, context) => await app.fetch(request, ports, context),
      }),
    )
    .get('/name', async c => {
      made += 1;
      const [row] = await c.env.database.read(
        sql<{ name: string }>`SELECT product_name AS name FROM products WHERE product_code = 7`,
      );
      if (tags) c.env.reading?.addTags(tags);
      return c.text(row?.name ?? '', 200, { 'Cache-Control': 'no-cache', ...headers });
    })
    .get('/missing', c => c.text(`missing ${++made}`, 404, { 'Cache-Control': 'no-cache' }))
    .post('/quote', c => c.body(null, 201))
    .post('/order', async c => {
      await c.env.database.as(null).write(sql`DELETE FROM attempts`);
      return c.body(null, 201);
    });
  for (const step of ['step', 'last-step']) {
    app.post(`/${step}`, async c => {
      c.set('actor', { changeId: step, userId: 1 });
      c.set('goesOn', step === 'step');
      await c.env.database.as(null).write(sql`DELETE FROM attempts`);
      return c.body(null, 200);
    });
  }
  const responseCache = createResponseCache({ edge, build: 'build' });
  const keyOf = createRequestNormalizer({ api: () => new Map(), pages: path => ({ path, varyBy: [] }) });

  const ask = async (path: string, init?: RequestInit) => {
    const works: Promise<unknown>[] = [];
    const context = {
      waitUntil: (work: Promise<unknown>) => works.push(work),
      passThroughOnException() {},
      props: {},
    };
    const { request, key } = keyOf(new Request(`https://shop.example${path}`, init));
    const reading = trackDependencies();
    const beside = {
      statement: selectCatalogVersion(),
      note: ([moment]: unknown[]) => reading.noteVersion(moment as CatalogVersion),
    };
    const database = openD1(from(), { piggyback: beside, onWrite: reading.noteWrite });
    const ports = fakeOf<Ports>({
      trace: startTrace(),
      database,
      reading,
      responseCache,
      cacheKey: key,
      tellsCache: true,
    });
    const kept = key === undefined ? undefined : responseCache.match(key);
    const answer = kept ? toResponse(request, kept) : await app.request(request, undefined, ports, context);
    const text = await answer.text();
    await Promise.all(works);
    return {
      text,
      status: answer.status,
      headers: answer.headers,
      from: kept ? 'memory' : answer.headers.get('X-Shop-Cache'),
    };
  };
  const name = async () => (await ask('/name')).text;
  return { ask, name, made: () => made };
}

const OF_IT: CacheTags = { products: { product: 7 } };

describe('a visitor gets', () => {
  test('another visitor’s cached response, without rendering again', async () => {
    await renameIt('Kept');
    const { name, made } = anIsolate();
    for (let times = 0; times < 5; times += 1) expect(await name()).toBe('Kept');
    expect(made()).toBe(1);
  });

  test('the response of another isolate in the same place, with its headers', async () => {
    await renameIt('Shared');
    const { cache: edge } = anEdge();
    const [one, other] = [anIsolate({ edge }), anIsolate({ edge })];
    await one.name();
    const found = await other.ask('/name');
    expect({ text: found.text, from: found.from, made: other.made() }).toEqual({
      text: 'Shared',
      from: 'edge',
      made: 0,
    });
    expect(found.headers.get('Cache-Control')).toBe('no-cache');
    expect([...found.headers.keys()].filter(header => header.startsWith('x-kept'))).toEqual([]);
  });

  test('the response at the edge only while it is fresh', async () => {
    await renameIt('Before');
    const { cache: edge } = anEdge();
    await anIsolate({ edge }).name();
    await renameIt('After');
    pass(2000);
    expect(await anIsolate({ edge }).name()).toBe('After');
  });

  test('a short “not modified”, from whichever isolate', async () => {
    const { ask } = anIsolate();
    const { headers } = await ask('/name');
    const again = await ask('/name', { headers: { 'If-None-Match': headers.get('ETag') ?? '' } });
    expect({ status: again.status, text: again.text }).toEqual({ status: 304, text: '' });
  });
});

describe('when something changes', () => {
  test('responses made of it are served stale once at most, and others stay', async () => {
    await renameIt('Before');
    const [mine, others] = [anIsolate({ tags: OF_IT }), anIsolate({ tags: { products: { product: 8 } } })];
    for (const { name } of [mine, others]) await name();
    await renameIt('After');
    pass(1000);
    // Each polls changes after this response.
    for (const { name } of [mine, others]) expect(await name()).toBe('Before');
    expect((await mine.ask('/name')).from).toBe('stale');
    expect(await mine.name()).toBe('After');
    for (let times = 0; times < 3; times += 1) await others.name();
    expect({ mine: mine.made(), others: others.made() }).toEqual({ mine: 2, others: 1 });
  });

  test('every visitor sees it after two seconds', async () => {
    await renameIt('Before');
    const { name } = anIsolate({ tags: OF_IT });
    await name();
    await renameIt('After');
    pass(2000);
    expect(await name()).toBe('After');
  });

  test('quotes and orders invalidate no other responses', async () => {
    const { ask, name, made } = anIsolate();
    await name();
    for (const path of ['/quote', '/order']) await ask(path, { method: 'POST' });
    expect((await ask('/name')).from).toBe('memory');
    expect(made()).toBe(1);
  });

  test('job steps do not invalidate responses until the last one', async () => {
    const { ask, name } = anIsolate({ tags: OF_IT });
    await name();
    await name();
    await ask('/step', { method: 'POST' });
    // Not through a read that may have to poll first.
    expect((await ask('/name')).headers.get('X-Shop-Cache')).toBeNull();
    await ask('/last-step', { method: 'POST' });
    pass(1);
    expect((await ask('/name')).headers.get('X-Shop-Cache')).toBe('memory');
  });

  test('for a while the writer reads from the database, and no one else does', async () => {
    const { ask } = anIsolate();
    const cookies = async (path: string) => (await ask(path, { method: 'POST' })).headers.get('Set-Cookie');
    expect(await cookies('/quote')).toBeNull();
    expect(await cookies('/order')).toMatch(/^wrote=1; .*Max-Age=30/);
    await renameIt('Before');
    await ask('/name');
    await renameIt('Truth');
    expect((await ask('/name', { headers: { Cookie: 'wrote=1' } })).text).toBe('Truth');
    expect((await ask('/name')).text).not.toBe('Truth');
  });

  test('a scheduled post appears on time, without a write', async () => {
    const { name, made } = anIsolate({ tags: { posts: true } });
    const publish_at = Date.now() + 60_000;
    await insertRow(shop.database, 'posts', { state: 'published', text: 'Hi', publish_at });
    await name();
    pass(59_000);
    await name();
    const before = made();
    pass(3000);
    await name();
    expect(made()).toBe(before + 1);
  });
});

test('while the read replica lags, a stale response is never taken for a fresh one', async () => {
  let reads = copy.client;
  for (const { database } of [shop, copy]) await database.write(rename(7, 'Before'));
  const { name } = anIsolate({ from: () => reads, tags: OF_IT });
  await name();
  await shop.database.write(rename(7, 'After'));
  reads = shop.client;
  pass(1500);
  await name();
  // The isolate knows of the change by now; the next response is read from the replica, which does not.
  reads = copy.client;
  pass(3000);
  expect(await name()).toBe('Before');
  await copy.database.write(rename(7, 'After'));
  pass(2000);
  expect(await name()).toBe('After');
});

test('while the database is down, cached responses are served', async () => {
  const lost = fakeOf<Client>({
    prepare: () => fakeOf({ bind: () => fakeOf({}) }),
    batch: () => Promise.reject(new Error('D1_ERROR: Network connection lost')),
  });
  let reads = shop.client;
  await renameIt('Kept');
  const { ask, name } = anIsolate({ from: () => reads });
  await name();
  reads = lost;
  pass(60_000);
  expect(await ask('/name')).toMatchObject({ status: 200, text: 'Kept' });
  reads = shop.client;
  await renameIt('Back');
  pass(2000);
  expect(await name()).toBe('Back');
});

describe('nothing is cached', () => {
  test('for signed-in people', async () => {
    await renameIt('Kept');
    const { ask, name, made } = anIsolate();
    await name();
    const headers = { Authorization: 'Bearer token' };
    for (const times of [2, 3]) {
      await ask('/name', { headers });
      expect(made()).toBe(times);
    }
  });

  test.each([
    ['forbids it', '/name', { 'Cache-Control': 'no-store' }],
    ['sets a cookie', '/name', { 'Set-Cookie': 'a=b' }],
    ['is an error', '/missing', {}],
  ] as [string, string, Record<string, string>][])('for a response that %s', async (_, path, headers) => {
    const edge = anEdge();
    const { ask, made } = anIsolate({ edge: edge.cache, headers });
    for (let times = 0; times < 3; times += 1) await ask(path);
    expect({ made: made(), kept: edge.kept.size }).toEqual({ made: 3, kept: 0 });
  });
});

test('the edge has one entry per address, with a name of fixed length, however often it is rendered', async () => {
  const edge = anEdge();
  for (const name of ['One', 'Two', 'Three']) {
    await renameIt(name);
    pass(5000);
    await anIsolate({ edge: edge.cache }).name();
  }
  expect(edge.kept.size).toBe(1);
  expect([...edge.kept.keys()][0]).toMatch(/^https:\/\/kept\.invalid\/[\da-f]{64}$/);
});
