import { beforeAll, describe, expect, test } from 'vitest';
import { tokenOf } from '../../support/accounts.ts';
import { API_ROUTES, type ApiRoute } from '../../support/api-routes.ts';
import { aName, makeCategory, makeCountry, makeProduct, makeSubcategory } from '../../support/factories.ts';
import { formOf } from '../../support/forms.ts';
import { TARGETS } from '../../support/hostile-targets.ts';
import { openShop } from '../../support/shop.ts';

type Fields = Record<string, unknown>;

const { shop, call } = openShop();
let staff: string;
beforeAll(async () => {
  staff = await tokenOf(call, shop.database, 'staff');
});

/** Fields that a decision or an edit changes in addition to those sent. */
const DECIDED = { state: 'approved', decidedBy: null, decidedAt: null, version: null, createdAt: null };

function send(
  { method, notes }: ApiRoute,
  path: string,
  { fields, token }: { fields: Fields; token: string },
) {
  if (!notes.picture || notes.picture.orJson) return call<Fields>(method, path, { json: fields, token });
  const parts = Object.entries(fields).filter(([, value]) => value !== null);
  const body = formOf(Object.fromEntries(parts.map(([name, value]) => [name, String(value)])));
  return call<Fields>(method, path, { body, token });
}

const changes = API_ROUTES.filter(({ method, notes }) => method === 'PUT' && notes.sentBack);

describe('a client may read a row, edit it and send all of it back', () => {
  test('covers everything that can be read and changed', () => {
    expect(changes.length).toBeGreaterThan(18);
  });

  test.each(changes.map(route => [route.name, route] as const))('%s', async (name, route) => {
    const target = await TARGETS[name]?.(shop.database);
    if (!target?.token) throw new Error(`${name} has no target`);
    const { path, readAt, token } = target;
    const read = () => call<Fields | Fields[]>('GET', readAt || path, { token });
    const { data: before } = await read();
    const fields = Array.isArray(before) ? { fees: before.slice(0, 1) } : before;
    const answer = await send(route, path, { fields, token });
    expect(answer.status, JSON.stringify(answer.data)).toBe(200);
    const after = (await read()).data;
    const isDecided = /comments|reviews/.test(name);
    expect(isDecided ? { ...after, ...DECIDED } : after).toEqual(
      Array.isArray(before)
        ? before.map((one, at) => (at === 0 ? { ...one, version: expect.any(Number) } : one))
        : isDecided
          ? { ...before, ...DECIDED }
          : before,
    );
  });
});

const inCapitals = (fields: object) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name.charAt(0).toUpperCase() + name.slice(1), value]),
  );
const asItIs = (fields: object): object => fields;

/** Whole objects, as the client in the specification builds them before sending. */
const OBJECTS: [resource: string, make: () => Promise<Fields>, id: string][] = [
  [
    'categories',
    async () => ({ categoryId: 0, categoryName: aName('Tea'), displayStatus: true }),
    'categoryId',
  ],
  [
    'subcategories',
    async () => {
      const { categoryId } = await makeCategory(shop.database);
      return { subcategoryId: 0, categoryId, subcategoryName: aName('Cups'), displayStatus: true };
    },
    'subcategoryId',
  ],
  [
    'countries',
    async () => {
      const countryCode = crypto.randomUUID().slice(0, 3).toUpperCase();
      const named = { countryCode, countryName: aName('Land'), denomination: 'EUR' };
      return { countryId: 0, ...named, displayStatus: true, createdAt: '2020-01-01T00:00:00.000Z' };
    },
    'countryId',
  ],
  [
    'products',
    async () => {
      const { subcategoryId, categoryId } = await makeSubcategory(shop.database);
      const said = { productName: aName('Cup'), productDescription: 'Blue', productOverviewDoc: 'doc' };
      const placed = {
        productPicture: null,
        createdAt: '2020-01-01T00:00:00.000Z',
        categoryId,
        subcategoryId,
      };
      return { productCode: 0, ...said, ...placed };
    },
    'productCode',
  ],
  [
    'productprices',
    async () => {
      const [{ productCode }, { countryId }] = [
        await makeProduct(shop.database),
        await makeCountry(shop.database),
      ];
      const points = { PV: 1, PQ: 2, DisplayAtWebsite: true, StockAvailable: 3 };
      const key = { ProductCode: String(productCode), CountryID: countryId };
      return { ...key, NetPrice: 4, RetailPrice: 5, ...points, CreatedAt: '2020-01-01T00:00:00.000Z' };
    },
    'ProductCode',
  ],
];

describe.each([
  ['in camel case', asItIs],
  ['in capitals', inCapitals],
])('the client in the specification sends whole objects, %s', (_, spelt) => {
  test.each(OBJECTS)('%s', async (resource, make, id) => {
    const given = await make();
    const made = await call<Fields>('POST', `/api/${resource}`, { json: spelt(given), token: staff });
    expect(made.status, JSON.stringify(made.data)).toBe(201);
    const { [id]: key, createdAt: _, CreatedAt: __, ...rest } = given;
    expect(made.data).toMatchObject(rest);
    expect(JSON.stringify(made.data)).not.toContain('2020-01-01');
    if (key === 0) expect(made.data[id]).toBeGreaterThan(0);
    const path = made.headers.get('Location') ?? '';
    const json = spelt({ ...made.data, ...(key === 0 && { [id]: 99_999_999 }) });
    const changed = await call<Fields>('PUT', path, { json, token: staff });
    expect(changed.status, JSON.stringify(changed.data)).toBe(200);
    expect(changed.data).toEqual(made.data);
  });
});
