import * as z from 'zod';
import { withoutHandedOver } from '../contracts/handed-over.ts';
import { isForPage, visitorOf } from './locale-and-country.ts';
import { pathInOneForm } from './path-form.ts';

/** What there is to be asked at a path, so that nothing else is kept apart. */
export type AskedAt = {
  /** What the call of the API there knows, by names in small letters. */
  api: (path: string) => ReadonlyMap<string, { spelling: string; schema: z.core.$ZodType }>;
  /** The path of the page there in one form, and the names of the parameters that it depends on. */
  pages: (path: string) => { path: string; asks: readonly string[] };
};

/** Nobody's address is this long; what is kept under one would cost more than it spares. */
const LONGEST = 1000;

export type Keyed = { request: Request; key: string | undefined };

type Parameter = { name: string; value: string };
type Place = { isPage: boolean; path: string; read: (given: Parameter) => Parameter | undefined };

/**
 * The request without what its answer does not depend on, such as where a visitor came from, and what that is kept under:
 * all that it does depend on. No key where it is kept for nobody.
 */
export function createKeys({ api, pages }: AskedAt) {
  function placeAt(origin: string, typed: string): Place {
    const path = pathInOneForm(typed);
    if (!isForPage({ url: origin + path }))
      return { isPage: false, path, read: given => readCall(path, given) };
    const { path: form, asks } = pages(path);
    return { isPage: true, path: form, read: given => (asks.includes(given.name) ? given : undefined) };
  }

  function readCall(path: string, { name, value }: Parameter): Parameter | undefined {
    const known = api(path).get(name.toLowerCase());
    return known && { name: known.spelling, value: inContractsForm(known.schema, value) };
  }

  return (given: Request): Keyed => {
    const [, origin = '', typed = '', query = ''] = PARTS.exec(given.url) ?? [];
    const place = placeAt(origin, typed);
    // A page never sees the sign-in that a link hands over, nor is anything kept under it: the browser takes it.
    const search = place.isPage ? withoutHandedOver(query) : query;
    const raw = at(origin + place.path + search, given);
    const known = isForAnyone(raw) ? knownIn(search, place) : undefined;
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

/** Undefined where the API is asked something that it does not know, or two things by one name: that is refused. */
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
    if (!found.has(known.name)) found.set(known.name, known.value);
  }
  const parameters = [...new Map([...other, ...exact])].sort(([one], [two]) => (one < two ? -1 : 1));
  return parameters.length > 0 ? `?${new URLSearchParams(parameters)}` : '';
}

/** `de` and `DE`, `1` and `01` are the same to the contract; what it refuses stays as it was typed. */
function inContractsForm(schema: z.core.$ZodType, value: string): string {
  const { data } = z.safeParse(schema, value);
  return data === undefined || data === null || typeof data === 'object' ? value : String(data);
}

/** Set with every change that somebody makes: for a while they get nothing that was kept. */
export const WROTE_COOKIE = 'wrote=1; Path=/; Max-Age=30; HttpOnly; SameSite=Lax';
const JUST_WROTE = /(?:^|;\s*)wrote=1(?:;|$)/;

/** A request that gets the same response whoever sends it. */
export const isForAnyone = ({ method, headers }: Request) =>
  (method === 'GET' || method === 'HEAD') &&
  !headers.has('Authorization') &&
  !JUST_WROTE.test(headers.get('Cookie') ?? '');
