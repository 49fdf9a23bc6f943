import type { hc } from 'hono/client';
import type { Api } from '../../functions/app.ts';

export type ApiClient = ReturnType<typeof hc<Api>>;

type Given = { param?: Record<string, string>; query?: Record<string, string | undefined>; json?: unknown };
type Options = { headers?: Record<string, string> };

/**
 * The calls of the API as its own type knows them: `calls.api.products[':id'].$get({ param })`. Hono's client does the
 * same and much more; the shop's first view is lighter by that much.
 */
export function callsOver(fetch: typeof globalThis.fetch, base: string): ApiClient {
  return at('') as ApiClient;

  function at(path: string): unknown {
    return new Proxy(
      {},
      {
        get: (_, name: string) =>
          name.startsWith('$')
            ? (given?: Given, options?: Options) => send(name.slice(1).toUpperCase(), path, given, options)
            : at(`${path}/${name}`),
      },
    );
  }

  function send(method: string, path: string, { param, query, json }: Given = {}, { headers }: Options = {}) {
    const filled = path.replace(/:(\w+)/g, (_, name) => encodeURIComponent(param?.[name] ?? ''));
    const asked = Object.entries(query ?? {}).filter(
      (entry): entry is [string, string] => entry[1] !== undefined,
    );
    const search = asked.length > 0 ? `?${new URLSearchParams(asked)}` : '';
    const body = json === undefined ? undefined : JSON.stringify(json);
    return fetch(base + filled + search, {
      method,
      headers: { ...headers, ...(body && { 'Content-Type': 'application/json' }) },
      ...(body && { body }),
    });
  }
}
