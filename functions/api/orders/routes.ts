import { type Context, Hono } from 'hono';
import * as z from 'zod';
import { MoveOrder, NoteOrder } from '../../contracts/order-moves.ts';
import { Order, OrderFilter, OrderKey, OrderView } from '../../contracts/orders.ts';
import { PlaceOrder } from '../../contracts/place-order.ts';
import { about } from '../../http/about.ts';
import { answerEntity } from '../../http/etag.ts';
import { demandIdempotencyKey, idempotencyKeyOf } from '../../http/idempotency.ts';
import { originOf } from '../../http/origin.ts';
import { answerList } from '../../http/paging.ts';
import { audienceOf, permitSignedIn, permitStaff, requireSession } from '../../http/session.ts';
import type { Shop } from '../../http/shop.ts';
import { body, params, query } from '../../http/validate.ts';
import { countSignUp } from '../accounts/sign-ups.ts';
import { sendLettersLater } from '../letters/send.ts';
import { listOrders } from './list.ts';
import { moveOrder } from './move.ts';
import { addNote } from './notes.ts';
import { placeOrder } from './place.ts';
import { findOrder } from './queries.ts';
import { type OrderRow, toVersioned } from './rows.ts';
import { demandWhoAsks } from './who-asks.ts';

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
      return answerOrder(c, await findOrder(c.env.database, c.req.valid('param').orderNumber, asking));
    },
  )
  .post(
    '/',
    about('Place an order', { 200: Order, 201: Order }, [409, 429]),
    body(PlaceOrder),
    demandIdempotencyKey,
    async c => {
      const buyer = { key: idempotencyKeyOf(c), userId: c.var.session?.userId ?? null, origin: originOf(c) };
      const request = c.req.valid('json');
      if (request.account) await countSignUp(c);
      const { isNew, row } = await placeOrder(c.env, request, buyer);
      if (!isNew) return answerOrder(c, row);
      sendLettersLater(c, row);
      c.header('Location', `/api/orders/${row.orderNumber}`);
      return answerOrder(c, row, 201);
    },
  )
  .post(
    '/:orderNumber/moves',
    about('Move an order', { 200: Order }, [401, 403, 409]),
    query(OrderView),
    demandWhoAsks,
    params(OrderKey),
    body(MoveOrder),
    async c => {
      const asking = { session: c.var.session, email: c.req.valid('query').email };
      const wanted = { ...c.req.valid('json'), asking, origin: originOf(c) };
      const moved = await moveOrder(c.env, c.req.valid('param').orderNumber, wanted);
      sendLettersLater(c, moved);
      return answerOrder(c, moved);
    },
  )
  .post(
    '/:orderNumber/notes',
    about('Write a note to an order', { 200: Order }),
    permitStaff,
    params(OrderKey),
    body(NoteOrder),
    async c => {
      const written = { ...c.req.valid('json'), userId: requireSession(c).userId };
      return answerOrder(c, await addNote(c.env.database, c.req.valid('param').orderNumber, written));
    },
  );

/** Names and addresses of people are for nobody else, and change with no version of the catalogue. */
export function answerOrder(c: Context<Shop>, row: OrderRow, status: 200 | 201 = 200) {
  const answer = answerEntity(c, toVersioned(row, audienceOf(c)), status);
  answer.headers.set('Cache-Control', 'no-store');
  return answer;
}
