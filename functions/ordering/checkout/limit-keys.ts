import type { Context } from 'hono';
import { limitGuesses } from '../../abuse/guesses.ts';
import type { AppEnv } from '../../http/app-env.ts';
import type { SentOrder } from './earlier-order.ts';

const MOST_UNKNOWN = 240;

type Outcome = PromiseSettledResult<SentOrder>;

/**
 * A page asks for its own order again and again until that has arrived, which is no guess: whoever has the key of an
 * order and tries e-mails is stopped as anywhere else, and whoever tries keys after many more.
 */
export const limitKeys = (c: Context<AppEnv>, find: () => Promise<SentOrder>): Promise<SentOrder> =>
  limitGuesses(c, 'order-email', {
    attempt: () => limitGuesses(c, 'order-key', { attempt: find, isWrong: isUnknown, most: MOST_UNKNOWN }),
    isWrong: isOfAnother,
  });

const isUnknown = (outcome: Outcome) => outcome.status === 'fulfilled' && !outcome.value.isKnown;

const isOfAnother = (outcome: Outcome) =>
  outcome.status === 'fulfilled' && outcome.value.isKnown && !outcome.value.row;
