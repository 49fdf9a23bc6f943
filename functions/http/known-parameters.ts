import type { Context, MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import type { RouterRoute } from 'hono/types';
import * as z from 'zod';
import { Malformed } from '../errors.ts';
import type { AppEnv } from './app-env.ts';
import { notesOf } from './describe-route.ts';
import { matchNames } from './match-names.ts';

const NO_QUERY = z.object({});

/** Refuses a parameter that the call does not know: a filter that is misspelt would answer with everything. */
export const refuseUnknownParameters: MiddlewareHandler<AppEnv> = async (c, next) => {
  if (c.req.url.includes('?')) assertKnown(c);
  await next();
};

function assertKnown(c: Context<AppEnv>) {
  const query = queryOf(matchedRoutes(c));
  if (!query) return;
  const { strays } = matchNames(query, c.req.query(), { noun: 'parameter' });
  if (strays.length > 0) throw new Malformed(strays.map(({ message }) => message).join('. '));
}

/** What the call among these routes can be asked; undefined where none of them is one. */
export function queryOf(routes: readonly RouterRoute[]): z.ZodObject | undefined {
  const call = routes.find(({ handler }) => notesOf(handler).summary !== undefined);
  if (!call) return undefined;
  const ofCall = routes.filter(({ method, path }) => method === call.method && path === call.path);
  const query = ofCall.map(({ handler }) => notesOf(handler).query).find(known => known !== undefined);
  return query instanceof z.ZodObject ? query : NO_QUERY;
}
