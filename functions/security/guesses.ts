import type { Context } from 'hono';
import type { AppEnv } from '../http/app-env.ts';
import { clientAddress } from '../http/client-address.ts';
import { assertWithinLimit, decrementRateLimit, incrementRateLimit, type RateLimit } from './rate-limit.ts';

const USUAL_MOST = 20;

type Guess<Answer> = {
  attempt: () => Promise<Answer>;
  isWrong: (outcome: PromiseSettledResult<Answer>) => boolean;
  /** Wrong attempts allowed per hour. */
  most?: number;
};

/** Wrong attempts allowed per hour from one place. */
export const guessLimit = (c: Context<AppEnv>, of: string, most = USUAL_MOST): RateLimit => ({
  of,
  subject: clientAddress(c),
  most,
  minutes: 60,
});

/**
 * Guards an action that needs a secret. Each attempt counts before it is checked, so that concurrent ones are limited
 * too; a correct one is uncounted. After too many wrong ones, nothing is checked or done.
 */
export async function limitGuesses<Answer>(
  c: Context<AppEnv>,
  of: string,
  { attempt, isWrong, most = USUAL_MOST }: Guess<Answer>,
): Promise<Answer> {
  const limit = guessLimit(c, of, most);
  const database = c.env.database.as(null);
  assertWithinLimit(limit, await database.write(incrementRateLimit(c.env, limit)));
  const [outcome] = await Promise.allSettled([attempt()]);
  // If uncounting fails, one attempt too many stays counted.
  if (!isWrong(outcome)) {
    c.executionCtx.waitUntil(database.write(decrementRateLimit(c.env, limit)).catch(() => undefined));
  }
  if (outcome.status === 'rejected') throw outcome.reason;
  return outcome.value;
}
