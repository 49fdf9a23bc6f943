import * as z from 'zod';
import { openApiMeta } from './described.ts';
import { whole } from './fields.ts';
import { LARGEST_PAGE, LAST_ROW, MAX_ROWS } from './list-limits.ts';
import { isTooShort, TOO_SHORT } from './search-length.ts';

export const PAGE_SIZE = 20;

export const search = z
  .string()
  .trim()
  .normalize('NFC')
  .max(200, 'Search can have at most 200 characters')
  .refine(q => !isTooShort(q), TOO_SHORT)
  .register(openApiMeta, {
    description:
      'Only rows that contain this text: at least two letters, one character of a script without spaces, or a number',
    examples: ['kettle'],
  });

export const pageNumber = whole('Page', { min: 1, max: LAST_ROW });

/** The requested part of a list. */
export const paging = {
  page: pageNumber.optional().register(openApiMeta, {
    description: `Page number. Pages end at row ${LAST_ROW}; without page and pageSize, the first ${MAX_ROWS} rows are returned`,
  }),
  pageSize: whole('Page size', { min: 1, max: LARGEST_PAGE })
    .optional()
    .register(openApiMeta, {
      description: `Rows per page; ${PAGE_SIZE} if only page is given`,
      examples: [PAGE_SIZE],
    }),
  after: whole('After', { min: 0 })
    .optional()
    .register(openApiMeta, {
      description: 'Cursor from the Link header: continue after this row. Don’t combine with `page`',
      examples: [1000],
    }),
};

/** Parameters of every list besides its filters: search, sort and page. */
export const listFilter = <Sort extends string>(sorts: readonly [Sort, ...Sort[]]) =>
  z.object({
    q: search.optional(),
    sort: sortBy(sorts).optional(),
    ...paging,
  });

type Order<Sort extends string> = { field: Sort; descending: boolean };

function sortBy<Sort extends string>(sorts: readonly [Sort, ...Sort[]]) {
  return z
    .string()
    .transform((text, context): Order<Sort> => {
      const descending = text.startsWith('-');
      const name = text.slice(descending ? 1 : 0).toLowerCase();
      const field = sorts.find(sort => sort.toLowerCase() === name);
      if (field) return { field, descending };
      context.addIssue({ code: 'custom', message: `Sort must be one of ${sorts.join(', ')}` });
      return z.NEVER;
    })
    .register(openApiMeta, {
      description: 'Field to sort by; prefix with - for descending order',
      enum: sorts.flatMap(sort => [sort, `-${sort}`]),
      examples: [`-${sorts[0]}`],
    });
}
