import { countryCode } from '../contracts/fields.ts';

/** Whom a page is painted for, as far as the page depends on it. */
export type Visitor = {
  /** The codes of the countries to show prices of, the one they chose before the one they are in. */
  countries: string[];
  /** How they are used to read numbers and dates. */
  locale: string;
};

const CHOSEN = /(?:^|;\s*)country=([^;]{1,30})/;
const FIRST_LOCALE = /^\s*([a-z]{2,3})(?:-[a-z]{4})?(?:-([a-z]{2}))?\s*(?:[,;]|$)/i;

export function visitorOf(request: Request): Visitor {
  const chosen = CHOSEN.exec(request.headers.get('Cookie') ?? '')?.[1];
  const { country } = (request as { cf?: { country?: string } }).cf ?? {};
  return {
    countries: [chosen && decoded(chosen), country].flatMap(code => (code && isCode(code) ? code : [])),
    locale: localeOf(request.headers.get('Accept-Language') ?? ''),
  };
}

/** A cookie holds whatever somebody put into it. */
const isCode = (text: string) => countryCode.safeParse(text).success;

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

function localeOf(accepted: string): string {
  const [, language, region] = FIRST_LOCALE.exec(accepted) ?? [];
  if (!language) return 'en';
  return region ? `${language.toLowerCase()}-${region.toUpperCase()}` : language.toLowerCase();
}

const API = /^\w+:\/\/[^/]+\/api\/(?!docs\/?(?:\?|$))/i;

/** Whether a request is for a page, which is painted for its visitor; the API answers all visitors alike. */
export const isForPage = ({ url }: Request) => !API.test(url);

/** What an answer is kept under: everything about its request that it depends on. */
export function keyOf(request: Request): string {
  if (!isForPage(request)) return request.url;
  return `${request.url} ${toldApart(visitorOf(request))}`;
}

/** No two visitors who could be shown another page have the same. */
export const toldApart = ({ countries, locale }: Visitor) => JSON.stringify([countries, locale]);
