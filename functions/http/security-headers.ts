import type { MiddlewareHandler } from 'hono';
import type { Shop } from './shop.ts';

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

const HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** Strict, because the token lives in local storage: no script but ours ever runs on these pages. */
export const securityHeaders: MiddlewareHandler<Shop> = async (c, next) => {
  await next();
  for (const [name, value] of Object.entries(HEADERS)) c.header(name, value);
  c.header('Content-Security-Policy', contentSecurityPolicy(c.env.pictureBase));
  if (new URL(c.req.url).protocol === 'https:') {
    c.header('Strict-Transport-Security', 'max-age=63072000; includeSubDomains');
  }
};

/** Vite's hot reload needs inline scripts and styles and a web socket; no built shop allows them. */
function contentSecurityPolicy(pictureBase = ''): string {
  const pictureOrigin = URL.parse(pictureBase)?.origin;
  const policy = DIRECTIVES.map(directive =>
    pictureOrigin && directive.startsWith('img-src') ? `${directive} ${pictureOrigin}` : directive,
  ).join('; ');
  return import.meta.env.DEV ? policy.replaceAll("'self'", "'self' 'unsafe-inline' ws:") : policy;
}
