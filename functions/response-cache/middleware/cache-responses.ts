import type { Context, MiddlewareHandler } from 'hono';
import type { Database } from '../../../db/client/database.ts';
import { isUnreachable } from '../../../db/client/errors.ts';
import type { Ports } from '../../deps.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { hashOf } from '../../http/etag.ts';
import type { Trace } from '../../tracing/trace.ts';
import type { CacheEntry } from '../cache-entries.ts';
import { toCachedHeaders } from '../cached-headers.ts';
import type { CatalogChanges } from '../changes.ts';
import { trackDependencies } from '../dependency-tracker.ts';
import { isExpired } from '../edge-cache.ts';
import type { Freshness, ResponseCache } from '../response-cache.ts';
import { WROTE_COOKIE } from './cache-key.ts';
import { outageResponse, toResponse } from './cached-response.ts';

type CacheOptions = {
  pollChanges: (database: Database, since: number) => Promise<CatalogChanges>;
  /** Handles the same request again after a stale response was sent. */
  remake: (request: Request, ports: Ports, context: Context<AppEnv>['executionCtx']) => Promise<unknown>;
};

type Making = {
  cache: ResponseCache;
  key: string;
  next: () => Promise<void>;
  /** The previous entry, served if no new response can be made. */
  old?: CacheEntry | undefined;
};

/**
 * Caches shared responses, in the isolate and at the edge, until something that they depend on changes. Signed-in
 * clients, and those that just made a change, bypass the cache.
 */
export function cacheResponses({ pollChanges, remake }: CacheOptions): MiddlewareHandler<AppEnv> {
  /** Not awaited; if it fails, the next request will notice. */
  const behind = (c: Context<AppEnv>, work: Promise<unknown>) =>
    c.executionCtx.waitUntil(work.catch(() => undefined));

  function learn(c: Context<AppEnv>, cache: ResponseCache): Promise<void> {
    const learnt = cache.learn(since => pollChanges(c.env.database, since));
    // Others may await it after the caller has gone.
    behind(c, learnt);
    return learnt;
  }

  const learnBehind = (c: Context<AppEnv>, cache: ResponseCache) => {
    if (cache.tryPoll()) void learn(c, cache);
  };

  /** Freshness of a cache entry, polling for changes first if needed. */
  async function settled(c: Context<AppEnv>, cache: ResponseCache, answer: CacheEntry): Promise<Freshness> {
    const freshness = cache.freshnessOf(answer);
    if (freshness !== 'expired' || cache.isFresh()) return freshness;
    try {
      await learn(c, cache);
    } catch (error) {
      if (!isUnreachable(error)) c.env.log.error('the catalog version could not be read', error);
      return cache.freshnessInOutage(answer);
    }
    return cache.freshnessOf(answer);
  }

  async function give(c: Context<AppEnv>, cache: ResponseCache, answer: CacheEntry, freshness: Freshness) {
    if (freshness === 'outage') return await giveInOutage(c, asResponse(answer), answer.rightAt);
    if (freshness === 'unconfirmed') learnBehind(c, cache);
    if (freshness === 'stale' && cache.tryRevalidate(answer))
      behind(c, remake(c.req.raw, { ...c.env, remakes: true }, c.executionCtx));
    c.res = toResponse(c.req.raw, answer);
  }

  async function make(c: Context<AppEnv>, { cache, key, next, old }: Making) {
    const at = Date.now();
    await next();
    if (c.res.status === 503 && old && cache.freshnessInOutage(old) === 'outage') {
      await giveInOutage(c, asResponse(old), old.rightAt);
      return tell(c, 'memory');
    }
    const outageSince = c.env.reading?.outageSince();
    if (outageSince !== undefined && c.res.ok) await giveInOutage(c, c.res, outageSince);
    if (!isCacheable(c.res)) return tell(c, 'made');
    const answer = await toCacheEntry(c, at);
    cache.answers.put(key, answer);
    c.executionCtx.waitUntil(cache.edge.put(key, answer));
    if (!cache.isFresh()) learnBehind(c, cache);
    c.res = toResponse(c.req.raw, answer);
    tell(c, 'made');
  }

  return async (c, next) => {
    const { responseCache: cache, cacheKey: key, remakes } = c.env;
    if (!cache) return await next();
    if (key === undefined) {
      await next();
      return noteWrite(c, cache);
    }
    const making = { cache, key, next };
    if (remakes) return await make(c, making);
    const cached = cache.answers.get(key);
    const freshness = cached && (await settled(c, cache, cached));
    if (cached && freshness && freshness !== 'expired') {
      await give(c, cache, cached, freshness);
      return tell(c, freshness === 'stale' ? 'stale' : 'memory');
    }
    const found = await cache.edge.get(key);
    const settledAs = found && (await settled(c, cache, found));
    const itsFreshness = found && settledAs !== 'outage' && isExpired(found) ? 'expired' : settledAs;
    if (!found || !itsFreshness || itsFreshness === 'expired')
      return await make(c, { ...making, old: found ?? cached });
    cache.answers.put(key, found);
    await give(c, cache, found, itsFreshness);
    return tell(c, 'edge');
  };
}

async function giveInOutage(c: Context<AppEnv>, answer: Response, rightAt: number) {
  const given = await outageResponse(c.req.raw, answer, rightAt);
  // Otherwise the headers of the failed response would remain.
  c.res = undefined;
  c.res = given;
}

const asResponse = ({ body, headers }: CacheEntry) => new Response(body, { headers });

function noteWrite(c: Context<AppEnv>, { changes }: ResponseCache) {
  const isRead = c.req.method === 'GET' || c.req.method === 'HEAD';
  if (isRead || !c.res.ok || !c.env.reading?.wrote()) return;
  c.header('Set-Cookie', WROTE_COOKIE, { append: true });
  if (c.var.actor && !c.var.goesOn) changes.invalidateAll();
}

/** Source of a response, for the log and measurements. */
function tell(c: Context<AppEnv>, source: Trace['kept'] & string) {
  if (!c.env.remakes) c.env.trace.kept = source;
  if (c.env.tellsCache) c.res.headers.set('X-Shop-Cache', source);
}

function isCacheable({ status, headers }: Response): boolean {
  const caching = headers.get('Cache-Control') ?? 'no-store';
  return status === 200 && !headers.has('Set-Cookie') && !caching.includes('no-store');
}

async function toCacheEntry({ res, env }: Context<AppEnv>, at: number): Promise<CacheEntry> {
  const { moment, tags } = env.reading ?? trackDependencies();
  const body = await res.arrayBuffer();
  const headers = new Headers(res.headers);
  if (!headers.has('ETag')) headers.set('ETag', `"${await hashOf(body)}"`);
  return {
    body,
    headers: toCachedHeaders(headers),
    catalogVersion: moment(),
    tags: tags(),
    madeAt: at,
    rightAt: at,
  };
}
