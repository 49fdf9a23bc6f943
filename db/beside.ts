import type { Send, Statement } from './statement.ts';

/** Read in every round trip, so from the same moment as its rows. */
export type Beside = { statement: Statement; note: (rows: unknown[]) => void };

export function readBeside(send: Send, { statement, note }: Beside): Send {
  return async statements => {
    const answers = await send([...statements, statement]);
    note(answers.at(-1) ?? []);
    return answers.slice(0, -1);
  };
}
