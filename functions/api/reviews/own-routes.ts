import { type Context, Hono } from 'hono';
import * as z from 'zod';
import { WithId } from '../../contracts/fields.ts';
import { OwnReview, OwnReviewFilter, UnreviewedProduct, UpdateReview } from '../../contracts/reviews.ts';
import { about } from '../../http/about.ts';
import { answerEntity, ifMatch } from '../../http/etag.ts';
import { answerList } from '../../http/paging.ts';
import { permitCustomers, requireSession } from '../../http/session.ts';
import type { Shop } from '../../http/shop.ts';
import { body, params, query } from '../../http/validate.ts';
import { countSending } from '../../http/visitors.ts';
import { deleteOwnReview, findOwnReview, listOwnReviews, listUnreviewed, updateOwnReview } from './own.ts';

/** What a customer has said of what they bought. */
export const ownReviews = new Hono<Shop>()
  .get(
    '/',
    about('List my reviews', { 200: z.array(OwnReview) }),
    permitCustomers,
    query(OwnReviewFilter),
    async c => {
      const { product } = c.req.valid('query');
      return answerList(c, await listOwnReviews(c.env.database, requireSession(c).userId, product), {});
    },
  )
  .get(
    '/unreviewed',
    about('List what I bought and did not review', { 200: z.array(UnreviewedProduct) }),
    permitCustomers,
    async c => answerList(c, await listUnreviewed(c.env.database, requireSession(c).userId), {}),
  )
  .get('/:id', about('Get a review of mine', { 200: OwnReview }), permitCustomers, params(WithId), async c =>
    answerEntity(c, await findOwnReview(c.env.database, ownOf(c, c.req.valid('param')))),
  )
  .put(
    '/:id',
    about('Change a review of mine', { 200: OwnReview }, [429]),
    permitCustomers,
    params(WithId),
    body(UpdateReview),
    async c => {
      const own = ownOf(c, c.req.valid('param'));
      const sender = await countSending(c, 'review');
      return answerEntity(c, await updateOwnReview(c.env.database, own, { ...c.req.valid('json'), sender }));
    },
  )
  .delete(
    '/:id',
    about('Delete a review of mine', { 204: null }),
    permitCustomers,
    params(WithId),
    async c => {
      await deleteOwnReview(c.env.database, ownOf(c, c.req.valid('param')));
      return c.body(null, 204);
    },
  );

const ownOf = (c: Context<Shop>, { id }: { id: number }) => ({
  id,
  versions: ifMatch(c),
  userId: requireSession(c).userId,
});
