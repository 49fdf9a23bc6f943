/** Nothing was heard in time; what was asked may happen all the same. */
class TimedOut extends Error {
  override name = 'TimeoutError';
}

/** How long an answer may take; `silentMs` where nothing at all was heard of the server meanwhile. */
export type TimeLimit = { ms: number; silentMs?: number };

/** The answer, unless it takes too long. A server that answers others is busy, and worth waiting for. */
export async function withinLimit<Answer>(
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

/** The answer, unless it takes longer than that. */
export const inTime = <Answer>(ms: number, answer: Promise<Answer>) => withinLimit({ ms }, () => 0, answer);
