const MOST_TRIES = 7;
const FIRST_WAIT_MS = 20;

/**
 * Asks again where the server had too much to do to begin: nothing of what was asked has happened then. Everybody
 * waits for another while, or all of them would come back at once.
 */
export async function patiently<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await ask();
    } catch (error) {
      if (tries === MOST_TRIES || !isBusy(error)) throw error;
      const longest = FIRST_WAIT_MS * 2 ** tries;
      await new Promise(resolve => setTimeout(resolve, longest * (0.5 + Math.random() / 2)));
    }
  }
}

function isBusy(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, status, cause } = error as Error & { code?: unknown; status?: unknown };
  return status === 429 || /^SQLITE_BUSY/.test(String(code ?? '')) || isBusy(cause);
}
