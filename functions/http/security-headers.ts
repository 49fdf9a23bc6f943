import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from './app-env.ts';
import { contentPolicy, SECURITY_HEADERS, TRANSPORT_SECURITY } from './security-policy.ts';

const FIXED = Object.entries(SECURITY_HEADERS);

/** Strict, because the token lives in local storage: no script but ours ever runs on these pages. */
export const securityHeaders: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next();
  // In place: `c.header` would make the whole answer anew for each of them.
  const { headers } = c.res;
  for (const [name, value] of FIXED) headers.set(name, value);
  headers.set('Content-Security-Policy', contentSecurityPolicy(c.env.pictureBase ?? ''));
  if (c.req.url.startsWith('https:')) {
    headers.set('Strict-Transport-Security', TRANSPORT_SECURITY);
  }
};

const policies = new Map<string, string>();

/** The same for every answer, as long as the pictures stay where they are. */
function contentSecurityPolicy(pictureBase: string): string {
  const policy = policies.get(pictureBase) ?? policyWith(pictureBase);
  policies.set(pictureBase, policy);
  return policy;
}

/** Vite's hot reload needs inline scripts and styles and a web socket; no built shop allows them. */
function policyWith(pictureBase: string): string {
  const policy = contentPolicy(URL.parse(pictureBase)?.origin);
  return import.meta.env.DEV ? policy.replaceAll("'self'", "'self' 'unsafe-inline' ws:") : policy;
}
