import { Hono } from 'hono';
import { type AppEnv, writePorts } from '../../http/app-env.ts';
import { about } from '../../http/describe-route.ts';
import { demandIdempotencyKey, idempotencyKeyOf } from '../../http/idempotency.ts';
import { originOf } from '../../http/origin.ts';
import { body } from '../../http/validate.ts';
import { countSignUp } from '../../people/accounts/sign-ups.ts';
import { sendLettersLater } from '../order-letters/send.ts';
import { answerOrder } from '../orders/answer-order.ts';
import { Order } from '../orders/contract.ts';
import { PlaceOrder } from './contract.ts';
import { placeOrder } from './place.ts';

export const checkout = new Hono<AppEnv>().post(
  '/',
  about('Place an order', { 200: Order, 201: Order }, [409, 429]),
  body(PlaceOrder),
  demandIdempotencyKey,
  async c => {
    const buyer = { key: idempotencyKeyOf(c), userId: c.var.session?.userId ?? null, origin: originOf(c) };
    const request = c.req.valid('json');
    if (request.account) await countSignUp(c);
    const { isNew, row } = await placeOrder(writePorts(c.env, null), request, buyer);
    if (!isNew) return answerOrder(c, row);
    sendLettersLater(c, row);
    c.header('Location', `/api/orders/${row.orderNumber}`);
    return answerOrder(c, row, 201);
  },
);
