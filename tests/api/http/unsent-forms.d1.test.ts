import { expect, test } from 'vitest';
import { openShop } from '../../support/shop.ts';

const { shop } = openShop();

const send = (path: string, headers: Record<string, string> = {}) =>
  fetch(shop.url + path, {
    method: 'POST',
    headers: { Accept: 'text/html', 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
    body: 'username=maria&password=correct+horse+battery',
  });

test.each(['/login', '/signup', '/contact', '/privacy', '/newsletter'])(
  '%s, submitted without scripts, returns the page, says that nothing was sent, and echoes nothing',
  async path => {
    for (const origin of [shop.url, 'https://evil.example']) {
      const answer = await send(path, { Origin: origin });
      const page = await answer.text();
      expect({ status: answer.status, cached: answer.headers.get('Cache-Control') }).toEqual({
        status: 405,
        cached: 'no-store',
      });
      expect(answer.headers.get('Set-Cookie')).toBeNull();
      expect(page).toMatch(/id="form-unsent"\s+role="alert"/);
      expect(page).toContain('<h1');
      expect(page).not.toMatch(/correct.horse|maria/);
    }
  },
);

test('a page requested normally does not say so', async () => {
  const page = await (await fetch(`${shop.url}/login`, { headers: { Accept: 'text/html' } })).text();
  expect(page).toContain('id="form-unsent" hidden');
});
