import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Product } from '../../functions/catalog/products/contract.ts';
import type { Country } from '../../functions/pricing/countries/contract.ts';
import { clientOf } from '../support/api-client.ts';
import { atDepth } from '../support/depth.ts';
import { runShop } from '../support/running-shop.ts';

const execute = promisify(execFile);
let stateDir: string;

beforeAll(async () => {
  stateDir = await mkdtemp(join(tmpdir(), 'meridian-seed-'));
});
afterAll(() => rm(stateDir, { recursive: true, force: true }));

const seed = (...args: string[]) =>
  execute('node', ['scripts/seed.ts', ...args], { env: { ...process.env, STATE_DIR: stateDir } });

test('seed grows a catalogue to any size, reports progress, and the shop sells the products', async () => {
  const { stdout } = await seed('--products', '2500', '--countries', '4');
  expect(stdout).toMatch(/█+░+ 1,000 of 2,500 products/);
  expect(stdout).toContain('The catalogue has 2,500 products, sold in 4 countries');
  await seed('--products', '2600', '--countries', '4');

  const shop = await runShop({ stateDir, env: { DEMO: 'off' } });
  try {
    const call = clientOf(shop.url ?? '');
    const countries = await call<Country[]>('GET', '/api/countries');
    expect(new Set(countries.data.map(({ denomination }) => denomination)).size).toBe(4);
    const { countryCode } = countries.data[0] ?? {};
    const page = await call<Product[]>(
      'GET',
      `/api/products?country=${countryCode}&page=1&pageSize=100&sort=price`,
    );
    expect(page.headers.get('X-Total-Count')).toBe('2600');
    const prices = page.data.map(({ price }) => price?.netPrice ?? 0);
    expect(prices).toEqual([...prices].sort((one, other) => one - other));
    expect(prices[0]).toBeGreaterThan(0);
    const collection = page.data[0]?.productName.split(' ').at(-1);
    const found = await call<Product[]>('GET', `/api/products?q=${collection}&page=1`);
    expect(found.headers.get('X-Total-Count')).toBe('50');
  } finally {
    await shop.stop();
  }
});

const REFUSED = [
  ['--countries', '1000'],
  ['--products', 'many'],
  ['--products', '0'],
  ['--products', '1e5'],
  ['--countries', '-1'],
] as const;

test.each(REFUSED.slice(0, atDepth({ quick: 2, deep: REFUSED.length })))(
  'seed rejects %s %s in one line',
  async (name, value) => {
    await expect(seed(`${name}=${value}`)).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(
        new RegExp(`^✗ ${name} must be a number from 1 to \\d+, not ${value}\\n$`),
      ),
    });
  },
);
