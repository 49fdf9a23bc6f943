import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Family } from '../../../functions/catalog/families/contract.ts';
import type { Product } from '../../../functions/catalog/products/contract.ts';
import { makeAccount } from '../../support/accounts.ts';
import {
  aName,
  makeCategory,
  makeCountry,
  makeFamily,
  makePrice,
  makeProduct,
  makeSubcategory,
} from '../../support/factories.ts';
import { expectProblem } from '../../support/problems.ts';
import { openShop } from '../../support/shop.ts';
import { tokenFor } from '../../support/tokens.ts';

describe('swatches', () => {
  const { shop, call } = openShop();
  let token: string;
  beforeAll(async () => {
    token = await tokenFor(await makeAccount(shop.database, 'staff'));
  });

  const change = (id: number, json: object) => call<Family>('PUT', `/api/families/${id}`, { json, token });

  test('a family keeps the colours of its values, and other changes leave them', async () => {
    const json = { familyName: aName('Apron'), options: ['Colour'], swatches: { ' Sand': ' #D8C7A3 ' } };
    const { status, data } = await call<Family>('POST', '/api/families', { json, token });
    expect({ status, swatches: data.swatches }).toEqual({ status: 201, swatches: { Sand: '#d8c7a3' } });
    const renamed = await change(data.familyId, { familyName: aName('Apron') });
    expect(renamed.data.swatches).toEqual({ Sand: '#d8c7a3' });
    expect((await change(data.familyId, renamed.data)).data).toEqual(renamed.data);
    expect((await change(data.familyId, { swatches: {} })).data.swatches).toEqual({});
  });

  test.each([
    ['a word', { Sand: 'red' }],
    ['a short one', { Sand: '#fff' }],
    ['another property', { Sand: '#d8c7a3;position:fixed' }],
    ['an address', { Sand: 'url(//b.example)' }],
    ['markup', { Sand: '"><script>' }],
    ['a number', { Sand: 7 }],
    ['none', { Sand: null }],
    ['of nothing', { ' ': '#d8c7a3' }],
    ['of a long value', { ['x'.repeat(41)]: '#d8c7a3' }],
    ['a list', ['#d8c7a3']],
    ['null', null],
    ['more than values', Object.fromEntries(Array.from({ length: 101 }, (_, at) => [at, '#d8c7a3']))],
  ])('a colour that is none is refused: %s', async (_, swatches) => {
    const { familyId } = await makeFamily(shop.database);
    const { errors } = expectProblem(await change(familyId, { swatches }), 422);
    expect(errors?.[0]?.path).toMatch(/^swatches/);
    expect((await call<Family>('GET', `/api/families/${familyId}`)).data.swatches).toEqual({});
  });

  test('names that JavaScript knows are values like any other', async () => {
    const { familyId } = await makeFamily(shop.database);
    const swatches = { constructor: '#d8c7a3', toString: '#6b6f3a' };
    expect((await change(familyId, { swatches })).data.swatches).toEqual(swatches);
  });

  test('a change of colours is undone, and a deleted family is restored with its own', async () => {
    const { familyId } = await makeFamily(shop.database);
    const path = `/api/families/${familyId}`;
    await change(familyId, { swatches: { Sand: '#d8c7a3' } });
    const { headers } = await change(familyId, { swatches: { Sand: '#000000', Sea: '#0b5f5c' } });
    const undo = (change: string | null) => call('POST', `/api/changes/${change}/undo`, { token });
    expect((await undo(headers.get('X-Change-Id'))).status).toBe(200);
    expect((await call<Family>('GET', path)).data.swatches).toEqual({ Sand: '#d8c7a3' });
    const deleted = await call('DELETE', path, { token });
    expect((await undo(deleted.headers.get('X-Change-Id'))).status).toBe(200);
    expect((await call<Family>('GET', path)).data.swatches).toEqual({ Sand: '#d8c7a3' });
  });

  test('a family that was deleted before there were colours is restored without any', async () => {
    const { familyId } = await makeFamily(shop.database);
    const deleted = await call('DELETE', `/api/families/${familyId}`, { token });
    const changeId = deleted.headers.get('X-Change-Id');
    await shop.database.write(
      sql`UPDATE history SET old = json_remove(old, '$.swatches') WHERE change_id = ${changeId}`,
    );
    expect((await call('POST', `/api/changes/${changeId}/undo`, { token })).status).toBe(200);
    expect((await call<Family>('GET', `/api/families/${familyId}`)).data.swatches).toEqual({});
  });

  test('lists say the colours of what is sold in the country, the page those of all', async () => {
    const { categoryId } = await makeCategory(shop.database);
    const { subcategoryId } = await makeSubcategory(shop.database, { categoryId });
    const { countryId, countryCode } = await makeCountry(shop.database);
    const { familyId } = await makeFamily(shop.database);
    const colours = ['M', 'L'].flatMap(size => ['Sand', 'olive', 'Mixed', 'Unsold'].map(one => [size, one]));
    const variants = [];
    for (const options of colours) {
      const { productCode } = await makeProduct(shop.database, { subcategoryId });
      if (options[1] !== 'Unsold') await makePrice(shop.database, { productCode, countryId });
      variants.push({ productCode, options });
    }
    const swatches = { Sand: '#d8c7a3', Olive: '#6b6f3a', Unsold: '#000000' };
    const { status } = await change(familyId, { options: ['Size', 'Colour'], variants, swatches });
    expect(status).toBe(200);
    const listed = async () => {
      const { data } = await call<Product[]>(
        'GET',
        `/api/products?grouped=true&subcategory=${subcategoryId}&country=${countryCode}`,
      );
      return data[0]?.standsFor;
    };
    expect((await listed())?.swatches).toEqual(['#d8c7a3', '#6b6f3a']);
    const code = variants[0]?.productCode;
    const one = await call<Product>('GET', `/api/products/${code}?country=${countryCode}`);
    expect(one.data.family?.swatches).toEqual(swatches);
    // Cached responses know at once.
    await change(familyId, { swatches: {} });
    expect(await listed()).not.toHaveProperty('swatches');
  });
});
