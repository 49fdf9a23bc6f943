import type { D1Database } from '@cloudflare/workers-types';
import type { Miniflare } from 'miniflare';
import { awaitLogOf } from './disk-trouble.ts';

type Statement = { query: string; values: unknown[] };
type Answered = { results: unknown[]; raw: unknown[][] };
type Outcome = { answers: Answered[] } | { refused: string; cause: string | undefined };

/** A worker that runs statements from its callers on the databases bound to it. */
export const D1_SERVER = {
  name: 'database',
  modules: true as const,
  script: `export default { async fetch(request, env) {
    const { binding, statements, isRaw } = await request.json();
    const prepared = statements.map(({ query, values }) => env[binding].prepare(query).bind(...values));
    try {
      if (isRaw) return Response.json({ answers: [{ raw: await prepared[0].raw() }] });
      return Response.json({ answers: await env[binding].batch(prepared) });
    } catch ({ message, cause }) {
      return Response.json({ refused: message, cause: cause?.message });
    }
  } }`,
};

/**
 * The database for commands and tests, one round trip per call. Miniflare's own proxy blocks on workerd at every
 * `prepare` and every `bind`.
 */
export function d1Client(miniflare: Miniflare, binding = 'DB'): D1Database {
  let server: ReturnType<Miniflare['getWorker']> | undefined;
  return d1ClientOver(async body => {
    server ??= miniflare.getWorker('database');
    return await (await (await server).fetch('http://database/', { method: 'POST', body })).json();
  }, binding);
}

/** The same with another way to the worker above. */
export function d1ClientOver(post: (body: string) => Promise<unknown>, binding: string): D1Database {
  const ask = async (statements: Statement[], isRaw = false): Promise<Answered[]> => {
    const outcome = (await post(JSON.stringify({ binding, statements, isRaw }))) as Outcome;
    if ('refused' in outcome) {
      await awaitLogOf(outcome.refused);
      throw new Error(outcome.refused, { cause: new Error(outcome.cause) });
    }
    return outcome.answers;
  };
  const one = async (statement: Statement, isRaw = false) => (await ask([statement], isRaw))[0];
  const prepare = (query: string, values: unknown[] = []) => ({
    query,
    values,
    bind: (...given: unknown[]) => prepare(query, given),
    run: () => one({ query, values }),
    all: () => one({ query, values }),
    raw: async () => (await one({ query, values }, true))?.raw,
  });
  const batch = (statements: Statement[]) => ask(statements.map(({ query, values }) => ({ query, values })));
  // No more of it than db/client/d1.ts calls.
  return { prepare, batch } as unknown as D1Database;
}
