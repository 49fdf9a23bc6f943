/** Nothing was heard in time; what was asked may happen all the same. */
class TimedOut extends Error {
  override name = 'TimeoutError';
}

/** The answer, unless it takes longer than that. */
export async function inTime<Answer>(ms: number, answer: Promise<Answer>): Promise<Answer> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TimedOut(`No answer within ${ms} ms`)), ms);
  });
  return await Promise.race([answer, limit]).finally(() => clearTimeout(timer));
}
