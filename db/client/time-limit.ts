/** No response in time; the statement may still be carried out. */
class TimedOut extends Error {
  override name = 'TimeoutError';
}

/** How long a response may take; `silentMs` applies if nothing was heard from the server meanwhile. */
export type TimeLimit = { ms: number; silentMs?: number };

/** The response, unless it takes too long. A server that responds to others is busy and worth waiting for. */
export async function withTimeLimit<Answer>(
  { ms, silentMs = ms }: TimeLimit,
  heardAt: () => number,
  answer: Promise<Answer>,
): Promise<Answer> {
  const begun = Date.now();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    const look = () => {
      const now = Date.now();
      const left = Math.min(begun + ms, Math.max(begun, heardAt()) + silentMs) - now;
      if (left > 0) timer = setTimeout(look, left);
      else reject(new TimedOut(`No answer within ${now - begun} ms`));
    };
    look();
  });
  return await Promise.race([answer, limit]).finally(() => clearTimeout(timer));
}

/** The response, unless it takes longer than that. */
export const withTimeout = <Answer>(ms: number, answer: Promise<Answer>) =>
  withTimeLimit({ ms }, () => 0, answer);
