import type { Context, MiddlewareHandler } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { NotPermitted } from '../errors.ts';
import type { AppEnv } from './app-env.ts';
import { constantTimeEqual } from './constant-time.ts';

const COOKIE = 'XSRF-TOKEN';
const HEADER = 'X-XSRF-TOKEN';

/** A changing request that carries the cookie must repeat it in the header, as only our own pages can. */
export const requireXsrfToken: MiddlewareHandler<AppEnv> = async (c, next) => {
  const expected = getCookie(c, COOKIE);
  const changes = !['GET', 'HEAD', 'OPTIONS'].includes(c.req.method);
  if (changes && expected !== undefined && !constantTimeEqual(c.req.header(HEADER) ?? '', expected)) {
    throw new NotPermitted(`The header ${HEADER} must repeat the cookie ${COOKIE}`);
  }
  await next();
};

/** Gives the browser a token, unless it has one. */
export function issueXsrfToken(c: Context<AppEnv>) {
  if (getCookie(c, COOKIE)) return;
  setCookie(c, COOKIE, crypto.randomUUID(), {
    path: '/',
    sameSite: 'Strict',
    secure: new URL(c.req.url).protocol === 'https:',
  });
}
