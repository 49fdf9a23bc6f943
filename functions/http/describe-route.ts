import type { MiddlewareHandler } from 'hono';
import type { RouterRoute } from 'hono/types';
import type * as z from 'zod';
import type { AnyBulkResource } from '../bulk/work.ts';
import type { AppEnv } from './app-env.ts';

/** Notes of a route's middleware; the API document is generated from these alone. */
export type Notes = {
  summary?: string;
  /** By status; null for a response without a body. */
  answers?: Record<number, z.ZodType | null>;
  /** Errors that don't follow from other notes. */
  refusals?: number[];
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  /** It parses its own body, whose format is defined by others. */
  takesAnyBody?: true;
  /** The largest body in bytes, if more than usual. */
  bodyLimit?: number;
  /** A response whose other fields the body may include: they are ignored. */
  sentBack?: z.ZodType | undefined;
  /** The body is multipart, with the picture in this part. */
  picture?: { part: string; required: boolean; orJson: boolean };
  roles?: readonly string[];
  /** The rows that it changes in bulk, by the user who does: for jobs, which change them in steps. */
  inBulk?: (userId: number) => AnyBulkResource;
  /** It accepts an idempotency key: required or optional. */
  keyed?: 'always' | 'if sent';
};

const NOTES = Symbol('notes');
type Noted = { [NOTES]?: Notes };

/** Attaches documentation to a middleware. */
export function withNotes<Handler extends object>(handler: Handler, notes: Notes): Handler {
  return Object.assign(handler, { [NOTES]: notes });
}

export const notesOf = (handler: object): Notes => (handler as Noted)[NOTES] ?? {};

/** The merged notes of the call among these routes, if there is one. */
export function notesOfCall(routes: readonly RouterRoute[]): Notes | undefined {
  const call = routes.find(({ handler }) => notesOf(handler).summary !== undefined);
  if (!call) return undefined;
  const ofCall = routes.filter(({ method, path }) => method === call.method && path === call.path);
  return Object.assign({}, ...ofCall.map(({ handler }) => notesOf(handler)));
}

/** Summary and responses of a route; comes first in it. */
export function describeRoute(
  summary: string,
  answers: Record<number, z.ZodType | null>,
  refusals: number[] = [],
): MiddlewareHandler<AppEnv> {
  return withNotes(async (_, next) => await next(), { summary, answers, refusals });
}

/** For a call whose body format is defined by others. */
export const takesAnyBody: MiddlewareHandler<AppEnv> = withNotes(async (_, next) => await next(), {
  takesAnyBody: true,
});

/** For a call that changes many rows, so that jobs can do the same in steps. */
export const changesInBulk = (inBulk: NonNullable<Notes['inBulk']>): MiddlewareHandler<AppEnv> =>
  withNotes(async (_, next) => await next(), { inBulk });
