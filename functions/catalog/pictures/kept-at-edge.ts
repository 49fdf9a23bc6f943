import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from '../../http/app-env.ts';
import { knows } from '../../http/etag.ts';

/**
 * Answers a whole picture from the edge's cache, without asking the store again. Its name is a hash of its content, so
 * that it never changes; of its address nothing else counts. A part of one comes from the store.
 */
export const keptAtEdge: MiddlewareHandler<AppEnv> = async (c, next) => {
  const { edge } = c.env;
  if (!edge || c.req.header('Range') || !['GET', 'HEAD'].includes(c.req.method)) return await next();
  const address = new URL(c.req.path, c.req.url).href;
  const found = await edge().match(address);
  if (!found) {
    await next();
    if (c.res.status === 200 && c.req.method === 'GET') {
      const copy = c.res.clone();
      c.executionCtx.waitUntil(edge().put(address, copy));
    }
    return;
  }
  const headers = new Headers(found.headers);
  for (const name of ['CF-Cache-Status', 'Age']) headers.delete(name);
  const isKnown = knows(c, headers.get('ETag') ?? '');
  c.res = new Response(isKnown ? null : found.body, { status: isKnown ? 304 : 200, headers });
};
