import type { Context, MiddlewareHandler } from 'hono';
import { ValidationError } from '../errors.ts';
import type { AppEnv } from './app-env.ts';
import { withNotes } from './describe-route.ts';

const HEADER = 'Idempotency-Key';
const KEY = /^[\x21-\x7e]{8,100}$/;
export const WRONG_KEY = `The header ${HEADER} must have 8 to 100 visible characters`;

const demand: MiddlewareHandler<AppEnv> = async (c, next) => {
  idempotencyKeyOf(c);
  await next();
};

/** A request may be retried with its key and is carried out once. */
export const requireIdempotencyKey = withNotes(demand, { keyed: 'always' });

export function idempotencyKeyOf(c: Context<AppEnv>): string {
  const key = sentKeyOf(c) ?? '';
  if (isKey(key)) return key;
  throw new ValidationError([{ path: HEADER, message: WRONG_KEY }]);
}

/** The raw header value, if any. */
export const sentKeyOf = (c: Context<AppEnv>) => c.req.header(HEADER);

export const isKey = (sent: string) => KEY.test(sent);
