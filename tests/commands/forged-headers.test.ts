import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { clientOf } from '../support/api-client.ts';
import { runPrepared, type StartedShop } from '../support/running-shop.ts';

const TRIES = 10;

describe('npm start, from the outside', () => {
  let shop: StartedShop;
  const call: ReturnType<typeof clientOf> = (...args) => clientOf(shop.url)(...args);
  const guess = (headers: Record<string, string>) =>
    call('POST', '/api/auth/login', { json: { username: 'nobody', password: 'a wrong password' }, headers });

  beforeAll(async () => {
    shop = await runPrepared({ env: { DEMO: 'off' } });
  });
  afterAll(() => shop.stop());

  test('a password guesser counts as one place, whatever headers the requests carry', async () => {
    for (let tried = 0; tried < TRIES; tried++) {
      const forged = `203.0.113.${tried}`;
      const { status } = await guess({
        'CF-Connecting-IP': forged,
        'X-Forwarded-For': forged,
        'MF-CF-Blob': JSON.stringify({ clientIp: `${forged}:443` }),
      });
      expect(status).toBe(401);
    }
    expect((await guess({ 'CF-Connecting-IP': '203.0.113.99' })).status).toBe(429);
  });

  test('forged headers do not change the worker, the address or the country', async () => {
    const country = JSON.stringify({ country: 'DE' });
    const page = await call('GET', '/about', {
      headers: {
        'MF-Route-Override': 'nothing',
        'MF-Original-URL': 'http://evil.example/about',
        'MF-CF-Blob': country,
      },
    });
    expect(page.status).toBe(200);
    expect(page.data).not.toContain('evil.example');
  });
});
