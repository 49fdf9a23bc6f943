import { beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { tokenOf } from '../../support/accounts.ts';
import { API_ROUTES } from '../../support/api-routes.ts';
import { makePrice, makeProduct, makeReview, makeSubcategory } from '../../support/factories.ts';
import { expectProblem } from '../../support/problems.ts';
import { openShop } from '../../support/shop.ts';

const { shop, call } = openShop();

const calls = API_ROUTES.filter(({ path }) => path !== '/api/docs').map(({ name, method, path }) => ({
  name,
  method,
  path: path.replace(/:\w+/g, '1'),
}));

describe('an unknown parameter is rejected by name', () => {
  let token: string;
  beforeAll(async () => {
    token = await tokenOf(call, shop.database, 'admin');
  });

  test.each(calls)('$name', async ({ method, path }) => {
    const problem = expectProblem(await call(method, `${path}?zzqqzz=1`, { token }), 400);
    expect(problem.detail).toBe('There is no parameter zzqqzz');
    if (method === 'GET') expect((await call('HEAD', `${path}?zzqqzz=`)).status).toBe(400);
  });

  const lists = API_ROUTES.flatMap(({ name, path, notes: { query } }) => {
    const [first] = query instanceof z.ZodObject ? Object.keys(query.shape).slice(-1) : [];
    return first ? [[name, path.replace(/:\w+/g, '1'), first] as const] : [];
  });
  test.each(lists)('%s, with the intended name', async (name, path, known) => {
    const [method = ''] = name.split(' ');
    const problem = expectProblem(await call(method, `${path}?${known}q=1`), 400);
    expect(problem.detail).toBe(`There is no parameter ${known}q (did you mean ${known}?)`);
  });

  test('but an unknown route or method takes precedence', async () => {
    expectProblem(await call('GET', '/api/nothing?zzqqzz=1'), 404);
    expectProblem(await call('PATCH', '/api/categories?zzqqzz=1'), 405);
  });
});

test('a page ignores unknown parameters', async () => {
  expect((await call('GET', '/products-list?utm_source=mail&zzqqzz=1')).status).toBe(200);
  expect((await call('GET', '/api/docs?zzqqzz=1')).status).toBe(200);
});

describe('a list accepts the specification’s names for filters as well as the shop’s own', () => {
  let staff: string;
  let given: Record<string, string>;
  beforeAll(async () => {
    staff = await tokenOf(call, shop.database, 'staff');
    const { categoryId, subcategoryId } = await makeSubcategory(shop.database, { displayStatus: false });
    const { productCode } = await makeProduct(shop.database, { subcategoryId });
    const { countryId } = await makePrice(shop.database, { productCode, displayAtWebsite: false });
    await makeReview(shop.database, { productCode });
    await makePrice(shop.database);
    await makeReview(shop.database);
    const ids = {
      category: categoryId,
      subcategory: subcategoryId,
      product: productCode,
      country: countryId,
    };
    given = Object.fromEntries(Object.entries(ids).map(([name, id]) => [name, String(id)]));
  });

  const rowsOf = async (path: string) => (await call<object[]>('GET', path, { token: staff })).data;

  test.each([
    ['/api/subcategories', 'category', ['categoryId', 'CategoryID']],
    ['/api/products', 'category', ['categoryId']],
    ['/api/products', 'subcategory', ['subcategoryId', 'SubcategoryID']],
    ['/api/productprices', 'country', ['CountryID', 'countryId']],
    ['/api/productprices', 'product', ['ProductCode', 'productCode']],
    ['/api/reviews', 'product', ['productCode']],
  ] as const)('%s: %s', async (path, short, names) => {
    const id = given[short];
    const expected = await rowsOf(`${path}?${short}=${id}`);
    expect(expected).toHaveLength(1);
    expect((await rowsOf(path)).length).toBeGreaterThan(1);
    for (const name of names) {
      expect(await rowsOf(`${path}?${name}=${id}`), name).toEqual(expected);
      expect(await rowsOf(`${path}?${name}=${id}&${short}=${id}`), name).toEqual(expected);
      const differs = await call('GET', `${path}?${name}=${id}&${short}=999999`, { token: staff });
      expect(expectProblem(differs, 400).detail).toMatch(/mean the same, but differ$/);
    }
  });

  test.each([
    ['/api/subcategories', 'displayStatus'],
    ['/api/subcategories', 'DisplayStatus'],
    ['/api/productprices', 'DisplayAtWebsite'],
    ['/api/productprices', 'displayAtWebsite'],
  ])('%s: %s', async (path, name) => {
    const hidden = await rowsOf(`${path}?${name}=false`);
    expect(hidden).toHaveLength(1);
    expect((await rowsOf(`${path}?${name}=true`)).length).toBeGreaterThan(0);
  });

  test.each([
    ['/api/productprices/ByCountry', 'country', ['CountryID', 'country']],
    ['/api/productprices/ByProduct', 'product', ['ProductCode', 'product']],
    ['/api/products/BySubcategory', 'subcategory', ['subcategoryId', 'subcategory']],
    ['/api/subcategories/ByCategory', 'category', ['categoryId', 'category']],
  ] as const)('%s rejects the filter that its path already sets', async (path, short, names) => {
    expect(await rowsOf(`${path}/${given[short]}`)).toHaveLength(1);
    for (const name of names) {
      const answer = await call('GET', `${path}/${given[short]}?${name}=999999`, { token: staff });
      expect(expectProblem(answer, 400).detail).toContain(`There is no parameter ${name}`);
    }
  });

  test('rejects two different values, and accepts the same one twice', async () => {
    const { category = '' } = given;
    for (const [search, name] of [
      [`category=${category}&category=999999`, 'category'],
      [`category=&category=${category}`, 'category'],
      [`q=tea&Page=1&Page=2`, 'Page'],
    ]) {
      const path = `/api/subcategories?${search}`;
      for (const headers of [undefined, { Authorization: `Bearer ${staff}` }])
        expect(expectProblem(await call('GET', path, { headers }), 400).detail).toBe(
          `${name} is given twice`,
        );
    }
    expect(await rowsOf(`/api/subcategories?category=${category}&category=${category}`)).toHaveLength(1);
  });

  test('page links keep them', async () => {
    const { headers } = await call('GET', `/api/productprices?CountryID=${given.country}&page=1&pageSize=1`);
    expect(headers.get('Link')).toContain(`CountryID=${given.country}`);
  });
});
