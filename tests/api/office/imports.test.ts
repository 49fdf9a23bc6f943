import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { imports } from '../../../db/schema/imports.ts';
import { products } from '../../../db/schema/products.ts';
import { build } from '../../../db/sql/build.ts';
import type { Product } from '../../../functions/catalog/products/contract.ts';
import { tokenOf } from '../../support/accounts.ts';
import { dataUrlOf, drawPng } from '../../support/drawn-pictures.ts';
import {
  aName,
  makeCategory,
  makeCountry,
  makePrice,
  makeProduct,
  makeSubcategory,
} from '../../support/factories.ts';
import { cells, importerFor } from '../../support/importer.ts';
import { expectProblem } from '../../support/problems.ts';
import { openShop } from '../../support/shop.ts';

describe('imports', () => {
  const { shop, call } = openShop();
  let token: string;
  beforeAll(async () => {
    token = await tokenOf(call, shop.database, 'staff');
  });

  const { apply, check, exported, rowsOf } = importerFor(call, () => token);

  test('importing an unchanged export writes nothing', async () => {
    const picture = {
      productName: aName('Cup'),
      productPicture: dataUrlOf(drawPng()),
      productPictureAlt: 'A blue cup, "half" full',
    };
    const { subcategoryId } = await makeSubcategory(shop.database, {
      subcategoryName: aName('=Cups, "blue"'),
    });
    const { countryId } = await makeCountry(shop.database);
    await call('POST', '/api/products', { json: { ...picture, subcategoryId }, token });
    for (const productName of ['=1+1', "'=1", "'", '"x", y;z', 'Gießkanne 湯呑み 🍵', '-', '@a b']) {
      const productDescription = `+first\r\n"second"\n\n${productName}`;
      const words = { productName, productDescription };
      const { productCode } = await makeProduct(shop.database, { ...words, subcategoryId });
      const odd = { netPrice: 1, pv: 105, displayAtWebsite: false };
      await makePrice(shop.database, { productCode, countryId, ...odd });
    }
    for (const [kind, filter, same] of [
      ['products', `?subcategory=${subcategoryId}`, 8],
      ['productprices', `?country=${countryId}`, 7],
    ] as const) {
      const { rows, unknown } = await exported(kind, filter);
      const { path, counts } = await check(kind, rows);
      expect({ unknown, counts }).toMatchObject({
        unknown: [],
        counts: { same, create: 0, change: 0, refuse: 0 },
      });
      expect((await apply(path)).data).toEqual({ created: 0, changed: 0 });
    }
    const [row] = await shop.database.read(
      build.select().from(products).where(eq(products.productName, '=1+1')),
    );
    expect(row?.version).toBe(1);
  });

  test('rejects a mistyped column by name instead of ignoring it', async () => {
    const { productCode } = await makeProduct(shop.database);
    const { countryCode } = await makeCountry(shop.database);
    const { path } = await check('productprices', []);
    const rows = cells(
      { ProductCode: String(productCode), CountryCode: countryCode, NetPrice: '5', Row: '2', reason: 'x' },
      { ProductCode: String(productCode), CountryCode: countryCode, NetPrise: '5', colour: 'blue' },
      { NetPrise: '6', productDescription: 'of a product' },
    );
    const { errors } = expectProblem(await call('POST', `${path}/rows`, { json: { rows }, token }), 422);
    expect(errors).toEqual([
      { path: 'rows.1.values.NetPrise', message: 'There is no column NetPrise (did you mean NetPrice?)' },
      { path: 'rows.1.values.colour', message: 'There is no column colour' },
      { path: 'rows.2.values.productDescription', message: 'There is no column productDescription' },
    ]);
    expect(await rowsOf(path)).toEqual([]);
  });

  test('an export has the rows of the list with the same filters, by code, over any number of pages', async () => {
    const { subcategoryId } = await makeSubcategory(shop.database);
    await makeProduct(shop.database, { subcategoryId, productName: 'unlike' });
    await shop.database.write(sql`WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1100)
        INSERT INTO products (subcategory_id, product_name, created_at) SELECT ${subcategoryId}, 'many ' || i, 0 FROM n`);
    const { rows } = await exported('products', `?q=many&subcategory=${subcategoryId}`);
    const codes = rows.map(({ values }) => Number(values.productCode));
    expect({ codes: codes.length, different: new Set(codes).size }).toEqual({ codes: 1100, different: 1100 });
    expect(codes).toEqual(codes.toSorted((one, other) => one - other));
  });

  test('an import creates and changes products, and keeps fields missing from the file', async () => {
    const { categoryId, categoryName } = await makeCategory(shop.database);
    const { subcategoryId, subcategoryName } = await makeSubcategory(shop.database, { categoryId });
    const old = await makeProduct(shop.database, {
      productDescription: 'kept',
      productOverviewDoc: 'gone',
      pictureAlt: 'A cup',
    });
    const productName = aName('New');
    const { path, counts } = await check(
      'products',
      cells(
        {
          productcode: String(old.productCode),
          'Product Name': ' After ',
          productOverviewDoc: '',
          productPictureAlt: ' A pot ',
        },
        { productName, category: categoryName.toUpperCase(), subcategory: subcategoryName },
        { productCode: '', productName, SubcategoryID: String(subcategoryId) },
      ),
    );
    expect(counts).toMatchObject({ create: 2, change: 1, same: 0, refuse: 0 });
    expect(await rowsOf(path, '?outcome=change')).toMatchObject([
      {
        line: 2,
        title: 'After',
        changes: [
          { field: 'productName', from: old.productName, to: 'After' },
          { field: 'productOverviewDoc', from: 'gone', to: '' },
          { field: 'productPictureAlt', from: 'A cup', to: 'A pot' },
        ],
      },
    ]);
    const applied = await apply(path);
    expect(applied.data).toEqual({ created: 2, changed: 1 });
    const { data } = await call<Product>('GET', `/api/products/${old.productCode}`);
    expect(data).toMatchObject({
      productName: 'After',
      productDescription: 'kept',
      productOverviewDoc: null,
      productPictureAlt: 'A pot',
    });
    const made = await call<Product[]>('GET', `/api/products?q=${productName.split(' ').at(-1)}`);
    expect(made.data.map(one => one.subcategoryId)).toEqual([subcategoryId, subcategoryId]);
    expect((await apply(path)).status).toBe(409);

    const undo = `/api/changes/${applied.headers.get('X-Change-Id')}/undo`;
    expect((await call('POST', undo, { token })).data).toEqual({ undone: 3, left: 0 });
    const again = await call<Product>('GET', `/api/products/${old.productCode}`);
    const { productName: before, productOverviewDoc, pictureAlt: productPictureAlt } = old;
    expect(again.data).toMatchObject({ productName: before, productOverviewDoc, productPictureAlt });
  });

  test('creates and changes prices, with numbers as spreadsheets write them', async () => {
    const { productCode, countryId } = await makePrice(shop.database, {
      netPrice: 1000,
      stockAvailable: 5,
    });
    const { countryCode } = await makeCountry(shop.database);
    const ProductCode = String(productCode);
    const { path, counts } = await check(
      'productprices',
      cells(
        { ProductCode, CountryID: String(countryId), NetPrice: '1.234,50', RetailPrice: '', PV: '2,5' },
        {
          ProductCode,
          CountryCode: countryCode.toLowerCase(),
          NetPrice: '5',
          RetailPrice: '1,234.5',
          StockAvailable: '3',
          DisplayAtWebsite: 'NO',
        },
      ),
    );
    expect(counts).toMatchObject({ create: 1, change: 1, refuse: 0 });
    expect((await apply(path)).data).toEqual({ created: 1, changed: 1 });
    const { data } = await call<object[]>('GET', `/api/productprices/byproduct/${productCode}`, { token });
    expect(data).toMatchObject([
      { NetPrice: 1234.5, RetailPrice: 12, PV: 2.5, StockAvailable: 5, DisplayAtWebsite: true },
      { NetPrice: 5, RetailPrice: 1234.5, PV: 0, StockAvailable: 3, DisplayAtWebsite: false },
    ]);
  });

  test('gives a reason for each invalid row, and then writes none of the file', async () => {
    const { productCode } = await makeProduct(shop.database);
    const { countryCode } = await makeCountry(shop.database);
    const [code, other] = [String(productCode), String((await makeProduct(shop.database)).productCode)];
    const place = { CountryCode: countryCode, RetailPrice: '1', StockAvailable: '1' };
    const prices = await check(
      'productprices',
      cells(
        { ...place, ProductCode: code, NetPrice: '1' },
        { ...place, ProductCode: '99999999', NetPrice: '1' },
        { ...place, ProductCode: code, NetPrice: '1', CountryCode: '??' },
        { ...place, ProductCode: other, NetPrice: '1.234' },
        { ...place, ProductCode: code, NetPrice: '2' },
        { ...place, ProductCode: 'x', StockAvailable: '-1', DisplayAtWebsite: 'maybe' },
      ),
    );
    expect(
      (await rowsOf(prices.path, '?outcome=refuse&page=1')).map(({ line, errors }) => [
        line,
        ...errors.map(one => one.message),
      ]),
    ).toEqual([
      [3, 'There is no product 99999999'],
      [4, 'There is no country ??'],
      [5, 'Net price can have at most two decimals'],
      [6, 'Row 2 of the file already has this price'],
      [
        7,
        'Product must be a whole number',
        'Net price is required',
        'Display at website must be Yes or No',
        'Stock available must be between 0 and 1000000000',
      ],
    ]);
    const refusedAll = await apply(prices.path);
    expect({ status: refusedAll.status, error: refusedAll.problem.errors?.[0] }).toEqual({
      status: 409,
      error: { path: 'rows.3', message: 'There is no product 99999999' },
    });
    expect((await call<object[]>('GET', `/api/productprices/byproduct/${code}`, { token })).data).toEqual([]);

    const items = await check(
      'products',
      cells(
        { productCode: '99999999', productName: 'x' },
        { productCode: code, productName: 'x'.repeat(201) },
        { productCode: code, productName: '', productPicture: 'https://elsewhere.example/a.png' },
        { productName: 'x' },
        { productName: 'x', category: 'No', subcategory: 'Such' },
      ),
    );
    expect((await rowsOf(items.path)).map(({ errors }) => errors)).toEqual([
      [{ path: 'productCode', message: 'There is no product 99999999' }],
      [{ path: 'productName', message: 'Product name can have at most 200 characters' }],
      [
        { path: 'productName', message: 'Product name is required' },
        { path: 'productPicture', message: 'No picture of the shop has this URL' },
      ],
      [{ path: 'subcategory', message: 'Subcategory is required' }],
      [{ path: 'subcategory', message: 'There is no subcategory No / Such' }],
    ]);
  });

  test('names rows changed since the check, and writes nothing', async () => {
    const [one, two] = [await makePrice(shop.database), await makePrice(shop.database)];
    const line = ({ productCode, countryId }: typeof one) => ({
      ProductCode: String(productCode),
      CountryID: String(countryId),
      NetPrice: '77',
    });
    const { path } = await check('productprices', cells(line(one), line(two)));
    const address = `/api/productprices/${two.productCode}/${two.countryId}`;
    await call('PUT', address, { json: { StockAvailable: 1 }, token });
    const { status, problem } = await apply(path);
    expect({ status, paths: problem.errors?.map(error => error.path) }).toEqual({
      status: 409,
      paths: ['rows.3'],
    });
    const found = await call(`GET`, `/api/productprices/${one.productCode}/${one.countryId}`, { token });
    expect(found.data).toMatchObject({ NetPrice: 10 });
  });

  test('an import belongs to its author, and is deleted after a day', async () => {
    const stranger = await tokenOf(call, shop.database, 'admin');
    const { path } = await check('products', cells({ productName: 'x' }));
    const calls = [
      ['GET', ''],
      ['GET', '/rows'],
      ['POST', '/apply'],
      ['DELETE', ''],
    ] as const;
    for (const [method, below] of calls) {
      expect((await call(method, path + below, { token: stranger })).status).toBe(404);
    }
    const json = { rows: cells({ productName: 'y' }) };
    expect((await call('POST', `${path}/rows`, { json, token: stranger })).status).toBe(404);

    const { path: young } = await check('products', cells({ productName: 'x' }));
    await shop.database.write(
      build
        .update(imports)
        .set({ createdAt: new Date(0) })
        .where(eq(imports.importId, Number(path.split('/').at(-1)))),
    );
    await shop.runTasks();
    expect((await call('GET', path, { token })).status).toBe(404);
    const late = { token, headers: { 'If-Match': '"9"' } };
    expect((await call('DELETE', young, late)).status).toBe(412);
    expect((await call('DELETE', young, { token })).status).toBe(204);
    expect((await call('GET', young, { token })).status).toBe(404);
  });
});
