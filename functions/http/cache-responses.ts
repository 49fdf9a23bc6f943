import type { Context, MiddlewareHandler } from 'hono';
import type { Database } from '../../db/database.ts';
import type { AppEnv } from './app-env.ts';
import { hashOf } from './etag.ts';
import { isForPage, toldApart, visitorOf } from './locale-and-country.ts';
import { type Answers, answerFrom, isForAnyone, type KeptAnswer } from './response-cache.ts';

const KEPT_AT_THE_EDGE = 'public, max-age=86400';
const OWN_CACHING = 'X-Kept-Cache-Control';

/** Changes with everything that visitors see. */
type ReadVersion = (database: Database) => Promise<string | undefined>;

/**
 * Keeps the answers that every visitor gets alike: in the isolate, then in the edge's cache, under the version of the
 * catalogue that they were made at. Whoever is signed in is always answered from the database.
 */
export function cacheAnswers(readVersion: ReadVersion): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const { answers } = c.env;
    if (!answers) return await next();
    if (!isForAnyone(c.req.raw)) {
      await next();
      if (!['GET', 'HEAD'].includes(c.req.method) && c.res.ok) answers.doubtVersion();
      return;
    }
    const version = answers.freshVersion() ?? (await versionBeside(c, { answers, readVersion }, next));
    if (version === undefined) return;
    c.res = answers.recall(c.req.raw, version) ?? (await answerAt(c, { answers, version }, next));
  };
}

type Unknown = { answers: Answers; readVersion: ReadVersion };

/**
 * The catalogue's version, asked for again. Where there is no kept answer that it could confirm, the answer itself is
 * made meanwhile: no visitor waits for two round trips. What was read together with the version is kept at once.
 */
async function versionBeside(
  c: Context<AppEnv>,
  { answers, readVersion }: Unknown,
  next: () => Promise<void>,
) {
  const asked = readVersion(c.env.database);
  if (answers.has(c.req.raw)) {
    const version = await asked;
    if (version !== undefined) answers.learn(version);
    return version;
  }
  const [read] = await Promise.allSettled([asked, next()]);
  if (read.status === 'rejected' || read.value === undefined) return;
  answers.learn(read.value);
  if (c.env.readsTogether && isKeepable(c.res)) c.res = await keep(c, { answers, version: read.value });
}

type Known = { answers: Answers; version: string };

async function answerAt(c: Context<AppEnv>, known: Known, next: () => Promise<void>) {
  const { answers, version } = known;
  const found = await answers.edge().match(addressAt(c, version));
  if (found) {
    const answer = await fromEdge(found, version);
    answers.keep(c.req.raw, answer);
    return answerFrom(c.req.raw, answer);
  }
  await next();
  return isKeepable(c.res) ? await keep(c, known) : c.res;
}

async function keep(c: Context<AppEnv>, { answers, version }: Known): Promise<Response> {
  const answer = await keptFrom(c.res, version);
  answers.keep(c.req.raw, answer);
  c.executionCtx.waitUntil(answers.edge().put(addressAt(c, version), forEdge(answer)));
  return answerFrom(c.req.raw, answer);
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

function isKeepable({ status, headers }: Response): boolean {
  const caching = headers.get('Cache-Control') ?? 'no-store';
  return status === 200 && !headers.has('Set-Cookie') && !caching.includes('no-store');
}

async function keptFrom(answer: Response, version: string): Promise<KeptAnswer> {
  const body = await answer.arrayBuffer();
  const headers = new Headers(answer.headers);
  if (!headers.has('ETag')) headers.set('ETag', `"${await hashOf(body)}"`);
  return { version, body, headers };
}

function forEdge({ body, headers }: KeptAnswer): Response {
  const copy = new Headers(headers);
  copy.set(OWN_CACHING, headers.get('Cache-Control') ?? '');
  copy.set('Cache-Control', KEPT_AT_THE_EDGE);
  return new Response(body, { headers: copy });
}

async function fromEdge(found: Response, version: string): Promise<KeptAnswer> {
  const headers = new Headers(found.headers);
  headers.set('Cache-Control', headers.get(OWN_CACHING) ?? 'no-cache');
  for (const name of [OWN_CACHING, 'CF-Cache-Status', 'Age']) headers.delete(name);
  return { version, body: await found.arrayBuffer(), headers };
}
