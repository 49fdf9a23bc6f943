import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeAccount } from '../../support/accounts.ts';
import { drawPng } from '../../support/drawn-pictures.ts';
import { makeProduct, makeSubcategory } from '../../support/factories.ts';
import { formOf } from '../../support/forms.ts';
import { justTooLarge, KEPT_NOWHERE, NO_PICTURES, POLYGLOTS } from '../../support/hostile-pictures.ts';
import { expectProblem } from '../../support/problems.ts';
import { field, file, rawForm } from '../../support/raw-form.ts';
import { type Rows, rowReader } from '../../support/rows.ts';
import { openShop } from '../../support/shop.ts';
import { tokenFor } from '../../support/tokens.ts';

type Uploaded = { productPicture: string; productName: string };
const NAME = /^\/pictures\/[0-9a-f]{40}\.(png|jpg|gif|webp|avif)$/;

const { shop, call } = openShop();
let token: string;
let subcategoryId: number;
let product: string;
let readRows: () => Promise<Rows>;
beforeAll(async () => {
  token = await tokenFor(await makeAccount(shop.database, 'staff'));
  ({ subcategoryId } = await makeSubcategory(shop.database));
  readRows = await rowReader(shop.database);
});
beforeEach(async () => {
  product = `/api/products/${(await makeProduct(shop.database, { subcategoryId })).productCode}`;
});

const put = (body: BodyInit, headers?: Record<string, string>) =>
  call<Uploaded>('PUT', product, { body, token, ...(headers && { headers }) });

const good = () => [
  field('productName', 'Kettle'),
  field('subcategoryId', String(subcategoryId)),
  file('Image', drawPng()),
];

describe('rejects a malformed form and stores nothing of it', () => {
  test.each([
    ['has no boundary', () => rawForm(good(), { type: 'multipart/form-data' }), 400],
    ['has an empty boundary', () => rawForm(good(), { type: 'multipart/form-data; boundary=' }), 400],
    ['has another boundary', () => rawForm(good(), { type: 'multipart/form-data; boundary=y' }), 400],
    ['has no closing boundary', () => rawForm(good(), { end: '' }), 400],
    ['stops within a part', () => rawForm(good(), { end: '--x\r\nContent-Disp' }), 400],
    ['is empty', () => ({ ...rawForm([]), body: '' }), 400],
    [
      'has a part without a name',
      () => rawForm([...good(), { head: 'Content-Disposition: form-data' }]),
      400,
    ],
    ['has a part without headers', () => rawForm([...good(), { head: 'x' }]), 400],
    ['is JSON', () => ({ ...rawForm([]), body: '{}' }), 400],
    ['has a field twice', () => rawForm([...good(), field('productName', 'Cup')]), 422],
    ['has a field twice, in different cases', () => rawForm([...good(), field('PRODUCTNAME', 'Cup')]), 422],
    ['has two pictures', () => rawForm([...good(), file('Image', drawPng())]), 422],
    ['has two pictures, in different cases', () => rawForm([...good(), file('IMAGE', drawPng())]), 422],
    ['has text as its picture', () => rawForm([field('Image', 'kettle.png')]), 422],
    ['has a file as a field', () => rawForm([file('productName', drawPng())]), 422],
    ['has a file as an id', () => rawForm([file('subcategoryId', new Uint8Array([0x31]))]), 422],
    ['has only sizes', () => rawForm([file('sizes', drawPng())]), 422],
    ['has text as a size', () => rawForm([...good(), field('sizes', 'small')]), 422],
    ['has nine sizes', () => rawForm([...good(), ...Array(9).fill(file('sizes', drawPng(3, 2)))]), 422],
    ['has a size with another aspect ratio', () => rawForm([...good(), file('sizes', drawPng(3, 4))]), 422],
    ['has an empty picture with a name', () => rawForm([file('Image', new Uint8Array())]), 422],
  ])('a form that %s', async (_, make, status) => {
    const before = await readRows();
    const { body, headers } = make();
    expectProblem(await put(body, headers), status);
    expect(await readRows()).toEqual(before);
  });

  test('100,000 parts are read quickly, known or not', async () => {
    const parts = Array.from({ length: 100_000 }, (_, index) => field(`x${index}`, ''));
    const { body, headers } = rawForm([...parts, ...good()]);
    expect((await put(body, headers)).status).toBeLessThan(500);
  });

  test.each(['__proto__', 'constructor', 'toString', '', '\u202e', 'x'.repeat(10_000)])(
    'rejects an unknown part named %j',
    async name => {
      const { body, headers } = rawForm([...good(), field(name, 'x')]);
      const before = await readRows();
      const answer = await put(body, headers);
      if (answer.status !== 400) expectProblem(answer, 422);
      expect(await readRows()).toEqual(before);
    },
  );
});

