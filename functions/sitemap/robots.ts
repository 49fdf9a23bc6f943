import type { Context } from 'hono';
import { originOf } from '../http/origin.ts';
import type { Shop } from '../http/shop.ts';

/** What is nobody's to find: the back office, the calls, and what belongs to one shopper. */
const CLOSED = ['/admin', '/api', '/cart', '/checkout', '/order'];
const OPEN = ['/api/docs'];

/** Answers without any port, since a search engine that finds no rules stays away altogether. */
export function answerRobots(c: Context<Shop>) {
  const lines = [
    'User-agent: *',
    ...CLOSED.map(path => `Disallow: ${path}`),
    ...OPEN.map(path => `Allow: ${path}`),
    '',
    `Sitemap: ${originOf(c)}/sitemap.xml`,
  ];
  return c.text(`${lines.join('\n')}\n`, 200, { 'Cache-Control': 'public, max-age=3600' });
}
