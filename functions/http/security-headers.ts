import type { MiddlewareHandler } from 'hono';
import { memoize } from '../contracts/memoize.ts';
import type { AppEnv } from './app-env.ts';
import { contentPolicy, SECURITY_HEADERS, TRANSPORT_SECURITY } from './security-policy.ts';

const FIXED = Object.entries(SECURITY_HEADERS);

/** Strict, because the token is in local storage: only our scripts may run on these pages. */
export const securityHeaders: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next();
  // In place: `c.header` would recreate the response for each of them.
  const { headers } = c.res;
  for (const [name, value] of FIXED) headers.set(name, value);
  headers.set('Content-Security-Policy', contentSecurityPolicy(c.env.pictureBase ?? ''));
  if (c.req.url.startsWith('https:')) {
    headers.set('Strict-Transport-Security', TRANSPORT_SECURITY);
  }
};

const MOST_POLICIES = 10;

/** Vite's hot reload needs inline scripts and styles and a web socket; production doesn't allow them. */
const contentSecurityPolicy = memoize(MOST_POLICIES, (pictureBase: string) => {
  const policy = contentPolicy(URL.parse(pictureBase)?.origin);
  return import.meta.env.DEV ? policy.replaceAll("'self'", "'self' 'unsafe-inline' ws:") : policy;
});
