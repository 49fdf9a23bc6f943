import { beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { makeAccount } from '../../support/accounts.ts';
import { fromElsewhere } from '../../support/addresses.ts';
import type { Answer } from '../../support/api-client.ts';
import { API_ROUTES, type ApiRoute } from '../../support/api-routes.ts';
import { drawPng } from '../../support/drawn-pictures.ts';
import { makePrice } from '../../support/factories.ts';
import { formOf } from '../../support/forms.ts';
import { HOSTILE_TEXTS_BY_KIND, spreadOverTypes } from '../../support/hostile-values.ts';
import { inTurns } from '../../support/in-turns.ts';
import { expectProblem } from '../../support/problems.ts';
import { type Rows, rowReader } from '../../support/rows.ts';
import { openShop } from '../../support/shop.ts';
import { tokenFor } from '../../support/tokens.ts';

const AT_ONCE = 8;
/** Longer ones are rejected in front of the shop. */
const LONGEST = 8000;
/** As an address can contain them. */
const TEXTS = HOSTILE_TEXTS_BY_KIND.map(texts => texts.map(text => text.toWellFormed())).map(texts =>
  texts.filter(text => encodeURIComponent(text).length < LONGEST),
);

const { shop, call } = openShop();
let token: string;
let customer: string;
let readRows: () => Promise<Rows>;
let picture: string;
beforeAll(async () => {
  token = await tokenFor(await makeAccount(shop.database, 'admin'));
  customer = await tokenFor(await makeAccount(shop.database, 'customer'));
  const { productCode } = await makePrice(shop.database);
  const body = formOf({ Image: drawPng() });
  const { data } = await call<{ productPicture: string }>('PUT', `/api/products/${productCode}`, {
    body,
    token,
  });
  picture = data.productPicture;
  readRows = await rowReader(shop.database);
});

const shapeOf = (schema: z.ZodType | undefined) =>
  schema instanceof z.ZodObject ? Object.entries(schema.shape as Record<string, z.ZodType>) : [];

const saidOf = (what: string, { status, data }: Answer) =>
  `${what.slice(0, 200)} got ${status} ${JSON.stringify(data).slice(0, 500)}`;

/** Accepted or rejected, but never broken. */
function expectNoHarm(answer: Answer, what: string) {
  expect(answer.status, saidOf(what, answer)).toBeLessThan(500);
  if (answer.status >= 400) expectProblem(answer, answer.status);
}

/** Of an account with permission. */
const tokenOf = ({ notes: { roles } }: ApiRoute) => (roles && !roles.includes('admin') ? customer : token);

const withId = (path: string) => path.replace(':orderNumber', 'M00000000').replace(/:\w+/g, '1');
function routesWith(part: 'params' | 'query') {
  const places = API_ROUTES.flatMap(route =>
    shapeOf(route.notes[part]).map(([name, schema]) => ({ route, name, schema })),
  );
  const texts = spreadOverTypes(places, { byKind: TEXTS, typeOf: ({ name }) => name });
  return places.map(one => [one.route.name, one.name, { ...one, texts: texts.get(one) ?? [] }] as const);
}
type Part = { route: ApiRoute; name: string; schema: z.ZodType; texts: string[] };

describe('a hostile path or query does no harm', () => {
  test.each(routesWith('query'))('%s?%s=…', async (_route, _name, { route, name, schema, texts }: Part) => {
    await inTurns(texts, AT_ONCE, async text => {
      const path = `${withId(route.path)}?${name}=${encodeURIComponent(text)}`;
      const answer = await call(route.method, path, { token: tokenOf(route) });
      expectNoHarm(answer, path);
      if (text === '' || schema.safeParse(text).success) return;
      const paths = expectProblem(answer, 422).errors?.map(error => error.path);
      expect(paths, saidOf(path, answer)).toContain(name);
    });
  });

  test.each(routesWith('params'))(
    '%s with :%s',
    async (_route, _name, { route, name, schema, texts }: Part) => {
      const before = await readRows();
      const names = texts.filter(text => !['', '.', '..'].includes(text));
      await inTurns(names, AT_ONCE, async text => {
        const path = withId(route.path.replace(`:${name}`, encodeURIComponent(text)));
        const json = route.method === 'PUT' && !route.notes.picture ? {} : undefined;
        const answer = await call(route.method, path, { token: tokenOf(route), json });
        expectNoHarm(answer, path);
        if (!schema.safeParse(text).success)
          expect([400, 404, 405], saidOf(path, answer)).toContain(answer.status);
      });
      expect(await readRows()).toEqual(before);
    },
  );

  const TRICKS = [
    '/api/categories/%',
    '/api/categories/%zz',
    '/api/categories/%ff%fe',
    '/api/categories/1%00',
    '/api/categories/..%2f..%2fetc%2fpasswd',
    '/api/../../etc/passwd',
    '/api/%2e%2e/wrangler.json',
    '/api\\categories',
    '/api/categories;x=1',
    '/api/categories?%',
    '/api/categories?=&=&&',
    '/api/categories?page=%F0%9F&pageSize=%',
    '/api/categories?page=1&page=x&PAGE=2',
    '/api/categories?page[]=1&page[$gt]=1',
    '/api/categories?__proto__[x]=1&constructor=1&toString=1',
    `/api/categories?${'a=1&'.repeat(2000)}`,
    `/api/categories?q=${'%F0%9F%8D%B5'.repeat(100)}`,
    `/api/${'a/'.repeat(2000)}`,
    `/api/products?q=${'a%20'.repeat(99)}`,
    `/api/products?q=${'%22'.repeat(99)}`,
    `/api/products?country=%00&sort=price&page=1000000&pageSize=100`,
    '/pictures/..%2f..%2fjwt-secret',
    '/pictures/%2e%2e',
    '/pictures/%ff',
    '/pictures/__proto__',
    `/pictures/${'a'.repeat(4000)}`,
    '/assets/..%2f..%2fwrangler.json',
    '/assets/%2e%2e/index.js',
    '/assets/%ff',
  ];

  test.each(TRICKS.map(path => [path.slice(0, 80), path]))('%s', async (_, path) => {
    for (const method of ['GET', 'HEAD', 'DELETE']) {
      const { status, data } = await call(method, path);
      expect(status).toBeLessThan(500);
      expect(String(data)).not.toMatch(/JWT_SECRET|root:|MERIDIAN_LOCAL/);
    }
  });
});

describe('hostile headers do no harm', () => {
  const long = (text: string) => text.repeat(Math.floor(4000 / text.length));
  const HEADERS: [name: string, values: string[]][] = [
    [
      'If-Match',
      [
        '',
        '*, *',
        '""',
        'W/"1"',
        '"1',
        '"1.',
        '"-1"',
        '"1e3"',
        '"NaN"',
        `"${'9'.repeat(400)}"`,
        long('"2",'),
      ],
    ],
    ['If-None-Match', ['', '*', '"', long('"1",'), 'W/', '\xff\xfe']],
    [
      'Range',
      [
        'bytes=',
        'bytes=-',
        'bytes=5-2',
        'bytes=-0',
        'bytes=0-0,1-1',
        'lines=1-2',
        `bytes=${'9'.repeat(400)}-`,
      ],
    ],
    [
      'Authorization',
      [
        '',
        'Bearer',
        'Bearer ',
        'Basic YTpi',
        'Bearer a.b.c',
        long('Bearer x.'),
        'Bearer \xff',
        'bearer null',
      ],
    ],
    [
      'Content-Type',
      [
        '',
        '/',
        'application/json;',
        'application/json; charset="',
        long('a/'),
        'multipart/form-data',
        '\xff',
      ],
    ],
    [
      'Cookie',
      [
        '',
        '=',
        ';;;',
        'XSRF-TOKEN',
        'XSRF-TOKEN=%',
        'XSRF-TOKEN=%ff',
        '__proto__=1',
        'country=%00',
        long('a=b;'),
      ],
    ],
    ['X-XSRF-TOKEN', ['', '\xff', long('x')]],
    ['Accept', ['', 'x', long('text/html,'), '*/*;q=nan']],
    ['Host', ['x', 'a:b']],
    ['CF-Connecting-IP', ['', 'x', "' OR 1=1 --", long('1')]],
    ['X-HTTP-Method-Override', ['DELETE']],
  ];
  const everyHeader = HEADERS.flatMap(([name, values]) =>
    values.map(value => [name, value.slice(0, 30), { [name]: value }] as const),
  );

  test.each(everyHeader)('%s: %s', async (_name, _value, headers) => {
    const before = await readRows();
    const asStaff = { Authorization: `Bearer ${token}`, ...headers };
    for (const path of [
      '/api/categories',
      '/api/products/1',
      '/api/products/1?country=AB',
      '/api/auth/checktoken',
    ])
      expectNoHarm(await call('GET', path, { headers }), path);
    expect((await call('GET', picture, { headers })).status).toBeLessThan(500);
    const body = JSON.stringify({ categoryName: '' });
    const refusable = { 'Content-Type': 'application/json', ...asStaff };
    expectNoHarm(await call('POST', '/api/categories', { body, headers: refusable }), 'a broken rule');
    expectNoHarm(await call('PUT', '/api/products/1', { body: 'x', headers: refusable }), 'half a product');
    expectNoHarm(await call('DELETE', '/api/categories/999999', { headers: asStaff }), 'nothing to delete');
    const login = { username: 'nobody', password: '' };
    expectNoHarm(
      await call('POST', '/api/auth/login', { json: login, headers: { ...fromElsewhere(), ...headers } }),
      'no password',
    );
    expect(await readRows()).toEqual(before);
  });
});
