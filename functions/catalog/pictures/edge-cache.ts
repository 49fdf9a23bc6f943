import type { MiddlewareHandler } from 'hono';
import { DAY, SECOND } from '../../contracts/durations.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { knows } from '../../http/etag.ts';
import { isPictureName, PICTURE_CACHING } from '../../ports/pictures.ts';
import { parseRange } from './range.ts';

/** Pictures never change but may be removed: no location serves one for longer than a day after that. */
const KEPT_FOR = `public, max-age=${DAY / SECOND}`;
const OF_THE_CACHE = ['CF-Cache-Status', 'Age'];

/** Serves a picture, or a range of it, from the edge cache. Its name is a content hash; nothing else in its URL matters. */
export const withEdgeCache: MiddlewareHandler<AppEnv, '/:name'> = async (c, next) => {
  const { edge } = c.env;
  const name = c.req.param('name');
  if (!edge || !isPictureName(name)) return await next();
  const address = new URL(`/pictures/${name}`, c.req.url).href;
  const range = c.req.header('Range');
  const isPart = parseRange(range) !== undefined;
  const found = await edge().match(new Request(address, isPart ? { headers: { Range: range ?? '' } } : {}));
  if (!found || (found.status !== 200 && found.status !== 206)) {
    await next();
    if (c.res.status === 200 && c.req.method === 'GET')
      c.executionCtx.waitUntil(keep(edge(), address, c.res));
    return;
  }
  c.env.trace.kept = 'edge';
  const headers = new Headers(found.headers);
  for (const header of OF_THE_CACHE) headers.delete(header);
  headers.set('Cache-Control', PICTURE_CACHING);
  const isKnown = found.status === 200 && knows(c, headers.get('ETag') ?? '');
  c.res = isKnown
    ? new Response(null, { status: 304, headers })
    : new Response(found.body, { status: found.status, headers });
};

async function keep(edge: Cache, address: string, picture: Response) {
  const copy = picture.clone();
  const kept = new Response(copy.body, copy);
  kept.headers.set('Cache-Control', KEPT_FOR);
  await edge.put(address, kept);
}
