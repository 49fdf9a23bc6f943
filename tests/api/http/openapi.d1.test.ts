import { expect, test } from 'vitest';
import { createApp } from '../../../functions/app.ts';
import type { Ports } from '../../../functions/deps.ts';
import type {
  Answer,
  ApiDocument,
  Content,
  Operation,
  Parameter,
} from '../../../functions/openapi/contract.ts';
import { FORMER_IDS } from '../../../functions/openapi/operation-ids.ts';
import { readDocument } from '../../support/documented.ts';
import { openShop } from '../../support/shop.ts';
import { SPECIFIED } from '../../support/specified-calls.ts';

const app = createApp(() => new Response());
const read = await app.request('/api/openapi.json', {}, {} as Ports);
const document = (await read.json()) as ApiDocument;
const { faultAt } = readDocument(document);

type Found = { place: string[]; method: string; path: string; operation: Operation };

const operations: Found[] = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    place: ['paths', path, method],
    method,
    path,
    operation,
  })),
);
const each = operations.map(found => [found.operation.operationId, found] as const);

/** The value at a place in the document, through references. */
function at<Part>(part: unknown): Part {
  const { $ref } = part as { $ref?: string };
  if (!$ref) return part as Part;
  const place = $ref.replace(/^#\//, '').split('/');
  return at(place.reduce<unknown>((inside, key) => (inside as Record<string, unknown>)?.[key], document));
}

const parametersOf = ({ operation }: Found) => operation.parameters.map(one => at<Parameter>(one));

test('the document names its version and the address of the shop', () => {
  expect(document.openapi).toBe('3.1.1');
  expect(document.info).toMatchObject({
    title: 'Meridian',
    version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
  });
  expect(document.servers).toEqual([{ url: '/' }]);
  const tags = document.tags.map(({ name }) => name);
  for (const { operation } of operations) expect(tags).toContain(operation.tags[0]);
});

test('operation names are unique, so that a generated client loses none', () => {
  const ids = operations.map(({ operation }) => operation.operationId);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  for (const id of ids) expect(id).toMatch(/^[a-z][A-Za-z]+$/);
});

test('every former operation id is still that of a call', () => {
  const ids = operations.map(({ operation }) => operation.operationId);
  expect(Object.values(FORMER_IDS).filter(id => !ids.includes(id))).toEqual([]);
});

test('every reference resolves', () => {
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(([, of = '']) => of);
  expect(references.length).toBeGreaterThan(100);
  for (const $ref of new Set(references)) expect(at({ $ref }), $ref).toBeTypeOf('object');
});

test('the document lists exactly the routes of the shop', () => {
  const routes = app.routes
    .filter(({ method, path }) => method !== 'ALL' && path.startsWith('/api/') && path !== '/api/docs')
    .map(({ method, path }) => `${method.toLowerCase()} ${path.replace(/:\w+/g, '{}')}`);
  const described = operations.map(
    ({ method, path }) => `${method} ${path.toLowerCase().replace(/\{\w+\}/g, '{}')}`,
  );
  expect(described.sort()).toEqual([...new Set(routes)].sort());
});

test.each(SPECIFIED)(
  '%s is described as the shop’s own pages call it',
  (call, { query = [], form, json }) => {
    const [method = '', path = ''] = call.split(' ');
    const operation = document.paths[path]?.[method.toLowerCase()] as Operation;
    expect(operation, `${call}, in exactly this case`).toBeDefined();
    const found = { method, path, operation, place: [] };
    expect(parametersOf(found).map(({ name }) => name)).toEqual(expect.arrayContaining(query));
    const fieldsOf = (content: Content | undefined) => fieldsIn(content?.schema);
    const { content = {} } = operation.requestBody ?? {};
    expect(fieldsOf(content['multipart/form-data'])).toEqual(expect.arrayContaining(form ?? []));
    expect(fieldsOf(content['application/json'])).toEqual(expect.arrayContaining(json ?? []));
  },
);

const fieldsIn = (schema: Content['schema'] | undefined): string[] =>
  schema ? Object.keys(at<Content['schema']>(schema).properties ?? {}) : [];

test('the document says that no body has other fields than it names', () => {
  for (const { operation } of operations) {
    for (const { schema } of Object.values(operation.requestBody?.content ?? {})) {
      expect(at<Content['schema']>(schema).additionalProperties, operation.operationId).toBe(false);
    }
  }
  const { properties = {} } = document.components.schemas.UpdateProduct ?? {};
  expect(properties.createdAt).toMatchObject({ readOnly: true });
  expect(properties.productName).not.toHaveProperty('readOnly');
});

test.each(each)('%s declares its path parameters, with an example', (_, found) => {
  const parameters = parametersOf(found);
  const inPath = parameters.filter(one => one.in === 'path' && one.required).map(({ name }) => name);
  expect(inPath).toEqual([...found.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
  found.operation.parameters.forEach((parameter, index) => {
    const { $ref } = parameter as { $ref?: string };
    const place = $ref ? $ref.split('/').slice(1) : [...found.place, 'parameters', String(index)];
    const { name, example } = at<Parameter>(parameter);
    expect(example, name).toBeDefined();
    expect(faultAt([...place, 'schema'], example), name).toBeUndefined();
  });
});

test.each(each)('%s has a valid example for every request and response', (_, found) => {
  const { requestBody, responses } = found.operation;
  const parts: [string[], Record<string, Content>][] = [
    [[...found.place, 'requestBody', 'content'], requestBody?.content ?? {}],
    ...Object.entries(responses).map(([status, answer]) => {
      const { $ref } = answer as { $ref?: string };
      const place = $ref ? $ref.split('/').slice(1) : [...found.place, 'responses', status];
      return [[...place, 'content'], at<Answer>(answer).content ?? {}] as [string[], Record<string, Content>];
    }),
  ];
  for (const [place, contents] of parts) {
    for (const [type, { example }] of Object.entries(contents)) {
      expect(example, `${place.join(' ')} ${type}`).toBeDefined();
      expect(faultAt([...place, type, 'schema'], example), place.join(' ')).toBeUndefined();
    }
  }
});

test.each(Object.keys(document.components.schemas))('the examples of %s match its schema', name => {
  const { examples = [] } = document.components.schemas[name] ?? {};
  expect(examples.length).toBeGreaterThan(0);
  for (const example of examples) {
    expect(faultAt(['components', 'schemas', name], example)).toBeUndefined();
  }
});

/** Only the owner changes a passkey, and only its name; a sign-in can only be ended, a saved product only removed. */
const isVersioned = (path: string) => !/\/(passkeys|sign-ins|saved)(\/|$)/.test(path);

test.each(each)('%s declares every way in which it can be rejected', (_, found) => {
  const { operation, method, path } = found;
  const taken = parametersOf(found).map(parameter => parameter.in);
  const statuses = Object.keys(operation.responses);
  const expected = [
    ...(operation['x-roles'] ? ['401', '403'] : []),
    ...(taken.includes('path') ? ['400', '404'] : []),
    ...(operation.requestBody ? ['400', '413', '415', '422'] : []),
    ...(taken.includes('query') ? ['422'] : []),
    ...(taken.includes('path') && ['put', 'delete'].includes(method) && isVersioned(path) ? ['412'] : []),
    '500',
    '503',
  ];
  expect(statuses).toEqual(expect.arrayContaining(expected));
  for (const status of statuses.filter(one => Number(one) >= 400)) {
    const { content = {} } = at<Answer>(operation.responses[status]);
    expect(Object.keys(content)).toEqual(['application/problem+json']);
    expect(content['application/problem+json']?.example).toMatchObject({ status: Number(status) });
  }
  expect(statuses.some(status => Number(status) < 300)).toBe(true);
});

test('a response larger than declared is detected, so that the document stays true', () => {
  const { faultIn } = readDocument(document);
  const headers = { 'Content-Type': 'application/json', 'X-Request-Id': 'an-id' };
  const seen = { status: 200, headers: new Headers({ ...headers, ETag: '"1"' }) };
  const subcategory = { subcategoryId: 1, subcategoryName: 'Kettles', categoryId: 1, displayStatus: true };
  const fault = (body: object) =>
    faultIn({ method: 'GET', path: '/API/subcategories/1' }, { ...seen, text: JSON.stringify(body) });
  expect(fault(subcategory)).toBeUndefined();
  expect(fault({ ...subcategory, secret: 'x' })).toContain('additional');
  expect(fault({ ...subcategory, subcategoryName: undefined })).toContain('subcategoryName');
  const without = { ...seen, headers: new Headers(headers) };
  const path = '/api/subcategories/1';
  expect(faultIn({ method: 'GET', path }, { ...without, text: JSON.stringify(subcategory) })).toContain(
    'ETag',
  );
  expect(faultIn({ method: 'GET', path }, { ...seen, status: 418, text: '' })).toContain('names only');
  expect(faultIn({ method: 'GET', path: '/api/secrets' }, { ...seen, text: '' })).toContain('no such call');
});

const { call } = openShop();

test('a client with the current document gets a 304', async () => {
  const first = await call('GET', '/api/OpenAPI.json');
  expect(first.status).toBe(200);
  expect(first.data).toEqual(document);
  expect(first.headers.get('Cache-Control')).toBe('public, no-cache');
  const headers = { 'If-None-Match': first.headers.get('ETag') ?? '' };
  expect((await call('GET', '/api/openapi.json', { headers })).status).toBe(304);
});
