import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { clientOf } from '../../support/api-client.ts';
import { startFaultyProxy } from '../../support/drills/faulty-proxy.ts';
import { makeCategory, makePrice } from '../../support/factories.ts';
import { openLoggedShop } from '../../support/logged-shop.ts';
import { startShop } from '../../support/shop.ts';
import { standInFor } from '../../support/silent-server.ts';

const LINE = /<p\s+id="shop-stale"( hidden)?[^>]*>\s*We’re having technical problems/;

/** A shop whose home page and categories were requested before its database went down. */
async function openSeenShop() {
  const shop = await startShop({ variables: { CACHE: 'on' } });
  onTestFinished(shop.stop);
  const call = clientOf(shop.url);
  const { categoryName } = await makeCategory(shop.database);
  const seen = await call<string>('GET', '/');
  await call('GET', '/api/categories');
  return { shop, call, seen, categoryName };
}

/** A cache entry counts as right until a check is due; then the response says that it could not be confirmed. */
const oldAnswer = (call: ReturnType<typeof clientOf>, path: string) =>
  vi.waitFor(
    async () => {
      const answer = await call<string>('GET', path);
      expect(answer.headers.has('X-Shop-Stale')).toBe(true);
      return answer;
    },
    { timeout: 60_000, interval: 200 },
  );

test('while the database is down, cached pages and API responses are still served, and say so', async () => {
  const { shop, call, seen, categoryName } = await openSeenShop();
  expect(seen.headers.has('X-Shop-Stale')).toBe(false);
  expect(LINE.exec(seen.data)?.[1]).toBe(' hidden');

  await shop.lose('database');
  const page = await oldAnswer(call, '/');
  expect(page.status).toBe(200);
  expect(page.data).toContain(categoryName);
  expect(LINE.exec(page.data)?.[1]).toBeUndefined();
  expect(page.data).toMatch(LINE);
  expect(page.headers.get('X-Shop-Stale')).toMatch(/^\d+$/);
  expect(page.headers.get('Content-Security-Policy')).toBe(seen.headers.get('Content-Security-Policy'));
  // Browsers must not cache it, or get a 304.
  expect({ caching: page.headers.get('Cache-Control'), tag: page.headers.get('ETag') }).toEqual({
    caching: 'no-store',
    tag: null,
  });
  const tagged = { 'If-None-Match': seen.headers.get('ETag') ?? '"none"' };
  expect((await call('GET', '/', { headers: tagged })).status).toBe(200);

  const list = await oldAnswer(call, '/api/categories');
  expect(list).toMatchObject({ status: 200, data: [{ categoryName }] });
});

test('while the database is down, a page without data of its own renders even if it is not cached', async () => {
  const { shop, call } = await openSeenShop();
  await shop.lose('database');
  const login = await oldAnswer(call, '/login');
  expect(login.status).toBe(200);
  expect(login.data).toContain('Login Now');
  expect(login.data).toMatch(LINE);
  expect((await call('GET', '/products-list?page=7')).status).toBe(503);
});

test('someone who opens a page never gets JSON, whatever fails', async () => {
  const { shop, call } = await openSeenShop();
  await shop.lose('database');
  for (const path of ['/products-list', '/sitemap.xml', '/order/MB6V0YZ5R?email=a@example.com']) {
    const { status, headers } = await call('GET', path, { headers: { Accept: 'text/html,*/*;q=0.8' } });
    expect({ path, status, type: headers.get('Content-Type') }).toEqual({
      path,
      status: 503,
      type: 'text/html; charset=utf-8',
    });
  }
});

test('the database is retried with increasing delays, however many requests come in', async () => {
  const { shop, call } = await openSeenShop();
  await shop.lose('database');
  const database = await standInFor(shop.databaseUrl, { hangsUp: true });
  onTestFinished(database.stop);
  for (let times = 0; times < 10; times += 1) await call('GET', '/api/countries?page=1');
  const before = database.connections();
  for (let times = 0; times < 200; times += 1) {
    expect((await call('GET', `/api/countries?page=${times + 1}`)).status).toBe(503);
  }
  expect(database.connections() - before).toBeLessThan(12);
});

test('a database that does not respond times out, and then gets few retries', async () => {
  const { shop, call } = await openSeenShop();
  await shop.lose('database');
  const database = await standInFor(shop.databaseUrl, { hangsUp: false });
  onTestFinished(database.stop);
  const answers = await Promise.all([1, 2, 3].map(page => call('GET', `/api/countries?page=${page}`)));
  expect(answers.map(({ status }) => status)).toEqual([503, 503, 503]);
  const asked = database.connections();
  for (let times = 0; times < 50; times += 1)
    expect((await call('GET', '/api/countries?page=9')).status).toBe(503);
  expect(database.connections() - asked).toBeLessThan(12);
});

describe('with a slow database', () => {
  const database = {} as Awaited<ReturnType<typeof startFaultyProxy>>;
  const variables = { CACHE: 'on', LOG_LEVEL: 'info', LIBSQL_URL: '' };
  beforeAll(async () => {
    Object.assign(database, await startFaultyProxy());
    variables.LIBSQL_URL = database.url;
  });
  const { shop, call, lineOf } = openLoggedShop(variables);
  afterAll(() => database.stop());

  test('a page waits only once, also for a visitor from a country without a shop', async () => {
    database.passTo(shop.databaseUrl);
    await makePrice(shop.database);
    const seen = await call('GET', '/products-list');
    expect((await lineOf(seen)).roundTrips).toBe(2);
    database.become('slow');
    const page = await call('GET', '/blog?page=7');
    expect(page.status).toBe(503);
    expect((await lineOf(page)).roundTrips).toBe(1);
    shop.takeErrors();
  });
});

test('the shop recovers with the database, and no longer mentions a problem', async () => {
  const { shop, call } = await openSeenShop();
  await shop.lose('database');
  await oldAnswer(call, '/');
  expect((await call('GET', '/products-list')).status).toBe(503);
  await shop.regain('database');
  const { categoryName } = await vi.waitFor(() => makeCategory(shop.database), { timeout: 60_000 });
  const fresh = await vi.waitFor(
    async () => {
      const answer = await call<string>('GET', '/');
      expect(answer.data).toContain(categoryName);
      return answer;
    },
    { timeout: 60_000, interval: 200 },
  );
  expect(LINE.exec(fresh.data)?.[1]).toBe(' hidden');
  expect(fresh.headers.has('X-Shop-Stale')).toBe(false);
  expect((await call('GET', '/products-list')).status).toBe(200);
});
