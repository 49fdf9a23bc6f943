import type { Context } from 'hono';
import type { AppEnv } from '../../http/app-env.ts';
import { limitGuesses } from '../../security/guesses.ts';
import type { SentOrder } from './earlier-order.ts';

const MOST_UNKNOWN = 240;

type Outcome = PromiseSettledResult<SentOrder>;

/**
 * A page polls for its own order, which isn't guessing. Trying emails for a known key is limited as usual; trying keys
 * has a much higher limit.
 */
export const limitKeys = (c: Context<AppEnv>, find: () => Promise<SentOrder>): Promise<SentOrder> =>
  limitGuesses(c, 'order-email', {
    attempt: () => limitGuesses(c, 'order-key', { attempt: find, isWrong: isUnknown, most: MOST_UNKNOWN }),
    isWrong: isOfAnother,
  });

const isUnknown = (outcome: Outcome) => outcome.status === 'fulfilled' && !outcome.value.isKnown;

const isOfAnother = (outcome: Outcome) =>
  outcome.status === 'fulfilled' && outcome.value.isKnown && !outcome.value.row;
