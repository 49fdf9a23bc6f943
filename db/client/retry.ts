import { isUnreachable, LOST_VERSION_ERROR } from './errors.ts';

const MOST_TRIES = 7;
const TRIES_OF_KEYED = 3;
const FIRST_WAIT_MS = 20;

type Ask<Answer> = () => Promise<Answer>;
type Again = { isWorthIt: (error: unknown) => boolean; most: number };

/** Retries if the server was too busy to start: nothing has happened then. */
export const retryWithBackoff = <Answer>(ask: Ask<Answer>) =>
  again(ask, { isWorthIt: isBusy, most: MOST_TRIES });

/** Also retries if the response was lost. The write may have happened, so it has a key that the database accepts once. */
export const retryIdempotent = <Answer>(ask: Ask<Answer>) =>
  again(ask, { isWorthIt: isLost, most: TRIES_OF_KEYED });

/** Retries a read after D1 lost track of its bookmark. */
export const retryRead = <Answer>(ask: Ask<Answer>) => again(ask, { isWorthIt: isUntold, most: MOST_TRIES });

/** Random delays, so that clients don't all retry at once. */
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

/** The second is what a local D1 reports while another process, such as a backup, has its file. */
const TOO_BUSY = /^(?:D1_ERROR: )?(?:D1 DB is overloaded|database is locked)/;

export function isBusy(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, status, cause } = error as Error & { code?: unknown; status?: unknown };
  if (status === 429 || /^SQLITE_BUSY/.test(String(code ?? ''))) return true;
  return TOO_BUSY.test(error.message) || isBusy(cause);
}

const isUntold = (error: unknown) => error instanceof Error && LOST_VERSION_ERROR.test(error.message);

const isLost = (error: unknown) => isOutcomeUnknown(error) && (error as Error).name !== 'TimeoutError';

/** It may or may not have happened: the server may have started it, but did not respond. */
export const isOutcomeUnknown = (error: unknown): boolean => isUnreachable(error) && !isBusy(error);
