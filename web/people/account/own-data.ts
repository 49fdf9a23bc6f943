import { useEffect } from 'react';
import { type LoaderFunctionArgs, replace, useLoaderData, useRevalidator } from 'react-router-dom';
import { type ApiClient, ApiProblem } from '../../api/client.ts';
import { visitOf } from '../../api/request-context.ts';
import { rememberReturnPath } from '../../api/return-path.ts';
import { storedToken } from '../../api/session.ts';
import { loadOrNull } from '../../page/load-or-null.ts';

/** Undefined until the browser has loaded it, since only the browser knows the session; null if that failed. */
type OwnData<Data> = { own?: Data | null };

/** Loads data of the signed-in user; anyone else is sent to the login and back. */
export async function loadOwnData<Data>(
  { request, context }: LoaderFunctionArgs,
  load: (api: ApiClient) => Promise<Data>,
): Promise<OwnData<Data>> {
  const visit = visitOf(context);
  if (visit.onEdge) return {};
  if (!storedToken()) throw toLogin(request);
  const own = await loadOrNull(visit, () =>
    load(visit.api).catch(error => {
      throw error instanceof ApiProblem && error.status === 401 ? toLogin(request) : error;
    }),
  );
  return { own };
}

function toLogin({ url }: Request): Response {
  const { pathname, search } = new URL(url);
  rememberReturnPath(pathname + search);
  return replace('/login');
}

/** The data of `loadOwnData`; a page rendered at the edge loads it after hydration. */
export function useOwnData<Data>(): Data | null | undefined {
  const { own } = useLoaderData() as OwnData<Data>;
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (own === undefined) void revalidate();
  }, [own, revalidate]);
  return own;
}
