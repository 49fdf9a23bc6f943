import type { D1Database } from '@cloudflare/workers-types';
import { openD1 } from '../../db/client/d1.ts';
import { fakeOf } from './fake.ts';

/** The number of rows that the database reads for a query. */
export async function rowsReadFor(
  binding: D1Database,
  ask: (database: ReturnType<typeof openD1>) => Promise<unknown>,
): Promise<number> {
  let rows = 0;
  type Prepared = ReturnType<D1Database['prepare']>;
  const asked = new WeakMap<object, Prepared>();
  function counted(statement: Prepared): Prepared {
    const counting = fakeOf<Prepared>({
      bind: (...values: unknown[]) => counted(statement.bind(...values)),
      all: () => read(statement),
      raw: async () => (await read(statement)).results.map(row => Object.values(row as object)),
    });
    asked.set(counting, statement);
    return counting;
  }
  async function read(statement: Prepared) {
    const answer = await statement.all();
    rows += answer.meta.rows_read;
    return answer;
  }
  const batch = async (statements: Prepared[]) => {
    const answers = await binding.batch(statements.map(one => asked.get(one) ?? one));
    for (const { meta } of answers) rows += meta.rows_read;
    return answers;
  };
  const counting = new Proxy(binding, {
    get: (target, name) => {
      if (name === 'prepare') return (text: string) => counted(target.prepare(text));
      return name === 'batch' ? batch : Reflect.get(target, name);
    },
  });
  await ask(openD1(counting).as(null));
  return rows;
}
