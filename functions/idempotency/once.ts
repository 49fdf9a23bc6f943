import type { Context, MiddlewareHandler } from 'hono';
import type { SentKey } from '../../db/database.ts';
import { SentBefore } from '../../db/sent-once.ts';
import { Conflict, Malformed, Unavailable } from '../errors.ts';
import type { AppEnv } from '../http/app-env.ts';
import { noted } from '../http/describe-route.ts';
import { isKey, sentKeyOf, WRONG_KEY } from '../http/idempotency.ts';
import { CHANGE_ID } from '../http/session.ts';
import { findSent, forget, noteAnswer } from './queries.ts';
import { open, seal } from './sealed-answer.ts';
import { sentKey } from './sent-request.ts';

const carryOutOnce: MiddlewareHandler<AppEnv> = async (c, next) => {
  const key = sentKeyOf(c);
  const { actor } = c.var;
  if (key === undefined || !actor) return await next();
  if (!isKey(key)) throw new Malformed(WRONG_KEY);
  const sent = await sentKey(c, { key, userId: actor.userId });
  if (await findSent(c.env.database, sent.keyHash)) return await answerAgain(c, key, sent);
  c.set('actor', { ...actor, sentKey: sent });
  await next();
  if (c.error instanceof SentBefore) {
    const answer = await answerAgain(c, key, sent);
    // Or the headers of the refusal would go out with the answer.
    c.res = undefined;
    c.res = answer;
  } else if (sent.isWritten && c.res.ok) {
    await keepAnswer(c, key, sent);
  } else if (sent.isWritten && c.res.status < 500) {
    await c.env.database.as(null).write(forget(sent.keyHash));
  }
};

/**
 * Staff may send the same request again with its key, where its answer was lost: it is carried out once, and answered as
 * then. It stands after the guard, and what it guards writes all that counts in one batch, in the name of staff.
 */
export const once = noted(carryOutOnce, { keyed: 'if sent', refusals: [409] });

const KEPT_HEADERS = ['Content-Type', 'Cache-Control', 'ETag', 'Location', CHANGE_ID];

/** After the answer is out. Of what failed after it was written nobody knows more than that it was. */
async function keepAnswer(c: Context<AppEnv>, key: string, { keyHash }: SentKey) {
  const { env, var: its } = c;
  if (!c.res.headers.has(CHANGE_ID)) c.header(CHANGE_ID, its.actor?.changeId);
  const { status, headers } = c.res;
  const told = KEPT_HEADERS.filter(name => headers.has(name)).map(name => [name, headers.get(name)]);
  const answer = { status, headers: Object.fromEntries(told), body: await c.res.clone().text() };
  const kept = seal(answer, key).then(sealed => env.database.as(null).write(noteAnswer(keyHash, sealed)));
  c.executionCtx.waitUntil(kept.catch(error => env.log.warn('a response was not stored', error)));
}

const LOOKS = 20;
const BETWEEN_MS = 100;

/** The first of two at once has been written, and its answer is on its way. */
async function answerAgain(c: Context<AppEnv>, key: string, sent: SentKey): Promise<Response> {
  for (let looks = 0; looks < LOOKS; looks += 1) {
    const found = await findSent(c.env.database, sent.keyHash);
    if (!found) throw new Unavailable('This request was just rejected. Send it again');
    if (found.requestHash !== sent.requestHash)
      throw new Conflict('This Idempotency-Key was used for another request');
    if (found.answer) {
      const { body, ...told } = await open(found.answer, key);
      return new Response(body, told);
    }
    await new Promise(resolve => setTimeout(resolve, BETWEEN_MS));
  }
  throw new Conflict(
    'This was already done, but its response was lost. Check the result before you repeat it',
  );
}
