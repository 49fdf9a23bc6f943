import { collectionOf } from '../seed/words.ts';

export const SMALL = { products: 1000, countries: 5 };
export const LARGE = { products: 100_000, countries: 5 };
/** As many products as in the small one, five of each family. */
export const FAMILIES = { ...SMALL, families: true };

export type Work = {
  what: string;
  bench: 'empty' | 'kept' | 'unkept' | 'unkept-large' | 'unkept-families';
  path: string;
  /** A wrk script that generates varying requests, with its arguments. */
  script?: [path: string, ...args: string[]];
  /** One such request. */
  once?: () => { method: string; headers: Record<string, string>; body: string };
};

export const EMPTY: Work = { what: 'an empty handler', bench: 'empty', path: '/api/products' };

const LIST = '/api/products?category=3&country=DE&page=1&pageSize=24';
const GROUPED = `${LIST}&grouped=true`;
/** A collection has as many products in a small catalogue as in a large one. */
const SEARCH = `/api/products?q=${collectionOf(0)}&country=DE&page=1&pageSize=24`;

export const READS: Work[] = [
  EMPTY,
  ...cachedOrNot('list page of 24 with prices', LIST),
  ...cachedOrNot('one product with its price', '/api/products/500?country=DE'),
  ...cachedOrNot('search, 24 of 50 found', SEARCH),
  ...cachedOrNot('all 1,000 products', '/api/products'),
  { what: 'list page of 24 among 100,000, uncached', bench: 'unkept-large', path: LIST },
  { what: 'search, 24 of 50 among 100,000, uncached', bench: 'unkept-large', path: SEARCH },
  { what: 'list page of 24 single products, grouped, uncached', bench: 'unkept', path: GROUPED },
  ofFamilies('list page of 24 families', GROUPED),
  ofFamilies('one variant with its family', '/api/products/500?country=DE'),
];

export const PAGES: Work[] = [
  EMPTY,
  ...cachedOrNot('the home page, rendered', '/'),
  ...cachedOrNot('the page of a list, rendered', '/products-list?category=3'),
  ...cachedOrNot('the page of a product, rendered', '/products-details/500'),
  ofFamilies('the page of a list of families, rendered', '/products-list?category=3'),
  ofFamilies('the page of a variant, rendered', '/products-details/500'),
];

function cachedOrNot(what: string, path: string): Work[] {
  return [
    { what: `${what}, cached`, bench: 'kept', path },
    { what: `${what}, uncached`, bench: 'unkept', path },
  ];
}

/** Among families instead of single products. */
function ofFamilies(what: string, path: string): Work {
  return { what: `${what}, uncached`, bench: 'unkept-families', path };
}

/** With a country cookie, which the API ignores. */
export const headersOf = ({ bench }: Work) => ({ Bench: bench, Cookie: 'country=DE' });
