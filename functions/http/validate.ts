import type { Context, MiddlewareHandler } from 'hono';
import type * as z from 'zod';
import { Malformed, ValidationError, WrongMediaType } from '../errors.ts';
import type { AppEnv } from './app-env.ts';
import { withNotes } from './describe-route.ts';
import { type MatchOptions, matchNames } from './match-names.ts';

export type Validated<
  Target extends 'json' | 'query' | 'param',
  Schema extends z.ZodType,
> = MiddlewareHandler<
  AppEnv,
  string,
  { in: { [T in Target]: z.input<Schema> }; out: { [T in Target]: z.output<Schema> } }
>;

/** Parses the JSON body, names in any case. Clients may send a response back whole if its schema is given. */
export function body<Schema extends z.ZodType>(
  schema: Schema,
  answer?: z.ZodType,
): Validated<'json', Schema> {
  const read: Validated<'json', Schema> = async (c, next) => {
    c.req.addValidatedData('json', accept(schema, await readJson(c), { answer }) as object);
    await next();
  };
  return withNotes(read, { body: schema, sentBack: answer });
}

/** Parses the query, names in any case. Unknown parameters were rejected before: `known-parameters.ts`. */
export function query<Schema extends z.ZodType>(schema: Schema): Validated<'query', Schema> {
  const read: Validated<'query', Schema> = async (c, next) => {
    const { value } = matchNames(schema, withoutEmpty(c.req.queries()));
    c.req.addValidatedData('query', made(schema, value) as object);
    await next();
  };
  return withNotes(read, { query: schema });
}

/** Parses the IDs in the path; an invalid one is a malformed request, not a validation error. */
export function params<Schema extends z.ZodType>(schema: Schema): Validated<'param', Schema> {
  const read: Validated<'param', Schema> = async (c, next) => {
    const { success, data, error } = schema.safeParse(c.req.param());
    if (!success) {
      throw new Malformed(error.issues.map(({ path, message }) => `${path.join('.')} ${message}`).join('. '));
    }
    c.req.addValidatedData('param', data as object);
    await next();
  };
  return withNotes(read, { params: schema });
}

/** The parsed input, or errors for every unknown and every invalid field. */
export function accept<Schema extends z.ZodType>(
  schema: Schema,
  sent: unknown,
  { faults = [], ...options }: MatchOptions & { faults?: Fault[] } = {},
): z.output<Schema> {
  const { value, strays } = matchNames(schema, sent, options);
  return made(schema, value, [...strays, ...faults]);
}

type Fault = { path: PropertyKey[]; message: string };

function made<Schema extends z.ZodType>(schema: Schema, value: unknown, faults: Fault[] = []) {
  const { success, data, error } = schema.safeParse(value);
  if (success && faults.length === 0) return data;
  const all: Fault[] = [...faults, ...(error?.issues ?? [])];
  throw new ValidationError(all.map(({ path, message }) => ({ path: path.join('.'), message })));
}

export const mediaTypeOf = (c: Context) =>
  c.req.header('Content-Type')?.split(';')[0]?.trim().toLowerCase() ?? '';

export async function readJson(c: Context): Promise<unknown> {
  if (!/^application\/([\w.-]+\+)?json$/.test(mediaTypeOf(c)))
    throw new WrongMediaType('Send this as application/json');
  try {
    const bytes = await c.req.arrayBuffer();
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new Malformed('The body is not valid JSON in UTF-8');
  }
}

/** An empty value in a query, as sent by forms, counts as none. */
function withoutEmpty(query: Record<string, string[]>): Record<string, string | string[]> {
  const given = Object.entries(query).map(([name, values]): [string, string[]] => [
    name,
    [...new Set(values)].filter(value => value !== ''),
  ]);
  return Object.fromEntries(
    given.flatMap(([name, [value, ...more]]) =>
      value === undefined ? [] : [[name, more.length > 0 ? [value, ...more] : value]],
    ),
  );
}
