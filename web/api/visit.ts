import { type ApiClient, api } from './client.ts';
import { cookieIn } from './cookies.ts';
import type { Asked, SellingCountry } from './shop-asked.ts';

/** What every page of the shop knows. */
export type ShopData = Asked & {
  /** Whose prices are shown; null while the shop sells nowhere. */
  country: SellingCountry | null;
  /** How the visitor reads numbers and dates. */
  locale: string;
  /** The address of the shop, for links that leave it. */
  origin: string;
};

/** A visitor, and how to ask the API for them: on the edge for the first page, in the browser after that. */
export type Visit = {
  api: ApiClient;
  /** What the shop sells where, and what it says of itself. */
  askShop: (api: ApiClient) => Promise<Asked>;
  cookies: string;
  locale: string;
  origin: string;
  /** The country to show prices of, unless it turns out that the shop does not sell there. */
  guess: string | undefined;
  /** Where that is so, the next best. */
  others: readonly string[];
  onEdge: boolean;
};

/** What the edge hands to the loaders that it runs. */
export const visitOf = (context: unknown): Visit =>
  (context as Visit | undefined)?.onEdge ? (context as Visit) : visitInBrowser();

let shown: ShopData | undefined;

/** What the page in the browser was painted with, or has loaded since. */
export function rememberShop(data: ShopData | undefined) {
  shown = data;
}

function visitInBrowser(): Visit {
  const chosen = cookieIn(document.cookie, 'country');
  return {
    api,
    askShop: async api => (await import('./shop-asked.ts')).askShop(api),
    cookies: document.cookie,
    locale: shown?.locale ?? navigator.language,
    origin: window.location.origin,
    guess: chosen ?? shown?.country?.countryCode,
    others: shown?.country ? [shown.country.countryCode] : [],
    onEdge: false,
  };
}

/** The shop as this visitor finds it. The browser asks once. */
export async function loadShop(visit: Visit): Promise<ShopData> {
  const { countries, company } = (!visit.onEdge && shown) || (await visit.askShop(visit.api));
  const wanted = [visit.guess, ...visit.others].map(code => countries.find(it => it.countryCode === code));
  const country = wanted.find(found => found !== undefined) ?? countries[0] ?? null;
  const data = { countries, company, country, locale: visit.locale, origin: visit.origin };
  if (!visit.onEdge) rememberShop(data);
  return data;
}

/** The code of the country to ask prices for. The edge checks afterwards whether its guess was right. */
export async function countryOf(visit: Visit): Promise<string | undefined> {
  if (visit.onEdge && visit.guess) return visit.guess;
  return (await loadShop(visit)).country?.countryCode;
}
