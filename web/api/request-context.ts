import { type ApiClient, api } from './client.ts';
import { cookieIn, cookieOf } from './cookies.ts';
import { type MailDelivery, mailDeliveryOfShell } from './mail-delivery.ts';
import type { SellingCountry } from './selling-countries.ts';
import type { ShopFacts } from './shop-data.ts';

/** Shop data available on every page. */
export type ShopData = ShopFacts & {
  /** The country whose prices are shown; null while the shop sells nowhere. */
  country: SellingCountry | null;
  /** The country that this tab showed before another tab changed it; undefined if it shows its own. */
  left: SellingCountry | undefined;
  locale: string;
  /** The shop's own origin, for absolute links. */
  origin: string;
  letters: MailDelivery;
};

/** A request's locale and country, and its API: in-process at the edge, over HTTP in the browser. */
export type RequestContext = {
  api: ApiClient;
  readShop: (api: ApiClient) => Promise<ShopFacts>;
  cookies: string;
  locale: string;
  origin: string;
  letters: MailDelivery;
  /** The country whose prices to show, unless the shop does not sell there. */
  guess: string | undefined;
  /** Fallbacks for that case, best first. */
  fallbacks: readonly string[];
  /** The guess was chosen with the form that the edge is answering. */
  isChosen?: true;
  /** The coupon in that form. */
  coupon?: string | undefined;
  onEdge: boolean;
};

/** The context that the edge hands to the loaders. */
export const visitOf = (context: unknown): RequestContext =>
  (context as RequestContext | undefined)?.onEdge ? (context as RequestContext) : visitInBrowser();

let shown: ShopData | undefined;

export const shownShop = () => shown;

/** Stores the data that the page was rendered with or has loaded since. */
export function rememberShop(data: ShopData | undefined) {
  shown = data;
}

/** The choice made in this tab; the cookie with the choice is shared by all tabs. */
let chosenHere: string | undefined;

export function chooseCountry(countryCode: string) {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not known to every browser yet
  document.cookie = cookieOf('country', countryCode);
  chosenHere = countryCode;
}

/** In a browser that rejects cookies, the choice lasts for this visit. */
const chosenCountry = () => (cookieIn(document.cookie, 'country') ?? chosenHere)?.toUpperCase();

/** Whether another tab has changed the country since. */
export const isCountryChanged = () =>
  (chosenCountry() ?? shown?.country?.countryCode) !== shown?.country?.countryCode;

function leftFor(country: SellingCountry | null): SellingCountry | undefined {
  const left = shown?.left ?? shown?.country;
  const isOwn = !left || [left.countryCode, chosenHere].includes(country?.countryCode);
  return isOwn ? undefined : left;
}

function visitInBrowser(): RequestContext {
  return {
    api,
    readShop: async api => (await import('./shop-data.ts')).readShop(api),
    cookies: document.cookie,
    locale: shown?.locale ?? navigator.language,
    origin: window.location.origin,
    letters: mailDeliveryOfShell(),
    guess: chosenCountry() ?? shown?.country?.countryCode,
    fallbacks: shown?.country ? [shown.country.countryCode] : [],
    onEdge: false,
  };
}

/** The shop as this visitor sees it. The browser requests it only once. */
export async function loadShop(visit: RequestContext): Promise<ShopData> {
  const facts: ShopFacts = (!visit.onEdge && shown) || (await visit.readShop(visit.api));
  const { countries } = facts;
  const candidates = [visit.guess, ...visit.fallbacks].map(code =>
    countries.find(country => country.countryCode === code),
  );
  const country = candidates.find(found => found !== undefined) ?? countries[0] ?? null;
  const { locale, origin, letters } = visit;
  const left = visit.onEdge ? undefined : leftFor(country);
  const data = { ...facts, left, country, locale, origin, letters };
  if (!visit.onEdge) rememberShop(data);
  return data;
}

/** The country whose prices to request. The edge verifies its guess afterwards. */
export async function countryOf(visit: RequestContext): Promise<string | undefined> {
  if (visit.onEdge && visit.guess) return visit.guess;
  return (await loadShop(visit)).country?.countryCode;
}
