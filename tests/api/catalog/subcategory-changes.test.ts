import { beforeAll, describe, expect, test } from 'vitest';
import type { Subcategory } from '../../../functions/catalog/subcategories/contract.ts';
import { makeAccount } from '../../support/accounts.ts';
import { aName, makeCategory, makeProduct, makeSubcategory } from '../../support/factories.ts';
import { openShop } from '../../support/shop.ts';
import { tokenFor } from '../../support/tokens.ts';

const NONE = 99_999_999;

describe('subcategory changes', () => {
  const { shop, call } = openShop();
  let token: string;
  beforeAll(async () => {
    token = await tokenFor(await makeAccount(shop.database, 'staff'));
  });

  const read = (id: number) => call<Subcategory>('GET', `/api/subcategories/${id}`, { token });
  const put = (id: number, json: unknown, version?: string) =>
    call<Subcategory>('PUT', `/api/subcategories/${id}`, {
      json,
      token,
      ...(version !== undefined && { headers: { 'If-Match': version } }),
    });
  const remove = (id: number, version?: string) =>
    call('DELETE', `/api/subcategories/${id}`, {
      token,
      ...(version !== undefined && { headers: { 'If-Match': version } }),
    });

  describe('changing', () => {
    test('PUT keeps omitted fields and returns a new version', async () => {
      const { subcategoryId, categoryId, subcategoryName } = await makeSubcategory(shop.database);
      const { status, data, headers } = await put(subcategoryId, { DisplayStatus: 'false' });
      expect(status).toBe(200);
      expect(data).toEqual({ subcategoryId, categoryId, subcategoryName, displayStatus: false });
      expect(headers.get('ETag')).toBe('"2"');
      expect((await put(subcategoryId, {})).data).toEqual(data);
      expect((await read(subcategoryId)).data).toEqual(data);
    });

    test('moves to another category with its products, and is found there', async () => {
      const { subcategoryId } = await makeSubcategory(shop.database);
      await makeProduct(shop.database, { subcategoryId });
      const { categoryId } = await makeCategory(shop.database);
      const moved = await put(subcategoryId, { categoryId: String(categoryId) });
      expect(moved.data).toMatchObject({ subcategoryId, categoryId });
      const there = await call<Subcategory[]>('GET', `/api/subcategories/ByCategory/${categoryId}`);
      expect(there.data).toEqual([moved.data]);
    });

    test('adding a product does not change its subcategory’s version', async () => {
      const { subcategoryId } = await makeSubcategory(shop.database);
      await makeProduct(shop.database, { subcategoryId });
      expect((await put(subcategoryId, { displayStatus: true }, '"1"')).status).toBe(200);
    });

    test('when two people edit the same row, the second sees the first one’s change', async () => {
      const { subcategoryId } = await makeSubcategory(shop.database);
      const version = (await read(subcategoryId)).headers.get('ETag') ?? '';
      const [first, second] = [aName('First'), aName('Second')];

      expect((await put(subcategoryId, { subcategoryName: first }, version)).status).toBe(200);
      const refused = await put(subcategoryId, { subcategoryName: second }, version);
      expect(refused.status).toBe(412);
      expect(refused.problem.current).toMatchObject({ subcategoryId, subcategoryName: first });
      const shown = refused.headers.get('ETag') ?? '';
      expect((await put(subcategoryId, { subcategoryName: second }, shown)).status).toBe(200);
    });

    test('accepts one of twenty changes to the same version at once', async () => {
      const { subcategoryId } = await makeSubcategory(shop.database);
      const answers = await Promise.all(
        Array.from({ length: 20 }, () => put(subcategoryId, { subcategoryName: aName('Race') }, '"1"')),
      );
      expect(answers.map(answer => answer.status).sort()).toEqual([200, ...Array(19).fill(412)]);
    });

    test.each([
      ['an empty name', { subcategoryName: '' }, ['subcategoryName']],
      ['null as name', { subcategoryName: null }, ['subcategoryName']],
      ['a name of 101 letters', { subcategoryName: 'x'.repeat(101) }, ['subcategoryName']],
      ['no category at all', { categoryId: null }, ['categoryId']],
      ['an empty category', { categoryId: ' ' }, ['categoryId']],
      ['a missing category', { categoryId: NONE, displayStatus: false }, ['categoryId']],
      ['an invalid status', { displayStatus: 0 }, ['displayStatus']],
      ['two invalid fields', { categoryId: 'x', displayStatus: 'x' }, ['categoryId', 'displayStatus']],
      ['a list', [], ['']],
    ])('rejects %s, names the field and leaves the row unchanged', async (_, json, paths) => {
      const { subcategoryId } = await makeSubcategory(shop.database);
      const before = await read(subcategoryId);
      const { status, problem } = await put(subcategoryId, json);
      expect({ status, paths: problem.errors?.map(error => error.path) }).toEqual({ status: 422, paths });
      const after = await read(subcategoryId);
      expect({ data: after.data, etag: after.headers.get('ETag') }).toEqual({
        data: before.data,
        etag: '"1"',
      });
    });

    test('rejects a name that its category already has, also when moving there', async () => {
      const one = await makeSubcategory(shop.database);
      const { categoryId, subcategoryName } = one;
      const beside = await makeSubcategory(shop.database, { categoryId });
      const elsewhere = await makeSubcategory(shop.database, { subcategoryName });
      const refusals = [
        await put(beside.subcategoryId, { subcategoryName: subcategoryName.toLowerCase() }),
        await put(elsewhere.subcategoryId, { categoryId }),
      ];
      for (const { status, problem } of refusals) {
        expect(status).toBe(409);
        expect(problem.errors?.map(error => error.path)).toEqual(['subcategoryName']);
      }
      expect((await put(one.subcategoryId, { subcategoryName: subcategoryName.toUpperCase() })).status).toBe(
        200,
      );
    });

    test('returns 404 for an unknown id and 400 for a malformed one', async () => {
      expect((await put(NONE, { displayStatus: true })).status).toBe(404);
      expect((await put(NONE, { categoryId: NONE })).status).toBe(404);
      expect((await put(1.5, { displayStatus: true })).status).toBe(400);
      expect((await remove(1.5)).status).toBe(400);
    });
  });

  describe('deleting', () => {
    test('deletes a subcategory', async () => {
      const { subcategoryId } = await makeSubcategory(shop.database);
      expect((await remove(subcategoryId)).status).toBe(204);
      expect((await read(subcategoryId)).status).toBe(404);
      expect((await remove(subcategoryId)).status).toBe(404);
    });

    test('keeps a subcategory with products, and says which and how many', async () => {
      const { subcategoryId } = await makeSubcategory(shop.database);
      const names: string[] = [];
      const make = async () => names.push((await makeProduct(shop.database, { subcategoryId })).productName);
      await make();
      const one = await remove(subcategoryId);
      expect(one.status).toBe(409);
      expect(one.problem.detail).toBe(`1 product uses this subcategory: ${names[0]}`);

      for (let count = 0; count < 21; count += 1) await make();
      const { problem } = await remove(subcategoryId);
      expect(problem.detail).toBe(`22 products use this subcategory: ${names.slice(0, 5).join(', ')}, …`);
      expect(problem.references).toEqual([{ kind: 'products', count: 22, names: names.slice(0, 20) }]);
      expect((await read(subcategoryId)).status).toBe(200);
    });

    test('does not delete a subcategory that changed since it was read', async () => {
      const { subcategoryId } = await makeSubcategory(shop.database, { version: 3 });
      expect((await remove(subcategoryId, '"2"')).status).toBe(412);
      expect((await remove(subcategoryId, 'nonsense')).status).toBe(412);
      expect((await remove(subcategoryId, '"2", W/"3"')).status).toBe(204);
    });
  });
});
