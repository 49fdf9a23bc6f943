import type { Context } from 'hono';

/** Whoever calls where no platform tells from where. */
export const NOWHERE = 'local';

/** The platform sets this header itself, over whatever a client sent; locally there is none. */
export function clientAddress(c: Context): string {
  return c.req.header('CF-Connecting-IP') ?? NOWHERE;
}
