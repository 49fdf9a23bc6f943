import type { Context, MiddlewareHandler } from 'hono';
import type { Database } from '../../db/database.ts';
import { isUnreachable } from '../../db/refusals.ts';
import type { News } from '../cache/changes.ts';
import { isTooOld } from '../cache/edge-answers.ts';
import type { KeptAnswer } from '../cache/kept-answers.ts';
import { keepHeaders } from '../cache/kept-headers.ts';
import { createReading } from '../cache/reading.ts';
import type { ResponseCache, Standing } from '../cache/response-cache.ts';
import type { AppEnv, Ports } from './app-env.ts';
import { WROTE_COOKIE } from './cache-key.ts';
import { hashOf } from './etag.ts';
import { outageResponse, responseFrom } from './kept-response.ts';
import type { Trace } from './request-log.ts';

type Given = {
  readNews: (database: Database, since: number) => Promise<News>;
  /** Answers the same request once more, behind an answer that was given already. */
  remake: (request: Request, ports: Ports, context: Context<AppEnv>['executionCtx']) => Promise<unknown>;
};

type Making = {
  cache: ResponseCache;
  key: string;
  next: () => Promise<void>;
  /** What was kept before, given where no other one can be made. */
  old?: KeptAnswer | undefined;
};

/**
 * Keeps the responses that every visitor gets alike, in the isolate and at the edge, until something changes that they
 * were made of. Whoever is signed in, or just changed something, is answered from the database.
 */
export function cacheResponses({ readNews, remake }: Given): MiddlewareHandler<AppEnv> {
  /** Nobody waits for it; whoever comes next finds out if it failed. */
  const behind = (c: Context<AppEnv>, work: Promise<unknown>) =>
    c.executionCtx.waitUntil(work.catch(() => undefined));

  function learn(c: Context<AppEnv>, cache: ResponseCache): Promise<void> {
    const learnt = cache.learn(since => readNews(c.env.database, since));
    // Others may wait for it when whoever asked has left.
    behind(c, learnt);
    return learnt;
  }

  const learnBehind = (c: Context<AppEnv>, cache: ResponseCache) => {
    if (cache.mayLearn()) void learn(c, cache);
  };

  /** How a kept answer stands, by what is new where that is to be asked first. */
  async function settled(c: Context<AppEnv>, cache: ResponseCache, answer: KeptAnswer): Promise<Standing> {
    const standing = cache.standingOf(answer);
    if (standing !== 'gone' || cache.isFresh()) return standing;
    try {
      await learn(c, cache);
    } catch (error) {
      if (!isUnreachable(error)) c.env.log.error('what is new could not be read', error);
      return cache.standingInOutage(answer);
    }
    return cache.standingOf(answer);
  }

  async function give(c: Context<AppEnv>, cache: ResponseCache, answer: KeptAnswer, standing: Standing) {
    if (standing === 'outage') return await giveInOutage(c, asResponse(answer), answer.rightAt);
    if (standing === 'unconfirmed') learnBehind(c, cache);
    if (standing === 'stale' && cache.mayRemake(answer))
      behind(c, remake(c.req.raw, { ...c.env, remakes: true }, c.executionCtx));
    c.res = responseFrom(c.req.raw, answer);
  }

  async function make(c: Context<AppEnv>, { cache, key, next, old }: Making) {
    const at = Date.now();
    await next();
    if (c.res.status === 503 && old && cache.standingInOutage(old) === 'outage') {
      await giveInOutage(c, asResponse(old), old.rightAt);
      return tell(c, 'memory');
    }
    const outageSince = c.env.reading?.outageSince();
    if (outageSince !== undefined && c.res.ok) await giveInOutage(c, c.res, outageSince);
    if (!isCacheable(c.res)) return tell(c, 'made');
    const answer = await keptFrom(c, at);
    cache.answers.put(key, answer);
    c.executionCtx.waitUntil(cache.edge.put(key, answer));
    if (!cache.isFresh()) learnBehind(c, cache);
    c.res = responseFrom(c.req.raw, answer);
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
    const kept = cache.answers.get(key);
    const standing = kept && (await settled(c, cache, kept));
    if (kept && standing && standing !== 'gone') {
      await give(c, cache, kept, standing);
      return tell(c, standing === 'stale' ? 'stale' : 'memory');
    }
    const found = await cache.edge.get(key);
    const settledAs = found && (await settled(c, cache, found));
    const itsStanding = found && settledAs !== 'outage' && isTooOld(found) ? 'gone' : settledAs;
    if (!found || !itsStanding || itsStanding === 'gone')
      return await make(c, { ...making, old: found ?? kept });
    cache.answers.put(key, found);
    await give(c, cache, found, itsStanding);
    return tell(c, 'edge');
  };
}

async function giveInOutage(c: Context<AppEnv>, answer: Response, rightAt: number) {
  const given = await outageResponse(c.req.raw, answer, rightAt);
  // Or the headers of what could not be made would stay.
  c.res = undefined;
  c.res = given;
}

const asResponse = ({ body, headers }: KeptAnswer) => new Response(body, { headers });

function noteWrite(c: Context<AppEnv>, { changes }: ResponseCache) {
  const isRead = c.req.method === 'GET' || c.req.method === 'HEAD';
  if (isRead || !c.res.ok || !c.env.reading?.wrote()) return;
  c.header('Set-Cookie', WROTE_COOKIE, { append: true });
  if (c.var.actor && !c.var.goesOn) changes.doubt();
}

/** Where an answer came from, for the log and for measurements. */
function tell(c: Context<AppEnv>, source: Trace['kept'] & string) {
  if (!c.env.remakes) c.env.trace.kept = source;
  if (c.env.tellsCache) c.res.headers.set('X-Shop-Cache', source);
}

function isCacheable({ status, headers }: Response): boolean {
  const caching = headers.get('Cache-Control') ?? 'no-store';
  return status === 200 && !headers.has('Set-Cookie') && !caching.includes('no-store');
}

async function keptFrom({ res, env }: Context<AppEnv>, at: number): Promise<KeptAnswer> {
  const { moment, madeOf } = env.reading ?? createReading();
  const body = await res.arrayBuffer();
  const headers = new Headers(res.headers);
  if (!headers.has('ETag')) headers.set('ETag', `"${await hashOf(body)}"`);
  return { body, headers: keepHeaders(headers), moment: moment(), madeOf: madeOf(), madeAt: at, rightAt: at };
}
