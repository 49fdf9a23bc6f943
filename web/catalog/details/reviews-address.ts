import { lastPageOf, pageCountOf } from '../../../functions/contracts/list-limits.ts';
import type { ListQuery } from '../../api/list-query.ts';

const PAGE_SIZE = 5;

/** In the URL, so that paging works without JavaScript. */
export type ReviewsQuery = { page: number; by: 'date' | 'stars' };

export function reviewsIn(search: URLSearchParams): ReviewsQuery {
  const page = Number(search.get('reviews'));
  return {
    page: Number.isSafeInteger(page) && page > 0 && page <= lastPageOf(PAGE_SIZE) ? page : 1,
    by: search.get('by') === 'stars' ? 'stars' : 'date',
  };
}

export const queryOf = ({ page, by }: ReviewsQuery): ListQuery => ({
  sort: by === 'stars' ? '-stars' : '-createdAt',
  page: String(page),
  pageSize: String(PAGE_SIZE),
});

export const pagesOf = (total: number) => pageCountOf(total, PAGE_SIZE);

export function addressOf({ page, by }: ReviewsQuery): string {
  const search = new URLSearchParams({
    ...(by === 'stars' && { by }),
    ...(page > 1 && { reviews: String(page) }),
  });
  return `?${search}#reviews`;
}
