import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { makeAccount } from '../support/accounts.ts';
import { clientOf } from '../support/api-client.ts';
import { aKey, buyersOf } from '../support/buyers.ts';
import { makeCategory } from '../support/factories.ts';
import { libsqlServerRuns } from '../support/libsql-binary.ts';
import { INSERTS_ORDER, startLibsqlProxy } from '../support/libsql-proxy.ts';
import { runShop, runStarted } from '../support/running-shop.ts';
import { SECRET, type Shop, startServers } from '../support/shop.ts';
import { tokenFor } from '../support/tokens.ts';

const PRODUCTION = { JWT_SECRET: SECRET, SHOP_URL: 'https://shop.example' };

test('a service starts with no defaults: it demands a secret, an address and tables, and loads no demo', async () => {
  const refused = async (env: Record<string, string>) => {
    const shop = await runShop({ command: 'serve', env });
    onTestFinished(shop.stop);
    expect({ url: shop.url, code: await shop.exited }).toEqual({ url: undefined, code: 1 });
    return shop.errors();
  };
  expect(await refused({ SHOP_URL: 'https://shop.example' })).toContain('JWT_SECRET');
  expect(await refused({ JWT_SECRET: SECRET })).toContain('SHOP_URL');
  expect(await refused({ ...PRODUCTION, DEMO: 'on' })).toContain('npm run db:migrate');
});

describe.skipIf(!libsqlServerRuns)('several processes sharing a database and a picture store', () => {
  let servers: Awaited<ReturnType<typeof startServers>>;
  beforeAll(async () => {
    servers = await startServers();
    await servers.database.write(sql`UPDATE order_settings SET unpaid_pieces = 100000`);
  });
  afterAll(() => servers.stop());

  const serve = async (variables: Record<string, string> = {}) => {
    const env = { ...PRODUCTION, ...servers.variables, ...variables };
    const shop = await runStarted({ command: 'serve', env });
    onTestFinished(shop.stop);
    return { ...shop, call: clientOf(shop.url) };
  };
  const sellIn = async ({ call }: { call: ReturnType<typeof clientOf> }) => {
    const { sell, place } = buyersOf({ database: servers.database } as Shop, call);
    const { order } = await sell({ netPrice: 1000, stockAvailable: 5 });
    return { order, place };
  };

  test('two instances show each other’s changes within two seconds and never oversell', async () => {
    const [one, other] = await Promise.all([serve(), serve()]);
    const { categoryName } = await makeCategory(servers.database);
    for (const { call } of [one, other]) {
      expect((await call<string>('GET', '/')).data).toContain(categoryName);
    }
    const token = await tokenFor(await makeAccount(servers.database, 'staff'));
    const json = { categoryName: `${categoryName} too` };
    expect((await one.call('POST', '/api/categories', { json, token })).status).toBe(201);
    const changedAt = Date.now();
    // Independent of the machine's speed: the time when the last stale answer was requested.
    let lastOld = changedAt;
    await vi.waitFor(
      async () => {
        const askedAt = Date.now();
        const { data } = await other.call<string>('GET', '/');
        if (!data.includes(json.categoryName)) lastOld = askedAt;
        expect(data).toContain(json.categoryName);
      },
      { timeout: 60_000, interval: 50 },
    );
    expect(lastOld - changedAt).toBeLessThan(2000);

    const { order, place } = await sellIn(one);
    const { place: placeToo } = buyersOf({ database: servers.database } as Shop, other.call);
    const placed = await Promise.all(
      Array.from({ length: 10 }, () => [place(order), placeToo(order)]).flat(),
    );
    const statuses = placed.map(({ status }) => status).toSorted();
    expect(statuses).toEqual([...Array(5).fill(201), ...Array(15).fill(409)]);
    const left = await servers.database.read(
      sql<{ stock: number }>`SELECT min(stock_available) AS stock FROM product_prices`,
    );
    expect(left).toEqual([{ stock: 0 }]);
  });

  test('an instance being stopped finishes the request in progress and exits cleanly', async () => {
    const proxy = await startLibsqlProxy(servers.variables.LIBSQL_URL);
    onTestFinished(proxy.stop);
    const shop = await serve({ LIBSQL_URL: proxy.url });
    const { order } = await sellIn(shop);
    const isHeld = proxy.hold(INSERTS_ORDER);
    // Sends no other request, like a client that has read the API document.
    const placed = fetch(new URL('/api/orders', shop.url), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...aKey() },
      body: JSON.stringify(order),
    });
    await isHeld;
    shop.signal('SIGTERM');
    await vi.waitFor(() => expect(shop.output()).toContain('Shutting down'), { timeout: 20_000 });
    // New requests are neither cut off nor left waiting, and a proxy learns to send no more.
    await expect.poll(async () => (await fetch(`${shop.url}/api/health`)).status).toBe(503);
    const newcomer = await fetch(shop.url);
    expect({ status: newcomer.status, painted: (await newcomer.text()).includes('<h1') }).toEqual({
      status: 200,
      painted: true,
    });
    proxy.release();
    expect((await placed).status).toBe(201);
    expect(await shop.exited).toBe(0);
    await expect(fetch(shop.url)).rejects.toThrow('fetch failed');
  });
});
