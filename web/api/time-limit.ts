import { ApiProblem } from './client.ts';

/** What has no answer by then counts as lost, even where the request cannot be called off. */
export function answerWithin<Answer>(
  milliseconds: number,
  ask: (signal: AbortSignal) => Promise<Answer>,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const limit = new AbortController();
    const timer = setTimeout(() => {
      reject(new ApiProblem(0, {}));
      limit.abort();
    }, milliseconds);
    ask(limit.signal)
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}
