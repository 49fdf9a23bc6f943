import { type Context, Hono } from 'hono';
import * as z from 'zod';
import { Order, OrderFilter, OrderKey, OrderView, PlaceOrder } from '../../contracts/orders.ts';
import { about } from '../../http/about.ts';
import { answerEntity } from '../../http/etag.ts';
import { demandIdempotencyKey, idempotencyKeyOf } from '../../http/idempotency.ts';
import { answerList } from '../../http/paging.ts';
import { permitSignedIn, requireSession } from '../../http/session.ts';
import type { Shop } from '../../http/shop.ts';
import { body, params, query } from '../../http/validate.ts';
import { listOrders } from './list.ts';
import { placeOrder } from './place.ts';
import { findOrder } from './queries.ts';

export const orders = new Hono<Shop>()
  .get('/', about('List orders', { 200: z.array(Order) }), permitSignedIn, query(OrderFilter), async c => {
    const filter = c.req.valid('query');
    return answerList(c, await listOrders(c.env.database, filter, requireSession(c)), filter);
  })
  .get(
    '/:orderNumber',
    about('Get an order', { 200: Order }),
    params(OrderKey),
    query(OrderView),
    async c => {
      const asking = { session: c.var.session, email: c.req.valid('query').email };
      const found = await findOrder(c.env.database, c.req.valid('param').orderNumber, asking);
      return unkept(answerEntity(c, found));
    },
  )
  .post(
    '/',
    about('Place an order', { 200: Order, 201: Order }, [409]),
    body(PlaceOrder),
    demandIdempotencyKey,
    async c => {
      const buyer = { key: idempotencyKeyOf(c), userId: c.var.session?.userId ?? null };
      const { isNew, ...placed } = await placeOrder(c.env, c.req.valid('json'), buyer);
      if (isNew) c.header('Location', `/api/orders/${placed.entity.orderNumber}`);
      return unkept(answerEntity(c, placed, isNew ? 201 : 200));
    },
  );

/** Names and addresses of people are for nobody else, and change with no version of the catalogue. */
function unkept<Answer extends ReturnType<Context['json']>>(answer: Answer): Answer {
  answer.headers.set('Cache-Control', 'no-store');
  return answer;
}
