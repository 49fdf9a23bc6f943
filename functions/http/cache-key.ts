import { withoutHandedOver } from '../contracts/handed-over.ts';
import { isForPage, visitorOf } from './locale-and-country.ts';

/** The names of the parameters that some answer depends on. */
export type KnownParameters = { api: readonly string[]; pages: readonly string[] };

/** Nobody's address is this long; what is kept under one would cost more than it spares. */
const LONGEST = 1000;

export type Keyed = { request: Request; key: string | undefined };

/**
 * The request without what no answer depends on, such as where a visitor came from, and what its answer is kept under:
 * all that it does depend on. No key where it is kept for nobody.
 */
export function createKeys({ api, pages }: KnownParameters) {
  const inAnyCase = new Map(api.map(name => [name.toLowerCase(), name]));
  const asNamed = new Map(pages.map(name => [name, name]));

  /** Undefined where the API is asked something that it does not know: that is refused, and kept for nobody. */
  function knownIn(search: string, isPage: boolean): string | undefined {
    const exact = new Map<string, string>();
    const other = new Map<string, string>();
    for (const [given, value] of new URLSearchParams(search)) {
      const name = isPage ? asNamed.get(given) : inAnyCase.get(given.toLowerCase());
      if (name === undefined && !isPage) return undefined;
      const found = name === given ? exact : other;
      if (name !== undefined && value !== '' && !found.has(name)) found.set(name, value);
    }
    const parameters = [...new Map([...other, ...exact])].sort(([one], [two]) => (one < two ? -1 : 1));
    return parameters.length > 0 ? `?${new URLSearchParams(parameters)}` : '';
  }

  return (given: Request): Keyed => {
    const isPage = isForPage(given);
    const raw = isPage ? signedOut(given) : given;
    if (!isForAnyone(raw)) return { request: raw, key: undefined };
    const { url } = raw;
    const mark = url.indexOf('?');
    const known = mark < 0 ? '' : knownIn(url.slice(mark), isPage);
    if (known === undefined) return { request: raw, key: undefined };
    const address = mark < 0 ? url : url.slice(0, mark) + known;
    const request = address === url ? raw : new Request(address, raw);
    if (address.length > LONGEST) return { request, key: undefined };
    if (!isPage) return { request, key: address };
    const { countries, locale } = visitorOf(request);
    return { request, key: `${address} ${JSON.stringify([countries, locale])}` };
  };
}

/** A page never sees the sign-in that a link hands over, nor is anything kept under it: the browser takes it. */
function signedOut(request: Request): Request {
  const address = withoutHandedOver(request.url);
  return address === request.url ? request : new Request(address, request);
}

/** Set with every change that somebody makes: for a while they get nothing that was kept. */
export const WROTE_COOKIE = 'wrote=1; Path=/; Max-Age=30; HttpOnly; SameSite=Lax';
const JUST_WROTE = /(?:^|;\s*)wrote=1(?:;|$)/;

/** A request that gets the same response whoever sends it. */
export const isForAnyone = ({ method, headers }: Request) =>
  (method === 'GET' || method === 'HEAD') &&
  !headers.has('Authorization') &&
  !JUST_WROTE.test(headers.get('Cookie') ?? '');
