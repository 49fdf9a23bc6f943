import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from '../../http/app-env.ts';
import { toCachedHeaders } from '../cached-headers.ts';
import { cacheTagsOf } from './cache-tags.ts';

/** Caches what every server-rendered page shows, such as the countries, until any of it changes. */
export const fragmentCache: MiddlewareHandler<AppEnv> = async (c, next) => {
  const { responseCache: cache, reading, cacheKey } = c.env;
  if (!cache || !reading || cacheKey === undefined || c.req.method !== 'GET') return await next();
  const { url } = c.req;
  const part = cache.parts.get(url);
  if (part && cache.freshnessOf(part) === 'right') {
    reading.noteVersion(cache.changes.moment());
    for (const of of part.tags) reading.addTags(of);
    c.res = new Response(part.body, { headers: part.headers });
    return;
  }
  await next();
  if (part && c.res.status === 503 && cache.freshnessInOutage(part) === 'outage') {
    reading.noteOutage(part.rightAt);
    c.res = undefined;
    c.res = new Response(part.body, { headers: part.headers });
    return;
  }
  const cacheTags = cacheTagsOf(c);
  if (c.res.status !== 200 || cacheTags.posts || cacheTags.products) return;
  const at = Date.now();
  const body = await c.res.arrayBuffer();
  const headers = toCachedHeaders(c.res.headers);
  cache.parts.put(url, {
    body,
    headers,
    catalogVersion: reading.moment(),
    tags: [cacheTags],
    madeAt: at,
    rightAt: at,
  });
  c.res = new Response(body, { headers });
};
