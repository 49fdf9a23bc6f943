import { Hono } from 'hono';
import * as z from 'zod';
import { WithId } from '../../contracts/fields.ts';
import { Moderate } from '../../contracts/moderation.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { describeRoute } from '../../http/describe-route.ts';
import { answerList } from '../../http/paging.ts';
import { permitCustomers, requireSession, writerOf } from '../../http/session.ts';
import { body, params, query } from '../../http/validate.ts';
import { crudOf, NO_CLASH } from '../../records/crud-routes.ts';
import { enforceRateLimit, isHoneypotFilled } from '../../security/robot-checks.ts';
import { BulkReviews, reviewsInBulk } from './bulk.ts';
import {
  ProductReviewFilter,
  ReceivedReview,
  Review,
  ReviewFilter,
  ReviewTaken,
  WriteReview,
} from './contract.ts';
import { listReviewsOf, writeReview } from './of-product.ts';
import { ownReviews } from './own-routes.ts';
import { deleteReview, findReview, listReviews, moderateReview } from './queries.ts';

const crud = crudOf({ kind: 'reviews', one: 'review', many: 'reviews' }, ReceivedReview, {
  change: 'Moderate',
});

export const reviews = new Hono<AppEnv>()
  .route('/own', ownReviews)
  .get('/', ...crud.list(ReviewFilter, listReviews))
  .get('/:id', ...crud.find(findReview))
  .post('/bulk', ...crud.bulk(BulkReviews, reviewsInBulk))
  .put('/:id', ...crud.update(Moderate, moderateReview, NO_CLASH))
  .delete('/:id', ...crud.remove(deleteReview, NO_CLASH));

export const reviewsOfProduct = new Hono<AppEnv>()
  .get(
    '/:id/reviews',
    describeRoute('List the reviews of a product and its family', { 200: z.array(Review) }),
    params(WithId),
    query(ProductReviewFilter),
    async c => {
      const page = c.req.valid('query');
      const { id: product } = c.req.valid('param');
      c.set('cacheTags', { products: { product, country: null } });
      return answerList(c, await listReviewsOf(c.env.database, product, page), page);
    },
  )
  .post(
    '/:id/reviews',
    describeRoute('Review a product', { 202: ReviewTaken }, [409, 429]),
    permitCustomers,
    params(WithId),
    body(WriteReview),
    async c => {
      const { website2, filledInMs: _, ...review } = c.req.valid('json');
      if (!isHoneypotFilled({ website2 })) {
        const sender = await enforceRateLimit(c, 'review');
        const { id: productCode } = c.req.valid('param');
        await writeReview(writerOf(c), {
          ...review,
          productCode,
          userId: requireSession(c).userId,
          sender,
        });
      }
      return c.json({ state: 'pending' as const }, 202);
    },
  );
