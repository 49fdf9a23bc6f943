import { beforeAll, describe, expect, inject, test } from 'vitest';
import * as z from 'zod';
import { fromElsewhere } from '../../support/addresses.ts';
import type { Answer } from '../../support/api-client.ts';
import { API_ROUTES, type ApiRoute } from '../../support/api-routes.ts';
import { atDepth } from '../../support/depth.ts';
import { formOf } from '../../support/forms.ts';
import { TARGETS } from '../../support/hostile-targets.ts';
import {
  HOSTILE_TEXTS_BY_KIND,
  HOSTILE_VALUES_BY_KIND,
  spreadOverTypes,
} from '../../support/hostile-values.ts';
import { inTurns } from '../../support/in-turns.ts';
import { expectProblem } from '../../support/problems.ts';
import { type Rows, rowReader } from '../../support/rows.ts';
import { openShop } from '../../support/shop.ts';
import type { Target } from '../../support/target-makers.ts';

const AT_ONCE = 8;
/** Password hashing is slow, so only some of the values that get that far are sent. */
const SLOW = /(accounts|password|login|reset)$/;
const MOST_SLOW = 6;
/** These are stored differently from what was sent, or not at all. */
const NOT_READABLE =
  `password currentPassword newPassword keep token productPicture website2 filledInMs slug read shared`.split(
    ' ',
  );
/** If these are null the shop chooses. */
const CHOSEN_FOR_NULL = ['publishAt'];

type Case = { what: string; sent: unknown; json: string };
type Try = { field: Field; target: Target; one: Case };
type Field = { route: ApiRoute; field: string; schema: z.ZodType };

const routes = API_ROUTES.filter(({ notes }) => notes.body);
/** Another database differs in what it stores, not in its queries. */
const routesOn = { 'D1 and R2': /./, 'libSQL and S3': /^POST/ };

const fields: Field[] = routes.flatMap(route =>
  route.notes.body instanceof z.ZodObject
    ? Object.entries(route.notes.body.shape).map(([field, schema]) => ({
        route,
        field,
        schema: schema as z.ZodType,
      }))
    : [],
);

type Definition = { type: string; innerType?: z.core.$ZodType; in?: z.core.$ZodType };

/** Text, choice, list …, without wrappers. */
function typeOf({ schema }: Pick<Field, 'schema'>): string {
  let { type, innerType, in: first }: Definition = schema._zod.def;
  for (let inner = innerType ?? first; inner; inner = innerType ?? first)
    ({ type, innerType, in: first } = inner._zod.def as Definition);
  return type;
}

const resourceOf = ({ route }: Field) => route.path.split('/', 3).join('/');

/** Similar fields share the values of a deep run: those of one resource, and on the other database those of all. */
const alikeOn: Record<keyof typeof routesOn, (field: Field) => string> = {
  'D1 and R2': field => `${resourceOf(field)} ${typeOf(field)}`,
  'libSQL and S3': typeOf,
};
const typeHere = atDepth({ quick: typeOf, deep: alikeOn[inject('backend')] });
const here = fields.filter(({ route }) => routesOn[inject('backend')].test(route.name));
const inJson = here.filter(({ route: { notes } }) => !notes.picture || notes.picture.orJson);
const jsonFor = spreadOverTypes(inJson, { byKind: HOSTILE_VALUES_BY_KIND, typeOf: typeHere });
const inForms = here.filter(({ route: { notes } }) => notes.picture);
const textsFor = spreadOverTypes(inForms, { byKind: HOSTILE_TEXTS_BY_KIND, typeOf: typeHere });

/** A form is sent as UTF-8, and the shop normalizes its line endings. */
const asInForm = (text: string) => text.toWellFormed().replace(/\r\n?/g, '\n');

test('covers every route that takes a body', () => {
  expect(
    Object.keys(TARGETS).sort(),
    'add missing routes to TARGETS, remove those that no longer exist',
  ).toEqual(routes.map(({ name }) => name).sort());
});

// All rows of a shop are read again and again, so many requests need several shops.
const ownShop = atDepth({ quick: false, deep: inject('backend') === 'D1 and R2' });
const shopOf = (field: Field) => (ownShop ? resourceOf(field) : 'every route');

