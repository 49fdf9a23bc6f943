import type { Context, MiddlewareHandler } from 'hono';
import type * as z from 'zod';
import { Malformed, RuleBroken, WrongMediaType } from '../errors.ts';
import type { AppEnv } from './app-env.ts';
import { noted } from './describe-route.ts';
import { matchNames } from './match-names.ts';

export type Validated<
  Target extends 'json' | 'query' | 'param',
  Schema extends z.ZodType,
> = MiddlewareHandler<
  AppEnv,
  string,
  { in: { [T in Target]: z.input<Schema> }; out: { [T in Target]: z.output<Schema> } }
>;

/** Reads the JSON body, its names in any case. */
export function body<Schema extends z.ZodType>(schema: Schema): Validated<'json', Schema> {
  const read: Validated<'json', Schema> = async (c, next) => {
    c.req.addValidatedData('json', check(schema, matchNames(schema, await readJson(c))) as object);
    await next();
  };
  return noted(read, { body: schema });
}

/** Reads the query, its names in any case; the first of a name that is given twice counts. */
export function query<Schema extends z.ZodType>(schema: Schema): Validated<'query', Schema> {
  const read: Validated<'query', Schema> = async (c, next) => {
    c.req.addValidatedData('query', check(schema, matchNames(schema, givenIn(c.req.query()))) as object);
    await next();
  };
  return noted(read, { query: schema });
}

/** Reads the ids in the path; there a wrong one is a malformed request, not a broken rule. */
export function params<Schema extends z.ZodType>(schema: Schema): Validated<'param', Schema> {
  const read: Validated<'param', Schema> = async (c, next) => {
    const { success, data, error } = schema.safeParse(c.req.param());
    if (!success) {
      throw new Malformed(error.issues.map(({ path, message }) => `${path.join('.')} ${message}`).join('. '));
    }
    c.req.addValidatedData('param', data as object);
    await next();
  };
  return noted(read, { params: schema });
}

/** What the contract makes of a value, or every field that breaks it. */
export function check<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const { success, data, error } = schema.safeParse(value);
  if (success) return data;
  throw new RuleBroken(
    error.issues.map(issue => ({ path: placeOf(issue).join('.'), message: issue.message })),
  );
}

/** What a contract does not know is named itself, not what it stands in. */
const placeOf = (issue: z.core.$ZodIssue) =>
  issue.code === 'unrecognized_keys' ? [...issue.path, ...issue.keys.slice(0, 1)] : issue.path;

export const mediaTypeOf = (c: Context) =>
  c.req.header('Content-Type')?.split(';')[0]?.trim().toLowerCase() ?? '';

export async function readJson(c: Context): Promise<unknown> {
  if (!/^application\/([\w.-]+\+)?json$/.test(mediaTypeOf(c)))
    throw new WrongMediaType('Send this as application/json');
  const bytes = await c.req.arrayBuffer();
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new Malformed('The body is not valid JSON in UTF-8');
  }
}

/** An empty value in a query, as a form leaves it, is the same as none. */
function givenIn(query: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ''));
}
