import type { hc } from 'hono/client';
import type { Api } from '../../functions/api.ts';
import { queryText } from '../../functions/contracts/query-text.ts';

export type ApiClient = ReturnType<typeof hc<Api>>;

type CallInput = {
  param?: Record<string, string>;
  query?: Record<string, string | string[] | undefined>;
  json?: unknown;
};
type Options = { headers?: Record<string, string>; init?: RequestInit };

/**
 * Typed calls from the API's own type: `calls.api.products[':id'].$get({ param })`. Replaces Hono's client,
 * which does much more and would slow down the first view.
 */
export function typedCalls(fetch: typeof globalThis.fetch, base: string): ApiClient {
  return at('') as ApiClient;

  function at(path: string): unknown {
    return new Proxy(
      {},
      {
        get: (_, name: string) =>
          name.startsWith('$')
            ? (input?: CallInput, options?: Options) =>
                send(name.slice(1).toUpperCase(), path, input, options)
            : at(`${path}/${name}`),
      },
    );
  }

  function send(
    method: string,
    path: string,
    { param, query, json }: CallInput = {},
    { headers, init }: Options = {},
  ) {
    const filledPath = path.replace(/:(\w+)/g, (_, name) => encodeURIComponent(param?.[name] ?? ''));
    const params = Object.entries(query ?? {}).flatMap(([name, values = []]) =>
      [values].flat().map((value): [string, string] => [name, value]),
    );
    const search = params.length > 0 ? `?${queryText(params)}` : '';
    const body = json === undefined ? undefined : JSON.stringify(json);
    return fetch(base + filledPath + search, {
      ...init,
      method,
      headers: { ...headers, ...(body && { 'Content-Type': 'application/json' }) },
      ...(body && { body }),
    });
  }
}
