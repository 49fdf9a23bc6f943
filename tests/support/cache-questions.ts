import type { Subject } from './cache-shop.ts';
import type { Random } from './seeded-random.ts';

/** URLs that are equal to the shop in any case, and in any order of parameters. */
export type Question = { path: string; query?: Record<string, string>; country?: string };
export type Typed = { path: string; host: string; headers: Record<string, string> };

/** Without lists by popularity, which may be five minutes old by design. */
const SORTS = ['productName', '-productCode', 'price', '-price', '-rating', '-createdAt', 'name'];
const WHOLE = [
  'categories',
  'subcategories',
  'countries',
  'settings',
  'pages',
  'posts',
  'blog',
  'blog/latest',
];

/** What visitors read, by kind. */
export function questionsAbout(
  { productCode, siblingCode, categoryId, subcategoryId, country: { countryCode: country }, slug }: Subject,
  { oneOf }: Random,
): Question[][] {
  const itsList = { country, category: String(categoryId) };
  return [
    [{ path: `/api/products/${productCode}`, query: { country } }],
    [{ path: `/products-details/${productCode}`, country }],
    [{ path: `/api/products/${siblingCode}`, query: { country } }],
    [
      { path: `/api/products/bysubcategory/${subcategoryId}`, query: { country } },
      { path: '/api/products', query: itsList },
      { path: '/api/products', query: { ...itsList, sort: oneOf(SORTS), page: '1', pageSize: '5' } },
    ],
    [
      { path: '/api/products', query: { country, q: 'kettle', sort: oneOf(SORTS) } },
      { path: '/api/products', query: { country, sold: 'true', inStock: 'true' } },
      { path: '/api/products', query: { country, grouped: 'true', sale: 'true' } },
      { path: '/api/products', query: { country, beside: String(productCode) } },
      { path: `/api/products/${productCode}/related`, query: { country } },
      { path: '/api/products/bestsellers', query: { country } },
      { path: '/api/products/options', query: { country } },
      { path: '/api/products', query: { country, grouped: 'true', option: 'Colour:Sand' } },
      { path: '/api/products/by-code', query: { country, codes: `${siblingCode},${productCode}` } },
      { path: '/api/products', query: { missing: country } },
      { path: '/api/rooms/home', query: { country } },
      { path: '/api/products', query: { sort: 'productName' } },
      { path: `/api/products/${productCode}` },
    ],
    [
      { path: '/products-list', country },
      { path: '/products-list', query: { category: String(categoryId), sort: 'price' }, country },
    ],
    [...['/', '/about', '/blog'].map(path => ({ path, country })), { path: '/sitemap.xml' }],
    [...WHOLE.map(path => ({ path: `/api/${path}` })), { path: `/api/categories/${categoryId}` }],
    [
      { path: `/api/posts/${slug}` },
      { path: `/api/posts/${slug}/products`, query: { country } },
      { path: `/api/posts/${slug}/room`, query: { country } },
      { path: `/blog-details/${slug}`, country },
    ],
    [
      { path: '/api/posts', query: { category: 'Guides', sort: '-publishAt' } },
      { path: '/api/posts', query: { tag: 'Coffee', q: 'kettle' } },
      { path: '/api/posts', query: { product: String(productCode) } },
      { path: '/blog', query: { tag: 'coffee' } },
    ],
  ];
}

/** `localhost` and its IP addresses are the shop's own; the third belongs to someone else. */
export const HOSTS = ['localhost', '127.0.0.1:8080', 'evil.example'];
const LANGUAGES = ['en-GB,en;q=0.9', 'de-DE', 'de', 'ar', 'tlh', ''];
const IN_ANY_CASE = ['country', 'missing', 'category', 'tag', 'sort', 'sold', 'inStock', 'sale'];

/** One of the ways in which a visitor may request it. */
export function typed({ path, query = {}, country }: Question, { below, oneOf }: Random): Typed {
  const isApi = path.startsWith('/api/');
  const inSomeCase = (text: string) =>
    text.replace(/[a-z]/gi, char => (below(2) ? char.toUpperCase() : char.toLowerCase()));
  const parameters = Object.entries(query).map(([name, value]): [string, string] => [
    isApi ? inSomeCase(name) : name,
    isApi && IN_ANY_CASE.includes(name) ? inSomeCase(value) : value,
  ]);
  // The API refuses unknown parameters, pages ignore them.
  if (below(isApi ? 20 : 3) === 0) parameters.push([oneOf(['utm_source', 'x', 'gclid']), String(below(3))]);
  const drawn = parameters.map(parameter => ({ parameter, place: below(1000) }));
  const inSomeOrder = drawn.sort((a, b) => a.place - b.place).map(({ parameter }) => parameter);
  const search = inSomeOrder.length > 0 ? `?${new URLSearchParams(inSomeOrder)}` : '';
  const slash = path !== '/' && path !== '/sitemap.xml' && below(4) === 0 ? '/' : '';
  const someway = below(2) ? inSomeCase(path) : path;
  return {
    path: (path === '/sitemap.xml' ? path : someway + slash) + search,
    host: oneOf(HOSTS),
    headers: {
      'Accept-Language': oneOf(LANGUAGES),
      ...(country && { Cookie: `country=${inSomeCase(country)}` }),
      // The visitor's country according to the platform.
      ...(below(3) > 0 && { 'MF-CF-Blob': JSON.stringify(below(2) ? {} : { country: oneOf(['DE', 'GB']) }) }),
      ...(below(5) === 0 && { 'X-Forwarded-Proto': 'https', 'X-Forwarded-Host': 'evil.example' }),
    },
  };
}
