import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import { afterEach, expect, test, vi } from 'vitest';
import type { AppEnv } from '../../functions/http/app-env.ts';
import { sentKey } from '../../functions/idempotency/sent-request.ts';

afterEach(() => vi.restoreAllMocks());

const PICTURE = new Uint8Array(8 * 1024 * 1024).map((_, at) => at % 251);
const app = new Hono<AppEnv>().post('/api/products', async c => {
  const { requestHash } = await sentKey(c, { key: 'k', userId: 1 });
  const form = await c.req.formData();
  return c.json({ requestHash, parts: [...form.keys()] });
});

async function sent(name = 'Kettle') {
  const body = new FormData();
  body.set('productName', name);
  body.set('picture', new File([PICTURE], 'a.png'));
  const answer = await app.request('/api/products', { method: 'POST', body });
  return (await answer.json()) as { requestHash: string; parts: string[] };
}

test('a keyed upload is read once for both hash and handler, and its file is never copied for the hash', async () => {
  const whole = vi.spyOn(Blob.prototype, 'arrayBuffer');
  const copied = vi.spyOn(Request.prototype, 'clone');
  expect((await sent()).parts).toEqual(['productName', 'picture']);
  expect(whole).not.toHaveBeenCalled();
  expect(copied).not.toHaveBeenCalled();
});

test('a form has the same hash with any boundary, and as before hashing in pieces', async () => {
  const parts = ['/api/products\n', '\nproductName:6\n', 'Kettle', `\npicture:${PICTURE.length}\n`, PICTURE];
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  const expected = hash.digest().subarray(0, 9).toString('base64url');
  expect([(await sent()).requestHash, (await sent()).requestHash]).toEqual([expected, expected]);
  expect((await sent('Kettle 2')).requestHash).not.toBe(expected);
});
