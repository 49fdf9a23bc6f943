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

export const TRANSPORT_SECURITY = 'max-age=63072000; includeSubDomains';

/** On every response, from the worker or from the platform for built files. */
export const SECURITY_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** No other origins, except for pictures if they have their own. */
export function contentPolicy(pictureOrigin?: string): string {
  const directives = DIRECTIVES.map(directive =>
    pictureOrigin && directive.startsWith('img-src') ? `${directive} ${pictureOrigin}` : directive,
  );
  return directives.join('; ');
}
