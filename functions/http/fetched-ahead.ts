import type { MiddlewareHandler } from 'hono';
import { NotPermitted } from '../errors.ts';
import type { AppEnv } from './app-env.ts';

const SAYS_SO = ['Sec-Purpose', 'Purpose', 'X-Moz'];

/** A browser that fetches what a link leads to, before anybody follows it, takes a refusal for "not ahead". */
export const addNothingAhead: MiddlewareHandler<AppEnv> = async (c, next) => {
  const isAhead = SAYS_SO.some(name => c.req.header(name)?.startsWith('prefetch'));
  if (isAhead && c.req.query('add') !== undefined)
    throw new NotPermitted('Prefetching doesn’t add anything to the cart');
  await next();
};
