import type { FuzzBody, FuzzRequest } from './fuzz-requests.ts';
import { type Fuzz, often, type Random } from './fuzz-values.ts';
import { HOSTILE_TEXTS, HOSTILE_VALUES } from './hostile-values.ts';

type Mutation = (request: FuzzRequest, random: Random) => void;

const SHORT_TEXTS = HOSTILE_TEXTS.filter(({ length }) => length < 2000);
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'];
const TYPES = [
  'application/json',
  'application/json; charset=utf-16',
  'application/vnd.api+json',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'multipart/form-data; boundary=x',
  'multipart/form-data; boundary="x',
  'application/x-www-form-urlencoded',
  'text/html',
  'x',
];
const HEADERS: [name: string, values: string[]][] = [
  ['If-Match', ['*', '', '""', 'W/"1"', '"1.x"', '"99999999999999999999"', ',,,', '"1",'.repeat(300)]],
  ['If-None-Match', ['*', '', 'W/"1"', '"'.repeat(500)]],
  ['Range', ['bytes=5-2', 'bytes=-0', 'bytes=99999999999999999999-', 'bytes=0-1,2-3', 'lines=1']],
  ['Cookie', ['XSRF-TOKEN', 'XSRF-TOKEN=%ff', '=;;=', '__proto__=x; country=%00', 'country='.repeat(300)]],
  ['X-XSRF-TOKEN', ['', 'x']],
  ['Content-Encoding', ['gzip', 'x']],
  ['Accept', ['text/html', '*/*;q=2', '']],
  ['X-Forwarded-For', ["' OR 1=1 --"]],
  ['X-HTTP-Method-Override', ['DELETE']],
];

/** Changes one thing about a good request. */
export function nearlyValid({ random }: Fuzz, request: FuzzRequest): FuzzRequest {
  const mutations = request.body ? [...OF_ANY, ...OF_BODIES, ...OF_BODIES] : OF_ANY;
  random.oneOf(mutations)(request, random);
  return request;
}

/** Random bytes, sent to something like an API URL. */
export function garbage({ random }: Fuzz, request: FuzzRequest): FuzzRequest {
  const bytes = Uint8Array.from({ length: random.below(random.oneOf([1, 50, 5000])) }, () =>
    random.below(256),
  );
  request.body = { kind: 'raw', type: random.oneOf(TYPES), bytes };
  if (often(random, 30)) request.method = random.oneOf(METHODS);
  for (const mutate of OF_ANY) if (often(random, 30)) mutate(request, random);
  return request;
}

const OF_ANY: Mutation[] = [
  (request, random) => {
    const parts = request.path.split('/');
    parts[2 + random.below(parts.length - 2)] = encodeURIComponent(random.oneOf(SHORT_TEXTS).toWellFormed());
    request.path = parts.join('/');
  },
  (request, random) => {
    request.path = random.oneOf([
      `${request.path}/`,
      request.path.replace('/api', '/api/'),
      request.path.toUpperCase(),
      '/api/%ff/%',
    ]);
  },
  ({ query, operation }, random) => {
    const names = operation.parameters.flatMap(one => ('in' in one && one.in === 'query' ? [one.name] : []));
    query.push([random.oneOf([...names, '__proto__', 'x']), random.oneOf(SHORT_TEXTS).toWellFormed()]);
  },
  // The platform refuses URLs that contain the longest texts twice before the shop sees them.
  ({ query }) => query.push(...query.filter(([, value]) => value.length < 2000)),
  ({ headers }, random) => {
    const [name, values] = random.oneOf(HEADERS);
    headers[name] = random.oneOf(values);
  },
  (request, random) => {
    request.method = random.oneOf(METHODS);
  },
];

const OF_BODIES: Mutation[] = [
  ({ body }, random) => {
    if (body?.kind === 'json' && body.fields.length > 0)
      body.fields.splice(random.below(body.fields.length), 1);
    if (body?.kind === 'form' && body.parts.length > 0) body.parts.splice(random.below(body.parts.length), 1);
  },
  ({ body }, random) => {
    if (body?.kind === 'json') changeOne(body.fields, random, () => random.oneOf(HOSTILE_VALUES)[1]);
    if (body?.kind === 'form') changeOne(body.parts, random, () => random.oneOf(SHORT_TEXTS));
  },
  ({ body }, random) => {
    if (body?.kind === 'json') body.fields.push(...body.fields.map(doubled(random)));
    if (body?.kind === 'form') body.parts.push(...body.parts.map(doubled(random)));
  },
  ({ body }, random) => {
    const name = random.oneOf(['__proto__', 'constructor', 'toString', 'version', 'x', '']);
    if (body?.kind === 'json') body.fields.push([name, '{"x":1}']);
    if (body?.kind === 'form') body.parts.push([name, { name: '../../x', bytes: new Uint8Array([0]) }]);
  },
  ({ body }, random) => {
    if (body?.kind === 'form') changeOne(body.parts, random, part => damaged(part, random));
  },
  (request, random) => {
    request.body = { kind: 'raw', type: random.oneOf(TYPES), bytes: bytesOf(request.body) };
  },
  (request, random) => {
    const bytes = bytesOf(request.body);
    request.body = {
      kind: 'raw',
      type: 'application/json',
      bytes: bytes.slice(0, random.below(bytes.length + 1)),
    };
  },
];

function changeOne<Value>(entries: [string, Value][], random: Random, change: (value: Value) => Value) {
  if (entries.length === 0) return;
  const entry = random.oneOf(entries);
  entry[1] = change(entry[1]);
}

const doubled =
  (random: Random) =>
  <Value>([name, value]: [string, Value]): [string, Value] => [
    random.oneOf([name, name.toUpperCase(), name.toLowerCase()]),
    value,
  ];

type Part = Extract<FuzzBody, { kind: 'form' }>['parts'][number][1];

/** A truncated or corrupted file; a text becomes a file. */
function damaged(part: Part, random: Random): Part {
  if (typeof part === 'string')
    return { name: random.oneOf(SHORT_TEXTS), bytes: new TextEncoder().encode(part) };
  const bytes = part.bytes.slice(0, often(random, 50) ? random.below(part.bytes.length) : undefined);
  if (bytes.length > 0) bytes[random.below(bytes.length)] = random.below(256);
  return { ...part, bytes };
}

function bytesOf(body: FuzzBody | undefined): Uint8Array<ArrayBuffer> {
  if (body?.kind === 'raw') return body.bytes;
  if (body?.kind === 'json') return new TextEncoder().encode(jsonOf(body.fields));
  return new TextEncoder().encode(`--x\r\n${JSON.stringify(body?.parts.map(([name]) => name))}`);
}

export const jsonOf = (fields: [string, string][]) =>
  `{${fields.map(([name, json]) => `${JSON.stringify(name)}:${json}`).join(',')}}`;
