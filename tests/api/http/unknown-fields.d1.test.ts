import { beforeAll, describe, expect, test } from 'vitest';
import type * as z from 'zod';
import { tokenOf } from '../../support/accounts.ts';
import { fromElsewhere } from '../../support/addresses.ts';
import { API_ROUTES, type ApiRoute } from '../../support/api-routes.ts';
import { makeOrder, makePrice } from '../../support/factories.ts';
import { formOf } from '../../support/forms.ts';
import { TARGETS } from '../../support/hostile-targets.ts';
import { placesIn } from '../../support/places-in.ts';
import { expectProblem } from '../../support/problems.ts';
import { type Rows, rowReader } from '../../support/rows.ts';
import { openShop } from '../../support/shop.ts';
import type { Target } from '../../support/target-makers.ts';

const { shop, call } = openShop();
let readRows: () => Promise<Rows>;
beforeAll(async () => {
  readRows = await rowReader(shop.database);
});

const routes = API_ROUTES.filter(({ notes }) => notes.body).map(route => [route.name, route] as const);

function send({ method, notes }: ApiRoute, { path, fields, headers, token, picture }: Target) {
  const options = { headers: { ...fromElsewhere(), ...headers }, token };
  if (!notes.picture || notes.picture.orJson) return call(method, path, { ...options, json: fields });
  const parts = Object.entries(fields).map(([name, value]) => [name, String(value)]);
  const body = formOf({ ...Object.fromEntries(parts), ...(picture && { [notes.picture.part]: picture }) });
  return call(method, path, { ...options, body });
}

const targetOf = async ({ name }: ApiRoute) => (await TARGETS[name]?.(shop.database)) as Target;

/** Cells are named as in the file, which the import checks itself. */
const FREE = ['values'];

/** Every nested object, by its path, each time with one extra field. */
function withOneMore(value: unknown, path: string[] = []): [path: string, changed: unknown][] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.entries(value)
    .filter(([name]) => !FREE.includes(name))
    .flatMap(([name, part]) =>
      withOneMore(part, [...path, name]).map(([at, changed]) => {
        const copy = Array.isArray(value) ? [...value] : { ...value };
        return [at, Object.assign(copy, { [name]: changed })] as [string, unknown];
      }),
    );
  if (Array.isArray(value)) return inside;
  return [[[...path, 'zzqqzz'].join('.'), { ...value, zzqqzz: 1 }], ...inside];
}

test.each(routes)(
  '%s rejects an unknown field by name at any depth, and changes nothing',
  async (_, route) => {
    const target = await targetOf(route);
    const before = await readRows();
    for (const [path, fields] of withOneMore(target.fields)) {
      const answer = await send(route, { ...target, fields: fields as Target['fields'] });
      expect(expectProblem(answer, 422).errors).toEqual([{ path, message: 'There is no field zzqqzz' }]);
    }
    expect(await readRows()).toEqual(before);
  },
);

const mistyped = routes.flatMap(([name, route]) =>
  Object.keys((route.notes.body as z.ZodObject).shape).map(field => [name, field, route] as const),
);
test.each(mistyped)('%s suggests the right name for %s with an extra letter', async (_, field, route) => {
  const target = await targetOf(route);
  const { [field]: value = 1, ...others } = target.fields;
  const answer = await send(route, { ...target, fields: { ...others, [`${field}q`]: value } });
  const mistake = expectProblem(answer, 422).errors?.find(({ path }) => path === `${field}q`);
  expect(mistake?.message).toBe(`There is no field ${field}q (did you mean ${field}?)`);
});

const inside = routes.flatMap(([name, route]) =>
  placesIn(route.notes.body).map(place => [name, place.join('.'), route] as const),
);
test.each(inside)('%s rejects one in every %s', async (_, place, route) => {
  const target = await targetOf(route);
  const [field = '', ...within] = place.split('.');
  const value = within.reduceRight<unknown>((held, step) => (step === '0' ? [held] : { [step]: held }), {
    zzqqzz: 1,
  });
  const answer = await send(route, { ...target, fields: { ...target.fields, [field]: value } });
  const message = 'There is no field zzqqzz';
  expect(expectProblem(answer, 422).errors).toContainEqual({ path: `${place}.zzqqzz`, message });
});

