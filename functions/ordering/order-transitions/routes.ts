import { eq } from 'drizzle-orm';
import { Hono, type MiddlewareHandler } from 'hono';
import type * as z from 'zod';
import { letters } from '../../../db/schema/letters.ts';
import { writePorts } from '../../deps.ts';
import { NotSignedIn } from '../../errors.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { describeRoute } from '../../http/describe-route.ts';
import { answerJoined } from '../../http/etag.ts';
import { originOf } from '../../http/origin.ts';
import { permitStaff, requireSession, writerOf } from '../../http/session.ts';
import { body, params, query } from '../../http/validate.ts';
import { idempotent } from '../../idempotency/once.ts';
import { sendSoon } from '../../outbox/send.ts';
import { cancelOfSender, countOfSender } from '../order-transitions/cancel-sender.ts';
import { CancelledOfSender, MoveOrder, OrdersOfSender } from '../order-transitions/contract.ts';
import { transitionByStaff } from '../order-transitions/move.ts';
import { answerOrder } from '../orders/answer-order.ts';
import { NoteOrder, Order, OrderKey, OrderView } from '../orders/contract.ts';
import { sendOrderEmails } from '../orders/emails.ts';
import { findOrderOf } from '../orders/limit-guesses.ts';
import { addNote } from '../orders/notes.ts';

type View = { in: { query: { email?: string | undefined } }; out: { query: z.output<typeof OrderView> } };

/** Requires a session or the order's email. */
const requireRequester: MiddlewareHandler<AppEnv, string, View> = async (c, next) => {
  if (!c.var.session && !c.req.valid('query').email) throw new NotSignedIn('Sign in to do this');
  await next();
};

export const orderMoves = new Hono<AppEnv>()
  .post(
    '/:orderNumber/moves',
    describeRoute('Change the state of an order', { 200: Order }, [401, 403, 409, 429]),
    query(OrderView),
    requireRequester,
    params(OrderKey),
    body(MoveOrder),
    async c => {
      const order = await findOrderOf(c, c.req.valid('param').orderNumber, c.req.valid('query').email);
      const request = { ...c.req.valid('json'), session: c.var.session, origin: originOf(c) };
      const moved = await transitionByStaff(writePorts(c.env, null), order, request);
      sendOrderEmails(c, moved);
      return answerOrder(c, moved);
    },
  )
  .get(
    '/:orderNumber/sender',
    describeRoute('Count unpaid orders of the same sender', { 200: OrdersOfSender, 304: null }),
    permitStaff,
    params(OrderKey),
    async c => {
      const row = await findOrderOf(c, c.req.valid('param').orderNumber);
      const [entity = { pending: 0, customers: 0, kept: 0 }] = await c.env.database.read(countOfSender(row));
      return await answerJoined(c, { entity, version: row.version });
    },
  )
  .post(
    '/:orderNumber/sender/cancellation',
    describeRoute('Cancel all unpaid orders of the same sender', { 200: CancelledOfSender }, [409]),
    permitStaff,
    idempotent,
    params(OrderKey),
    async c => {
      const row = await findOrderOf(c, c.req.valid('param').orderNumber);
      const request = { userId: requireSession(c).userId, origin: originOf(c) };
      const cancelled = await cancelOfSender(writerOf(c), row, request);
      sendSoon(c, eq(letters.kind, 'order-cancelled'));
      return c.json({ cancelled } satisfies CancelledOfSender);
    },
  )
  .post(
    '/:orderNumber/notes',
    describeRoute('Add a note to an order', { 200: Order }),
    permitStaff,
    idempotent,
    params(OrderKey),
    body(NoteOrder),
    async c => {
      const note = { ...c.req.valid('json'), userId: requireSession(c).userId };
      return answerOrder(c, await addNote(writerOf(c), c.req.valid('param').orderNumber, note));
    },
  );
