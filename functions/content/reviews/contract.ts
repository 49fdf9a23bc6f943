import * as z from 'zod';
import { openApiMeta } from '../../contracts/described.ts';
import { line, optionalLine, optionalProse, whole, withoutLink } from '../../contracts/fields.ts';
import { FILLED_IN, honeypotFields } from '../../contracts/honeypot.ts';
import { MODERATED, moderated, stateFilter } from '../../contracts/moderation.ts';
import { alias } from '../../contracts/other-names.ts';
import { listFilter } from '../../contracts/paging.ts';

const LONGEST_REVIEW = 5000;

const fields = {
  stars: whole('Stars', { min: 1, max: 5, error: 'Stars must be between 1 and 5' }),
  title: optionalLine('Title'),
  review: optionalProse('Review', { max: LONGEST_REVIEW }),
  name: withoutLink(line('Name')),
};

const EXAMPLE = {
  stars: 5,
  title: 'Pours like a dream',
  review: 'A thin, steady stream. The handle stays cool.',
  name: 'Maria',
};

export const WriteReview = z
  .object({
    ...fields,
    title: fields.title.default(null),
    review: fields.review.default(null),
    ...honeypotFields,
  })
  .register(openApiMeta, { id: 'WriteReview', examples: [{ ...EXAMPLE, ...FILLED_IN }] });
export type WriteReview = z.infer<typeof WriteReview>;

export const UpdateReview = z
  .object(fields)
  .partial()
  .register(openApiMeta, {
    id: 'UpdateReview',
    description: 'It then waits for approval again',
    examples: [{ stars: 4 }],
  });
export type UpdateReview = z.infer<typeof UpdateReview>;

export const ReviewTaken = z.object({ state: z.literal('pending') }).register(openApiMeta, {
  id: 'ReviewTaken',
  description: 'It appears once staff have approved it',
  examples: [{ state: 'pending' }],
});

const shown = {
  reviewId: z.int(),
  productCode: z
    .int()
    .register(openApiMeta, { description: 'The product it is about: in a family, any of its variants' }),
  stars: z.int(),
  title: z.string().nullable(),
  review: z.string().nullable(),
  name: z.string(),
  bought: z.boolean().register(openApiMeta, {
    description: 'Whether the reviewer had bought the product here and the order still stands',
  }),
  createdAt: z.iso.datetime().register(openApiMeta, { description: 'When it was written or rewritten' }),
};
const SHOWN = {
  reviewId: 1,
  productCode: 7,
  ...EXAMPLE,
  bought: true,
  createdAt: '2026-09-01T08:00:00.000Z',
};

export const Review = z.object(shown).register(openApiMeta, { id: 'Review', examples: [SHOWN] });
export type Review = z.infer<typeof Review>;

const product = {
  productName: z
    .string()
    .nullable()
    .register(openApiMeta, { description: 'Null if the shop no longer has it' }),
};
const PRODUCT = { productName: 'Gooseneck Kettle' };

/** For the customer who wrote it. */
export const OwnReview = z
  .object({ ...shown, ...product, state: moderated.state })
  .register(openApiMeta, { id: 'OwnReview', examples: [{ ...SHOWN, ...PRODUCT, state: 'pending' }] });
export type OwnReview = z.infer<typeof OwnReview>;

/** For staff. */
export const ReceivedReview = z
  .object({ ...shown, ...product, username: z.string(), ...moderated })
  .register(openApiMeta, {
    id: 'ReceivedReview',
    examples: [{ ...SHOWN, ...PRODUCT, username: 'maria', ...MODERATED }],
  });
export type ReceivedReview = z.infer<typeof ReceivedReview>;

/** A product that the customer bought but has not reviewed. */
export const UnreviewedProduct = z
  .object({ productCode: z.int(), productName: z.string(), boughtAt: z.iso.datetime() })
  .register(openApiMeta, {
    id: 'UnreviewedProduct',
    examples: [{ productCode: 7, ...PRODUCT, boughtAt: '2026-08-20T08:00:00.000Z' }],
  });
export type UnreviewedProduct = z.infer<typeof UnreviewedProduct>;

export const ProductReviewFilter = listFilter(['createdAt', 'stars']).omit({ q: true });
export type ProductReviewFilter = z.infer<typeof ProductReviewFilter>;

const productFilter = alias(whole('Product', { min: 1 }).optional(), 'productCode').register(openApiMeta, {
  description: 'Product code: only reviews of this product',
  examples: [7],
});

export const OwnReviewFilter = z.object({ product: productFilter });

export const ReviewFilter = listFilter([
  'reviewId',
  'createdAt',
  'stars',
  'name',
  'state',
  'productCode',
]).extend({
  state: stateFilter,
  stars: whole('Stars', { min: 1, max: 5 }).optional(),
  product: productFilter,
});
export type ReviewFilter = z.infer<typeof ReviewFilter>;
