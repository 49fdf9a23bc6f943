import { beforeAll, expect, test } from 'vitest';
import { makeAccount } from '../../support/accounts.ts';
import { makeCategory } from '../../support/factories.ts';
import { openShop } from '../../support/shop.ts';
import { tokenFor } from '../../support/tokens.ts';

const XSRF = 'a2b41f3c-8f2e-4d0e-9a51-5d6b1f0c7e11';
const COOKIE = { Cookie: `country=DE; XSRF-TOKEN=${XSRF}` };

const { shop, call } = openShop();
let token: string;
beforeAll(async () => {
  token = await tokenFor(await makeAccount(shop.database, 'staff'));
});

test.each<[string, Record<string, string>]>([
  ['no header', COOKIE],
  ['an empty header', { ...COOKIE, 'X-XSRF-TOKEN': '' }],
  ['a wrong header', { ...COOKIE, 'X-XSRF-TOKEN': 'b2b41f3c-8f2e-4d0e-9a51-5d6b1f0c7e11' }],
  ['half of it', { ...COOKIE, 'X-XSRF-TOKEN': XSRF.slice(0, 18) }],
])('a page of another site with our cookie and %s changes nothing', async (_, headers) => {
  const { categoryId, categoryName } = await makeCategory(shop.database);
  const path = `/api/categories/${categoryId}`;
  const forged = [
    await call('PUT', path, { json: { categoryName: 'Forged' }, token, headers }),
    await call('DELETE', path, { token, headers }),
    await call('POST', '/api/categories', { json: { categoryName: 'Forged' }, token, headers }),
    await call('POST', '/api/auth/login', { json: { username: 'x', password: 'x' }, headers }),
  ];
  for (const { status, problem } of forged) {
    expect(status).toBe(403);
    expect(problem.detail).toContain('X-XSRF-TOKEN');
  }
  expect((await call('GET', path)).data).toMatchObject({ categoryName });
  expect((await call('GET', '/api/categories?q=Forged', { token })).data).toEqual([]);
});

test('our own page, which can read the cookie, may make changes', async () => {
  const { categoryId } = await makeCategory(shop.database);
  const headers = { ...COOKIE, 'X-XSRF-TOKEN': XSRF };
  const { status } = await call('DELETE', `/api/categories/${categoryId}`, { token, headers });
  expect(status).toBe(204);
});

test('programs without cookies work, and reading is never restricted', async () => {
  const { categoryId } = await makeCategory(shop.database);
  const path = `/api/categories/${categoryId}`;
  expect((await call('GET', path, { headers: COOKIE })).status).toBe(200);
  expect((await call('HEAD', path, { headers: COOKIE })).status).toBe(200);
  expect((await call('DELETE', path, { token })).status).toBe(204);
});

test('a form from another site is rejected, and not logged as a fault of the shop', async () => {
  const headers = { Origin: 'https://evil.example', 'Content-Type': 'application/x-www-form-urlencoded' };
  for (const path of ['/cart', '/cart?add=1', '/checkout', '/country', '/order/M99999999']) {
    const answer = await fetch(new URL(path, shop.url), {
      method: 'POST',
      headers,
      body: 'country=DE',
      redirect: 'manual',
    });
    expect({ path, status: answer.status }).toEqual({ path, status: 403 });
  }
});
