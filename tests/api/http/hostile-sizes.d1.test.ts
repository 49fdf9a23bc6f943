import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signIn } from '../../support/accounts.ts';
import { clientOf } from '../../support/api-client.ts';
import { runPrepared, type StartedShop } from '../../support/running-shop.ts';

const MB = 1024 * 1024;
const CHUNK = Buffer.alloc(64 * 1024, 'x');

let shop: StartedShop;
let token: string;
beforeAll(async () => {
  const [ADMIN_USERNAME, ADMIN_PASSWORD] = ['owner', 'a-password-of-mine'];
  shop = await runPrepared({ env: { DEMO: 'off', ADMIN_USERNAME, ADMIN_PASSWORD } });
  token = await signIn(clientOf(shop.url), ADMIN_USERNAME, ADMIN_PASSWORD);
});
afterAll(() => shop.stop());

type Sent = {
  method?: string;
  path: string;
  size: number;
  saysSo: boolean;
  type?: string;
  isStaff?: boolean;
};

/** Sends a whole body, as an upload does; fails if the connection is lost before the response. */
function send({ method = 'POST', path, size, saysSo, type = 'application/json', isStaff = false }: Sent) {
  const length = saysSo ? { 'Content-Length': size } : { 'Transfer-Encoding': 'chunked' };
  return new Promise<{ status: number; detail: string }>((resolve, reject) => {
    const headers = { 'Content-Type': type, ...length, ...(isStaff && { Authorization: `Bearer ${token}` }) };
    const sending = request(`${shop.url}${path}`, { method, headers }, answer => {
      let text = '';
      answer.on('data', chunk => {
        text += chunk;
      });
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, detail: JSON.parse(text || '{}').detail }),
      );
    });
    sending.on('error', reject);
    const write = (left: number) => {
      for (let rest = left; rest > 0; rest -= CHUNK.length) {
        const chunk = CHUNK.subarray(0, Math.min(rest, CHUNK.length));
        if (!sending.write(chunk)) return sending.once('drain', () => write(rest - chunk.length));
      }
      sending.end();
    };
    write(size);
  });
}

describe.each([
  ['declares its length', true],
  ['does not declare its length', false],
])('an oversized request gets the reason for its rejection if the body %s', (_, saysSo) => {
  test.each([
    ['POST', '/api/subcategories', 300_000, 'Send at most 256 KB'],
    ['POST', '/api/auth/login', 17 * MB, 'Send at most 256 KB'],
    ['POST', '/api/nothing', 40 * MB, 'Send at most 256 KB'],
    ['POST', '/api/products', 17 * MB, 'Send at most 16 MB'],
    ['POST', '/api/products', 40 * MB, 'Send at most 16 MB'],
    ['POST', '/API/Slider/Upload/', 40 * MB, 'Send at most 16 MB'],
    ['POST', '/api/posts', 2 * MB, 'Send at most 1 MB'],
    ['PUT', '/api/pages/home', 2 * MB, 'Send at most 1 MB'],
    ['POST', '/api/imports/1/rows', 5 * MB, 'Send at most 4 MB'],
    ['PUT', '/api/productprices/matrix', 7 * MB, 'Send at most 6 MB'],
  ])('%s %s, %i bytes', async (method, path, size, detail) => {
    expect(await send({ method, path, size, saysSo, isStaff: true })).toEqual({ status: 413, detail });
  });

  test.each([
    ['POST', '/api/products'],
    ['POST', '/API/Slider/Upload/'],
    ['PUT', '/api/productprices/matrix'],
    ['POST', '/api/posts'],
  ])('does not read a large body without a sign-in, for %s %s', async (method, path) => {
    expect(await send({ method, path, size: 40 * MB, saysSo })).toMatchObject({ status: 401 });
  });

  test.each([
    ['/api/products', 401],
    ['/login', 405],
    ['/pictures/x.webp', 405],
  ])('12 MB to %s get the rejection for another reason', async (path, status) => {
    expect(await send({ path, size: 12 * MB, saysSo, type: 'multipart/form-data' })).toMatchObject({
      status,
    });
  });
});

describe.each([
  ['declares its length', { 'Content-Length': '200000' }],
  ['does not declare its length', { 'Transfer-Encoding': 'chunked' }],
])('hanging up in the middle of a body that %s', (_, length) => {
  const hangUp = (type: string) =>
    new Promise<void>(resolve => {
      const headers = { 'Content-Type': type, Authorization: `Bearer ${token}`, ...length };
      const sending = request(`${shop.url}/api/products`, { method: 'POST', headers });
      sending.on('error', () => undefined).on('close', () => resolve());
      sending.write(CHUNK, () => setTimeout(() => sending.destroy(), 50));
    });

  test.each(['application/json', 'multipart/form-data; boundary=x'])(
    'does not count as a failure of the shop’s parts, with %s',
    async type => {
      const said = () => shop.output() + shop.errors();
      const before = said().length;
      for (let count = 0; count < 5; count += 1) await hangUp(type);
      const health = await fetch(`${shop.url}/api/health`);
      expect({ status: health.status, health: await health.json() }).toMatchObject({
        status: 200,
        health: { database: 'ok', pictures: 'ok' },
      });
      const { status } = await send({ path: '/api/products', size: 10, saysSo: true, isStaff: true });
      expect(status, 'the next request is read').toBe(400);
      expect(said().slice(before)).not.toMatch(/does not answer|no answer|a request failed/);
    },
  );
});
