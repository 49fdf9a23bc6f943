import type { Send, Statement } from '../sql/statement.ts';

type Waiting = { statements: readonly Statement[]; answer: PromiseWithResolvers<unknown[][]> };

/**
 * Sends the reads of one turn in one round trip, wherever in the code they are: a page makes several independent API
 * calls.
 */
export function coalesceReads(send: Send): Send {
  let waiting: Waiting[] = [];

  const sendAll = async () => {
    const together = waiting;
    waiting = [];
    try {
      const results = await send(together.flatMap(({ statements }) => statements));
      let taken = 0;
      for (const { statements, answer } of together) {
        answer.resolve(results.slice(taken, taken + statements.length));
        taken += statements.length;
      }
    } catch (error) {
      for (const { answer } of together) answer.reject(error);
    }
  };

  return statements => {
    const answer = Promise.withResolvers<unknown[][]>();
    // By the next turn, all reads of this one have been collected.
    if (waiting.push({ statements, answer }) === 1) setTimeout(sendAll);
    return answer.promise;
  };
}
