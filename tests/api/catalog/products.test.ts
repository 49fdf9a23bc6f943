import { beforeAll, describe, expect, test } from 'vitest';
import type { Product } from '../../../functions/catalog/products/contract.ts';
import { makeAccount } from '../../support/accounts.ts';
import { dataUrlOf, drawPng } from '../../support/drawn-pictures.ts';
import { aName, makeCountry, makePrice, makeSubcategory } from '../../support/factories.ts';
import { formOf, NO_FILE } from '../../support/forms.ts';
import { expectProblem } from '../../support/problems.ts';
import { openShop } from '../../support/shop.ts';
import { tokenFor } from '../../support/tokens.ts';

const ADDRESS = /^\/pictures\/[0-9a-f]{40}\.png$/;
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
const NO_PICTURE = {
  productPicture: null,
  productPictureSrcset: null,
  productPictureWidth: null,
  productPictureHeight: null,
  productPictureAlt: '',
};

describe('products', () => {
  const { shop, call } = openShop();
  let token: string;
  let subcategory: { subcategoryId: number; categoryId: number };
  beforeAll(async () => {
    token = await tokenFor(await makeAccount(shop.database, 'staff'));
    subcategory = await makeSubcategory(shop.database);
  });

  const create = (given: { json: unknown } | { body: FormData }) =>
    call<Product>('POST', '/api/products', { ...given, token });
  const totalOn = async (subcategoryId: number) =>
    (await call('GET', `/api/products?subcategory=${subcategoryId}`, { token })).headers.get('X-Total-Count');

  test('filters the list by products without a picture and without a price in a country', async () => {
    const { subcategoryId } = await makeSubcategory(shop.database);
    const [pictured, priced, neither] = await Promise.all(
      [{ Image: drawPng() }, {}, {}].map(given =>
        create({
          body: formOf({ ...given, productName: aName('Cup'), subcategoryId: String(subcategoryId) }),
        }),
      ),
    );
    const [cup, mug, jug] = [pictured, priced, neither].map(made => made?.data.productCode);
    const { countryId, countryCode } = await makeCountry(shop.database, { displayStatus: false });
    await makePrice(shop.database, { productCode: mug ?? 0, countryId, displayAtWebsite: false });
    const ask = async (search: string) => {
      const path = `/api/products?subcategory=${subcategoryId}&pageSize=2&${search}`;
      const { data, headers } = await call<Product[]>('GET', path, { token });
      return [data.map(({ productCode }) => productCode), headers.get('X-Total-Count')];
    };
    const sorted = (...codes: (number | undefined)[]) => codes.sort((one = 0, other = 0) => one - other);
    expect(await ask('picture=true')).toEqual([[cup], '1']);
    expect(await ask('picture=false')).toEqual([sorted(mug, jug), '2']);
    expect(await ask(`missing=${countryCode}`)).toEqual([sorted(cup, jug), '2']);
    expect(await ask(`missing=${countryCode}&picture=false&sort=-productName`)).toEqual([[jug], '1']);
    expect(await ask(`missing=${countryCode}&picture=false&sort=price&country=DE`)).toEqual([[jug], '1']);
    expect((await call('GET', '/api/products?picture=maybe&missing=EURO')).status).toBe(422);
  });

  describe('creating', () => {
    test('the back office form creates a product with its picture, at the address in Location', async () => {
      const { subcategoryId, categoryId } = subcategory;
      const fields = {
        productName: aName('Kettle'),
        productDescription: 'For pouring over.\nHolds 0.9 l',
        productOverviewDoc: 'https://docs.example/kettle.pdf',
        productPictureAlt: 'A kettle on a stove',
      };
      const body = formOf({ ...fields, subcategoryId: String(subcategoryId), Image: drawPng(60, 40) });
      const created = await create({ body });
      expect(created.status).toBe(201);
      expect(created.data).toEqual({
        ...fields,
        productCode: expect.any(Number),
        productPicture: expect.stringMatching(ADDRESS),
        productPictureSrcset: null,
        productPictureWidth: 60,
        productPictureHeight: 40,
        createdAt: expect.stringMatching(MOMENT),
        rating: null,
        reviewCount: 0,
        sku: null,
        barcode: null,
        familyId: null,
        options: [],
        familyPosition: 0,
        categoryId,
        subcategoryId,
      });
      expect(created.headers.get('ETag')).toBe('"1"');
      expect(created.headers.get('Location')).toBe(`/api/products/${created.data.productCode}`);

      const found = await call<Product>('GET', created.headers.get('Location') ?? '');
      expect({ data: found.data, etag: found.headers.get('ETag') }).toEqual({
        data: created.data,
        etag: expect.stringMatching(/^"1\./),
      });
      expect((await call('GET', created.data.productPicture ?? '')).status).toBe(200);
    });

    test.each([
      ['capitalised', (name: string) => name.charAt(0).toUpperCase() + name.slice(1)],
      ['in capitals', (name: string) => name.toUpperCase()],
      ['in lower case', (name: string) => name.toLowerCase()],
    ])('accepts field names that are %s, in a form and in JSON', async (_, cased) => {
      const fields = {
        productName: aName('Cased'),
        productDescription: 'Some words',
        productOverviewDoc: 'A document',
        subcategoryId: String(subcategory.subcategoryId),
      };
      const renamed = (given: object) =>
        Object.fromEntries(Object.entries(given).map(([name, value]) => [cased(name), value]));
      const inForm = await create({ body: formOf(renamed({ ...fields, Image: drawPng() })) });
      const inJson = await create({ json: renamed({ ...fields, productPicture: dataUrlOf(drawPng()) }) });
      for (const { status, data } of [inForm, inJson]) {
        expect(status).toBe(201);
        expect(data).toMatchObject({ ...fields, subcategoryId: subcategory.subcategoryId });
        expect(data.productPicture).toMatch(ADDRESS);
      }
    });

    test.each([
      ['a form without a file', () => ({ body: formOf({}) })],
      ['a form with no file selected', () => ({ body: formOf({ Image: NO_FILE, sizes: NO_FILE }) })],
      ['JSON', () => ({ json: {} })],
      ['JSON with a null picture', () => ({ json: { productPicture: null } })],
    ])('%s needs only a name and a subcategory', async (_, given) => {
      const fields = { productName: aName('Plain'), subcategoryId: subcategory.subcategoryId };
      const request = given();
      if ('json' in request) Object.assign(request.json, fields);
      else for (const [name, value] of Object.entries(fields)) request.body.append(name, String(value));
      const { status, data } = await create(request);
      expect(status).toBe(201);
      expect(data).toEqual({
        ...fields,
        categoryId: subcategory.categoryId,
        ...NO_PICTURE,
        productCode: expect.any(Number),
        productDescription: '',
        productOverviewDoc: null,
        createdAt: expect.stringMatching(MOMENT),
        rating: null,
        reviewCount: 0,
        sku: null,
        barcode: null,
        familyId: null,
        options: [],
        familyPosition: 0,
      });
    });

    test('ignores client values for fields that only the shop sets', async () => {
      const own = {
        productCode: 77_777_777,
        createdAt: '1999-01-01T00:00:00.000Z',
        categoryId: 77,
      };
      const json = {
        ...own,
        productName: aName('Own'),
        subcategoryId: subcategory.subcategoryId,
      };
      const sold = await create({ json: { ...json, unitsSold: 5, version: 9 } });
      expect(expectProblem(sold, 422).errors?.map(({ path }) => path)).toEqual(['unitsSold', 'version']);
      const { data, headers } = await create({ json });
      expect(data.productCode).not.toBe(own.productCode);
      expect(data.createdAt).not.toContain('1999');
      expect({ categoryId: data.categoryId, etag: headers.get('ETag') }).toEqual({
        categoryId: subcategory.categoryId,
        etag: '"1"',
      });
    });

    test('twenty people creating at once each get their own product back', async () => {
      const names = Array.from({ length: 20 }, () => aName('Crowd'));
      const answers = await Promise.all(
        names.map(productName => create({ json: { productName, subcategoryId: subcategory.subcategoryId } })),
      );
      expect(answers.map(({ data }) => data.productName)).toEqual(names);
      expect(new Set(answers.map(({ data }) => data.productCode)).size).toBe(names.length);
    });

    test.each<[string, object, string[]]>([
      ['nothing', { productName: undefined, subcategoryId: undefined }, ['productName', 'subcategoryId']],
      ['an empty name', { productName: '' }, ['productName']],
      ['a name of only spaces', { productName: ' \t ' }, ['productName']],
      ['a number as name', { productName: 7 }, ['productName']],
      ['null as name', { productName: null }, ['productName']],
      ['a name of 201 letters', { productName: 'x'.repeat(201) }, ['productName']],
      ['a name with two lines', { productName: 'a\nb' }, ['productName']],
      ['null as description', { productDescription: null }, ['productDescription']],
      ['a list as description', { productDescription: ['x'] }, ['productDescription']],
      ['10,001 letters', { productDescription: 'x'.repeat(10_001) }, ['productDescription']],
      ['unprintable text', { productDescription: 'a\u0000b' }, ['productDescription']],
      ['a document of 2,001 letters', { productOverviewDoc: 'x'.repeat(2001) }, ['productOverviewDoc']],
      ['null as subcategory', { subcategoryId: null }, ['subcategoryId']],
      ['text as subcategory', { subcategoryId: 'cups' }, ['subcategoryId']],
      ['an empty subcategory', { subcategoryId: '' }, ['subcategoryId']],
      ['a fractional subcategory', { subcategoryId: 1.5 }, ['subcategoryId']],
      ['subcategory 0', { subcategoryId: 0 }, ['subcategoryId']],
      ['a negative subcategory', { subcategoryId: -1 }, ['subcategoryId']],
      ['a subcategory that is too large', { subcategoryId: '9'.repeat(16) }, ['subcategoryId']],
      ['an unknown subcategory', { subcategoryId: 99_999_999 }, ['subcategoryId']],
      ['a number as picture', { productPicture: 1 }, ['productPicture']],
      ['a picture of 201 letters', { productPictureAlt: 'x'.repeat(201) }, ['productPictureAlt']],
      [
        'an invalid name and document',
        { productName: '', productOverviewDoc: 1 },
        ['productName', 'productOverviewDoc'],
      ],
    ])('rejects %s, names every invalid field and stores nothing', async (_, wrong, paths) => {
      const { subcategoryId } = await makeSubcategory(shop.database);
      const { status, problem } = await create({ json: { productName: 'x', subcategoryId, ...wrong } });
      expect({ status, paths: problem.errors?.map(({ path }) => path) }).toEqual({ status: 422, paths });
      expect(await totalOn(subcategoryId)).toBe('0');
    });

    test.each<[string, (id: string) => FormData, string[]]>([
      ['nothing', () => formOf({}), ['productName', 'subcategoryId']],
      ['no name', subcategoryId => formOf({ subcategoryId }), ['productName']],
      [
        'an unknown subcategory',
        () => formOf({ productName: 'x', subcategoryId: '99999999' }),
        ['subcategoryId'],
      ],
      ['a field twice', id => formOf({ productName: ['x', 'y'], subcategoryId: id }), ['productName']],
      [
        'a field twice in different cases',
        id => formOf({ productName: 'x', PRODUCTNAME: 'y', subcategoryId: id }),
        ['PRODUCTNAME'],
      ],
      [
        'a file as name',
        id => formOf({ productName: new File(['x'], 'x'), subcategoryId: id }),
        ['productName'],
      ],
      ['text as picture', id => formOf({ productName: 'x', subcategoryId: id, Image: '/x.png' }), ['Image']],
      [
        'two pictures',
        id => formOf({ productName: 'x', subcategoryId: id, Image: [drawPng(), drawPng()] }),
        ['Image'],
      ],
    ])('a form with %s is refused the same way', async (_, formIn, paths) => {
      const { subcategoryId } = await makeSubcategory(shop.database);
      const { status, problem } = await create({ body: formIn(String(subcategoryId)) });
      expect({ status, paths: problem.errors?.map(({ path }) => path) }).toEqual({ status: 422, paths });
      expect(await totalOn(subcategoryId)).toBe('0');
    });

    test.each([
      ['a URL-encoded form', 415, 'application/x-www-form-urlencoded', 'productName=x'],
      ['a form without its boundary', 400, 'multipart/form-data', 'productName=x'],
      ['a malformed form', 400, 'multipart/form-data; boundary=x', 'productName=x'],
      ['truncated JSON', 400, 'application/json', '{"productName":'],
    ])('rejects %s with %d', async (_, status, type, body) => {
      const answer = await call('POST', '/api/products', {
        body,
        token,
        headers: { 'Content-Type': type },
      });
      expect(answer.status).toBe(status);
    });
  });
});
