import type { Send, Statement } from '../sql/statement.ts';

/** Read in every round trip, so it is consistent with its rows. */
export type PiggybackQuery = { statement: Statement; note: (rows: unknown[]) => void };

export function piggybackQuery(send: Send, { statement, note }: PiggybackQuery): Send {
  return async statements => {
    const answers = await send([...statements, statement]);
    note(answers.at(-1) ?? []);
    return answers.slice(0, -1);
  };
}
