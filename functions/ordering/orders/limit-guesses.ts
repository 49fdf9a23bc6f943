import type { Context } from 'hono';
import { limitGuesses } from '../../abuse/guesses.ts';
import { NotFound } from '../../errors.ts';
import type { AppEnv } from '../../http/app-env.ts';

/** Does something with the order of whoever knows its e-mail, which nobody finds out by trying. */
export const withEmail = <Answer>(
  c: Context<AppEnv>,
  email: string | undefined,
  attempt: () => Promise<Answer>,
): Promise<Answer> =>
  email === undefined ? attempt() : limitGuesses(c, 'order-email', { attempt, isWrong: isUnknown });

const isUnknown = (outcome: PromiseSettledResult<unknown>) =>
  outcome.status === 'rejected' && outcome.reason instanceof NotFound;
