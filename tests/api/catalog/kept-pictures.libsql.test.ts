import { expect, test, vi } from 'vitest';
import type { Product } from '../../../functions/catalog/products/contract.ts';
import { makeAccount } from '../../support/accounts.ts';
import { drawPng } from '../../support/drawn-pictures.ts';
import { makeSubcategory } from '../../support/factories.ts';
import { formOf } from '../../support/forms.ts';
import { openShop } from '../../support/shop.ts';
import { tokenFor } from '../../support/tokens.ts';

const { shop, call } = openShop({ variables: { CACHE: 'on' } });

async function aPicture() {
  const token = await tokenFor(await makeAccount(shop.database, 'staff'));
  const { subcategoryId } = await makeSubcategory(shop.database);
  const body = formOf({
    productName: 'Pictured',
    subcategoryId: String(subcategoryId),
    Image: drawPng(60, 40),
  });
  const { data } = await call<Product>('POST', '/api/products', { body, token });
  return data.productPicture ?? '';
}

test('still serves cached pictures while the store is down: whole, in part and as 304', async () => {
  const path = await aPicture();
  const ask = async (method = 'GET', headers: Record<string, string> = {}, address = path) => {
    const answer = await fetch(new URL(address, shop.url), { method, headers });
    const { status } = answer;
    return { status, bytes: Buffer.from(await answer.arrayBuffer()), headers: answer.headers };
  };
  const first = await ask();
  const tag = first.headers.get('ETag') ?? '';
  const length = first.bytes.length;
  await shop.lose('pictures');

  // Cached after the response.
  await vi.waitFor(async () => expect((await ask()).status).toBe(200), { timeout: 60_000 });
  shop.takeErrors();
  const slash = path.lastIndexOf('/') + 1;
  const inOtherWords = `${path.slice(0, slash)}%${path.charCodeAt(slash).toString(16)}${path.slice(slash + 1)}`;
  for (const address of [path, `${path}?utm_source=mail`, inOtherWords]) {
    const { status, bytes, headers } = await ask('GET', {}, address);
    expect({ status, isSame: bytes.equals(first.bytes) }).toEqual({ status: 200, isSame: true });
    for (const name of ['Content-Type', 'Content-Length', 'ETag', 'Cache-Control', 'Content-Security-Policy'])
      expect(headers.get(name), name).toBe(first.headers.get(name));
  }
  const head = await ask('HEAD');
  expect({ status: head.status, bytes: head.bytes.length }).toEqual({ status: 200, bytes: 0 });
  const known = await ask('GET', { 'If-None-Match': tag });
  expect({ status: known.status, bytes: known.bytes.length }).toEqual({ status: 304, bytes: 0 });
  const part = await ask('GET', { Range: 'bytes=2-5' });
  expect({
    status: part.status,
    range: part.headers.get('Content-Range'),
    isSame: part.bytes.equals(first.bytes.subarray(2, 6)),
  }).toEqual({ status: 206, range: `bytes 2-5/${length}`, isSame: true });
  expect((await ask('GET', { Range: `bytes=${length}-` })).status).not.toBe(206);
  shop.takeErrors();
});
