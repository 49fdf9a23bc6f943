import type { Context } from 'hono';

/** Where the shop was found by whoever asks; the links that it writes lead there. */
export const originOf = (c: Context) => new URL(c.req.url).origin;
