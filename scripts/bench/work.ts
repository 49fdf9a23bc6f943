import { collectionOf } from '../seed/words.ts';

export const SMALL = { products: 1000, countries: 5 };
export const LARGE = { products: 100_000, countries: 5 };

export type Work = { what: string; bench: 'empty' | 'kept' | 'unkept' | 'unkept-large'; path: string };

const LIST = '/api/products?category=3&country=DE&page=1&pageSize=24';
/** As many products bear the name of a collection in a small catalogue as in a large one. */
const SEARCH = `/api/products?q=${collectionOf(0)}&country=DE&page=1&pageSize=24`;

export const WORK: Work[] = [
  { what: 'an empty handler', bench: 'empty', path: '/api/products' },
  { what: 'list page of 24 with prices, cached', bench: 'kept', path: LIST },
  { what: 'list page of 24 with prices, uncached', bench: 'unkept', path: LIST },
  { what: 'one product with its price, cached', bench: 'kept', path: '/api/products/500?country=DE' },
  { what: 'one product with its price, uncached', bench: 'unkept', path: '/api/products/500?country=DE' },
  { what: 'search, 24 of 50 found, cached', bench: 'kept', path: SEARCH },
  { what: 'search, 24 of 50 found, uncached', bench: 'unkept', path: SEARCH },
  { what: 'all 1,000 products, cached', bench: 'kept', path: '/api/products' },
  { what: 'all 1,000 products, uncached', bench: 'unkept', path: '/api/products' },
  { what: 'list page of 24 among 100,000, uncached', bench: 'unkept-large', path: LIST },
  { what: 'search, 24 of 50 among 100,000, uncached', bench: 'unkept-large', path: SEARCH },
];
