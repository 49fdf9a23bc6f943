import * as z from 'zod';
import { stripTokens } from '../../contracts/handed-over.ts';
import { isForPage, visitorOf } from '../../http/locale-and-country.ts';
import { normalizePath } from '../../http/path-form.ts';

/** Known parameters of a path, so that others don't split the cache. */
export type RouteParameters = {
  /** Parameters of the API call there, by lower-case name. */
  api: (path: string) => ReadonlyMap<string, { spelling: string; schema: z.core.$ZodType }>;
  /** The canonical path of the page there and the parameters that it depends on. */
  pages: (path: string) => { path: string; varyBy: readonly string[] };
};

/** No real URL is this long; caching it would cost more than it saves. */
const LONGEST = 1000;

export type KeyedRequest = { request: Request; key: string | undefined };

type Parameter = { name: string; value: string };
type Place = { isPage: boolean; path: string; read: (given: Parameter) => Parameter | undefined };

/**
 * Normalizes the URL of a request, dropping parameters that the response doesn't depend on, and derives the cache key
 * from it and, for pages, the visitor's countries and locale. No key if it can't be cached.
 */
export function createRequestNormalizer({ api, pages }: RouteParameters) {
  function placeAt(origin: string, typed: string): Place {
    const path = normalizePath(typed);
    if (!isForPage({ url: origin + path }))
      return { isPage: false, path, read: given => readCall(path, given) };
    const { path: form, varyBy } = pages(path);
    return { isPage: true, path: form, read: given => (varyBy.includes(given.name) ? given : undefined) };
  }

  function readCall(path: string, { name, value }: Parameter): Parameter | undefined {
    const known = api(path).get(name.toLowerCase());
    return known && { name: known.spelling, value: inContractsForm(known.schema, value) };
  }

  return (given: Request): KeyedRequest => {
    const [, origin = '', typed = '', query = ''] = PARTS.exec(given.url) ?? [];
    const place = placeAt(origin, typed);
    // Session tokens in links never reach a page or a cache key: the browser handles them.
    const search = place.isPage ? stripTokens(query) : query;
    const raw = at(origin + place.path + search, given);
    const known = isCacheableRequest(raw) ? knownIn(search, place) : undefined;
    if (known === undefined) return { request: raw, key: undefined };
    const address = origin + place.path + known;
    const request = at(address, raw);
    if (address.length > LONGEST) return { request, key: undefined };
    if (!place.isPage) return { request, key: address };
    const { countries, locale } = visitorOf(request);
    return { request, key: `${address} ${JSON.stringify([countries, locale])}` };
  };
}

const PARTS = /^(\w+:\/\/[^/?#]+)([^?#]*)(\?[^#]*)?/;

const at = (address: string, request: Request) =>
  address === request.url ? request : new Request(address, request);

const REPEATED = 'option';

/** Undefined for unknown API parameters or conflicting duplicates: the API rejects those. */
function knownIn(search: string, { isPage, read }: Place): string | undefined {
  if (search === '') return '';
  const exact = new Map<string, string>();
  const other = new Map<string, string>();
  const given = new Map<string, string>();
  for (const [typed, value] of new URLSearchParams(search)) {
    const known = read({ name: typed, value });
    if (!isPage && (!known || value !== (given.get(typed) ?? value))) return undefined;
    given.set(typed, value);
    if (!known || value === '') continue;
    const found = known.name === typed ? exact : other;
    // A list may be filtered by several options: such a page is not cached, rather than losing all but one.
    if (known.name === REPEATED && (found.get(REPEATED) ?? known.value) !== known.value) return undefined;
    if (!found.has(known.name)) found.set(known.name, known.value);
  }
  const parameters = [...new Map([...other, ...exact])].sort(([one], [two]) => (one < two ? -1 : 1));
  return parameters.length > 0 ? `?${new URLSearchParams(parameters)}` : '';
}

/** `de` and `DE`, `1` and `01` are equal by contract; invalid values stay as typed. */
function inContractsForm(schema: z.core.$ZodType, value: string): string {
  const { data } = z.safeParse(schema, value);
  return data === undefined || data === null || typeof data === 'object' ? value : String(data);
}

/** Set with every change: its author bypasses the cache for a while. */
export const WROTE_COOKIE = 'wrote=1; Path=/; Max-Age=30; HttpOnly; SameSite=Lax';
const JUST_WROTE = /(?:^|;\s*)wrote=1(?:;|$)/;

/** A request whose response doesn't depend on who is signed in or has just made a change. */
export const isCacheableRequest = ({ method, headers }: Request) =>
  (method === 'GET' || method === 'HEAD') &&
  !headers.has('Authorization') &&
  !JUST_WROTE.test(headers.get('Cookie') ?? '');
