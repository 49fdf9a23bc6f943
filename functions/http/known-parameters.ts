import type { Context, MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import type { RouterRoute } from 'hono/types';
import * as z from 'zod';
import { isRepeated } from '../contracts/other-names.ts';
import { Malformed } from '../errors.ts';
import type { AppEnv } from './app-env.ts';
import { notesOfCall } from './describe-route.ts';
import { matchNames } from './match-names.ts';
import { namesOf } from './names-of.ts';

const NO_QUERY = z.object({});

/** Rejects unknown parameters: a misspelled filter would return everything. */
export const rejectUnknownParameters: MiddlewareHandler<AppEnv> = async (c, next) => {
  if (c.req.url.includes('?')) assertKnown(c);
  await next();
};

function assertKnown(c: Context<AppEnv>) {
  const query = queryOf(matchedRoutes(c));
  if (!query) return;
  const { strays } = matchNames(query, c.req.query(), { noun: 'parameter' });
  const faults = [...strays.map(({ message }) => message), ...repeatedNames(query, c.req.queries())];
  if (faults.length > 0) throw new Malformed(faults.join('. '));
}

/** Otherwise one of them would be ignored. */
function repeatedNames(query: z.ZodObject, given: Record<string, string[]>) {
  const names = namesOf(query);
  const mayRepeat = (name: string) => {
    const known = names.get(name.toLowerCase());
    return known !== undefined && isRepeated(known.schema);
  };
  return Object.entries(given)
    .filter(([name, values]) => new Set(values).size > 1 && !mayRepeat(name))
    .map(([name]) => `${name} is given twice`);
}

/** The parameters of the call among these routes, if there is one. */
export function queryOf(routes: readonly RouterRoute[]): z.ZodObject | undefined {
  const call = notesOfCall(routes);
  if (!call) return undefined;
  return call.query instanceof z.ZodObject ? call.query : NO_QUERY;
}
