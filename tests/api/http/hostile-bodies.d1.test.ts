import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { fromElsewhere } from '../../support/addresses.ts';
import { API_ROUTES, type ApiRoute } from '../../support/api-routes.ts';
import { TARGETS } from '../../support/hostile-targets.ts';
import { spreadOver } from '../../support/hostile-values.ts';
import { expectProblem } from '../../support/problems.ts';
import { type Rows, rowReader } from '../../support/rows.ts';
import { openShop } from '../../support/shop.ts';
import type { Target } from '../../support/target-makers.ts';

const MB = 1024 * 1024;
const DEEP = 10_000;

const { shop, call } = openShop();
let readRows: () => Promise<Rows>;
beforeAll(async () => {
  readRows = await rowReader(shop.database);
});

async function aTarget({ name }: ApiRoute): Promise<Target> {
  const make = TARGETS[name];
  if (!make) throw new Error(`${name} is not in TARGETS`);
  return await make(shop.database);
}

const send = ({ method }: ApiRoute, { path, token, headers: own }: Target, body: BodyInit, headers = {}) =>
  call(method, path, {
    body,
    token,
    headers: { ...fromElsewhere(), ...own, 'Content-Type': 'application/json', ...headers },
  });

const nested = (open: string, close: string) => `${open.repeat(DEEP)}1${close.repeat(DEEP)}`;
/** A number may be sent as text, so that every body has a text to insert something into. */
const asTexts = (fields: object) =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)]));
/** The first text in a body, with something inserted. */
const within = (json: string, bytes: number[]) => {
  const at = json.indexOf('":"') + 3;
  return Buffer.concat([Buffer.from(json.slice(0, at)), Buffer.from(bytes), Buffer.from(json.slice(at))]);
};

type Broken = [
  what: string,
  statuses: number[],
  make: (json: string) => BodyInit,
  headers?: Record<string, string>,
];

/** Variants of a good body that no honest client would send. */
const BROKEN: Broken[] = [
  ['nothing', [400], () => ''],
  ['half of it', [400], json => json.slice(0, -1)],
  ['extra text', [400], json => `${json}]`],
  ['a list around it', [422], json => `[${json}]`],
  ['a string of it', [422], json => JSON.stringify(json)],
  ['null', [422], () => 'null'],
  ['a number', [422], () => '-1e999'],
  ['nested lists', [422], () => nested('[', ']')],
  ['single quotes', [400], json => json.replaceAll('"', "'")],
  ['UTF-16', [400], json => Buffer.from(`\ufeff${json}`, 'utf16le')],
  ['UTF-32', [400], json => Buffer.from([...json].flatMap(char => [0, 0, 0, char.charCodeAt(0)]))],
  ['an invalid byte', [400], json => within(json, [0xff])],
  ['half a character', [400], json => within(json, [0xf0, 0x9f])],
  ['a surrogate', [400], json => within(json, [0xed, 0xa0, 0x80])],
  ['an overlong encoding', [400], json => within(json, [0xc0, 0xaf])],
  ['a zero byte', [400], json => within(json, [0])],
  ['declared gzip', [400, 415], json => gzipSync(json), { 'Content-Encoding': 'gzip' }],
  ['undeclared gzip', [400], json => gzipSync(json)],
  ['a form', [400], json => `a=${json}`],
  [
    'XML',
    [400],
    () => '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]><x>&a;</x>',
  ],
  ['a text of 1 MB', [413, 422], json => within(json, Array(MB).fill(0x78))],
  ['long texts only', [413, 422], json => json.replace(/:"[^"]*"/g, `:"${'x'.repeat(60_000)}"`)],
];

const routes = API_ROUTES.filter(({ notes }) => notes.body && (!notes.picture || notes.picture.orJson));
/** A preview takes long text, so it is valid there. */
const isWelcome = ({ name }: ApiRoute, what: string) =>
  name === 'POST /api/posts/preview' && what === 'long texts only';

const broken = spreadOver(routes, { byKind: BROKEN.map(one => [one]), typeOf: () => 'body' });

describe.each(routes.map(route => [route.name, route] as const))('%s', (_, route) => {
  test.each((broken.get(route) ?? []).filter(([what]) => !isWelcome(route, what)))(
    'rejects a body that is %s, and changes nothing',
    async (_what, statuses, make, headers) => {
      const target = await aTarget(route);
      const before = await readRows();
      const answer = await send(route, target, make(JSON.stringify(asTexts(target.fields))), headers);
      expect(statuses, JSON.stringify(answer.data)).toContain(answer.status);
      expectProblem(answer, answer.status);
      expect(await readRows()).toEqual(before);
    },
  );

  test('rejects unknown properties, even those that JavaScript uses itself', async () => {
    const target = await aTarget(route);
    const before = await readRows();
    const more = `"__proto__":{"displayStatus":false},"constructor":{"prototype":{"x":1}},"toString":null,"x":${nested('[', ']')}`;
    const json = JSON.stringify(target.fields).slice(1);
    const answer = await send(route, target, `\ufeff{${more},${json}`);
    const names = ['__proto__', 'constructor', 'toString', 'x'];
    expect(expectProblem(answer, 422).errors?.map(({ path }) => path)).toEqual(names);
    expect(await readRows()).toEqual(before);
  });
});
