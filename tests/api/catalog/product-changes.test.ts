import { beforeAll, describe, expect, test } from 'vitest';
import type { Product } from '../../../functions/catalog/products/contract.ts';
import { makeAccount } from '../../support/accounts.ts';
import { dataUrlOf, drawPng } from '../../support/drawn-pictures.ts';
import { aName, makeCountry, makePrice, makeProduct, makeSubcategory } from '../../support/factories.ts';
import { formOf, NO_FILE } from '../../support/forms.ts';
import { openShop } from '../../support/shop.ts';
import { tokenFor } from '../../support/tokens.ts';

describe('changing products', () => {
  const { shop, call } = openShop();
  let token: string;
  beforeAll(async () => {
    token = await tokenFor(await makeAccount(shop.database, 'staff'));
  });

  const put = (path: string, given: { json: unknown } | { body: FormData }, headers = {}) =>
    call<Product>('PUT', path, { ...given, token, headers });
  const read = async (path: string) => (await call<Product>('GET', path, { token })).data;

  /** The path of a product with every field set. */
  async function somePath() {
    const { subcategoryId } = await makeSubcategory(shop.database);
    const body = formOf({
      productName: aName('Product'),
      productDescription: 'Some words',
      productOverviewDoc: 'A document',
      subcategoryId: String(subcategoryId),
      Image: drawPng(12, 8),
      sizes: [drawPng(6, 4)],
    });
    const { headers } = await call<Product>('POST', '/api/products', { body, token });
    return headers.get('Location') ?? '';
  }

  describe('PUT', () => {
    test.each([
      ['JSON', () => ({ json: { productName: 'Renamed' } })],
      ['a form', () => ({ body: formOf({ productName: 'Renamed' }) })],
      ['a form with an empty file', () => ({ body: formOf({ PRODUCTNAME: 'Renamed', image: NO_FILE }) })],
    ])('in %s keeps omitted fields, including the picture, and returns a new version', async (_, given) => {
      const path = await somePath();
      const before = await read(path);
      const { status, data, headers } = await put(path, given());
      expect({ status, etag: headers.get('ETag') }).toEqual({ status: 200, etag: '"2"' });
      expect(data).toEqual({ ...before, productName: 'Renamed' });
      expect(await read(path)).toEqual(data);
    });

    test('of a whole product as it was read changes only the version', async () => {
      const path = await somePath();
      const { countryCode } = await makeCountry(shop.database);
      const before = await read(`${path}?country=${countryCode}`);
      const { status, data, headers } = await put(path, { json: before });
      expect({ status, etag: headers.get('ETag') }).toEqual({ status: 200, etag: '"2"' });
      const { categoryName, categorySlug, subcategoryName, starCounts } = before;
      const ofPlace = {
        categoryName,
        categorySlug,
        subcategoryName,
        starCounts,
        price: null,
        delivery: null,
      };
      expect({ ...data, ...ofPlace }).toEqual(before);
    });

    test('changes every field, in a form or in JSON, and moves the product to another category', async () => {
      const { subcategoryId, categoryId } = await makeSubcategory(shop.database);
      const fields = {
        productName: 'New',
        productDescription: 'Other\nwords',
        productOverviewDoc: 'Another',
      };
      const given = { ...fields, subcategoryId: String(subcategoryId) };
      for (const request of [{ json: given }, { body: formOf(given) }]) {
        const { data } = await put(await somePath(), request);
        expect(data).toMatchObject({ ...fields, subcategoryId, categoryId });
      }
    });

    test('empties a description and a document', async () => {
      const { data } = await put(await somePath(), {
        json: { productDescription: '', productOverviewDoc: null },
      });
      expect(data).toMatchObject({ productDescription: '', productOverviewDoc: null });
    });

    test('does not change fields that only the shop sets', async () => {
      const path = await somePath();
      const { productCode, createdAt, categoryId } = await read(path);
      const own = { productCode: 1, createdAt: '1999-01-01T00:00:00.000Z', categoryId: 1 };
      expect((await put(path, { json: { ...own, unitsSold: 9, version: 9 } })).status).toBe(422);
      const { data, headers } = await put(path, { json: { ...own, productPictureWidth: 9 } });
      expect(data).toMatchObject({ productCode, createdAt, categoryId, productPictureWidth: 12 });
      expect(headers.get('ETag')).toBe('"2"');
    });

    test.each<[string, object, string]>([
      ['an empty name', { productName: '' }, 'productName'],
      ['null as name', { productName: null }, 'productName'],
      ['null as description', { productDescription: null }, 'productDescription'],
      ['null as subcategory', { subcategoryId: null }, 'subcategoryId'],
      ['an unknown subcategory', { subcategoryId: 99_999_999 }, 'subcategoryId'],
      ['a list as picture', { productPicture: [] }, 'productPicture'],
    ])('rejects %s, names the field and leaves the product unchanged', async (_, json, field) => {
      const path = await somePath();
      const before = await read(path);
      const { status, problem } = await put(path, { json });
      expect({ status, paths: problem.errors?.map(error => error.path) }).toEqual({
        status: 422,
        paths: [field],
      });
      expect(await read(path)).toEqual(before);
    });

    test('returns 404 for an unknown product and 400 for a malformed code', async () => {
      expect((await put('/api/products/99999999', { json: { productName: 'x' } })).status).toBe(404);
      expect((await put('/api/products/99999999', { body: formOf({ Image: drawPng() }) })).status).toBe(404);
      expect((await put('/api/products/cups', { json: { productName: 'x' } })).status).toBe(400);
    });
  });

  describe('the picture', () => {
    test('null removes it with its sizes and dimensions', async () => {
      const { data } = await put(await somePath(), { json: { productPicture: null } });
      expect(data).toMatchObject({
        productPicture: null,
        productPictureSrcset: null,
        productPictureWidth: null,
        productPictureHeight: null,
      });
    });

    test.each([
      ['a data URL', () => ({ json: { productPicture: dataUrlOf(drawPng(30, 20)) } })],
      ['a data URL without a type', () => ({ json: { productPicture: dataUrlOf(drawPng(30, 20), '') } })],
      [
        'a data URL with another type',
        () => ({ json: { productPicture: dataUrlOf(drawPng(30, 20), 'image/gif') } }),
      ],
      ['a file', () => ({ body: formOf({ Image: drawPng(30, 20) }) })],
      [
        'a file along with the old address',
        () => ({ body: formOf({ Image: drawPng(30, 20), productPicture: '/pictures/x.png' }) }),
      ],
    ])('%s replaces it, with its sizes', async (_, given) => {
      const path = await somePath();
      const before = await read(path);
      const { status, data } = await put(path, given());
      expect(status).toBe(200);
      expect(data).toMatchObject({
        productPictureSrcset: null,
        productPictureWidth: 30,
        productPictureHeight: 20,
      });
      expect(data.productPicture).not.toBe(before.productPicture);
      expect((await call('GET', data.productPicture ?? '')).headers.get('Content-Type')).toBe('image/png');
    });

    test('an address that the shop serves sets that picture with all its sizes', async () => {
      const { productPicture, ...picture } = await read(await somePath());
      const small = /(\S+) 6w$/.exec(picture.productPictureSrcset ?? '')?.[1];
      const addresses = [productPicture, `${shop.url}${productPicture}`, small, `${productPicture}?again`];
      for (const address of addresses) {
        const path = await somePath();
        const before = await read(path);
        const { status, data } = await put(path, { json: { productPicture: address } });
        expect({ address, status }).toEqual({ address, status: 200 });
        const { productPictureSrcset, productPictureWidth, productPictureHeight } = picture;
        expect(data).toEqual({
          ...before,
          productPicture,
          productPictureSrcset,
          productPictureWidth,
          productPictureHeight,
        });
      }
    });

    test('rejects a picture address on any host but the shop’s', async () => {
      const { productPicture } = await read(await somePath());
      const path = await somePath();
      for (const before of ['https://elsewhere.example', '//elsewhere.example', 'javascript:', '/api']) {
        const { status, problem } = await put(path, { json: { productPicture: before + productPicture } });
        expect({ before, status, path: problem.errors?.[0]?.path }).toEqual({
          before,
          status: 422,
          path: 'productPicture',
        });
      }
    });

    test.each([
      ['an address on another host', 'https://elsewhere.example/pictures/a.png'],
      ['an address without a scheme', '//elsewhere.example/pictures/a.png'],
      ['a missing picture', `/pictures/${'a'.repeat(40)}.png`],
      ['a page of the shop', '/products-list'],
      ['the pictures folder', '/pictures/'],
      ['a path out of that folder', `/pictures/../api/${'a'.repeat(40)}.png`],
      ['a script', 'javascript:alert(1)'],
      ['a file on the server', 'file:///etc/passwd'],
      ['nothing', ''],
      ['a data URL of text', 'data:text/plain,hello'],
      ['a data URL without content', 'data:image/png;base64,'],
      ['a data URL that is not base64', 'data:image/png;base64,***'],
      ['a data URL in wrongly padded base64', 'data:image/png;base64,AAA=='],
      ['a data URL in base64 of one letter', 'data:image/png;base64,A'],
      ['a data URL in base64 that ends too early', 'data:image/png;base64,A='],
      ['a data URL of something else', `data:image/png;base64,${btoa('<svg onload="alert(1)"/>')}`],
    ])('rejects %s, names the field and keeps the product’s picture', async (_, productPicture) => {
      const path = await somePath();
      const before = await read(path);
      const { status, problem } = await put(path, { json: { productPicture } });
      expect({ status, paths: problem.errors?.map(error => error.path) }).toEqual({
        status: 422,
        paths: ['productPicture'],
      });
      expect(await read(path)).toEqual(before);
    });
  });

  describe('several people changing the same product', () => {
    test('when two people edit it, the second sees the first one’s change, in a form or in JSON', async () => {
      const path = await somePath();
      const headers = { 'If-Match': '"1"' };
      const first = await put(path, { json: { productName: 'First' } }, headers);
      expect(first.status).toBe(200);
      const seconds = [
        { json: { productName: 'Second' } },
        { body: formOf({ productName: 'Second', Image: drawPng() }) },
      ];
      for (const second of seconds) {
        const refused = await put(path, second, headers);
        expect(refused.status).toBe(412);
        expect(refused.problem.current).toEqual(first.data);
        expect(refused.headers.get('ETag')).toBe('"2"');
      }
      expect((await put(path, { json: { productName: 'Second' } }, { 'If-Match': '"2"' })).status).toBe(200);
    });

    test('one of twenty changes at once succeeds', async () => {
      const path = await somePath();
      const answers = await Promise.all(
        Array.from({ length: 20 }, () =>
          put(path, { json: { productName: aName('Race') } }, { 'If-Match': '"1"' }),
        ),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(412)]);
    });
  });

  describe('deleting', () => {
    const remove = (path: string, headers = {}) => call('DELETE', path, { token, headers });

    test('deletes a product', async () => {
      const path = await somePath();
      expect((await remove(path)).status).toBe(204);
      expect((await call('GET', path, { token })).status).toBe(404);
      expect((await remove(path)).status).toBe(404);
    });

    test('keeps a product with prices, and says in how many countries it is sold and which', async () => {
      const { productCode } = await makeProduct(shop.database);
      for (const countryName of [`A ${productCode}`, `B ${productCode}`]) {
        const { countryId } = await makeCountry(shop.database, { countryName });
        await makePrice(shop.database, { productCode, countryId });
      }
      const path = `/api/products/${productCode}`;
      const { status, problem } = await remove(path);
      expect(status).toBe(409);
      expect(problem.detail).toContain(
        `2 product prices use this product: A ${productCode}, B ${productCode}`,
      );
      expect(problem.references).toEqual([
        { kind: 'productprices', count: 2, names: [`A ${productCode}`, `B ${productCode}`] },
      ]);
      expect((await call('GET', path)).status).toBe(200);
    });

    test('does not delete a product that changed since it was read', async () => {
      const { productCode } = await makeProduct(shop.database, { version: 3 });
      const path = `/api/products/${productCode}`;
      expect((await remove(path, { 'If-Match': '"2"' })).status).toBe(412);
      expect((await remove(path, { 'If-Match': 'nonsense' })).status).toBe(412);
      expect((await remove(path, { 'If-Match': '"3"' })).status).toBe(204);
    });
  });
});
