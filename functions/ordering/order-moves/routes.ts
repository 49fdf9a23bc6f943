import { Hono, type MiddlewareHandler } from 'hono';
import type * as z from 'zod';
import { NotSignedIn } from '../../errors.ts';
import { type AppEnv, writePorts } from '../../http/app-env.ts';
import { about } from '../../http/describe-route.ts';
import { originOf } from '../../http/origin.ts';
import { permitStaff, requireSession, writerOf } from '../../http/session.ts';
import { body, params, query } from '../../http/validate.ts';
import { sendLettersLater } from '../order-letters/send.ts';
import { answerOrder } from '../orders/answer-order.ts';
import { NoteOrder, Order, OrderKey, OrderView } from '../orders/contract.ts';
import { addNote } from '../orders/notes.ts';
import { MoveOrder } from './contract.ts';
import { moveOrder } from './move.ts';

type View = { in: { query: { email?: string | undefined } }; out: { query: z.output<typeof OrderView> } };

/** A sign-in or the e-mail says whose order it can be; without either the request goes no further. */
const requireRequester: MiddlewareHandler<AppEnv, string, View> = async (c, next) => {
  if (!c.var.session && !c.req.valid('query').email) throw new NotSignedIn('Sign in to do this');
  await next();
};

export const orderMoves = new Hono<AppEnv>()
  .post(
    '/:orderNumber/moves',
    about('Move an order', { 200: Order }, [401, 403, 409]),
    query(OrderView),
    requireRequester,
    params(OrderKey),
    body(MoveOrder),
    async c => {
      const viewer = { session: c.var.session, email: c.req.valid('query').email };
      const request = { ...c.req.valid('json'), viewer, origin: originOf(c) };
      const moved = await moveOrder(writePorts(c.env, null), c.req.valid('param').orderNumber, request);
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
      const note = { ...c.req.valid('json'), userId: requireSession(c).userId };
      return answerOrder(c, await addNote(writerOf(c), c.req.valid('param').orderNumber, note));
    },
  );
