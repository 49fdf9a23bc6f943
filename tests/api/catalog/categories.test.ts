import { beforeAll, describe, expect, test } from 'vitest';
import type { Category } from '../../../functions/catalog/categories/contract.ts';
import { tokenOf } from '../../support/accounts.ts';
import { aName, makeCategory, makeSubcategory } from '../../support/factories.ts';
import { openShop } from '../../support/shop.ts';

describe('categories', () => {
  const { shop, call } = openShop();
  let token: string;
  beforeAll(async () => {
    token = await tokenOf(call, shop.database, 'staff');
  });

  const create = (json: object) => call<Category>('POST', '/api/categories', { json, token });

  describe('creating', () => {
    test('stores a new category, active by default, at the address in Location', async () => {
      const categoryName = aName('Kettles');
      const created = await create({ categoryName });
      expect(created.status).toBe(201);
      expect(created.data).toEqual({
        categoryId: expect.any(Number),
        categoryName,
        categorySlug: expect.stringMatching(/^\d+-kettles-/),
        categoryDescription: '',
        categoryPicture: null,
        categoryPictureSrcset: null,
        displayStatus: true,
      });
      expect(created.headers.get('ETag')).toBe('"1"');

      const found = await call<Category>('GET', created.headers.get('Location') ?? '');
      expect(found.data).toEqual(created.data);
    });

    test('accepts field names in any case, and true as text', async () => {
      const name = aName('Cased');
      const { status, data } = await call<Category>('POST', '/API/Categories/', {
        json: { CategoryName: name, DISPLAYSTATUS: 'false' },
        token,
      });
      expect(status).toBe(201);
      expect(data).toMatchObject({ categoryName: name, displayStatus: false });
    });

    test('trims spaces around a name and accepts every script', async () => {
      const name = `أكواب ${aName('杯子 🍵')}`;
      const { data } = await create({ categoryName: `  ${name} ` });
      expect(data.categoryName).toBe(name);
    });

    test('rejects a name that already exists in any case, and names the field', async () => {
      const { categoryName } = await makeCategory(shop.database);
      const { status, problem } = await create({ categoryName: categoryName.toUpperCase() });
      expect(status).toBe(409);
      expect(problem.errors).toEqual([{ path: 'categoryName', message: expect.stringContaining('already') }]);
    });

    test('creates one category when twenty requests use the same name at once', async () => {
      const categoryName = aName('Race');
      const answers = await Promise.all(Array.from({ length: 20 }, () => create({ categoryName })));
      const statuses = answers.map(answer => answer.status).sort();
      expect(statuses).toEqual([201, ...Array(19).fill(409)]);
    });

    test.each([
      ['nothing', {}, ['categoryName']],
      ['an empty name', { categoryName: '' }, ['categoryName']],
      ['a name of only spaces', { categoryName: '   ' }, ['categoryName']],
      ['a number as name', { categoryName: 7 }, ['categoryName']],
      ['null as name', { categoryName: null }, ['categoryName']],
      ['a list as name', { categoryName: ['x'] }, ['categoryName']],
      ['a name of 101 letters', { categoryName: 'x'.repeat(101) }, ['categoryName']],
      ['a name with a control character', { categoryName: 'a\u0000b' }, ['categoryName']],
      ['a name with a lone surrogate', { categoryName: 'a\ud800b' }, ['categoryName']],
      ['an invalid status', { categoryName: 'x', displayStatus: 'maybe' }, ['displayStatus']],
      ['two invalid fields', { categoryName: '', displayStatus: 2 }, ['categoryName', 'displayStatus']],
      ['a list', [], ['']],
      ['a text', 'categoryName', ['']],
      ['null', null, ['']],
    ])('rejects %s, names every invalid field and stores nothing', async (_, json, paths) => {
      const before = await call<Category[]>('GET', '/api/categories', { token });
      const { status, problem } = await call('POST', '/api/categories', { json, token });
      expect(status).toBe(422);
      expect(problem.errors?.map(error => error.path)).toEqual(paths);
      const after = await call<Category[]>('GET', '/api/categories', { token });
      expect(after.data).toEqual(before.data);
    });
  });

  describe('reading', () => {
    test('shows visitors active categories only, and staff all of them', async () => {
      const hidden = await makeCategory(shop.database, { displayStatus: false });
      const path = `/api/categories/${hidden.categoryId}`;
      const ids = async (as?: string) =>
        (await call<Category[]>('GET', '/api/categories', { token: as })).data.map(row => row.categoryId);

      expect(await ids()).not.toContain(hidden.categoryId);
      expect(await ids(token)).toContain(hidden.categoryId);
      expect((await call('GET', path)).status).toBe(404);
      expect((await call('GET', path, { token })).status).toBe(200);
    });

    test('returns the complete list as a bare array without parameters', async () => {
      for (let index = 0; index < 25; index += 1) await makeCategory(shop.database);
      const { data, headers } = await call<Category[]>('GET', '/api/categories');
      expect(data.length).toBeGreaterThanOrEqual(25);
      expect(headers.get('X-Total-Count')).toBe(String(data.length));
      expect(headers.has('Link')).toBe(false);
    });

    test('pages contain every row once, with the total and links to the other pages', async () => {
      const word = crypto.randomUUID();
      for (let index = 0; index < 5; index += 1) {
        await makeCategory(shop.database, { categoryName: `${word} ${index}` });
      }
      const page = (number: number) =>
        call<Category[]>('GET', `/api/categories?q=${word}&sort=-categoryName&page=${number}&pageSize=2`);
      const [first, second, third] = await Promise.all([page(1), page(2), page(3)]);
      const names = [first, second, third].flatMap(answer => answer.data.map(row => row.categoryName));
      expect(names).toEqual([4, 3, 2, 1, 0].map(index => `${word} ${index}`));
      expect(second.headers.get('X-Total-Count')).toBe('5');

      const links = second.headers.get('Link') ?? '';
      for (const [relation, number] of [
        ['first', 1],
        ['prev', 1],
        ['next', 3],
        ['last', 3],
      ] as const) {
        expect(links).toContain(`page=${number}>; rel="${relation}"`);
      }
      const next = /<([^>]*)>; rel="next"/.exec(links)?.[1] ?? '';
      expect((await call<Category[]>('GET', next)).data).toEqual(third.data);
      expect((await page(9)).data).toEqual([]);
    });

    test('search finds the text as typed and treats wildcards literally', async () => {
      const word = crypto.randomUUID();
      await makeCategory(shop.database, { categoryName: `${word} 100%` });
      await makeCategory(shop.database, { categoryName: `${word} 1000` });
      const found = await call<Category[]>('GET', `/api/categories?q=${encodeURIComponent(`${word} 100%`)}`);
      expect(found.data.map(row => row.categoryName)).toEqual([`${word} 100%`]);
    });

    test('the status filter separates active from inactive', async () => {
      const word = crypto.randomUUID();
      await makeCategory(shop.database, { categoryName: `${word} on` });
      await makeCategory(shop.database, { categoryName: `${word} off`, displayStatus: false });
      const list = (status: string) =>
        call<Category[]>('GET', `/api/categories?q=${word}&displayStatus=${status}`, { token });
      expect((await list('true')).data.map(row => row.categoryName)).toEqual([`${word} on`]);
      expect((await list('false')).data.map(row => row.categoryName)).toEqual([`${word} off`]);
    });

    test.each([
      ['sort=colour', 'sort'],
      ['sort=categoryId;DROP TABLE categories', 'sort'],
      ['page=0', 'page'],
      ['page=-1', 'page'],
      ['page=1.5', 'page'],
      ['page=NaN', 'page'],
      ['page=99999999999999999999', 'page'],
      ['pageSize=0', 'pageSize'],
      ['pageSize=101', 'pageSize'],
      ['displayStatus=perhaps', 'displayStatus'],
      [`q=${'x'.repeat(201)}`, 'q'],
    ])('rejects ?%s, naming %s', async (search, path) => {
      const { status, problem } = await call('GET', `/api/categories?${search}`);
      expect(status).toBe(422);
      expect(problem.errors?.map(error => error.path)).toEqual([path]);
    });

    test('returns an empty 304 to a client with the current version', async () => {
      const { categoryId } = await makeCategory(shop.database);
      const path = `/api/categories/${categoryId}`;
      const etag = (await call('GET', path)).headers.get('ETag') ?? '';
      const again = await call('GET', path, { headers: { 'If-None-Match': etag } });
      expect(again.status).toBe(304);
      expect(again.data).toBe('');
    });

    test.each(['abc', '1.5', '-1', '1e3', '%00', '9'.repeat(16), '1;DROP', '..%2f1'])(
      'rejects the malformed id %s as a bad request',
      async id => {
        expect((await call('GET', `/api/categories/${id}`)).status).toBe(400);
      },
    );
  });

  describe('changing', () => {
    test('PUT keeps omitted fields and returns a new version', async () => {
      const { categoryId, categoryName } = await makeCategory(shop.database);
      const { status, data, headers } = await call<Category>('PUT', `/api/categories/${categoryId}`, {
        json: { displayStatus: false },
        token,
      });
      expect(status).toBe(200);
      expect(data).toMatchObject({ categoryId, categoryName, displayStatus: false });
      expect(headers.get('ETag')).toBe('"2"');
    });

    test('when two people edit the same row, the second sees the first one’s change', async () => {
      const { categoryId } = await makeCategory(shop.database);
      const path = `/api/categories/${categoryId}`;
      const headers = { 'If-Match': (await call('GET', path, { token })).headers.get('ETag') ?? '' };
      const [first, second] = [aName('First'), aName('Second')];

      expect((await call('PUT', path, { json: { categoryName: first }, token, headers })).status).toBe(200);
      const refused = await call('PUT', path, { json: { categoryName: second }, token, headers });
      expect(refused.status).toBe(412);
      expect(refused.problem.current).toMatchObject({ categoryId, categoryName: first });

      const retry = { 'If-Match': refused.headers.get('ETag') ?? '' };
      expect(
        (await call('PUT', path, { json: { categoryName: second }, token, headers: retry })).status,
      ).toBe(200);
    });

    test('accepts one of twenty changes to the same version at once', async () => {
      const { categoryId } = await makeCategory(shop.database);
      const answers = await Promise.all(
        Array.from({ length: 20 }, () =>
          call('PUT', `/api/categories/${categoryId}`, {
            json: { categoryName: aName('Race') },
            token,
            headers: { 'If-Match': '"1"' },
          }),
        ),
      );
      expect(answers.map(answer => answer.status).sort()).toEqual([200, ...Array(19).fill(412)]);
    });

    test('rejects an invalid value and leaves the row unchanged', async () => {
      const { categoryId, categoryName } = await makeCategory(shop.database);
      const path = `/api/categories/${categoryId}`;
      const { status, problem } = await call('PUT', path, { json: { categoryName: '' }, token });
      expect({ status, path: problem.errors?.[0]?.path }).toEqual({ status: 422, path: 'categoryName' });
      expect((await call<Category>('GET', path)).data.categoryName).toBe(categoryName);
    });

    test('rejects a name that another category has', async () => {
      const [one, other] = [await makeCategory(shop.database), await makeCategory(shop.database)];
      const { status } = await call('PUT', `/api/categories/${one.categoryId}`, {
        json: { categoryName: other.categoryName },
        token,
      });
      expect(status).toBe(409);
    });

    test('returns 404 for an unknown id', async () => {
      const { status } = await call('PUT', '/api/categories/99999999', {
        json: { displayStatus: true },
        token,
      });
      expect(status).toBe(404);
    });
  });

  describe('deleting', () => {
    test('deletes a category', async () => {
      const { categoryId } = await makeCategory(shop.database);
      const path = `/api/categories/${categoryId}`;
      expect((await call('DELETE', path, { token })).status).toBe(204);
      expect((await call('GET', path, { token })).status).toBe(404);
      expect((await call('DELETE', path, { token })).status).toBe(404);
    });

    test('keeps a category in use, and says what uses it and how often', async () => {
      const { categoryId } = await makeCategory(shop.database);
      for (const subcategoryName of ['Cups', 'Plates']) {
        await makeSubcategory(shop.database, { categoryId, subcategoryName });
      }
      const { status, problem } = await call('DELETE', `/api/categories/${categoryId}`, { token });
      expect(status).toBe(409);
      expect(problem.detail).toContain('2 subcategories use this category: Cups, Plates');
      expect(problem.references).toEqual([{ kind: 'subcategories', count: 2, names: ['Cups', 'Plates'] }]);
      expect((await call('GET', `/api/categories/${categoryId}`)).status).toBe(200);
    });

    test('does not delete a category that changed since it was read', async () => {
      const { categoryId } = await makeCategory(shop.database, { version: 3 });
      const path = `/api/categories/${categoryId}`;
      expect((await call('DELETE', path, { token, headers: { 'If-Match': '"2"' } })).status).toBe(412);
      expect((await call('DELETE', path, { token, headers: { 'If-Match': 'nonsense' } })).status).toBe(412);
      expect((await call('DELETE', path, { token, headers: { 'If-Match': '"3"' } })).status).toBe(204);
    });
  });
});
