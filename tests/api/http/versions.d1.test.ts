import { beforeAll, expect, test } from 'vitest';
import { makeAccount } from '../../support/accounts.ts';
import { makeCategory } from '../../support/factories.ts';
import { openShop } from '../../support/shop.ts';
import { tokenFor } from '../../support/tokens.ts';

const { shop, call } = openShop();
let token: string;
beforeAll(async () => {
  token = await tokenFor(await makeAccount(shop.database, 'staff'));
});

async function somePath(version = 3) {
  const { categoryId } = await makeCategory(shop.database, { version });
  return `/api/categories/${categoryId}`;
}

test('HEAD responds like GET, without the body', async () => {
  for (const path of [await somePath(), '/api/categories?page=1', '/api/health', '/']) {
    const [head, get] = [await call('HEAD', path), await call('GET', path)];
    expect({ status: head.status, data: head.data }).toEqual({ status: 200, data: '' });
    for (const name of ['Content-Type', 'ETag', 'Link', 'X-Total-Count', 'Cache-Control']) {
      expect({ path, name, value: head.headers.get(name) }).toEqual({
        path,
        name,
        value: get.headers.get(name),
      });
    }
  }
  expect((await call('HEAD', '/api/categories/99999999')).status).toBe(404);
});

test.each([
  ['"3"', 304],
  ['W/"3"', 304],
  ['"1", "3"', 304],
  ['*', 304],
  ['"2"', 200],
  ['3', 200],
  ['', 200],
])('a client with version %s gets a 304 only if it is current', async (tags, status) => {
  const path = await somePath();
  const headers = { 'If-None-Match': tags };
  const get = await call('GET', path, { headers });
  expect(get.status).toBe(status);
  expect(get.headers.get('ETag')).toBe('"3"');
  expect((await call('HEAD', path, { headers })).status).toBe(status);
  const put = await call('PUT', path, { json: { displayStatus: true }, token, headers });
  expect(put.status).toBe(200);
});

test.each([
  ['"3"', 200],
  ['"2", "3"', 200],
  ['"2","3" , "4"', 200],
  ['*', 200],
  ['"2"', 412],
  ['"2", "4"', 412],
  ['3', 412],
  ['"3 OR 1=1"', 412],
])('a change to version %s applies only to that version', async (tags, status) => {
  const path = await somePath();
  const { status: found } = await call('PUT', path, {
    json: { displayStatus: false },
    token,
    headers: { 'If-Match': tags },
  });
  expect(found).toBe(status);
  const after = await call<{ displayStatus: boolean }>('GET', path, { token });
  expect(after.data.displayStatus).toBe(status === 412);
});

test('a change to any version returns 404 where there is no row', async () => {
  const headers = { 'If-Match': '*' };
  const path = '/api/categories/99999999';
  expect((await call('PUT', path, { json: {}, token, headers })).status).toBe(404);
  expect((await call('DELETE', path, { token, headers })).status).toBe(404);
});
