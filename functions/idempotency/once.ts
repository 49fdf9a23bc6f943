import type { Context, MiddlewareHandler } from 'hono';
import type { IdempotencyKey } from '../../db/client/database.ts';
import { DuplicateRequest } from '../../db/client/idempotent-write.ts';
import { Conflict, Malformed, Unavailable } from '../errors.ts';
import type { AppEnv } from '../http/app-env.ts';
import { withNotes } from '../http/describe-route.ts';
import { isKey, sentKeyOf, WRONG_KEY } from '../http/idempotency.ts';
import { CHANGE_ID } from '../http/session.ts';
import { deleteKey, findStoredAnswer, storeAnswer } from './queries.ts';
import { decryptAnswer, encryptAnswer } from './sealed-answer.ts';
import { sentKey } from './sent-request.ts';

const carryOutOnce: MiddlewareHandler<AppEnv> = async (c, next) => {
  const key = sentKeyOf(c);
  const { actor } = c.var;
  if (key === undefined || !actor) return await next();
  if (!isKey(key)) throw new Malformed(WRONG_KEY);
  const sent = await sentKey(c, { key, userId: actor.userId });
  if (await findStoredAnswer(c.env.database, sent.keyHash)) return await answerAgain(c, key, sent);
  c.set('actor', { ...actor, sentKey: sent });
  await next();
  if (c.error instanceof DuplicateRequest) {
    const answer = await answerAgain(c, key, sent);
    // Otherwise the headers of the error would be sent with the response.
    c.res = undefined;
    c.res = answer;
  } else if (sent.isWritten && c.res.ok) {
    await keepAnswer(c, key, sent);
  } else if (sent.isWritten && c.res.status < 500) {
    await c.env.database.as(null).write(deleteKey(sent.keyHash));
  }
};

/**
 * Lets staff retry a request with its key after a lost response: it is carried out once and gets the first response.
 * Comes after the permission check; the handler must write in a single batch as staff.
 */
export const idempotent = withNotes(carryOutOnce, { keyed: 'if sent', refusals: [409] });

const KEPT_HEADERS = ['Content-Type', 'Cache-Control', 'ETag', 'Location', CHANGE_ID];

/** After the response is sent. If this fails, only the key remains. */
async function keepAnswer(c: Context<AppEnv>, key: string, { keyHash }: IdempotencyKey) {
  const { env, var: its } = c;
  if (!c.res.headers.has(CHANGE_ID)) c.header(CHANGE_ID, its.actor?.changeId);
  const { status, headers } = c.res;
  const stored = KEPT_HEADERS.filter(name => headers.has(name)).map(name => [name, headers.get(name)]);
  const answer = { status, headers: Object.fromEntries(stored), body: await c.res.clone().text() };
  const storing = encryptAnswer(answer, key).then(sealed =>
    env.database.as(null).write(storeAnswer(keyHash, sealed)),
  );
  c.executionCtx.waitUntil(storing.catch(error => env.log.warn('a response was not stored', error)));
}

const LOOKS = 20;
const BETWEEN_MS = 100;

/** The first of two concurrent requests was written; its response will follow. */
async function answerAgain(c: Context<AppEnv>, key: string, sent: IdempotencyKey): Promise<Response> {
  for (let looks = 0; looks < LOOKS; looks += 1) {
    const found = await findStoredAnswer(c.env.database, sent.keyHash);
    if (!found) throw new Unavailable('This request was just rejected. Send it again');
    if (found.requestHash !== sent.requestHash)
      throw new Conflict('This Idempotency-Key was used for another request');
    if (found.answer) {
      const { body, ...init } = await decryptAnswer(found.answer, key);
      return new Response(body, init);
    }
    await new Promise(resolve => setTimeout(resolve, BETWEEN_MS));
  }
  throw new Conflict(
    'This was already done, but its response was lost. Check the result before you repeat it',
  );
}