describe.each([...Map.groupBy(here, shopOf)])('hostile values in every field of %s', (_shop, its) => {
  const { shop, call } = openShop();
  const isIts = (field: Field) => its.includes(field);
  let readRows: () => Promise<Rows>;
  beforeAll(async () => {
    readRows = await rowReader(shop.database);
  });

  const aTarget = async ({ name }: ApiRoute): Promise<Target> => {
    const make = TARGETS[name];
    if (!make) throw new Error(`${name} is not in TARGETS`);
    return await make(shop.database);
  };

  const headersFor = ({ token, headers }: Target): Record<string, string> => ({
    ...fromElsewhere(),
    ...headers,
    ...(token && { Authorization: `Bearer ${token}` }),
  });

  /** As JSON text, because JavaScript cannot hold a number that large. */
  const sendJson = ({ route, field }: Field, target: Target, json: string) => {
    const others = Object.entries(target.fields).filter(([name]) => name !== field);
    const members = [...others.map(([name, value]) => [name, JSON.stringify(value)]), [field, json]];
    const body = `{${members.map(([name, value]) => `${JSON.stringify(name)}:${value}`).join(',')}}`;
    const headers = { ...headersFor(target), 'Content-Type': 'application/json' };
    return call(route.method, target.path, { body, headers });
  };

  const sendForm = ({ route, field }: Field, target: Target, text: string) => {
    const given = Object.entries(target.fields).map(([name, value]) => [name, String(value)]);
    const parts = { ...Object.fromEntries(given), [field]: text };
    const file = target.picture && { [route.notes.picture?.part ?? '']: target.picture };
    return call(route.method, target.path, {
      body: formOf({ ...parts, ...file }),
      headers: headersFor(target),
    });
  };

  type Send = (field: Field, target: Target, one: Case) => Promise<Answer>;

  /** A value outside the contract is rejected with the field's name, and no row changes. */
  async function expectRefused(field: Field, cases: Case[], send: Send) {
    const target = await aTarget(field.route);
    const before = await readRows();
    await inTurns(cases, AT_ONCE, async one => {
      const answer = await send(field, target, one);
      const said = `${field.field} = ${one.what} got ${answer.status} ${JSON.stringify(answer.data)}`;
      expect(answer.status, said).toBe(422);
      const paths = expectProblem(answer, 422).errors?.map(({ path }) => path.split('.')[0]);
      expect(paths, said).toContain(field.field);
    });
    expect(await readRows()).toEqual(before);
  }

  /** A value within the contract is stored as sent, or rejected for a reason that the contract cannot express. */
  async function expectTakenWhole({ field, target, one }: Try, send: Send) {
    const answer = await send(field, target, one);
    const said = `${field.field} = ${one.what} got ${answer.status} ${JSON.stringify(answer.data)}`;
    expect(answer.status, said).toBeLessThan(500);
    if (answer.status >= 400) {
      expectProblem(answer, answer.status);
      return false;
    }
    // Some responses end the current sign-in and return the next one.
    const renewed = (answer.data as { token?: string } | null)?.token;
    if (renewed) target.token = renewed;
    const readAt = target.readAt ?? answer.headers.get('Location');
    const given = field.schema.parse(one.sent);
    const isChosen = given === null && CHOSEN_FOR_NULL.includes(field.field);
    if (readAt && !isChosen && !NOT_READABLE.includes(field.field)) {
      const found = (await call<Record<string, unknown>>('GET', readAt, { token: target.token })).data;
      expect(String(found[field.field]), said).toBe(String(given));
    }
    return true;
  }

  async function expectNothingChanged(field: Field, cases: Case[], send: Send) {
    if (cases.length === 0) return;
    const target = await aTarget(field.route);
    const before = await readRows();
    await inTurns(cases, AT_ONCE, async one => {
      expect((await send(field, target, one)).status).toBeGreaterThanOrEqual(400);
    });
    // A picture sent along stays until the next sweep.
    expect({ ...(await readRows()), pictures: '' }).toEqual({ ...before, pictures: '' });
  }

  async function expectNoHarm(field: Field, cases: Case[], send: Send) {
    const takes = ({ sent }: Case) => field.schema.safeParse(sent).success;
    await expectRefused(
      field,
      cases.filter(one => !takes(one)),
      send,
    );
    const taken = cases.filter(takes);
    const isSlow = SLOW.test(field.route.name);
    const every = isSlow ? Math.ceil(taken.length / MOST_SLOW) : 1;
    const oneRow = field.route.method === 'PUT' && !isSlow ? await aTarget(field.route) : undefined;
    const refused: Case[] = [];
    for (const one of taken.filter((_, at) => at % every === 0)) {
      const target = oneRow ?? (await aTarget(field.route));
      if (!(await expectTakenWhole({ field, target, one }, send))) refused.push(one);
    }
    await expectNothingChanged(field, refused, send);
  }

  test.each(inJson.filter(isIts).map(field => [field.route.name, field.field, field] as const))(
    '%s: %s, as JSON',
    async (_name, _field, field) => {
      const values = jsonFor.get(field) ?? [];
      const cases = values.map(([what, json]) => ({ what, json, sent: JSON.parse(json) }));
      await expectNoHarm(field, cases, (which, target, { json }) => sendJson(which, target, json));
    },
  );

  test.each(inForms.filter(isIts).map(field => [field.route.name, field.field, field] as const))(
    '%s: %s, in a form',
    async (_name, _field, field) => {
      const texts = (textsFor.get(field) ?? []).map(asInForm);
      const cases = texts.map(sent => ({ what: sent.slice(0, 50), json: '', sent }));
      await expectNoHarm(field, cases, (which, target, { sent }) => sendForm(which, target, String(sent)));
    },
  );
});
