import { countryCode } from '../contracts/fields.ts';

/** Whom a page is painted for, as far as the page depends on it. */
export type Visitor = {
  /** The codes of the countries to show prices of, the one they chose before the one they are in. */
  countries: string[];
  /** How they are used to read numbers and dates. */
  locale: string;
};

const CHOSEN = /(?:^|;\s*)country=([^;]{1,30})/;
const FIRST_LANGUAGE = /^\s*([a-z]{2,3})(?:-[a-z]{4})?(?:-[a-z]{2})?\s*(?:[,;]|$)/i;
/** The languages in which the shop writes numbers and dates, each in one way: a page is made for all its readers. */
const LANGUAGES = new Set(
  `ar bg bn cs da de el en es et fa fi fil fr he hi hr hu id it ja ko lt lv ms nb nl no pl pt ro ru sk sl sr sv sw ta th tr
  uk ur vi zh`.split(/\s+/),
);

const visitors = new WeakMap<Request, Visitor>();

/** Asked for more than once with every page. */
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

/** Where the platform says that a request comes from. */
export const countryOf = (request: Request) => codeOf((request as { cf?: { country?: string } }).cf?.country);

/** A cookie holds whatever somebody put into it. */
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

/** Whether a request is for a page, which is painted for its visitor; the API answers all visitors alike. */
export const isForPage = ({ url }: Pick<Request, 'url'>) => !API.test(url);

/** Whoever opens a page in a browser has no use for JSON. */
export const isSeenByPerson = (request: Request) =>
  isForPage(request) && (request.headers.get('Accept') ?? '').includes('text/html');
