import type { MiddlewareHandler } from 'hono';
import type { RouterRoute } from 'hono/types';
import type * as z from 'zod';
import type { AppEnv } from './app-env.ts';

/** What a part of a route says about it; the API document is made from these alone. */
export type Notes = {
  summary?: string;
  /** By status; null where the answer has no body. */
  answers?: Record<number, z.ZodType | null>;
  /** Refusals that do not follow from the other notes. */
  refusals?: number[];
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  /** It reads its body by itself, since others say what that looks like. */
  takesAnyBody?: true;
  /** An answer whose other fields the body may have as well: they are left as they are. */
  sentBack?: z.ZodType | undefined;
  /** The body is multipart, and this part of it the picture. */
  picture?: { part: string; required: boolean; orJson: boolean };
  roles?: readonly string[];
  /** It takes a key, by which the same request sent again is known; always, or where one is sent. */
  keyed?: 'always' | 'if sent';
};

const NOTES = Symbol('notes');
type Noted = { [NOTES]?: Notes };

/** Adds to a middleware what the API document should say because of it. */
export function noted<Handler extends object>(handler: Handler, notes: Notes): Handler {
  return Object.assign(handler, { [NOTES]: notes });
}

export const notesOf = (handler: object): Notes => (handler as Noted)[NOTES] ?? {};

/** All that the call among these routes says about itself; undefined where none of them is one. */
export function notesOfCall(routes: readonly RouterRoute[]): Notes | undefined {
  const call = routes.find(({ handler }) => notesOf(handler).summary !== undefined);
  if (!call) return undefined;
  const ofCall = routes.filter(({ method, path }) => method === call.method && path === call.path);
  return Object.assign({}, ...ofCall.map(({ handler }) => notesOf(handler)));
}

/** Says what a route is for and what it answers; stands first in it. */
export function about(
  summary: string,
  answers: Record<number, z.ZodType | null>,
  refusals: number[] = [],
): MiddlewareHandler<AppEnv> {
  return noted(async (_, next) => await next(), { summary, answers, refusals });
}

/** For a call whose body has a form that others gave it. */
export const takesAnyBody: MiddlewareHandler<AppEnv> = noted(async (_, next) => await next(), {
  takesAnyBody: true,
});
