import type { Send, Statement } from './statement.ts';

type Waiting = { statements: readonly Statement[]; answer: PromiseWithResolvers<unknown[][]> };

/**
 * Sends the reads of one turn in one round trip, however far apart in the code they are: a page asks the API several
 * things, none of which waits for another.
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
    // Whatever else is read in this turn has been handed in by the next one.
    if (waiting.push({ statements, answer }) === 1) setTimeout(sendAll);
    return answer.promise;
  };
}
