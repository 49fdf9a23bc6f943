import { expect, test } from 'vitest';
import { clientOf } from '../support/api-client.ts';
import { freePort } from '../support/free-port.ts';
import { runShop } from '../support/running-shop.ts';

test('npm run dev: painted pages, their modules straight from the source, and the API beside them', async () => {
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
