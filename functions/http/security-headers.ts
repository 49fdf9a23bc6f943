import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from './app-env.ts';

const DIRECTIVES = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
];

const FIXED = Object.entries({
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
});

/** Strict, because the token lives in local storage: no script but ours ever runs on these pages. */
export const securityHeaders: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next();
  // In place: `c.header` would make the whole answer anew for each of them.
  const { headers } = c.res;
  for (const [name, value] of FIXED) headers.set(name, value);
  headers.set('Content-Security-Policy', contentSecurityPolicy(c.env.pictureBase ?? ''));
  if (c.req.url.startsWith('https:')) {
    headers.set('Strict-Transport-Security', 'max-age=63072000; includeSubDomains');
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
  const pictureOrigin = URL.parse(pictureBase)?.origin;
  const policy = DIRECTIVES.map(directive =>
    pictureOrigin && directive.startsWith('img-src') ? `${directive} ${pictureOrigin}` : directive,
  ).join('; ');
  return import.meta.env.DEV ? policy.replaceAll("'self'", "'self' 'unsafe-inline' ws:") : policy;
}
