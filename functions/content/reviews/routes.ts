import { Hono } from 'hono';
import * as z from 'zod';
import { countSending, isTrapped } from '../../abuse/robot-checks.ts';
import { changeInBulk } from '../../bulk/change-in-bulk.ts';
import { BulkResult } from '../../bulk/contract.ts';
import { WithId } from '../../contracts/fields.ts';
import { Moderate } from '../../contracts/moderation.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { about } from '../../http/describe-route.ts';
import { answerEntity, ifMatch } from '../../http/etag.ts';
import { answerList } from '../../http/paging.ts';
import { permitCustomers, permitStaff, requireSession, writerOf } from '../../http/session.ts';
import { body, params, query } from '../../http/validate.ts';
import { BulkReviews, reviewsInBulk } from './bulk.ts';
import { ReceivedReview, Review, ReviewFilter, ReviewPage, ReviewTaken, WriteReview } from './contract.ts';
import { listReviewsOf, writeReview } from './of-product.ts';
import { ownReviews } from './own-routes.ts';
import { deleteReview, findReview, listReviews, moderateReview } from './queries.ts';

export const reviews = new Hono<AppEnv>()
  .route('/own', ownReviews)
  .get(
    '/',
    about('List reviews', { 200: z.array(ReceivedReview) }),
    permitStaff,
    query(ReviewFilter),
    async c => {
      const filter = c.req.valid('query');
      return answerList(c, await listReviews(c.env.database, filter), filter);
    },
  )
  .get('/:id', about('Get a review', { 200: ReceivedReview }), permitStaff, params(WithId), async c =>
    answerEntity(c, await findReview(c.env.database, c.req.valid('param').id)),
  )
  .post(
    '/bulk',
    about('Moderate many reviews', { 200: BulkResult }, [409]),
    permitStaff,
    body(BulkReviews),
    async c => c.json(await changeInBulk(writerOf(c), reviewsInBulk, c.req.valid('json'))),
  )
  .put(
    '/:id',
    about('Moderate a review', { 200: ReceivedReview }),
    permitStaff,
    params(WithId),
    body(Moderate),
    async c => {
      const which = { id: c.req.valid('param').id, versions: ifMatch(c) };
      return answerEntity(c, await moderateReview(writerOf(c), which, c.req.valid('json')));
    },
  )
  .delete('/:id', about('Delete a review', { 204: null }), permitStaff, params(WithId), async c => {
    await deleteReview(writerOf(c), { id: c.req.valid('param').id, versions: ifMatch(c) });
    return c.body(null, 204);
  });

export const reviewsOfProduct = new Hono<AppEnv>()
  .get(
    '/:id/reviews',
    about('List the reviews of a product', { 200: z.array(Review) }),
    params(WithId),
    query(ReviewPage),
    async c => {
      const page = c.req.valid('query');
      return answerList(c, await listReviewsOf(c.env.database, c.req.valid('param').id, page), page);
    },
  )
  .post(
    '/:id/reviews',
    about('Review a product', { 202: ReviewTaken }, [409, 429]),
    permitCustomers,
    params(WithId),
    body(WriteReview),
    async c => {
      const { website2, filledInMs: _, ...review } = c.req.valid('json');
      if (!isTrapped({ website2 })) {
        const sender = await countSending(c, 'review');
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
