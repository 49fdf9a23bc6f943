import { contentPolicy, SECURITY_HEADERS, TRANSPORT_SECURITY } from '../functions/http/security-policy.ts';

const STRICT = {
  ...SECURITY_HEADERS,
  'Content-Security-Policy': contentPolicy(),
  'Strict-Transport-Security': TRANSPORT_SECURITY,
  Vary: 'Accept-Encoding',
};

const ICONS = ['/favicon.svg', '/favicon.ico', '/apple-touch-icon.png', '/icon-512.png', '/share.png'];

/** Below /assets a name changes with its content, so a browser never requests it again. */
const RULES = {
  '/assets/*': { ...STRICT, 'Cache-Control': 'public, max-age=31536000, immutable' },
  '/build.json': { ...STRICT, 'Cache-Control': 'no-store' },
  ...Object.fromEntries(ICONS.map(path => [path, { ...STRICT, 'Cache-Control': 'public, max-age=3600' }])),
};

/** The headers of built files, which the platform serves without running the worker: `_headers`. */
export const fileHeaders = () =>
  Object.entries(RULES)
    .flatMap(([path, headers]) => [
      path,
      ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
    ])
    .join('\n');
