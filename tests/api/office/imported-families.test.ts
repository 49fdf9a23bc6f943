import { beforeAll, describe, expect, test } from 'vitest';
import type { Family, FamilyVariants } from '../../../functions/catalog/families/contract.ts';
import type { Product } from '../../../functions/catalog/products/contract.ts';
import { makeAccount } from '../../support/accounts.ts';
import { aName, makeFamily, makeProduct, makeSubcategory } from '../../support/factories.ts';
import { cells, importerFor } from '../../support/importer.ts';
import { expectProblem } from '../../support/problems.ts';
import { openShop } from '../../support/shop.ts';
import { tokenFor } from '../../support/tokens.ts';

const MOST = 100;

describe('families in files of products', () => {
  const { shop, call } = openShop();
  let token: string;
  beforeAll(async () => {
    token = await tokenFor(await makeAccount(shop.database, 'staff'));
  });
  const { apply, check, exported, rowsOf } = importerFor(call, () => token);

  /** A family, and a product for each of its variants. */
  async function makeVariants(options: string[], variants: string[][]) {
    const { subcategoryId } = await makeSubcategory(shop.database);
    const family = await makeFamily(shop.database, { options });
    const codes: number[] = [];
    for (const _ of variants) codes.push((await makeProduct(shop.database, { subcategoryId })).productCode);
    await setVariants(
      family.familyId,
      variants.map((values, at) => ({ productCode: codes[at] ?? 0, options: values })),
    );
    return { ...family, subcategoryId, codes: codes.map(String) };
  }
  const setVariants = (id: number, variants: FamilyVariants, headers = {}) =>
    call<Family>('PUT', `/api/families/${id}`, { json: { variants }, token, headers });
  const inFamily = async (code: string | undefined) => {
    const { familyId, options, familyPosition } = (await call<Product>('GET', `/api/products/${code}`)).data;
    return [familyId, options.join('/'), familyPosition];
  };
  const importing = async (...rows: Record<string, string>[]) => {
    const { path, counts } = await check('products', cells(...rows));
    const refused = await rowsOf(path, '?outcome=refuse');
    return { path, counts, refused: refused.map(({ line, errors }) => ({ line, ...errors[0] })) };
  };
  const applied = async (path: string) => {
    const { status, headers } = await apply(path);
    expect(status).toBe(200);
    return () => call('POST', `/api/changes/${headers.get('X-Change-Id')}/undo`, { token });
  };

  test('an export names them, and importing it unchanged changes nothing', async () => {
    const { subcategoryId, familyName } = await makeVariants(
      ['Colour', 'Size'],
      [
        ['Sand, light', '12"'],
        ['"Sea"', 'M'],
        ['=1', '-'],
      ],
    );
    await makeProduct(shop.database, { subcategoryId });
    const { rows } = await exported('products', `?subcategory=${subcategoryId}`);
    expect(rows.map(({ values }) => [values.family, values.options])).toEqual([
      [familyName, '"Sand, light", "12"""'],
      [familyName, '"""Sea""", M'],
      [familyName, '=1, -'],
      ['', ''],
    ]);
    expect((await check('products', rows)).counts).toMatchObject({ same: 4, change: 0, refuse: 0 });
  });

  test('rows join, move, change, leave and stay, and undoing the import restores all', async () => {
    const from = await makeVariants(
      ['Colour', 'Size'],
      [
        ['Sand', 'S'],
        ['Sand', 'M'],
        ['Sand', 'L'],
      ],
    );
    const to = await makeVariants(['Shade'], [['Sea'], ['Sky']]);
    const alone = await makeProduct(shop.database);
    const [leaves, moves, stays] = from.codes;
    const [changes, other] = to.codes;
    const everyone = [leaves, moves, stays, changes, other, String(alone.productCode)];
    const now = () => Promise.all(everyone.map(inFamily));
    const before = await now();
    const productName = aName('New');
    const { path, counts, refused } = await importing(
      { productCode: leaves ?? '', family: '', options: '' },
      { productCode: moves ?? '', family: to.familyName.toUpperCase(), options: ' rose ' },
      { productCode: stays ?? '', productName: 'Another name' },
      { productCode: changes ?? '', options: 'Ocean' },
      { productCode: String(alone.productCode), familyId: String(from.familyId), options: 'Sea, XL' },
      { productName, subcategoryId: String(from.subcategoryId), family: to.familyName, options: 'Moss' },
    );
    expect({ counts, refused }).toMatchObject({ counts: { create: 1, change: 5 }, refused: [] });
    expect((await rowsOf(path))[1]?.changes).toEqual([
      { field: 'family', from: from.familyName, to: to.familyName },
      { field: 'options', from: 'Sand, M', to: 'rose' },
    ]);
    const undo = await applied(path);
    expect(await now()).toEqual([
      [null, '', 0],
      [to.familyId, 'rose', 2],
      [from.familyId, 'Sand/L', 2],
      [to.familyId, 'Ocean', 0],
      [to.familyId, 'Sky', 1],
      [from.familyId, 'Sea/XL', 3],
    ]);
    const made = await call<Product[]>('GET', `/api/products?q=${productName.split(' ').at(-1)}`);
    expect(made.data).toMatchObject([{ familyId: to.familyId, options: ['Moss'] }]);
    expect((await undo()).data).toEqual({ undone: 6, left: 0 });
    expect(await now()).toEqual(before);
  });

  test('two rows swap their options, and one takes those of a row that leaves', async () => {
    const { familyId, codes } = await makeVariants(['Size'], [['S'], ['M'], ['L'], ['XL']]);
    const [one = '', two = '', three = '', four = ''] = codes;
    const { path, refused } = await importing(
      { productCode: one, options: 'm' },
      { productCode: two, options: 'S' },
      { productCode: three, options: 'XL' },
      { productCode: four, family: '' },
    );
    expect(refused).toEqual([]);
    const undo = await applied(path);
    const now = () => Promise.all(codes.map(inFamily));
    expect(await now()).toEqual([
      [familyId, 'm', 0],
      [familyId, 'S', 1],
      [familyId, 'XL', 2],
      [null, '', 0],
    ]);
    expect((await undo()).data).toEqual({ undone: 4, left: 0 });
    expect(await now()).toEqual([
      [familyId, 'S', 0],
      [familyId, 'M', 1],
      [familyId, 'L', 2],
      [familyId, 'XL', 3],
    ]);
  });

  test('each row that the database would refuse says why', async () => {
    const { familyId, familyName, codes } = await makeVariants(
      ['Colour', 'Size'],
      [
        ['Sand', 'S'],
        ['Sand', 'M'],
      ],
    );
    const other = await makeFamily(shop.database);
    const [one = '', two = ''] = codes;
    const free = await Promise.all(
      [1, 2, 3].map(async () => String((await makeProduct(shop.database)).productCode)),
    );
    const [a = '', b = '', c = ''] = free;
    const INCOMPLETE = `A variant of ${familyName} has a value for each of its options: Colour, Size`;
    const refusedFor = async (...rows: Record<string, string>[]) => (await importing(...rows)).refused;
    expect(
      await refusedFor(
        { productCode: a, family: 'No such family', options: 'x' },
        { productCode: b, family: familyName },
        { productCode: c, options: 'Sand, XL' },
        { productCode: one, family: familyName, familyId: String(other.familyId), options: 'Sand, XXL' },
        { productCode: two, options: 'Sand, M, long' },
      ),
    ).toEqual([
      { line: 2, path: 'family', message: 'There is no family No such family' },
      { line: 3, path: 'options', message: INCOMPLETE },
      { line: 4, path: 'family', message: 'A product with options needs a family' },
      { line: 5, path: 'familyId', message: `${familyName} has the ID ${familyId}, not ${other.familyId}` },
      { line: 6, path: 'options', message: INCOMPLETE },
    ]);
    const TAKEN = 'Another product has these options in this family';
    expect(
      await refusedFor(
        { productCode: a, family: familyName, options: 'sand, s' },
        { productCode: one, options: 'Sand, M' },
        { productCode: b, family: familyName, options: 'Sea, M' },
        { productCode: c, family: familyName, options: 'SEA, M' },
        { productCode: two, options: `Sand, ${'x'.repeat(41)}` },
      ),
    ).toEqual([
      { line: 2, path: 'options', message: TAKEN },
      { line: 3, path: 'options', message: TAKEN },
      { line: 5, path: 'options', message: 'Row 4 of the file already has these options in this family' },
      { line: 6, path: 'options', message: 'Value can have at most 40 characters' },
    ]);
  });

  test('a family takes no more than a hundred variants from a file', async () => {
    const { subcategoryId } = await makeSubcategory(shop.database);
    const { familyName } = await makeFamily(shop.database);
    const rows = Array.from({ length: MOST + 1 }, (_, at) => ({
      productName: `Variant ${at}`,
      subcategoryId: String(subcategoryId),
      family: familyName,
      options: String(at),
    }));
    const { counts, refused } = await importing(...rows);
    expect(counts).toMatchObject({ create: MOST, refuse: 1 });
    expect(refused).toEqual([
      { line: MOST + 2, path: 'family', message: 'A family can have at most 100 variants' },
    ]);
    const { path } = await importing(...rows.slice(0, MOST));
    expect((await apply(path)).data).toEqual({ created: MOST, changed: 0 });
    expect((await importing(...rows.slice(MOST))).counts).toMatchObject({ refuse: 1 });
  });

  test('nothing is imported if the family or a combination was taken away after the check', async () => {
    const { familyId, familyName, codes } = await makeVariants(['Size'], [['S']]);
    const { productCode } = await makeProduct(shop.database);
    const joining = { productCode: String(productCode), family: familyName, options: 'M' };
    const { path } = await importing(joining);
    const other = await makeProduct(shop.database);
    await setVariants(familyId, [{ productCode: other.productCode, options: ['M'] }]);
    expect(expectProblem(await apply(path), 409).errors).toMatchObject([{ path: 'rows.2' }]);
    await setVariants(familyId, []);
    const again = await importing({ ...joining, productCode: codes[0] ?? '' });
    await call('DELETE', `/api/families/${familyId}`, { token });
    expect(expectProblem(await apply(again.path), 409).errors).toMatchObject([{ path: 'rows.2' }]);
    expect(await inFamily(codes[0])).toEqual([null, '', 0]);
  });

  test('an edit of the variants is refused if a file changed them meanwhile', async () => {
    const { familyId, familyName, codes } = await makeVariants(['Size'], [['S']]);
    const read = await call<Family>('GET', `/api/families/${familyId}`);
    const headers = { 'If-Match': read.headers.get('ETag') ?? '' };
    const { productCode } = await makeProduct(shop.database);
    const { path } = await importing({ productCode: String(productCode), family: familyName, options: 'M' });
    await applied(path);
    const kept = [{ productCode: Number(codes[0]), options: ['S'] }];
    expectProblem(await setVariants(familyId, kept, headers), 412);
  });
});
