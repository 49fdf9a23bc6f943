import type { Context, MiddlewareHandler } from 'hono';
import type * as z from 'zod';
import { Malformed, RuleBroken, WrongMediaType } from '../errors.ts';
import { matchNames } from './match-names.ts';
import type { Shop } from './shop.ts';

type Validated<Target extends 'json' | 'query' | 'param', Schema extends z.ZodType> = MiddlewareHandler<
  Shop,
  string,
  { in: { [T in Target]: z.input<Schema> }; out: { [T in Target]: z.output<Schema> } }
>;

/** Reads the JSON body, its names in any case. */
export function body<Schema extends z.ZodType>(schema: Schema): Validated<'json', Schema> {
  return async (c, next) => {
    accept(c, 'json', schema, matchNames(schema, await readJson(c)));
    await next();
  };
}

/** Reads the query, its names in any case; the first of a name that is given twice counts. */
export function query<Schema extends z.ZodType>(schema: Schema): Validated<'query', Schema> {
  return async (c, next) => {
    accept(c, 'query', schema, matchNames(schema, givenIn(c.req.query())));
    await next();
  };
}

/** Reads the ids in the path; there a wrong one is a malformed request, not a broken rule. */
export function params<Schema extends z.ZodType>(schema: Schema): Validated<'param', Schema> {
  return async (c, next) => {
    const read = schema.safeParse(c.req.param());
    if (!read.success) {
      throw new Malformed(
        read.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`).join('. '),
      );
    }
    c.req.addValidatedData('param', read.data as object);
    await next();
  };
}

function accept(c: Context, target: 'json' | 'query', schema: z.ZodType, value: unknown) {
  const read = schema.safeParse(value);
  if (!read.success) {
    throw new RuleBroken(read.error.issues.map(({ path, message }) => ({ path: path.join('.'), message })));
  }
  c.req.addValidatedData(target, read.data as object);
}

async function readJson(c: Context): Promise<unknown> {
  const type = c.req.header('Content-Type')?.split(';')[0]?.trim().toLowerCase() ?? '';
  if (!/^application\/([\w.-]+\+)?json$/.test(type))
    throw new WrongMediaType('Send this as application/json');
  const text = await c.req.text();
  try {
    return JSON.parse(text);
  } catch {
    throw new Malformed('The body is not valid JSON');
  }
}

/** An empty value in a query, as a form leaves it, is the same as none. */
function givenIn(query: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ''));
}
