import { expect, onTestFinished, test } from 'vitest';
import { Problem } from '../../../functions/contracts/problem.ts';
import { makeAccount } from '../../support/accounts.ts';
import { type Answer, clientOf } from '../../support/api-client.ts';
import { makeCategory } from '../../support/factories.ts';
import { startShop } from '../../support/shop.ts';
import { tokenFor } from '../../support/tokens.ts';

async function openShop(given?: Parameters<typeof startShop>[0]) {
  const shop = await startShop(given);
  onTestFinished(shop.stop);
  return { shop, call: clientOf(shop.url) };
}

function expectUnavailable({ status, headers, data }: Answer) {
  expect(status).toBe(503);
  expect(headers.get('Content-Type')).toBe('application/problem+json');
  expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0);
  return Problem.strict().parse(data);
}

test('a healthy shop reports its database and pictures as ok', async () => {
  const { shop, call } = await openShop();
  const { status, data, headers } = await call('GET', '/api/health');
  const build = expect.stringMatching(/^\d{12}-[\da-f]{8}$/);
  expect({ status, data }).toEqual({
    status: 200,
    data: { status: 'ok', database: 'ok', pictures: 'ok', build },
  });
  expect(headers.get('Cache-Control')).toBe('no-store');
  expect(shop.takeErrors()).toEqual([]);
});

test('without its database the API responds 503, and so does every page, rendered on the server', async () => {
  const { shop, call } = await openShop();
  const token = await tokenFor(await makeAccount(shop.database, 'staff'));
  const { categoryName } = await makeCategory(shop.database);
  expect((await call<string>('GET', '/')).data).toContain(categoryName);
  await shop.lose('database');

  expect(expectUnavailable(await call('GET', '/api/health')).detail).toBe('No answer from: database');
  const refused = [
    await call('GET', '/api/categories'),
    await call('GET', '/api/categories', { token }),
    await call('POST', '/api/categories', { token, json: { categoryName: 'Lost' } }),
    await call('POST', '/api/auth/login', { json: { username: 'someone', password: 'something' } }),
    await call('GET', `/api/auth/checktoken?token=${token}`),
  ];
  for (const answer of refused) {
    expect(JSON.stringify(expectUnavailable(answer))).not.toMatch(/127\.0\.0\.1|fetch|libsql|select/i);
  }

  for (const path of ['/', '/products-list', '/products-details/1', '/cart', '/about', '/login']) {
    const { status, headers, data } = await call<string>('GET', path);
    expect({
      path,
      status,
      type: headers.get('Content-Type'),
      cacheControl: headers.get('Cache-Control'),
      retryAfter: headers.get('Retry-After'),
    }).toEqual({
      path,
      status: 503,
      type: 'text/html; charset=utf-8',
      cacheControl: 'no-store',
      retryAfter: expect.stringMatching(/^\d+$/),
    });
    expect(data).toMatch(/<h1[^>]*>[^<]+<\/h1>/);
    expect(data).toMatch(new RegExp(`<a class="button button-primary[^>]* href="${path}"`));
    expect(data).toContain('<meta name="robots" content="noindex"');
    expect(data).not.toMatch(/127\.0\.0\.1|fetch failed|libsql/i);
  }
});

test('without its database the shop tells buyers, and anyone signing in, what has to wait', async () => {
  const { shop, call } = await openShop();
  await shop.lose('database');
  const headingOf = async (path: string) =>
    /<h1[^>]*>([^<]+)/.exec((await call<string>('GET', path)).data)?.[1];
  expect(await headingOf('/checkout')).toBe('We aren’t taking orders right now');
  expect(await headingOf('/login')).toBe('Sign-in isn’t available right now');
  expect(await headingOf('/products-list')).toBe('We’ll be right back');
});

test('without its picture store the shop says so, and still shows and sells its products', async () => {
  const { shop, call } = await openShop();
  const { categoryName } = await makeCategory(shop.database);
  await shop.lose('pictures');
  expect(expectUnavailable(await call('GET', '/api/health')).detail).toBe('No answer from: pictures');
  expectUnavailable(await call('GET', '/pictures/some.webp'));
  expect((await call<string>('GET', '/')).data).toContain(categoryName);
  expect((await call('GET', '/api/categories')).status).toBe(200);
});

test('a shop with an invalid setting serves no one, and only its log says which', async () => {
  const { shop, call } = await openShop({ variables: { JWT_SECRET: 'too-short' } });
  for (const path of ['/', '/api/categories', '/api/health', '/pictures/some.webp']) {
    const answer = await call('GET', path);
    const problem = expectUnavailable(answer);
    expect(answer.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
    expect(JSON.stringify(problem)).not.toMatch(/JWT|too-short/);
  }
  expect(shop.takeErrors().join('\n')).toContain('JWT_SECRET has 9 bytes');
});
