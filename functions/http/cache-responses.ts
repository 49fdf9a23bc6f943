import type { Context, MiddlewareHandler } from 'hono';
import type { Database } from '../../db/database.ts';
import type { AppEnv } from './app-env.ts';
import { hashOf } from './etag.ts';
import { isForPage, toldApart, visitorOf } from './locale-and-country.ts';
import { type CachedResponse, isForAnyone, type ResponseCache, responseFrom } from './response-cache.ts';

const EDGE_CACHING = 'public, max-age=86400';
const OWN_CACHING = 'X-Kept-Cache-Control';

/** Changes with everything that visitors see. */
type ReadVersion = (database: Database) => Promise<string | undefined>;

/**
 * Keeps the responses that every visitor gets alike: in the isolate, then in the edge's cache, under the version of the
 * catalogue that they were made at. Whoever is signed in is always answered from the database.
 */
export function cacheResponses(readVersion: ReadVersion): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const { responseCache: cache } = c.env;
    if (!cache) return await next();
    if (!isForAnyone(c.req.raw)) {
      await next();
      if (!['GET', 'HEAD'].includes(c.req.method) && c.res.ok) cache.expireVersion();
      return;
    }
    const version = cache.freshVersion() ?? (await versionBeside(c, { cache, readVersion }, next));
    if (version === undefined) return;
    c.res = cache.match(c.req.raw, version) ?? (await responseAt(c, { cache, version }, next));
  };
}

type Unknown = { cache: ResponseCache; readVersion: ReadVersion };

/**
 * The catalogue's version, asked for again. Where there is no kept response that it could confirm, one is
 * made meanwhile: no visitor waits for two round trips. What was read together with the version is kept at once.
 */
async function versionBeside(c: Context<AppEnv>, { cache, readVersion }: Unknown, next: () => Promise<void>) {
  const asked = readVersion(c.env.database);
  if (cache.has(c.req.raw)) {
    const version = await asked;
    if (version !== undefined) cache.setVersion(version);
    return version;
  }
  const [read] = await Promise.allSettled([asked, next()]);
  if (read.status === 'rejected' || read.value === undefined) return;
  cache.setVersion(read.value);
  if (c.env.readsTogether && isCacheable(c.res)) c.res = await store(c, { cache, version: read.value });
}

type Known = { cache: ResponseCache; version: string };

async function responseAt(c: Context<AppEnv>, known: Known, next: () => Promise<void>) {
  const { cache, version } = known;
  const found = await cache.edge().match(addressAt(c, version));
  if (found) {
    const response = await fromEdge(found, version);
    cache.put(c.req.raw, response);
    return responseFrom(c.req.raw, response);
  }
  await next();
  return isCacheable(c.res) ? await store(c, known) : c.res;
}

async function store(c: Context<AppEnv>, { cache, version }: Known): Promise<Response> {
  const response = await cachedFrom(c.res, version);
  cache.put(c.req.raw, response);
  c.executionCtx.waitUntil(cache.edge().put(addressAt(c, version), forEdge(response)));
  return responseFrom(c.req.raw, response);
}

/** An address that only this content can have. */
function addressAt(c: Context<AppEnv>, version: string): string {
  const { raw, url } = c.req;
  const address = new URL(url);
  address.searchParams.set('kept-at', version);
  address.searchParams.set('build', import.meta.env.BUILD);
  if (isForPage(raw)) address.searchParams.set('for', toldApart(visitorOf(raw)));
  return address.href;
}

function isCacheable({ status, headers }: Response): boolean {
  const caching = headers.get('Cache-Control') ?? 'no-store';
  return status === 200 && !headers.has('Set-Cookie') && !caching.includes('no-store');
}

async function cachedFrom(response: Response, version: string): Promise<CachedResponse> {
  const body = await response.arrayBuffer();
  const headers = new Headers(response.headers);
  if (!headers.has('ETag')) headers.set('ETag', `"${await hashOf(body)}"`);
  return { version, body, headers };
}

function forEdge({ body, headers }: CachedResponse): Response {
  const copy = new Headers(headers);
  copy.set(OWN_CACHING, headers.get('Cache-Control') ?? '');
  copy.set('Cache-Control', EDGE_CACHING);
  return new Response(body, { headers: copy });
}

async function fromEdge(found: Response, version: string): Promise<CachedResponse> {
  const headers = new Headers(found.headers);
  headers.set('Cache-Control', headers.get(OWN_CACHING) ?? 'no-cache');
  for (const name of [OWN_CACHING, 'CF-Cache-Status', 'Age']) headers.delete(name);
  return { version, body: await found.arrayBuffer(), headers };
}
