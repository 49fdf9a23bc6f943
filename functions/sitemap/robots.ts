import type { Context } from 'hono';
import type { AppEnv } from '../http/app-env.ts';
import { originOf } from '../http/origin.ts';

/** The back office, the API and personal pages. */
const CLOSED = ['/admin', '/api', '/cart', '/checkout', '/order'];
const OPEN = ['/api/docs'];

/** Needs no port: without robots.txt, search engines stay away altogether. */
export function answerRobots(c: Context<AppEnv>) {
  const lines = [
    'User-agent: *',
    ...CLOSED.map(path => `Disallow: ${path}`),
    ...OPEN.map(path => `Allow: ${path}`),
    '',
    `Sitemap: ${originOf(c)}/sitemap.xml`,
  ];
  return c.text(`${lines.join('\n')}\n`, 200, { 'Cache-Control': 'public, max-age=3600' });
}
