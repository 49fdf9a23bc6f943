import type { Context, MiddlewareHandler } from 'hono';
import { RuleBroken } from '../errors.ts';
import type { AppEnv } from './app-env.ts';
import { noted } from './describe-route.ts';

const HEADER = 'Idempotency-Key';
const KEY = /^[\x21-\x7e]{8,100}$/;

const demand: MiddlewareHandler<AppEnv> = async (c, next) => {
  idempotencyKeyOf(c);
  await next();
};

/** The same request may be sent again with its key, and is carried out once. */
export const demandIdempotencyKey = noted(demand, { isKeyed: true });

export function idempotencyKeyOf(c: Context<AppEnv>): string {
  const key = c.req.header(HEADER) ?? '';
  if (KEY.test(key)) return key;
  const message = `The header ${HEADER} must have 8 to 100 visible characters`;
  throw new RuleBroken([{ path: HEADER, message }]);
}
