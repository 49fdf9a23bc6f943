import { type Context, Hono } from 'hono';
import * as z from 'zod';
import { WithId } from '../../contracts/fields.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { describeRoute } from '../../http/describe-route.ts';
import { answerEntity, ifMatch } from '../../http/etag.ts';
import { answerList } from '../../http/paging.ts';
import { permitCustomers, requireSession, writerOf } from '../../http/session.ts';
import { body, params, query } from '../../http/validate.ts';
import { enforceRateLimit } from '../../security/robot-checks.ts';
import { OwnReview, OwnReviewFilter, UnreviewedProduct, UpdateReview } from './contract.ts';
import { deleteOwnReview, findOwnReview, listOwnReviews, listUnreviewed, updateOwnReview } from './own.ts';

/** A customer's own reviews. */
export const ownReviews = new Hono<AppEnv>()
  .get(
    '/',
    describeRoute('List my reviews', { 200: z.array(OwnReview) }),
    permitCustomers,
    query(OwnReviewFilter),
    async c => {
      const { product } = c.req.valid('query');
      return answerList(c, await listOwnReviews(c.env.database, requireSession(c).userId, product), {});
    },
  )
  .get(
    '/unreviewed',
    describeRoute('List my purchases without a review', { 200: z.array(UnreviewedProduct) }),
    permitCustomers,
    async c => answerList(c, await listUnreviewed(c.env.database, requireSession(c).userId), {}),
  )
  .get(
    '/:id',
    describeRoute('Get a review of mine', { 200: OwnReview }),
    permitCustomers,
    params(WithId),
    async c => answerEntity(c, await findOwnReview(c.env.database, ownOf(c, c.req.valid('param')))),
  )
  .put(
    '/:id',
    describeRoute('Change a review of mine', { 200: OwnReview }, [429]),
    permitCustomers,
    params(WithId),
    body(UpdateReview, OwnReview),
    async c => {
      const own = ownOf(c, c.req.valid('param'));
      const sender = await enforceRateLimit(c, 'review');
      return answerEntity(c, await updateOwnReview(writerOf(c), own, { ...c.req.valid('json'), sender }));
    },
  )
  .delete(
    '/:id',
    describeRoute('Delete a review of mine', { 204: null }),
    permitCustomers,
    params(WithId),
    async c => {
      await deleteOwnReview(writerOf(c), ownOf(c, c.req.valid('param')));
      return c.body(null, 204);
    },
  );

const ownOf = (c: Context<AppEnv>, { id }: { id: number }) => ({
  id,
  versions: ifMatch(c),
  userId: requireSession(c).userId,
});
