import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Writer } from '../../db/database.ts';
import { readCatalogueVersion } from '../../functions/catalogue-version.ts';
import type { AppEnv } from '../../functions/http/app-env.ts';
import { cacheResponses } from '../../functions/http/cache-responses.ts';
import { createResponseCache } from '../../functions/http/response-cache.ts';
import { fakeOf } from '../support/fake.ts';
import { startMigratedDatabase } from '../support/platform.ts';
import { insertRow } from '../support/valid-rows.ts';

let database: Writer;
let stop: () => Promise<void>;
beforeAll(async () => {
  ({ database, stop } = await startMigratedDatabase());
  // However busy the machine is, the second that a version is known for does not pass.
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterAll(async () => {
  vi.useRealTimers();
  await stop();
});

const changeCatalogue = () => database.write(sql`INSERT INTO catalogue_changes (what) VALUES ('shop')`);

/** The edge's cache of a place, as a map. */
function anEdge() {
  const kept = new Map<string, Response>();
  const cache = fakeOf<Cache>({
    match: async (address: string) => kept.get(address)?.clone(),
    put: async (address: string, answer: Response) => void kept.set(address, answer),
  });
  return { kept, cache: () => cache };
}

/** An isolate of the shop whose one list counts how often it was really made. */
function anIsolate(edge: () => Cache, headers: Record<string, string> = { 'Cache-Control': 'no-cache' }) {
  let made = 0;
  const app = new Hono<AppEnv>()
    .use(cacheResponses(readCatalogueVersion))
    .get('/list', c => c.json({ made: ++made }, 200, headers))
    .get('/missing', c => c.text(`missing ${++made}`, 404, headers))
    .post('/list', c => c.body(null, 201));
  const ports = { database, responseCache: createResponseCache(edge) };
  const works: Promise<unknown>[] = [];
  const context = {
    waitUntil: (work: Promise<unknown>) => works.push(work),
    passThroughOnException() {},
    props: {},
  };
  const ask = async (path: string, init?: RequestInit) => {
    const answer = await app.request(`https://shop.example${path}`, init, ports, context);
    await Promise.all(works);
    return answer;
  };
  return { ask, made: () => made };
}

/** After the first answer the isolate knows the version; the second is kept. */
async function warmed(isolate: ReturnType<typeof anIsolate>) {
  await isolate.ask('/list');
  const second = await isolate.ask('/list');
  return await second.text();
}

test('a visitor gets what another one got, without the database being asked for it again', async () => {
  const isolate = anIsolate(anEdge().cache);
  const kept = await warmed(isolate);
  for (let times = 0; times < 5; times += 1) expect(await (await isolate.ask('/list')).text()).toBe(kept);
  expect(isolate.made()).toBe(2);
});

test('another isolate of the same place finds it at the edge, with the headers that it had', async () => {
  const edge = anEdge();
  const [one, other] = [anIsolate(edge.cache), anIsolate(edge.cache)];
  const kept = await warmed(one);
  await other.ask('/list');
  const found = await other.ask('/list');
  expect(await found.text()).toBe(kept);
  expect(other.made()).toBe(1);
  expect(found.headers.get('Cache-Control')).toBe('no-cache');
  expect([...found.headers.keys()].filter(name => name.startsWith('x-kept'))).toEqual([]);
});

test('what was made of an older catalogue is not given out once the newer one is known', async () => {
  const edge = anEdge();
  const isolate = anIsolate(edge.cache);
  const before = await warmed(isolate);
  await changeCatalogue();
  await isolate.ask('/list', { method: 'POST' });
  expect(await (await isolate.ask('/list')).text()).not.toBe(before);
  expect(edge.kept.size).toBe(2);
});

test('a post that was scheduled is seen when its time comes, though nothing is written then', async () => {
  const edge = anEdge();
  const isolate = anIsolate(edge.cache);
  const times = [60_000, 120_000].map(ahead => Date.now() + ahead);
  for (const publish_at of times)
    await insertRow(database, 'posts', { state: 'published', text: 'Hi', publish_at });
  let before = await warmed(isolate);
  for (const time of times) {
    vi.setSystemTime(time - 1);
    expect(await (await isolate.ask('/list')).text()).toBe(before);
    vi.setSystemTime(time + 1000);
    const after = await (await isolate.ask('/list')).text();
    expect(after).not.toBe(before);
    before = after;
  }
  expect(edge.kept.size).toBe(3);
});

test('whoever is signed in is answered anew, and nothing of it is kept', async () => {
  const edge = anEdge();
  const isolate = anIsolate(edge.cache);
  await warmed(isolate);
  const size = edge.kept.size;
  const headers = { Authorization: 'Bearer token' };
  expect(await (await isolate.ask('/list', { headers })).json()).toEqual({ made: 3 });
  expect(await (await isolate.ask('/list', { headers })).json()).toEqual({ made: 4 });
  expect(edge.kept.size).toBe(size);
});

test.each([
  ['that says so', '/list', { 'Cache-Control': 'no-store' }],
  ['that says nothing', '/list', {}],
  ['that gives a cookie', '/list', { 'Cache-Control': 'no-cache', 'Set-Cookie': 'a=b' }],
  ['that is a refusal', '/missing', { 'Cache-Control': 'no-cache' }],
] as [string, string, Record<string, string>][])('an answer %s is not kept', async (_, path, headers) => {
  const edge = anEdge();
  const isolate = anIsolate(edge.cache, headers);
  for (let times = 0; times < 3; times += 1) await isolate.ask(path);
  expect({ made: isolate.made(), kept: edge.kept.size }).toEqual({ made: 3, kept: 0 });
});

test('a visitor who has the answer already is told so in a few bytes, whoever made it', async () => {
  const isolate = anIsolate(anEdge().cache);
  await warmed(isolate);
  const tag = (await isolate.ask('/list')).headers.get('ETag') ?? '';
  const again = await isolate.ask('/list', { headers: { 'If-None-Match': tag } });
  expect({ status: again.status, text: await again.text() }).toEqual({ status: 304, text: '' });
});
