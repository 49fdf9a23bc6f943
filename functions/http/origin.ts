import type { Context } from 'hono';

/** Origin of the shop, used for its links. */
export const originOf = (c: Context) => new URL(c.req.url).origin;

const LOOPBACK = /^https?:\/\/(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?(?=\/)/;

/** Rewrites the request to the shop's own origin, so that a forged host never appears in links. */
export function atShopUrl(request: Request, shopUrl: string | undefined): Request {
  const { url } = request;
  if (shopUrl === undefined ? LOOPBACK.test(url) : url.startsWith(`${shopUrl}/`)) return request;
  const { pathname, search } = new URL(url);
  return new Request((shopUrl ?? 'http://localhost') + pathname + search, request);
}
