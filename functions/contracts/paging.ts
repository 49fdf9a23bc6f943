import * as z from 'zod';
import { whole } from './fields.ts';

export const PAGE_SIZE = 20;

/** What every list takes besides its own filters: search, order and page. */
export const listFilter = <Sort extends string>(sorts: readonly [Sort, ...Sort[]]) =>
  z.object({
    q: z.string().trim().normalize('NFC').max(200, 'Search can have at most 200 characters').optional(),
    sort: sortBy(sorts).optional(),
    page: whole('Page', { min: 1, max: 1_000_000 }).optional(),
    pageSize: whole('Page size', { min: 1, max: 100 }).optional(),
  });

export type Order<Sort extends string> = { field: Sort; descending: boolean };

function sortBy<Sort extends string>(sorts: readonly [Sort, ...Sort[]]) {
  return z.string().transform((text, context): Order<Sort> => {
    const descending = text.startsWith('-');
    const name = text.slice(descending ? 1 : 0).toLowerCase();
    const field = sorts.find(sort => sort.toLowerCase() === name);
    if (field) return { field, descending };
    context.addIssue({ code: 'custom', message: `Sort must be one of ${sorts.join(', ')}` });
    return z.NEVER;
  });
}
