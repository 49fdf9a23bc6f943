import { beforeAll, describe, expect, test } from 'vitest';
import type { Subcategory } from '../../../functions/catalog/subcategories/contract.ts';
import { makeAccount } from '../../support/accounts.ts';
import { aName, makeCategory, makeSubcategory } from '../../support/factories.ts';
import { openShop } from '../../support/shop.ts';
import { tokenFor } from '../../support/tokens.ts';

const NONE = 99_999_999;

describe('subcategories', () => {
  const { shop, call } = openShop();
  let token: string;
  let categoryId: number;
  beforeAll(async () => {
    token = await tokenFor(await makeAccount(shop.database, 'staff'));
    ({ categoryId } = await makeCategory(shop.database));
  });

  const create = (json: unknown) => call<Subcategory>('POST', '/api/subcategories', { json, token });
  const list = (path: string, as?: string) =>
    call<Subcategory[]>('GET', `/api/subcategories${path}`, { token: as });
  const namesIn = async (path: string, as?: string) =>
    (await list(path, as)).data.map(row => row.subcategoryName);

  describe('creating', () => {
    test('stores a new subcategory, active by default, at the address in Location', async () => {
      const subcategoryName = aName('Teapots');
      const created = await create({ categoryId, subcategoryName });
      expect(created.status).toBe(201);
      expect(created.data).toEqual({
        subcategoryId: expect.any(Number),
        categoryId,
        subcategoryName,
        displayStatus: true,
      });
      expect(created.headers.get('Location')).toBe(`/api/subcategories/${created.data.subcategoryId}`);
      expect(created.headers.get('ETag')).toBe('"1"');
      expect((await list(`/${created.data.subcategoryId}`)).data).toEqual(created.data);
    });

    test('accepts field names in any case, and numbers and flags as text', async () => {
      const name = aName('Cased');
      const { status, data } = await call<Subcategory>('POST', '/API/SubCategories/', {
        json: { CategoryID: ` ${categoryId} `, SubcategoryName: `  ${name} `, DISPLAYSTATUS: 'False' },
        token,
      });
      expect(status).toBe(201);
      expect(data).toMatchObject({ categoryId, subcategoryName: name, displayStatus: false });
    });

    test('ignores an id sent by a client', async () => {
      const { data } = await create({
        categoryId,
        subcategoryName: aName('Own'),
        subcategoryId: NONE,
      });
      expect(data.subcategoryId).not.toBe(NONE);
      expect((await list(`/${data.subcategoryId}`)).headers.get('ETag')).toBe('"1"');
    });

    test('a name is unique in its category in any case; another category may have it too', async () => {
      const subcategoryName = aName('Shared');
      await makeSubcategory(shop.database, { categoryId, subcategoryName });
      const refused = await create({ categoryId, subcategoryName: subcategoryName.toUpperCase() });
      expect(refused.status).toBe(409);
      expect(refused.problem.errors).toEqual([
        { path: 'subcategoryName', message: expect.stringContaining('already') },
      ]);
      const other = await makeCategory(shop.database);
      expect((await create({ categoryId: other.categoryId, subcategoryName })).status).toBe(201);
    });

    test('creates one subcategory when twenty requests use the same name at once', async () => {
      const json = { categoryId, subcategoryName: aName('Race') };
      const answers = await Promise.all(Array.from({ length: 20 }, () => create(json)));
      expect(answers.map(answer => answer.status).sort()).toEqual([201, ...Array(19).fill(409)]);
      expect(await namesIn(`?q=${encodeURIComponent(json.subcategoryName)}`)).toEqual([json.subcategoryName]);
    });

    const good = { subcategoryName: 'x', categoryId: 1 };
    test.each([
      ['nothing', {}, ['categoryId', 'subcategoryName']],
      ['no category', { subcategoryName: 'x' }, ['categoryId']],
      ['null as category', { ...good, categoryId: null }, ['categoryId']],
      ['an empty category', { ...good, categoryId: '' }, ['categoryId']],
      ['a category that is not a number', { ...good, categoryId: 'tea' }, ['categoryId']],
      ['a fractional category', { ...good, categoryId: 1.5 }, ['categoryId']],
      ['category 0', { ...good, categoryId: 0 }, ['categoryId']],
      ['a negative category', { ...good, categoryId: '-1' }, ['categoryId']],
      ['a category that is too large', { ...good, categoryId: 1e21 }, ['categoryId']],
      ['a missing category', { ...good, categoryId: NONE }, ['categoryId']],
      ['an empty name', { ...good, subcategoryName: '' }, ['subcategoryName']],
      ['a name of only spaces', { ...good, subcategoryName: ' \t ' }, ['subcategoryName']],
      ['a name of 101 letters', { ...good, subcategoryName: 'x'.repeat(101) }, ['subcategoryName']],
      ['a number as name', { ...good, subcategoryName: 7 }, ['subcategoryName']],
      ['a name with a control character', { ...good, subcategoryName: 'a\u0007b' }, ['subcategoryName']],
      ['an invalid status', { ...good, displayStatus: 'maybe' }, ['displayStatus']],
      ['null as status', { ...good, displayStatus: null }, ['displayStatus']],
      [
        'only invalid fields',
        { categoryId: [], subcategoryName: {}, displayStatus: 2 },
        ['categoryId', 'subcategoryName', 'displayStatus'],
      ],
      ['a list', [], ['']],
      ['null', null, ['']],
    ])('rejects %s, names every invalid field and stores nothing', async (_, json, paths) => {
      const before = (await list('', token)).data;
      const { status, problem } = await create(json);
      expect(status).toBe(422);
      expect(problem.errors?.map(error => error.path)).toEqual(paths);
      expect((await list('', token)).data).toEqual(before);
    });
  });

  describe('reading', () => {
    test.each([
      ['it is inactive', true, false],
      ['its category is inactive', false, true],
      ['both are', false, false],
    ])('hides one from visitors where %s, but not from staff', async (_, category, itself) => {
      const above = await makeCategory(shop.database, { displayStatus: category });
      const { subcategoryId, subcategoryName } = await makeSubcategory(shop.database, {
        categoryId: above.categoryId,
        displayStatus: itself,
      });
      const lists = ['', `?category=${above.categoryId}`, '?page=1&pageSize=100&sort=-subcategoryId'];
      for (const path of lists) {
        expect(await namesIn(path)).not.toContain(subcategoryName);
        expect(await namesIn(path, token)).toContain(subcategoryName);
      }
      expect((await list(`?category=${above.categoryId}&page=1`)).headers.get('X-Total-Count')).toBe('0');
      expect((await list(`/${subcategoryId}`)).status).toBe(404);
      expect((await list(`/${subcategoryId}`, token)).status).toBe(200);
    });

    test('the list of a category has only its own, in their order', async () => {
      const own = await makeCategory(shop.database);
      const made = [];
      for (let count = 0; count < 3; count += 1) {
        await makeSubcategory(shop.database, { categoryId });
        made.push((await makeSubcategory(shop.database, { categoryId: own.categoryId })).subcategoryName);
      }
      const answer = await list(`/ByCategory/${own.categoryId}`);
      expect(answer.data.map(row => row.subcategoryName)).toEqual(made);
      expect(answer.headers.get('X-Total-Count')).toBe('3');
      expect(answer.headers.has('Link')).toBe(false);
      expect(await namesIn(`?category=${own.categoryId}`)).toEqual(made);
      const second = `/bycategory/${own.categoryId}?sort=-subcategoryId&page=2&pageSize=2`;
      expect(await namesIn(second)).toEqual([made[0]]);
      const ofTwo = await list(`/ByCategory/${own.categoryId}?category=${categoryId}`);
      expect(ofTwo.status, 'one category in the path, another in the query').toBe(400);
    });

    test('an empty category has an empty list; an unknown or hidden one returns 404', async () => {
      const empty = await makeCategory(shop.database);
      const hidden = await makeCategory(shop.database, { displayStatus: false });
      await makeSubcategory(shop.database, { categoryId: hidden.categoryId });
      const of = (id: unknown, as?: string) => list(`/ByCategory/${id}`, as);

      expect(await of(empty.categoryId)).toMatchObject({ status: 200, data: [] });
      expect(await of(`${categoryId}?q=${crypto.randomUUID()}`)).toMatchObject({ status: 200, data: [] });
      expect((await of(NONE)).status).toBe(404);
      expect((await of(NONE, token)).status).toBe(404);
      expect((await of(hidden.categoryId)).status).toBe(404);
      expect((await of(hidden.categoryId, token)).data).toHaveLength(1);
      for (const malformed of ['tea', '1.5', '-1', '1e3', '9'.repeat(16)])
        expect((await of(malformed)).status).toBe(400);
    });

    test('pages contain every row once, search and filters narrow them, and each field sorts', async () => {
      const word = crypto.randomUUID();
      const one = await makeCategory(shop.database, { categoryName: `${word} b` });
      const other = await makeCategory(shop.database, { categoryName: `${word} A` });
      const make = (name: string, at: number, displayStatus = true) =>
        makeSubcategory(shop.database, {
          subcategoryName: `${word} ${name}`,
          categoryId: at,
          displayStatus,
        });
      await make('b 100%', one.categoryId);
      await make('A', other.categoryId);
      await make('c', one.categoryId, false);
      const found = async (search: string) =>
        (await namesIn(`?q=${word}&${search}`, token)).map(name => name.slice(word.length + 1));

      expect(await found('')).toEqual(['b 100%', 'A', 'c']);
      expect(await found('sort=subcategoryName')).toEqual(['A', 'b 100%', 'c']);
      expect(await found('sort=-subcategoryname')).toEqual(['c', 'b 100%', 'A']);
      expect(await found('sort=-subcategoryId')).toEqual(['c', 'A', 'b 100%']);
      expect(await found('sort=categoryId')).toEqual(['b 100%', 'c', 'A']);
      expect(await found('sort=category')).toEqual(['A', 'b 100%', 'c']);
      expect(await found('sort=displayStatus')).toEqual(['c', 'b 100%', 'A']);
      expect(await found('displayStatus=false')).toEqual(['c']);
      expect(await found(`category=${one.categoryId}&displayStatus=true`)).toEqual(['b 100%']);
      expect(await found('page=2&pageSize=2')).toEqual(['c']);
      expect(await found('page=9')).toEqual([]);
      expect(await namesIn(`?q=${encodeURIComponent(`${word} B 100%`)}`)).toEqual([`${word} b 100%`]);
      const { headers } = await list(`?q=${word}&page=2&pageSize=1`, token);
      expect(headers.get('X-Total-Count')).toBe('3');
      expect(headers.get('Link')).toContain('pageSize=1&page=3>; rel="next"');
    });

    test.each([
      ['sort=productCount', 'sort'],
      ['sort=version', 'sort'],
      ['page=0', 'page'],
      ['pageSize=101', 'pageSize'],
      ['category=tea', 'category'],
      ['category=0', 'category'],
      ['displayStatus=perhaps', 'displayStatus'],
      [`q=${'x'.repeat(201)}`, 'q'],
    ])('rejects ?%s, naming %s', async (search, path) => {
      const paths = path === 'category' ? [''] : ['', `/ByCategory/${categoryId}`];
      for (const of of paths) {
        const { status, problem } = await call('GET', `/api/subcategories${of}?${search}`);
        expect(status).toBe(422);
        expect(problem.errors?.map(error => error.path)).toEqual([path]);
      }
    });

    test('returns 304 to a client with the current version, and 400 for a malformed id', async () => {
      const { subcategoryId } = await makeSubcategory(shop.database);
      const path = `/api/subcategories/${subcategoryId}`;
      const etag = (await call('GET', path)).headers.get('ETag') ?? '';
      const again = await call('GET', path, { headers: { 'If-None-Match': etag } });
      expect({ status: again.status, data: again.data }).toEqual({ status: 304, data: '' });
      for (const malformed of ['tea', '1.5', '-1', '%00', '9'.repeat(16)])
        expect((await list(`/${malformed}`)).status).toBe(400);
    });
  });
});
