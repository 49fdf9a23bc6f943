import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { AUDIT_CHECKS } from '../../functions/office/audit/contract.ts';
import type { Order } from '../../functions/ordering/orders/contract.ts';
import type { SignedIn } from '../../functions/people/auth/contract.ts';
import { clientOf } from '../support/api-client.ts';
import { atDepth } from '../support/depth.ts';
import { AN_ADDRESS, anOrder } from '../support/factories.ts';
import { prepareFolder, type RunningShop, runShop } from '../support/running-shop.ts';

const ORDERS = atDepth({ quick: 200, deep: 300 });
const AT_ONCE = 25;
/** The demo's catalogue, and a large one around it. */
const CATALOGUES = [24, 20_000];
/** A new address for each order, because unpaid orders are limited per customer. */
const emailOf = (key: string) => `${key}@example.com`;
const LINES = [
  { productCode: 1, quantity: 1 },
  { productCode: 4, quantity: 2 },
];

describe.each(CATALOGUES)('with %i products', products => {
  let folder: string;
  let shop: RunningShop | undefined;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'meridian-killed-'));
  });
  afterEach(() => shop?.stop());
  afterAll(() => rm(folder, { recursive: true, force: true }));

  async function start() {
    shop = await runShop({ stateDir: folder });
    const call = clientOf(shop.url ?? 'http://never-started');
    const json = { username: 'staff', password: 'meridian-staff' };
    const { token } = (await call<SignedIn>('POST', '/api/auth/login', { json })).data;
    return { shop, call, token };
  }

  /** Runs on the stored data while the shop is stopped. */
  function command(...args: string[]) {
    const env = { ...process.env, STATE_DIR: folder };
    const { status, stdout } = spawnSync('npm', ['run', ...args], { env, encoding: 'utf8' });
    return { status, stdout };
  }

  async function fill() {
    await prepareFolder(folder);
    const seeded = command('seed', '--', '--products', String(products), '--countries', '2');
    expect(seeded).toEqual({
      status: 0,
      stdout: expect.stringContaining(`${products.toLocaleString('en')} products`),
    });
  }

  test('killed during many orders, the shop has every confirmed order and no partial ones', async () => {
    await fill();
    const before = await start();
    for (const { productCode } of LINES) {
      const json = { StockAvailable: 10_000 };
      const counted = await before.call('PUT', `/api/productprices/${productCode}/1`, {
        json,
        token: before.token,
      });
      expect(counted.status).toBe(200);
    }
    const [{ countryCode }] = (await before.call<{ countryCode: string }[]>('GET', '/api/countries'))
      .data as [{ countryCode: string }];
    const keys = Array.from({ length: ORDERS }, () => crypto.randomUUID());
    const place = (call: typeof before.call, key: string) =>
      call<Order>('POST', '/api/orders', {
        json: { ...anOrder(countryCode, LINES), billing: { ...AN_ADDRESS, email: emailOf(key) } },
        headers: { 'Idempotency-Key': key },
      });

    const confirmed = new Map<string, string>();
    const waiting = [...keys];
    const buy = async () => {
      for (let key = waiting.pop(); key; key = waiting.pop()) {
        const { status, data } = await place(before.call, key);
        expect(status).toBe(201);
        confirmed.set(key, data.orderNumber);
        if (confirmed.size === ORDERS / 2) void before.shop.kill();
      }
    };
    await Promise.allSettled(Array.from({ length: AT_ONCE }, buy));
    await before.shop.exited;
    expect(confirmed.size).toBeGreaterThanOrEqual(ORDERS / 2);
    expect(confirmed.size).toBeLessThan(ORDERS);

    const after = await start();
    const numbers = new Map<string, string>();
    for (let from = 0; from < ORDERS; from += AT_ONCE) {
      const answers = keys.slice(from, from + AT_ONCE).map(async key => {
        const { status, data } = await place(after.call, key);
        expect(confirmed.has(key) ? [200] : [200, 201]).toContain(status);
        numbers.set(key, data.orderNumber);
      });
      await Promise.all(answers);
    }
    for (const [key, orderNumber] of confirmed) expect(numbers.get(key)).toBe(orderNumber);
    expect(new Set(numbers.values()).size).toBe(ORDERS);

    const [[key = '', orderNumber] = []] = confirmed;
    const path = `/api/orders/${orderNumber}?email=${emailOf(key)}`;
    expect((await after.call<Order>('GET', path)).data.lines).toHaveLength(LINES.length);
    const page = await after.call<Order[]>('GET', '/api/orders?pageSize=1', { token: after.token });
    expect(page.headers.get('X-Total-Count')).toBe(String(ORDERS + 8));
    await after.shop.stop();

    expect(command('audit')).toEqual({
      status: 0,
      stdout: expect.stringContaining(`Nothing found in ${AUDIT_CHECKS.length} checks`),
    });
  });
});
