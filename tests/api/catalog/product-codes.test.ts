import { beforeAll, describe, expect, test } from 'vitest';
import type { Product } from '../../../functions/catalog/products/contract.ts';
import { makeAccount } from '../../support/accounts.ts';
import { aBarcode, aName, makeProduct, makeSubcategory } from '../../support/factories.ts';
import { cells, importerFor } from '../../support/importer.ts';
import { expectProblem } from '../../support/problems.ts';
import { openShop } from '../../support/shop.ts';
import { tokenFor } from '../../support/tokens.ts';

describe('SKU and barcode of products', () => {
  const { shop, call } = openShop();
  let token: string;
  beforeAll(async () => {
    token = await tokenFor(await makeAccount(shop.database, 'staff'));
  });
  const { apply, check, exported, rowsOf } = importerFor(call, () => token);

  const aSku = () => `KET-${crypto.randomUUID().slice(0, 12)}`;
  const makeCoded = (given = {}) =>
    makeProduct(shop.database, { sku: aSku(), barcode: aBarcode(), ...given });
  const codesOf = async (productCode: number) => {
    const { data } = await call<Product>('GET', `/api/products/${productCode}`);
    return { sku: data.sku, barcode: data.barcode };
  };
  const change = (productCode: number, json: object) =>
    call<Product>('PUT', `/api/products/${productCode}`, { json, token });
  const found = async (q: string) => {
    const { data, headers } = await call<Product[]>('GET', `/api/products?q=${encodeURIComponent(q)}`, {
      token,
    });
    return [data.map(({ productCode }) => productCode), Number(headers.get('X-Total-Count'))];
  };
  const importing = async (...rows: Record<string, string>[]) => {
    const { path, counts } = await check('products', cells(...rows));
    const refused = await rowsOf(path, '?outcome=refuse');
    return { path, counts, refused: refused.map(({ line, errors }) => ({ line, errors })) };
  };

  test('a product has both, either or none, and everyone reads them', async () => {
    const { subcategoryId } = await makeSubcategory(shop.database);
    const [sku, barcode] = [aSku(), aBarcode()];
    const json = { productName: aName('Kettle'), subcategoryId, sku: ` ${sku} `, barcode };
    const created = await call<Product>('POST', '/api/products', { json, token });
    expect(created).toMatchObject({ status: 201, data: { sku, barcode } });
    const { productCode } = created.data;
    expect(await codesOf(productCode)).toEqual({ sku, barcode });
    await change(productCode, { sku: '' });
    expect(await codesOf(productCode)).toEqual({ sku: null, barcode });
    await change(productCode, { sku: sku.toLowerCase(), barcode: null });
    expect(await codesOf(productCode)).toEqual({ sku: sku.toLowerCase(), barcode: null });
  });

  test('a code of another product is refused at its field, in any case of the letters', async () => {
    const { sku, barcode } = await makeCoded();
    const { productCode } = await makeProduct(shop.database);
    const refusedBy = async (json: object) => expectProblem(await change(productCode, json), 409).errors;
    expect(await refusedBy({ sku: sku?.toLowerCase() })).toEqual([
      { path: 'sku', message: 'Another product has this SKU' },
    ]);
    expect(await refusedBy({ barcode })).toEqual([
      { path: 'barcode', message: 'Another product has this barcode' },
    ]);
  });

  test.each([
    [
      'a wrong check digit',
      { barcode: '4006381333932' },
      'The last digit of the barcode doesn’t match the others',
    ],
    [
      'two digits swapped',
      { barcode: '4006381333391' },
      'The last digit of the barcode doesn’t match the others',
    ],
    ['nine digits', { barcode: '963850741' }, 'Barcode needs 8, 12, 13 or 14 digits'],
    ['a letter', { barcode: '9638507A' }, 'Barcode needs 8, 12, 13 or 14 digits'],
    ['65 characters', { sku: 'k'.repeat(65) }, 'SKU can have at most 64 characters'],
  ])('%s is refused', async (_, json, message) => {
    const { productCode } = await makeProduct(shop.database);
    const { errors } = expectProblem(await change(productCode, json), 422);
    expect(errors).toEqual([{ path: Object.keys(json)[0], message }]);
  });

  test.each(['96385074', '012345678905', '4006381333931', '10614141000415'])(
    'the barcode %s is accepted',
    async barcode => {
      const { productCode } = await makeProduct(shop.database);
      expect((await change(productCode, { barcode })).status).toBe(200);
      await change(productCode, { barcode: null });
    },
  );

  test('the search finds an exact SKU or barcode before names, and counts it once', async () => {
    const sku = `ket ${crypto.randomUUID().slice(0, 8)}`;
    const { productCode, barcode } = await makeCoded({ sku });
    const named = await makeProduct(shop.database, { productName: `${sku} ${barcode}` });
    for (const q of [sku.toUpperCase(), barcode ?? ''])
      expect(await found(q)).toEqual([[productCode, named.productCode], 2]);
    expect(await found(sku.slice(0, -1))).toEqual([[named.productCode], 1]);
    await change(productCode, { productName: `also ${sku}` });
    expect(await found(sku)).toEqual([[productCode, named.productCode], 2]);
  });

  test('files have them, and an unchanged export changes nothing', async () => {
    const { subcategoryId } = await makeSubcategory(shop.database);
    const coded = await makeCoded({ subcategoryId });
    const bare = await makeProduct(shop.database, { subcategoryId });
    const { rows } = await exported('products', `?subcategory=${subcategoryId}`);
    expect(rows.map(({ values }) => [values.sku, values.barcode])).toEqual([
      [coded.sku, coded.barcode],
      ['', ''],
    ]);
    expect((await check('products', rows)).counts).toMatchObject({ same: 2, change: 0, refuse: 0 });
    const barcode = aBarcode();
    const { path, counts } = await importing(
      { productCode: String(coded.productCode), sku: '' },
      { productCode: String(bare.productCode), barcode },
    );
    expect(counts).toMatchObject({ change: 2, refuse: 0 });
    await apply(path);
    expect(await codesOf(coded.productCode)).toEqual({ sku: null, barcode: coded.barcode });
    expect(await codesOf(bare.productCode)).toEqual({ sku: null, barcode });
  });

  test('a row of a file is refused for a wrong or taken code, its own or an earlier row’s', async () => {
    const [one, two, three] = [await makeCoded(), await makeCoded(), await makeCoded()];
    const [sku, barcode] = [aSku(), aBarcode()];
    const { path, refused } = await importing(
      { productCode: String(one.productCode), sku: two.sku?.toLowerCase() ?? '' },
      { productCode: String(two.productCode), barcode },
      { productCode: String(three.productCode), barcode, sku },
    );
    const TAKEN = { path: 'sku', message: 'Another product has this SKU' };
    expect(refused).toEqual([
      { line: 2, errors: [TAKEN] },
      { line: 4, errors: [{ path: 'barcode', message: 'Row 3 of the file already has this barcode' }] },
    ]);
    const later = [{ line: 700, values: { productCode: String(three.productCode), barcode } }];
    await call('POST', `${path}/rows`, { json: { rows: later }, token });
    expect(await rowsOf(path, '?outcome=refuse')).toMatchObject([
      { line: 2 },
      { line: 4 },
      { line: 700, errors: [{ message: 'Row 3 of the file already has this barcode' }] },
    ]);
    const wrong = await importing({ productCode: String(one.productCode), barcode: '4006381333932' });
    expect(wrong.refused.map(({ errors }) => errors[0]?.path)).toEqual(['barcode']);
  });

  test('rows of a file swap their codes, and pass them on to new products', async () => {
    const [one, two] = [await makeCoded(), await makeCoded()];
    const { subcategoryId } = one;
    const productName = aName('New');
    const { path, counts } = await importing(
      { productName, subcategoryId: String(subcategoryId), barcode: one.barcode ?? '' },
      { productCode: String(one.productCode), sku: two.sku ?? '', barcode: '' },
      { productCode: String(two.productCode), sku: one.sku ?? '' },
    );
    expect(counts).toMatchObject({ create: 1, change: 2, refuse: 0 });
    expect((await apply(path)).data).toEqual({ created: 1, changed: 2 });
    expect(await codesOf(one.productCode)).toEqual({ sku: two.sku, barcode: null });
    expect(await codesOf(two.productCode)).toEqual({ sku: one.sku, barcode: two.barcode });
    const [[created = 0]] = (await found(productName)) as [number[], number];
    expect(await codesOf(created)).toEqual({ sku: null, barcode: one.barcode });
  });

  test('nothing is imported if someone took a code after the check', async () => {
    const { productCode } = await makeProduct(shop.database);
    const sku = aSku();
    const { path } = await importing({ productCode: String(productCode), sku });
    await makeCoded({ sku });
    expect(expectProblem(await apply(path), 409).errors).toMatchObject([{ path: 'rows.2' }]);
    expect((await codesOf(productCode)).sku).toBeNull();
  });
});
