import { lastPageOf } from '../../../functions/contracts/list-limits.ts';
import { queryText } from '../../../functions/contracts/query-text.ts';
import type { ProductQuery } from '../../api/products.ts';
import { departmentPath, SALE } from '../../paths.ts';

export const PAGE_SIZE = 24;

type Sort = { value: string; label: string; sort?: string };

/** In display order; the first is the default, which the URL leaves out. */
export const SORTS: readonly [Sort, ...Sort[]] = [
  { value: '', label: 'Default sorting' },
  { value: 'popularity', label: 'Sort by popularity', sort: '-popularity' },
  { value: 'rating', label: 'Sort by average rating', sort: '-rating' },
  { value: 'latest', label: 'Sort by latest', sort: '-changedAt' },
  { value: 'price', label: 'Sort by price: low to high', sort: 'price' },
  { value: 'price-desc', label: 'Sort by price: high to low', sort: '-price' },
  { value: 'new', label: 'Sort by new', sort: '-createdAt' },
];

/** The filters in the URL of a product list; invalid values are ignored. */
export type ListFilter = {
  /** Only what is reduced, at its own address. */
  sale: boolean;
  /** The last part of a department's address; its number is the category. */
  department: string;
  category: string;
  subcategory: string;
  q: string;
  sort: string;
  inStock: boolean;
  /** Each like `Colour:Sand`. */
  options: string[];
  page: number;
};

type Place = { department?: string | undefined; sale: boolean };

export function filterIn(params: URLSearchParams, { department = '', sale }: Place): ListFilter {
  const id = (name: string) => /^[1-9]\d{0,14}$/.exec(params.get(name) ?? '')?.[0] ?? '';
  const category = department ? categoryIn(department) : id('category');
  return {
    sale,
    department,
    category,
    subcategory: category && id('subcategory'),
    q: (params.get('q') ?? '').trim().slice(0, 100),
    sort: SORTS.find(({ value }) => value === params.get('sort'))?.value ?? '',
    inStock: params.get('inStock') === 'true',
    options: [...new Set(params.getAll('option'))].filter(isChoice).sort().slice(0, 3),
    page: Math.min(Number(/^[1-9]\d{0,5}$/.exec(params.get('page') ?? '')?.[0] ?? 1), lastPageOf(PAGE_SIZE)),
  };
}

const isChoice = (text: string) => /^[^:].*?:./.test(text) && text.length <= 100;

/** `1-coffee-tea`; without a number it becomes one that no category has. */
const categoryIn = (department: string) => /^[1-9]\d{0,14}(?=-|$)/.exec(department)?.[0] ?? '9'.repeat(15);

/** The address of a list, without its defaults. */
export const listPath = (filter: ListFilter) =>
  (filter.department ? departmentPath(filter.department) : filter.sale ? SALE : '/products-list') +
  searchOf(filter);

/** Whether a filter is active that a chip removes. */
export const isNarrowed = (filter: ListFilter) => searchOf({ ...filter, sort: '', page: 1 }) !== '';

function searchOf({
  department,
  category,
  subcategory,
  q,
  sort,
  inStock,
  options,
  page,
}: ListFilter): string {
  const params: [string, string][] = [
    ['q', q],
    ['category', department ? '' : category],
    ['subcategory', category && subcategory],
    ...options.map((option): [string, string] => ['option', option]),
    ['inStock', inStock ? 'true' : ''],
    ['sort', sort],
    ['page', page > 1 ? String(page) : ''],
  ];
  const search = queryText(params.filter(([, value]) => value));
  return search && `?${search}`;
}

/** The filters as API parameters; without a country there are no prices to sort by. */
export function queryOf(filter: ListFilter, country: string | undefined): ProductQuery {
  const { sort } = SORTS.find(({ value }) => value === filter.sort) ?? SORTS[0];
  const isPlain = !sort && !filter.q;
  return {
    country,
    grouped: country ? 'true' : undefined,
    page: String(filter.page),
    pageSize: String(PAGE_SIZE),
    ...(filter.category && { category: filter.category }),
    ...(filter.subcategory && { subcategory: filter.subcategory }),
    ...(filter.q && { q: filter.q }),
    ...(filter.inStock && { inStock: 'true' }),
    ...(filter.sale && { sale: 'true' }),
    ...(country && { option: filter.options }),
    ...(country && isPlain && { soldOutLast: 'true' as const }),
    ...(sort && (country || !sort.endsWith('price')) && { sort }),
  };
}
