import { useEffect } from 'react';
import { type LoaderFunctionArgs, replace, useLoaderData, useRevalidator } from 'react-router-dom';
import { type ApiClient, ApiProblem } from '../../api/client.ts';
import { storedToken } from '../../api/session.ts';
import { visitOf } from '../../api/visit.ts';
import { rememberWantedPath } from '../../api/wanted-path.ts';
import { loadOrSay } from '../../shell/load-or-say.ts';

/** Undefined until the browser has asked, which alone knows who is signed in; null where that failed. */
type Loaded<Data> = { own?: Data | null };

/** Loads what is only for whoever is signed in. Nobody else gets further than the login, and from there back. */
export async function loadOwn<Data>(
  { request, context }: LoaderFunctionArgs,
  load: (api: ApiClient) => Promise<Data>,
): Promise<Loaded<Data>> {
  const visit = visitOf(context);
  if (visit.onEdge) return {};
  if (!storedToken()) throw toLogin(request);
  const own = await loadOrSay(visit, () =>
    load(visit.api).catch(error => {
      throw error instanceof ApiProblem && error.status === 401 ? toLogin(request) : error;
    }),
  );
  return { own };
}

function toLogin({ url }: Request): Response {
  const { pathname, search } = new URL(url);
  rememberWantedPath(pathname + search);
  return replace('/login');
}

/** What `loadOwn` loaded; the page that the edge painted asks for it as soon as it is taken over. */
export function useOwn<Data>(): Data | null | undefined {
  const { own } = useLoaderData() as Loaded<Data>;
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (own === undefined) void revalidate();
  }, [own, revalidate]);
  return own;
}
