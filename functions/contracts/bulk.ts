import * as z from 'zod';
import { MOST_KEYS, NAMES_KEPT } from './bulk-limits.ts';
import { CategoryFilter } from './categories.ts';
import { CommentFilter } from './comments.ts';
import { CountryFilter } from './countries.ts';
import { CouponFilter } from './coupons.ts';
import { described } from './described.ts';
import { whole } from './fields.ts';
import { MessageFilter, messageId } from './messages.ts';
import { MODERATION_ACTIONS } from './moderation.ts';
import { PostFilter } from './posts.ts';
import { ProductPriceFilter } from './product-prices.ts';
import { ProductFilter } from './products.ts';
import { ReviewFilter } from './reviews.ts';
import { SubcategoryFilter } from './subcategories.ts';
import { SubscriberFilter } from './subscribers.ts';

export const BULK_ACTIONS = ['activate', 'deactivate', 'delete'] as const;
export type BulkAction = (typeof BULK_ACTIONS)[number];

export const MESSAGE_ACTIONS = ['archive', 'junk', 'inbox', 'read', 'unread', 'delete'] as const;
export type MessageAction = (typeof MESSAGE_ACTIONS)[number];

const id = whole('Key', { min: 1 });

const priceKey = z
  .string({ error: 'Key must be text' })
  .regex(/^\d{1,15}\/\d{1,15}$/, 'Key must be the product and the country, like 7/2')
  .transform(text => text.split('/').map(Number))
  .register(described, { pattern: '^\\d{1,15}/\\d{1,15}$', examples: ['7/2'] });

export const BulkCategories = bulkOf('BulkCategories', { filter: CategoryFilter, key: id });
export const BulkSubcategories = bulkOf('BulkSubcategories', { filter: SubcategoryFilter, key: id });
export const BulkCountries = bulkOf('BulkCountries', { filter: CountryFilter, key: id });
export const BulkCoupons = bulkOf('BulkCoupons', { filter: CouponFilter, key: id });
export const BulkPosts = bulkOf('BulkPosts', { filter: PostFilter, key: id });
export const BulkProducts = bulkOf('BulkProducts', { filter: ProductFilter, key: id });
export const BulkMessages = bulkOf('BulkMessages', {
  filter: MessageFilter,
  key: messageId,
  actions: MESSAGE_ACTIONS,
});
export const BulkSubscribers = bulkOf('BulkSubscribers', {
  filter: SubscriberFilter,
  key: id,
  actions: ['delete'],
});
export const BulkProductPrices = bulkOf('BulkProductPrices', { filter: ProductPriceFilter, key: priceKey });

const moderation = { key: id, actions: MODERATION_ACTIONS };
export const BulkComments = bulkOf('BulkComments', { filter: CommentFilter, ...moderation });
export const BulkReviews = bulkOf('BulkReviews', { filter: ReviewFilter, ...moderation });

export const BulkResult = z
  .object({
    matched: z.int().register(described, { description: 'How many rows the request meant' }),
    changed: z.int().register(described, { description: 'How many of them are other than before, or gone' }),
    kept: z.int().register(described, { description: 'How many had to stay as they are' }),
    keptNames: z
      .array(z.string())
      .register(described, { description: `Some of those, at most ${NAMES_KEPT}` }),
    reason: z.string().optional().register(described, { description: 'Why they had to stay' }),
  })
  .register(described, {
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
  /** What can be done with the rows, where that is not what most resources know. */
  actions?: readonly [Action, ...Action[]];
};

/** What is done to the rows with these keys, or to all that a list with these filters has. */
function bulkOf<
  Shape extends z.core.$ZodShape,
  Key extends z.ZodType,
  const Action extends string = BulkAction,
>(name: string, { filter, key, actions = BULK_ACTIONS as never }: Parts<Shape, Key, Action>) {
  return z
    .object({
      action: z
        .enum(actions, { error: `Action must be one of ${actions.join(', ')}` })
        .register(described, { title: 'Action' }),
      keys: z
        .array(key, { error: 'Keys must be a list' })
        .min(1, 'Choose at least one row')
        .max(MOST_KEYS, `Choose at most ${MOST_KEYS} rows, or all that match`)
        .optional()
        .register(described, { description: 'The rows that are meant; or else matching' }),
      matching: onlyFilters(filter)
        .optional()
        .register(described, { description: 'Filters of the list: all that it has with them is meant' }),
      expected: whole('Expected').optional().register(described, {
        description: 'How many rows somebody saw; where more are meant by now, nothing is done',
      }),
    })
    .refine(({ keys, matching }) => keys ?? matching, { path: ['keys'], error: 'Send keys or matching' })
    .refine(({ keys, matching }) => !(keys && matching), {
      path: ['matching'],
      error: 'Send either keys or matching',
    })
    .register(described, {
      id: name,
      examples: [{ action: actions[1] ?? actions[0], matching: { q: 'kettle' }, expected: 12 }] as never,
    });
}

/** Strict: a filter that is misspelt would mean all rows. */
function onlyFilters<Shape extends z.core.$ZodShape>({ shape }: z.ZodObject<Shape>) {
  const { sort: _, page: __, pageSize: ___, ...filters } = shape as Shape & Record<PageOnly, unknown>;
  return z.strictObject(filters as Omit<Shape, PageOnly>, {
    error: ({ code, keys }) =>
      code === 'unrecognized_keys'
        ? `The list has no filter ${(keys as string[]).join(', ').slice(0, 100)}`
        : 'Matching must be the filters of the list',
  });
}

type PageOnly = 'sort' | 'page' | 'pageSize';
