import type { ProductQuery } from '../../api/products.ts';

export const PAGE_SIZE = 24;

type Sort = { value: string; label: string; sort?: string };

/** In the order that they are offered; the first is what an address without `sort` means. */
export const SORTS: readonly [Sort, ...Sort[]] = [
  { value: '', label: 'Default sorting' },
  { value: 'popularity', label: 'Sort by popularity', sort: '-popularity' },
  { value: 'rating', label: 'Sort by average rating', sort: '-rating' },
  { value: 'latest', label: 'Sort by latest', sort: '-createdAt' },
  { value: 'price', label: 'Sort by price: low to high', sort: 'price' },
  { value: 'price-desc', label: 'Sort by price: high to low', sort: '-price' },
  { value: 'new', label: 'Sort by new', sort: '-productCode' },
];

/** What the address bar says of a list of products; anything that makes no sense counts as not said. */
export type Wanted = {
  category: string;
  subcategory: string;
  q: string;
  sort: string;
  inStock: boolean;
  page: number;
};

export function wantedIn(params: URLSearchParams): Wanted {
  const id = (name: string) => /^[1-9]\d{0,14}$/.exec(params.get(name) ?? '')?.[0] ?? '';
  const category = id('category');
  return {
    category,
    subcategory: category && id('subcategory'),
    q: (params.get('q') ?? '').trim().slice(0, 100),
    sort: SORTS.find(({ value }) => value === params.get('sort'))?.value ?? '',
    inStock: params.get('inStock') === 'true',
    page: Number(/^[1-9]\d{0,5}$/.exec(params.get('page') ?? '')?.[0] ?? 1),
  };
}

/** The address of a list, without what goes without saying. */
export function searchOf({ category, subcategory, q, sort, inStock, page }: Wanted): string {
  const said: [string, string][] = [
    ['q', q],
    ['category', category],
    ['subcategory', category && subcategory],
    ['inStock', inStock ? 'true' : ''],
    ['sort', sort],
    ['page', page > 1 ? String(page) : ''],
  ];
  const search = new URLSearchParams(said.filter(([, value]) => value)).toString();
  return search && `?${search}`;
}

/** The same, as the API is asked for it; what has no price there cannot be sorted by it. */
export function queryOf(wanted: Wanted, country: string | undefined): ProductQuery {
  const { sort } = SORTS.find(({ value }) => value === wanted.sort) ?? SORTS[0];
  return {
    country,
    page: String(wanted.page),
    pageSize: String(PAGE_SIZE),
    ...(wanted.category && { category: wanted.category }),
    ...(wanted.subcategory && { subcategory: wanted.subcategory }),
    ...(wanted.q && { q: wanted.q }),
    ...(wanted.inStock && { inStock: 'true' }),
    ...(sort && (country || !sort.endsWith('price')) && { sort }),
  };
}
