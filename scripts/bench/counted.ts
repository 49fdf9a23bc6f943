import type { D1Database, D1PreparedStatement, D1Result } from '@cloudflare/workers-types';

/** The statements sent to the database, as reported by D1. */
export type Cost = { trips: number; statements: number; rowsRead: number; rowsWritten: number };

type Bound = { sql: string; statement: D1PreparedStatement };

/** A D1 database that counts its round trips, and the rows that they read and write. */
export function counted(real: D1Database): { database: D1Database; cost: () => Cost } {
  const cost = { trips: 0, statements: 0, rowsRead: 0, rowsWritten: 0 };
  const note = ({ meta }: D1Result) => {
    cost.statements += 1;
    cost.rowsRead += meta.rows_read;
    cost.rowsWritten += meta.rows_written;
  };

  function counting({ sql, statement }: Bound) {
    const all = async () => {
      cost.trips += 1;
      const answer = await statement.all<Record<string, unknown>>();
      note(answer);
      return answer;
    };
    return {
      sql,
      statement,
      bind: (...values: unknown[]) => counting({ sql, statement: statement.bind(...values) }),
      all,
      run: all,
      // It returns no cost, and `all` merges columns of the same name, so a read is sent twice.
      raw: async () => {
        const { results } = await all();
        return /^\s*(select|with)\b/i.test(sql) ? await statement.raw() : results.map(Object.values);
      },
    };
  }

  const wrap = (binding: Pick<D1Database, 'prepare' | 'batch'>) => ({
    prepare: (sql: string) => counting({ sql, statement: binding.prepare(sql) }),
    async batch(statements: Bound[]) {
      cost.trips += 1;
      const answers = await binding.batch(statements.map(({ statement }) => statement));
      for (const answer of answers) note(answer);
      return answers;
    },
    withSession: (constraint?: string) => wrap(real.withSession(constraint)),
  });
  // No more of it than db/client/d1.ts calls.
  return { database: wrap(real) as unknown as D1Database, cost: () => cost };
}
