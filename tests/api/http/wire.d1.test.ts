import { beforeAll, describe, expect, test } from 'vitest';
import { createApp } from '../../../functions/app.ts';
import type { Ports } from '../../../functions/deps.ts';
import { startTrace } from '../../../functions/tracing/trace.ts';
import { makeAccount } from '../../support/accounts.ts';
import { fromElsewhere } from '../../support/addresses.ts';
import { makeCategory } from '../../support/factories.ts';
import { expectProblem } from '../../support/problems.ts';
import { openShop } from '../../support/shop.ts';
import { tokenFor } from '../../support/tokens.ts';

const JSON_TYPE = { 'Content-Type': 'application/json' };

const { shop, call } = openShop();
let token: string;
beforeAll(async () => {
  token = await tokenFor(await makeAccount(shop.database, 'staff'));
});

const post = (
  body: BodyInit | undefined,
  headers: Record<string, string> = JSON_TYPE,
  path = '/api/subcategories',
) => call('POST', path, { body, headers, token });

describe('rejects an unreadable request with a machine-readable problem', () => {
  test.each([
    ['a truncated body', '{"categoryName": "x"', 400],
    ['an empty body', '', 400],
    ['text', 'categoryName=x', 400],
    ['two values', '{} {}', 400],
    ['a comment', '{ /* */ }', 400],
    ['only spaces', '   ', 400],
    ['a broken escape', '{"categoryName":"\\u12"}', 400],
    ['no value at all', 'undefined', 400],
  ])('%s as JSON', async (_, body, status) => {
    expectProblem(await post(body), status);
  });

  test.each([
    ['no', { 'Content-Type': '' }],
    ['a form', { 'Content-Type': 'application/x-www-form-urlencoded' }],
    ['a plain text', { 'Content-Type': 'text/plain' }],
    ['a nearly correct', { 'Content-Type': 'application/jsonx' }],
    ['a file', { 'Content-Type': 'multipart/form-data; boundary=x' }],
  ])('%s media type', async (_, headers) => {
    expectProblem(await post('{"categoryName":"x"}', headers), 415);
  });

  test.each(['application/json; charset=utf-8', 'APPLICATION/JSON', 'application/vnd.api+json'])(
    'but %s counts as JSON',
    async type => {
      expectProblem(await post('{}', { 'Content-Type': type }), 422);
    },
  );

  // In process, since the proxy of the test harness drops a connection whose body is not read to its end.
  test.each([
    ['declares its length', { 'Content-Length': '300000' }],
    ['does not declare it', { 'Transfer-Encoding': 'chunked' }],
  ])('an oversized body that %s', async (_, length) => {
    const body = new Blob(['x'.repeat(300_000)]).stream();
    const request = { method: 'POST', headers: { ...JSON_TYPE, ...length }, body, duplex: 'half' };
    const app = createApp(() => new Response());
    const { status, headers } = await app.request('/api/subcategories', request, {
      trace: startTrace(),
    } as Ports);
    expect({ status, contentType: headers.get('Content-Type') }).toEqual({
      status: 413,
      contentType: 'application/problem+json',
    });
  });

  test.each([
    '/api/nothing',
    '/api/categories/1/2',
    '/api',
    '/API/',
    '/api/categories/1/products',
    '/api//x',
  ])('the unknown path %s', async path => {
    expectProblem(await call('GET', path), 404);
    expectProblem(await call('POST', path, { json: {} }), 404);
  });

  test.each([
    ['PATCH', '/api/categories/1', ['DELETE', 'GET', 'HEAD', 'PUT']],
    ['DELETE', '/api/categories', ['GET', 'HEAD', 'POST']],
    ['OPTIONS', '/api/Categories/', ['GET', 'HEAD', 'POST']],
    ['GET', '/api/auth/login', ['POST']],
    ['PROPFIND', '/api/health', ['GET', 'HEAD']],
    ['POST', '/login', ['GET', 'HEAD']],
    ['DELETE', '/pictures/x.webp', ['GET', 'HEAD']],
  ])('%s %s, and lists the allowed methods', async (method, path, allowed) => {
    const answer = await call(method, path);
    expectProblem(answer, 405);
    expect(answer.headers.get('Allow')?.split(', ').sort()).toEqual(allowed);
  });

  test('a malformed id and an unknown one', async () => {
    expect(expectProblem(await call('GET', '/api/categories/one'), 400).detail).toContain('id');
    expectProblem(await call('GET', '/api/categories/99999999'), 404);
    expectProblem(await call('GET', '/api/categories/%ff'), 400);
  });
});