describe('the name of an uploaded file has no effect', () => {
  test.each([
    '../../../../etc/passwd',
    'C:\\Windows\\system32\\x.png',
    '/pictures/x.png',
    '%2e%2e%2fx',
    'a.png\u202egpj.exe',
    'x.html',
    'x.svg',
    '.',
    'CON',
    '{{7*7}}',
    "'; DROP TABLE pictures; --",
    'x'.repeat(10_000),
    'a%0d%0aSet-Cookie: x=y',
    'a"; filename="b',
    '🍵.png',
  ])('the name %j', async filename => {
    const type = '\r\nContent-Type: text/html\r\nX-Amz-Acl: public-read';
    const { body, headers } = rawForm([file('Image', drawPng(), filename, type)]);
    const { status, data } = await put(body, headers);
    expect(status).toBe(200);
    expect(data.productPicture).toMatch(NAME);
    const served = await call('GET', data.productPicture);
    expect({ status: served.status, contentType: served.headers.get('Content-Type') }).toEqual({
      status: 200,
      contentType: 'image/png',
    });
    expect(served.headers.has('Set-Cookie')).toBe(false);
  });

  test.each([
    ['no', '', 422],
    ['a truncated', 'a\u0000.png', 400],
  ])('a part with %s name is not a file', async (_, filename, status) => {
    const before = await readRows();
    const { body, headers } = rawForm([file('Image', drawPng(), filename)]);
    expectProblem(await put(body, headers), status);
    expect(await readRows()).toEqual(before);
  });
});

describe('only pictures are stored, and only the picture data', () => {
  test.each(NO_PICTURES)('rejects %s, as a file and as a data URL', async (_, bytes) => {
    const before = await readRows();
    expectProblem(await put(formOf({ Image: bytes })), 422);
    const productPicture = `data:image/png;base64,${Buffer.from(bytes).toString('base64')}`;
    expectProblem(await call('PUT', product, { json: { productPicture }, token }), 422);
    expect(await readRows()).toEqual(before);
  });

  test.each(POLYGLOTS)('%s: serves only the picture', async (_, bytes) => {
    const { status, data } = await put(formOf({ Image: bytes }));
    if (status === 422) return;
    expect(status).toBe(200);
    const served = await fetch(new URL(data.productPicture, shop.url));
    expect(served.headers.get('X-Content-Type-Options')).toBe('nosniff');
    const kept = Buffer.from(await served.arrayBuffer());
    expect({ holdsMore: kept.includes(KEPT_NOWHERE), isSmall: kept.length < 2000 }).toEqual({
      holdsMore: false,
      isSmall: true,
    });
  });

  test('rejects a picture of 10 MB and one byte as too large on every route', async () => {
    const before = await readRows();
    const bytes = justTooLarge();
    expect(expectProblem(await put(formOf({ Image: bytes })), 413).detail).toContain('10 MB');
    const slide = { body: formOf({ file: bytes }), token };
    expectProblem(await call('POST', '/api/Slider/upload', slide), 413);
    const productPicture = `data:image/png;base64,${Buffer.from(bytes).toString('base64')}`;
    expectProblem(await call('PUT', product, { json: { productPicture }, token }), 413);
    expect(await readRows()).toEqual(before);
  });
});
