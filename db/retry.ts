import { isUnreachable, UNTOLD } from './refusals.ts';

const MOST_TRIES = 7;
const TRIES_OF_KEYED = 3;
const FIRST_WAIT_MS = 20;

type Ask<Answer> = () => Promise<Answer>;
type Again = { isWorthIt: (error: unknown) => boolean; most: number };

/** Asks again where the server had too much to do to begin: nothing of what was asked has happened then. */
export const retryWithBackoff = <Answer>(ask: Ask<Answer>) =>
  again(ask, { isWorthIt: isBusy, most: MOST_TRIES });

/**
 * Asks again also where the answer was lost. What was asked may have happened, so it has a key that the database
 * takes once.
 */
export const untilHeard = <Answer>(ask: Ask<Answer>) =>
  again(ask, { isWorthIt: isLost, most: TRIES_OF_KEYED });

/** Asks again what only reads, where D1 could not tell at which moment it did. */
export const untilTold = <Answer>(ask: Ask<Answer>) => again(ask, { isWorthIt: isUntold, most: MOST_TRIES });

/** Everybody waits for another while, or all of them would come back at once. */
async function again<Answer>(ask: Ask<Answer>, { isWorthIt, most }: Again): Promise<Answer> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await ask();
    } catch (error) {
      if (tries === most || !isWorthIt(error)) throw error;
      const longest = FIRST_WAIT_MS * 2 ** tries;
      await new Promise(resolve => setTimeout(resolve, longest * (0.5 + Math.random() / 2)));
    }
  }
}

/** The second is what a local D1 says while another process, such as a backup, has its file. */
const TOO_BUSY = /^(?:D1_ERROR: )?(?:D1 DB is overloaded|database is locked)/;

export function isBusy(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, status, cause } = error as Error & { code?: unknown; status?: unknown };
  if (status === 429 || /^SQLITE_BUSY/.test(String(code ?? ''))) return true;
  return TOO_BUSY.test(error.message) || isBusy(cause);
}

const isUntold = (error: unknown) => error instanceof Error && UNTOLD.test(error.message);

const isLost = (error: unknown) => isUnheard(error) && (error as Error).name !== 'TimeoutError';

/** Nobody knows whether it happened: the server began with it, for all that is known, and was not heard of. */
export const isUnheard = (error: unknown): boolean => isUnreachable(error) && !isBusy(error);