describe('malicious text stays text', () => {
  test.each([
    ['__proto__', '{"__proto__":{"categoryName":"x","displayStatus":true}}'],
    ['constructor', '{"constructor":{"prototype":{"categoryName":"x"}}}'],
    ['toString', '{"toString":"x","hasOwnProperty":"x","valueOf":1}'],
    ['10,000 nested lists', `{"categoryName":${'['.repeat(10_000)}${']'.repeat(10_000)}}`],
    ['10,000 nested lists at the top', `${'['.repeat(10_000)}${']'.repeat(10_000)}`],
    ['10,000 nested objects', `${'{"categoryName":'.repeat(10_000)}1${'}'.repeat(10_000)}`],
    ['a number that is too large', '{"categoryName":1e999}'],
    ['200,000 characters', JSON.stringify({ categoryName: 'x'.repeat(200_000) })],
    [
      '10,000 properties',
      JSON.stringify(Object.fromEntries(Array.from({ length: 10_000 }, (_, n) => [`p${n}`, n]))),
    ],
  ])('%s is a validation error, not a failure', async (_, body) => {
    const problem = expectProblem(await post(body), 422);
    expect(problem.errors?.length).toBeGreaterThan(0);
  });

  test('the last of two properties with one name counts, and the exact name takes precedence over another case', async () => {
    const [first, second] = [crypto.randomUUID(), crypto.randomUUID()];
    const path = '/api/categories';
    const twice = await post(`{"categoryName":"x","categoryName":"${first}"}`, JSON_TYPE, path);
    expect(twice.data).toMatchObject({ categoryName: first });
    const cased = await post(`{"categoryName":"${second}","CATEGORYNAME":"x"}`, JSON_TYPE, path);
    expect(cased.data).toMatchObject({ categoryName: second });
  });

  const SQL = [
    "' OR '1'='1",
    "'; DROP TABLE categories; --",
    '" OR ""="',
    '1); DELETE FROM users; --',
    '%',
    '\\',
  ];

  test.each(SQL)('the SQL %s is an ordinary name, search and user', async text => {
    const categoryName = `${text} ${crypto.randomUUID()}`;
    const created = await call('POST', '/api/categories', { json: { categoryName }, token });
    expect(created.data).toMatchObject({ categoryName });
    const q = encodeURIComponent(categoryName);
    expect((await call('GET', `/api/categories?q=${q}`)).data).toMatchObject([{ categoryName }]);
    expectProblem(await call('GET', `/api/categories?sort=${encodeURIComponent(text)}`), 422);
    expectProblem(await call('GET', `/api/categories/${encodeURIComponent(text)}`), 400);
    const json = { username: text, password: text };
    expectProblem(await call('POST', '/api/auth/login', { json, headers: fromElsewhere() }), 401);
    expect((await call('GET', '/api/auth/checktoken', { token: text })).data).toMatchObject({
      response: false,
    });
  });

  test.each(['x', '%', '_', '\\', '杯', '🍵'])('accepts the longest search, of %s alone', async char => {
    const q = char.repeat(200 / char.length);
    const categoryName = char.repeat(50 / char.length) + crypto.randomUUID().slice(0, 8);
    await makeCategory(shop.database, { categoryName });
    expect((await call('GET', `/api/categories?q=${encodeURIComponent(q)}`)).data).toEqual([]);
    const found = await call('GET', `/api/categories?q=${encodeURIComponent(categoryName)}`);
    expect(found.data).toMatchObject([{ categoryName }]);
  });

  test('a header with a thousand versions is read without trouble', async () => {
    const { categoryId } = await makeCategory(shop.database);
    const headers = { 'If-Match': Array.from({ length: 1000 }, (_, n) => `"${n + 2}"`).join(', ') };
    const path = `/api/categories/${categoryId}`;
    expectProblem(await call('PUT', path, { json: {}, token, headers }), 412);
  });
});
