import { names } from '../../http/etag.ts';
import type { CacheEntry } from '../cache-entries.ts';
import { cachedHeader } from '../cached-headers.ts';

export function toResponse({ method, headers }: Request, answer: CacheEntry): Response {
  const isKnown = names(headers.get('If-None-Match'), cachedHeader(answer.headers, 'etag') ?? '');
  if (isKnown) return new Response(null, { status: 304, headers: answer.headers });
  return new Response(method === 'HEAD' ? null : answer.body, { headers: answer.headers });
}

/** The notice above every page is part of the shell, normally hidden. */
const HIDDEN_LINE = 'id="shop-stale" hidden';
const SHOWN_LINE = 'id="shop-stale"';

/**
 * A response served while the database is down: marked as stale in its headers and on the page, and not cacheable by
 * browsers.
 */
export async function outageResponse({ method }: Request, answer: Response, rightAt: number) {
  const headers = new Headers(answer.headers);
  headers.set('X-Shop-Stale', String(Math.max(0, Math.round((Date.now() - rightAt) / 1000))));
  headers.set('Cache-Control', 'no-store');
  const isPage = headers.get('Content-Type')?.startsWith('text/html');
  if (isPage) headers.delete('ETag');
  if (method === 'HEAD') return new Response(null, { status: answer.status, headers });
  const body = isPage ? (await answer.text()).replace(HIDDEN_LINE, SHOWN_LINE) : answer.body;
  return new Response(body, { status: answer.status, headers });
}