const unread = API_ROUTES.filter(
  ({ method, notes }) => method !== 'GET' && !notes.body && !notes.takesAnyBody,
);
describe('a call without a body rejects any body', () => {
  const ONE_MORE = { zzqqzz: 1 };
  const WAYS: [string, object][] = [
    ['JSON', { json: ONE_MORE }],
    ['a form', { body: new URLSearchParams({ zzqqzz: '1' }) }],
    ['a multipart form', { body: formOf({ zzqqzz: '1' }) }],
    ['undeclared JSON', { body: JSON.stringify(ONE_MORE) }],
  ];
  let token: string;
  beforeAll(async () => {
    token = await tokenOf(call, shop.database, 'admin');
  });

  test.each(unread.map(({ name, method, path }) => [name, method, path.replace(/:\w+/g, '1')] as const))(
    '%s',
    async (_, method, path) => {
      const before = await readRows();
      for (const [way, sent] of WAYS) {
        const { errors } = expectProblem(await call(method, path, { ...sent, token }), 422);
        expect(errors, way).toEqual([{ path: 'zzqqzz', message: 'There is no field zzqqzz' }]);
      }
      for (const body of ['1', '[1]', 'amount 1'])
        expect(expectProblem(await call(method, path, { body, token }), 400).detail).toBe(
          'This call takes no body',
        );
      expect(await readRows()).toEqual(before);
    },
  );

  test('a mistyped amount does not refund everything, and an empty body is accepted', async () => {
    const { orderNumber } = await makeOrder(shop.database);
    const path = `/api/orders/${orderNumber}/payments/P-1/refund`;
    const { errors } = expectProblem(await call('POST', path, { json: { amount: 1 }, token }), 422);
    expect(errors).toEqual([{ path: 'amount', message: 'There is no field amount' }]);
    const { detail } = (await call('POST', path, { token })).problem;
    for (const sent of [{ json: {} }, { json: [] }, { json: null }, { body: '' }])
      expect((await call('POST', path, { ...sent, token })).problem.detail).toBe(detail);
  });

  test('mail programs and payment providers may send extra fields', async () => {
    const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
    expectProblem(await call('POST', '/api/subscribers/one-click?token=spent', { body }), 422);
    expectProblem(await call('POST', '/api/payments/paypal/webhook', { json: { id: 'WH-1' } }), 404);
  });
});

test('rejects a mistyped price field instead of ignoring it', async () => {
  const { productCode, countryId } = await makePrice(shop.database);
  const token = await tokenOf(call, shop.database, 'staff');
  const path = `/api/productprices/${productCode}/${countryId}`;
  const before = (await call('GET', path, { token })).data;
  const json = { NetPrise: 1, PV: 7 };
  const problem = expectProblem(await call('PUT', path, { json, token }), 422);
  expect(problem.errors).toEqual([
    { path: 'NetPrise', message: 'There is no field NetPrise (did you mean NetPrice?)' },
  ]);
  expect((await call('GET', path, { token })).data).toEqual(before);
});

test('a mistyped partial refund does not refund everything', async () => {
  const { orderNumber } = await makeOrder(shop.database);
  const token = await tokenOf(call, shop.database, 'staff');
  const path = `/api/orders/${orderNumber}`;
  expect((await call('POST', `${path}/moves`, { json: { to: 'paid' }, token })).status).toBe(200);
  for (const more of [{ amount: 1 }, { lines: [] }, { total: 1 }]) {
    const [name] = Object.keys(more);
    const json = { to: 'refunded', ...more };
    const problem = expectProblem(await call('POST', `${path}/moves`, { json, token }), 422);
    expect(problem.errors?.map(one => one.path)).toEqual([name]);
  }
  expect((await call('GET', path, { token })).data).toMatchObject({ state: 'paid' });
});

test('rejects a picture under another name instead of losing it', async () => {
  const route = API_ROUTES.find(({ name }) => name === 'POST /api/slider/upload') as ApiRoute;
  const { picture, path, token } = await targetOf(route);
  for (const [name, hint] of [
    ['flie', ' (did you mean file?)'],
    ['imageUrl', ''],
  ] as const) {
    const body = formOf({ title: 'Tea', ...(picture && { [name]: picture }) });
    const problem = expectProblem(await call('POST', path, { body, token }), 422);
    expect(problem.errors).toContainEqual({ path: name, message: `There is no field ${name}${hint}` });
  }
});
