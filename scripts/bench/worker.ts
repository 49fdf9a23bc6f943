import type { D1Database, ExecutionContext } from '@cloudflare/workers-types';
import { Hono } from 'hono';
import { counted } from './counted.ts';

type Env = { DB: D1Database; DB_LARGE: D1Database; DB_FAMILIES: D1Database } & Record<string, unknown>;
type Shop = { fetch(request: Request, env: object, context: ExecutionContext): Promise<Response> };

/** Given by `--expose-gc`. */
const collect = (globalThis as { gc?: () => void }).gc;

const empty = new Hono().get('/api/products', c => c.text('ok'));

/**
 * One worker with the built shop in it twice, once with response caching and once without, and an empty
 * handler. The `Bench` header selects one, or collects garbage.
 */
export function serve(shops: { kept: Shop; unkept: Shop }) {
  return {
    async fetch(request: Request, env: Env, context: ExecutionContext): Promise<Response> {
      const wanted = request.headers.get('Bench') ?? 'kept';
      if (wanted === 'collect') {
        collect?.();
        return new Response();
      }
      if (wanted === 'empty') return await empty.fetch(request);
      const shop = wanted.startsWith('unkept') ? shops.unkept : shops.kept;
      const bindings = {
        ...env,
        DB: databaseFor(wanted, env),
        CACHE: wanted.startsWith('unkept') ? 'off' : 'on',
      };
      if (!request.headers.has('Bench-Count')) return await shop.fetch(request, bindings, context);
      const { database, cost } = counted(bindings.DB);
      const answer = await shop.fetch(request, { ...bindings, DB: database }, context);
      const response = new Response(answer.body, answer);
      response.headers.set('Bench-Cost', JSON.stringify(cost()));
      return response;
    },
  };
}

function databaseFor(wanted: string, env: Env): D1Database {
  if (wanted.endsWith('families')) return env.DB_FAMILIES;
  return wanted.endsWith('large') ? env.DB_LARGE : env.DB;
}
