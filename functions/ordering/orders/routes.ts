import { Hono } from 'hono';
import * as z from 'zod';
import { writePorts } from '../../deps.ts';
import { NotFound } from '../../errors.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { describeRoute } from '../../http/describe-route.ts';
import { answerList } from '../../http/paging.ts';
import { permitSignedIn, requireSession } from '../../http/session.ts';
import { params, query } from '../../http/validate.ts';
import { answerOrder } from './answer-order.ts';
import { claimOrder } from './claim.ts';
import { Order, OrderFilter, OrderKey, OrderView } from './contract.ts';
import { findOrderOf } from './limit-guesses.ts';
import { listOrders } from './list.ts';
import { isShownTo } from './queries.ts';

/** Placing, transitions and payments have separate routes: checkout/, order-transitions/, payments/. */
export const orders = new Hono<AppEnv>()
  .get(
    '/',
    describeRoute('List orders', { 200: z.array(Order) }),
    permitSignedIn,
    query(OrderFilter),
    async c => {
      const filter = c.req.valid('query');
      return answerList(c, await listOrders(c.env, filter, requireSession(c)), filter);
    },
  )
  .get(
    '/:orderNumber',
    describeRoute('Get an order', { 200: Order }, [429]),
    params(OrderKey),
    query(OrderView),
    async c => {
      const { orderNumber } = c.req.valid('param');
      return answerOrder(c, await findOrderOf(c, orderNumber, c.req.valid('query').email));
    },
  )
  .post(
    '/:orderNumber/account',
    describeRoute('Keep a guest’s order in your account', { 200: Order }, [409, 429]),
    permitSignedIn,
    params(OrderKey),
    query(OrderView),
    async c => {
      const { orderNumber } = c.req.valid('param');
      const { email } = c.req.valid('query');
      const { userId } = requireSession(c);
      const row = await findOrderOf(c, orderNumber, email);
      // Staff see every order, which doesn’t make it theirs.
      if (row.userId !== userId && !isShownTo(row, { session: null, email }))
        throw new NotFound(`There is no order ${orderNumber} for this email or account`);
      return answerOrder(c, await claimOrder(writePorts(c.env, null).database, row, userId));
    },
  );
