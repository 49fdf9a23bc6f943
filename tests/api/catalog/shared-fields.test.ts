import { beforeAll, describe, expect, test } from 'vitest';
import type { Family } from '../../../functions/catalog/families/contract.ts';
import type { Product } from '../../../functions/catalog/products/contract.ts';
import type { Audit } from '../../../functions/office/audit/contract.ts';
import type { HistoryEntry } from '../../../functions/office/history/contract.ts';
import { makeAccount } from '../../support/accounts.ts';
import {
  aName,
  makeCountry,
  makeFamily,
  makePrice,
  makeProduct,
  makeSubcategory,
} from '../../support/factories.ts';
import { expectProblem } from '../../support/problems.ts';
import { openShop } from '../../support/shop.ts';
import { tokenFor } from '../../support/tokens.ts';

const NONE = 99_999_999;

describe('what all variants of a family have in common', () => {
  const { shop, call } = openShop({ variables: { CACHE: 'on' } });
  let token: string;
  beforeAll(async () => {
    token = await tokenFor(await makeAccount(shop.database, 'admin'));
  });

  const save = (familyId: number, json: object, headers = {}) =>
    call<Family>('PUT', `/api/families/${familyId}`, { json, token, headers });
  const read = async (code = 0) => await call<Product>('GET', `/api/products/${code}`);
  const product = async (code?: number) => (await read(code)).data;
  const versionOf = async (code?: number) =>
    (await call('GET', `/api/products/${code}`, { token })).headers.get('ETag');
  const undo = async (headers: Headers) => {
    const undone = await call('POST', `/api/changes/${headers.get('X-Change-Id')}/undo`, { token });
    expect(undone).toMatchObject({ status: 200, data: { left: 0 } });
  };

  /** Two variants that are sold, each with its own description. */
  async function aFamily() {
    const { familyId } = await makeFamily(shop.database, { options: ['Size'] });
    const { countryId, countryCode } = await makeCountry(shop.database);
    const { subcategoryId } = await makeSubcategory(shop.database);
    const variants = [];
    for (const size of ['S', 'M']) {
      const productDescription = `The first text of ${size}`;
      const { productCode } = await makeProduct(shop.database, { productDescription, subcategoryId });
      await makePrice(shop.database, { productCode, countryId });
      variants.push({ productCode, options: [size] });
    }
    const { status } = await save(familyId, { variants });
    expect(status).toBe(200);
    const codes = variants.map(({ productCode }) => productCode);
    return { familyId, countryCode, subcategoryId, variants, codes };
  }

  test('one save gives it to variants that are there, that join and that are made; one undo takes it back', async () => {
    const { familyId, countryCode, subcategoryId, variants, codes } = await aFamily();
    const [first = 0] = codes;
    const joining = await makeProduct(shop.database);
    const target = await makeSubcategory(shop.database);
    const word = aName('linen').replaceAll(/\W/g, '');
    const [text, doc] = [`All are made of ${word}.`, 'https://shop.example/care.pdf'];
    const found = async () =>
      (await call<Product[]>('GET', `/api/products?q=${word}`)).data.map(one => one.productCode);
    const countIn = async (id: number, grouped = '') => {
      const path = `/api/products?subcategory=${id}&country=${countryCode}${grouped}&page=1&pageSize=1`;
      return Number((await call('GET', path)).headers.get('X-Total-Count'));
    };
    expect(await Promise.all([found(), countIn(subcategoryId), countIn(target.subcategoryId)])).toEqual([
      [],
      2,
      0,
    ]);
    const page = () => call<string>('GET', `/products-details/${first}`);
    expect((await page()).data).not.toContain(text);
    const versionBefore = await versionOf(first);

    const saved = await save(familyId, {
      variants: [
        ...variants,
        { productCode: joining.productCode, options: ['L'] },
        { new: { copyOf: first, productName: aName('Shirt, XL') }, options: ['XL'] },
      ],
      shared: {
        productDescription: text,
        productOverviewDoc: doc,
        subcategoryId: target.subcategoryId,
      },
    });
    expect(saved.status).toBe(200);
    const all = saved.data.variants.map(({ productCode }) => productCode);
    expect(all).toHaveLength(4);
    for (const code of all)
      expect(await product(code)).toMatchObject({
        familyId,
        productDescription: text,
        productOverviewDoc: doc,
        subcategoryId: target.subcategoryId,
      });
    expect((await page()).data).toContain(text);
    expect((await found()).toSorted()).toEqual(all.toSorted());
    expect(await countIn(subcategoryId)).toBe(0);
    expect(await countIn(target.subcategoryId)).toBe(4);
    expect(await countIn(target.subcategoryId, '&grouped=true')).toBe(1);
    expect(await versionOf(first)).not.toBe(versionBefore);

    const path = `/api/history?change=${saved.headers.get('X-Change-Id')}&kind=products`;
    const { data: history } = await call<HistoryEntry[]>('GET', path, { token });
    expect(history.map(({ key, action }) => [Number(key), action]).toSorted()).toEqual(
      all.map((code, at) => [code, at === 3 ? 'create' : 'update']).toSorted(),
    );
    expect(history.find(({ key }) => key === String(first))?.changes).toContainEqual(
      expect.objectContaining({ field: 'productDescription', old: 'The first text of S', new: text }),
    );

    await undo(saved.headers);
    expect(await product(first)).toMatchObject({
      productDescription: 'The first text of S',
      productOverviewDoc: null,
      subcategoryId,
    });
    expect(await product(joining.productCode)).toMatchObject({
      familyId: null,
      productDescription: joining.productDescription,
      subcategoryId: joining.subcategoryId,
    });
    expectProblem(await read(all[3]), 404);
    expect(await found()).toEqual([]);
    expect(await countIn(subcategoryId)).toBe(2);
    const { data: audit } = await call<Audit>('GET', '/api/audit', { token });
    expect(audit.findings.filter(one => one.found > 0)).toEqual([]);
  });

  test('a family is created with it', async () => {
    const { productCode, subcategoryId } = await makeProduct(shop.database);
    const json = {
      familyName: aName('Shirt'),
      options: ['Size'],
      variants: [{ productCode, options: ['S'] }],
      shared: { productDescription: 'From the first day' },
    };
    const created = await call<Family>('POST', '/api/families', { json, token });
    expect(created.status).toBe(201);
    const { familyId } = created.data;
    expect(await product(productCode)).toMatchObject({
      familyId,
      productDescription: 'From the first day',
      subcategoryId,
    });
  });

  test('without a list of variants, those of the family get it, and what they have already is no change', async () => {
    const { familyId, codes } = await aFamily();
    const other = await aFamily();
    const shared = { productDescription: 'The same' };
    const saved = await save(familyId, { shared });
    expect(saved.status).toBe(200);
    const texts = async (of: number[]) =>
      (await Promise.all(of.map(product))).map(one => one.productDescription);
    expect(await texts(codes)).toEqual(['The same', 'The same']);
    expect(await texts(other.codes)).toEqual(['The first text of S', 'The first text of M']);
    const versions = await Promise.all(codes.map(versionOf));
    await save(familyId, { shared });
    expect(await Promise.all(codes.map(versionOf))).toEqual(versions);
    await undo(saved.headers);
    expect(await texts(codes)).toEqual(['The first text of S', 'The first text of M']);
  });

  test('a variant that is taken out in the same save keeps its own', async () => {
    const { familyId, variants, codes } = await aFamily();
    await save(familyId, { variants: variants.slice(1), shared: { productDescription: 'The same' } });
    expect(await product(codes[0])).toMatchObject({
      familyId: null,
      productDescription: 'The first text of S',
    });
    expect((await product(codes[1])).productDescription).toBe('The same');
  });

  test('nothing is written if the subcategory is unknown, a variant can’t belong or someone was faster', async () => {
    const { familyId, variants, codes } = await aFamily();
    const shared = { productDescription: 'Never', subcategoryId: NONE };
    const fieldsAtFault = async (json: object) =>
      expectProblem(await save(familyId, json), 422).errors?.map(one => one.path);
    expect(await fieldsAtFault({ shared })).toEqual(['shared.subcategoryId']);
    expect(await fieldsAtFault({ variants, shared })).toEqual(['shared.subcategoryId']);
    expect(await fieldsAtFault({ shared: { productDescription: 'x'.repeat(10_001) } })).toEqual([
      'shared.productDescription',
    ]);
    const unknown = [...variants, { productCode: NONE, options: ['L'] }];
    expect(await fieldsAtFault({ variants: unknown, shared: { productDescription: 'Never' } })).toEqual([
      'variants.2.productCode',
    ]);
    const late = { 'If-Match': '"1"' };
    expectProblem(await save(familyId, { shared: { productDescription: 'Never' } }, late), 412);
    expectProblem(await save(familyId, { variants, shared: { productDescription: 'Never' } }, late), 412);
    expect((await product(codes[0])).productDescription).toBe('The first text of S');
  });
});
