import * as z from 'zod';
import { MOST_KEYS, NAMES_KEPT } from '../contracts/bulk-limits.ts';
import { openApiMeta } from '../contracts/described.ts';
import { whole } from '../contracts/fields.ts';

const BULK_ACTIONS = ['activate', 'deactivate', 'delete'] as const;
export type BulkAction = (typeof BULK_ACTIONS)[number];

export const BulkResult = z
  .object({
    matched: z.int().register(openApiMeta, { description: 'Number of rows matched by the request' }),
    changed: z.int().register(openApiMeta, { description: 'Number of rows changed or deleted' }),
    kept: z.int().register(openApiMeta, { description: 'Number of rows left unchanged' }),
    keptNames: z
      .array(z.string())
      .register(openApiMeta, { description: `Names of some of them, at most ${NAMES_KEPT}` }),
    reason: z.string().optional().register(openApiMeta, { description: 'Why they were left unchanged' }),
  })
  .register(openApiMeta, {
    id: 'BulkResult',
    examples: [
      {
        matched: 12,
        changed: 11,
        kept: 1,
        keptNames: ['Coffee & Tea'],
        reason: 'Subcategories still use them',
      },
    ],
  });
export type BulkResult = z.infer<typeof BulkResult>;

type Parts<Shape extends z.core.$ZodShape, Key, Action extends string> = {
  filter: z.ZodObject<Shape>;
  key: Key;
  /** The actions, if they differ from the usual ones. */
  actions?: readonly [Action, ...Action[]];
};

export const rowId = whole('Key', { min: 1 });

/**
 * Body of a bulk change: an action, and rows by key or by list filters. `as never`: a default can't have the type of a
 * generic parameter, nor an example its filters.
 */
export function bulkOf<
  Shape extends z.core.$ZodShape,
  Key extends z.ZodType,
  const Action extends string = BulkAction,
>(name: string, { filter, key, actions = BULK_ACTIONS as never }: Parts<Shape, Key, Action>) {
  return z
    .object({
      action: z
        .enum(actions, { error: `Action must be one of ${actions.join(', ')}` })
        .register(openApiMeta, { title: 'Action' }),
      keys: z
        .array(key, { error: 'Keys must be a list' })
        .min(1, 'Choose at least one row')
        .max(MOST_KEYS, `Choose at most ${MOST_KEYS} rows, or all that match`)
        .optional()
        .register(openApiMeta, { description: 'Keys of the rows; send this or `matching`' }),
      matching: onlyFilters(filter)
        .optional()
        .register(openApiMeta, { description: 'List filters that select the rows' }),
      expected: whole('Expected').optional().register(openApiMeta, {
        description: 'Expected number of rows; if more match, nothing is changed',
      }),
    })
    .refine(({ keys, matching }) => keys ?? matching, { path: ['keys'], error: 'Send keys or matching' })
    .refine(({ keys, matching }) => !(keys && matching), {
      path: ['matching'],
      error: 'Send either keys or matching',
    })
    .register(openApiMeta, {
      id: name,
      examples: [{ action: actions[1] ?? actions[0], matching: { q: 'kettle' }, expected: 12 }] as never,
    });
}

function onlyFilters<Shape extends z.core.$ZodShape>({ shape }: z.ZodObject<Shape>) {
  const {
    sort: _,
    page: __,
    pageSize: ___,
    after: ____,
    ...filters
  } = shape as Shape & Record<PageOnly, unknown>;
  return z.object(filters as Omit<Shape, PageOnly>, { error: 'Matching must be the filters of the list' });
}

type PageOnly = 'sort' | 'page' | 'pageSize' | 'after';
