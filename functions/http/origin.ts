import type { Context } from 'hono';

/** Where the shop is; the links that it writes lead there. */
export const originOf = (c: Context) => new URL(c.req.url).origin;

const LOOPBACK = /^https?:\/\/(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?(?=\/)/;

/** The request as it would come to the shop's own address: who names another host gets no links to it. */
export function atShopUrl(request: Request, shopUrl: string | undefined): Request {
  const { url } = request;
  if (shopUrl === undefined ? LOOPBACK.test(url) : url.startsWith(`${shopUrl}/`)) return request;
  const { pathname, search } = new URL(url);
  return new Request((shopUrl ?? 'http://localhost') + pathname + search, request);
}
