import type { Context } from 'hono';
import type { AppEnv } from '../http/app-env.ts';
import { clientAddress } from '../http/client-address.ts';
import { assertWithin, countAttempt, forgiveAttempt, type Limit } from './rate-limit.ts';

const USUAL_MOST = 20;

type Guess<Answer> = {
  attempt: () => Promise<Answer>;
  isWrong: (outcome: PromiseSettledResult<Answer>) => boolean;
  /** Of wrong ones an hour. */
  most?: number;
};

/** So many wrong ones an hour from one place. */
export const limitOfGuesses = (c: Context<AppEnv>, of: string, most = USUAL_MOST): Limit => ({
  of,
  subject: clientAddress(c),
  most,
  minutes: 60,
});

/**
 * Does what only those can do who were told something. Each try counts before it is made, so that many at once are
 * limited too; a right one is taken back. After too many wrong ones nothing is tried, and nothing done.
 */
export async function limitGuesses<Answer>(
  c: Context<AppEnv>,
  of: string,
  { attempt, isWrong, most = USUAL_MOST }: Guess<Answer>,
): Promise<Answer> {
  const limit = limitOfGuesses(c, of, most);
  const database = c.env.database.as(null);
  assertWithin(limit, await database.write(countAttempt(c.env, limit)));
  const [outcome] = await Promise.allSettled([attempt()]);
  // Where it cannot be taken back, one try too many stays counted.
  if (!isWrong(outcome)) {
    c.executionCtx.waitUntil(database.write(forgiveAttempt(c.env, limit)).catch(() => undefined));
  }
  if (outcome.status === 'rejected') throw outcome.reason;
  return outcome.value;
}
