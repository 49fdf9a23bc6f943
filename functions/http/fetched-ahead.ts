import type { MiddlewareHandler } from 'hono';
import { NotPermitted } from '../errors.ts';
import type { AppEnv } from './app-env.ts';

const SAYS_SO = ['Sec-Purpose', 'Purpose', 'X-Moz'];

/** Rejecting a prefetch makes the browser fetch again when the link is followed. */
export const ignorePrefetch: MiddlewareHandler<AppEnv> = async (c, next) => {
  const isAhead = SAYS_SO.some(name => c.req.header(name)?.startsWith('prefetch'));
  if (isAhead && c.req.query('add') !== undefined)
    throw new NotPermitted('Prefetching doesn’t add anything to the cart');
  await next();
};
