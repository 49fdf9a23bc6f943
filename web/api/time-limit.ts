import { ApiProblem } from './client.ts';

/** Without a response by then, the request counts as lost, even if it cannot be aborted. */
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
