import type { Context } from 'hono';

/** This machine itself: whoever calls where no platform tells from where. */
const NOWHERE = ['local', '127.0.0.1', '::1', '::ffff:127.0.0.1'];

/** The platform sets this header itself, over whatever a client sent; locally there is none, or this machine's. */
export function clientAddress(c: Context): string {
  return c.req.header('CF-Connecting-IP') ?? 'local';
}

/** Whether an address tells one visitor from another. */
export const isTelling = (address: string) => !NOWHERE.includes(address);
