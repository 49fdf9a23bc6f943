import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { freePort } from '../../scripts/port.ts';
import { clientOf } from '../support/api-client.ts';
import { newCheckout } from '../support/checkout.ts';
import { runPrepared, runShop } from '../support/running-shop.ts';

test('npm run dev serves rendered pages, source modules and the API', async () => {
  const shop = await runShop({ command: 'dev', env: { PORT: String(await freePort()) } });
  try {
    const call = clientOf(shop.url ?? 'http://never-started');
    const page = await call<string>('GET', '/');
    expect(page.status).toBe(200);
    expect(page.data).toContain('Coffee &amp; Tea');
    for (const module of ['/main.tsx', '/api/client.ts']) {
      const { status, headers } = await fetch(new URL(module, shop.url));
      expect({ module, status, contentType: headers.get('Content-Type') }).toEqual({
        module,
        status: 200,
        contentType: 'text/javascript',
      });
    }
    expect((await call('GET', '/api/categories')).data).toHaveLength(12);
    expect((await call('GET', '/api/stats')).status).toBe(401);
    expect((await call('GET', '/no/such/page')).status).toBe(404);
  } finally {
    await shop.stop();
  }
});

test('npm run dev never links to the deployed shop named in wrangler.toml', async () => {
  const checkout = await newCheckout();
  const toml = await readFile('wrangler.toml', 'utf8');
  await checkout.configure(`${toml}\n[vars]\nSHOP_URL = "https://shop.example"\n`);
  const shop = await runPrepared({
    command: 'dev',
    cwd: checkout.folder,
    env: { PORT: String(await freePort()) },
  });
  try {
    const { data } = await clientOf(shop.url ?? 'http://never-started')<string>('GET', '/sitemap.xml');
    expect(data).toContain(new URL('/products-list', shop.url).href);
    expect(data).not.toContain('shop.example');
  } finally {
    await shop.stop();
    await checkout.remove();
  }
});
