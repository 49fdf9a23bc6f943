import { countryCode } from '../contracts/fields.ts';

/** What a page depends on about its visitor. */
export type Visitor = {
  /** Country codes to show prices for: the chosen one before the detected one. */
  countries: string[];
  /** Locale for numbers and dates. */
  locale: string;
};

const CHOSEN = /(?:^|;\s*)country=([^;]{1,30})/;
const FIRST_LANGUAGE = /^\s*([a-z]{2,3})(?:-[a-z]{4})?(?:-[a-z]{2})?\s*(?:[,;]|$)/i;
/** Supported locales, one per language, because pages are cached for all readers. */
const LANGUAGES = new Set(
  `ar bg bn cs da de el en es et fa fi fil fr he hi hr hu id it ja ko lt lv ms nb nl no pl pt ro ru sk sl sr sv sw ta th tr
  uk ur vi zh`.split(/\s+/),
);

const visitors = new WeakMap<Request, Visitor>();

/** Used more than once per page. */
export function visitorOf(request: Request): Visitor {
  const known = visitors.get(request) ?? readVisitor(request);
  visitors.set(request, known);
  return known;
}

function readVisitor(request: Request): Visitor {
  const chosen = CHOSEN.exec(request.headers.get('Cookie') ?? '')?.[1];
  return {
    countries: [codeOf(chosen && decoded(chosen)), countryOf(request)].filter(code => code !== undefined),
    locale: localeOf(request.headers.get('Accept-Language') ?? ''),
  };
}

/** Country of the request, as reported by the platform. */
export const countryOf = (request: Request) => codeOf((request as { cf?: { country?: string } }).cf?.country);

/** Cookies are untrusted input. */
const codeOf = (text: string | undefined) => countryCode.safeParse(text).data;

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

function localeOf(accepted: string): string {
  const language = FIRST_LANGUAGE.exec(accepted)?.[1]?.toLowerCase() ?? 'en';
  return LANGUAGES.has(language) ? language : 'en';
}

const API = /^\w+:\/\/[^/]+\/api\/(?!docs\/*(?:\?|$))/i;
/** Whether a request is for a page, which depends on its visitor; API responses don't. */
export const isForPage = ({ url }: Pick<Request, 'url'>) => !API.test(url);

/** A browser opening a page can't use JSON. */
export const isBrowserNavigation = (request: Request) =>
  isForPage(request) && (request.headers.get('Accept') ?? '').includes('text/html');
