import { type Context, Hono } from 'hono';
import { Order, OrderKey, OrderView } from '../../contracts/orders.ts';
import { StartedPayment } from '../../contracts/payments.ts';
import { NotFound, NotPermitted } from '../../errors.ts';
import { about } from '../../http/about.ts';
import { originOf } from '../../http/origin.ts';
import type { Shop } from '../../http/shop.ts';
import { params, query } from '../../http/validate.ts';
import { sendLettersLater } from '../letters/send.ts';
import { answerOrder } from '../orders/routes.ts';
import { capturePayment } from './capture.ts';
import { hearMessage } from './messages.ts';
import { startPayment } from './start.ts';

const whoAsks = (c: Context<Shop>, email: string | undefined) => ({
  asking: { session: c.var.session, email },
  origin: originOf(c),
});

/** Paying an order, for whoever may see it. */
export const orderPayments = new Hono<Shop>()
  .post(
    '/:orderNumber/payment',
    about('Start a payment', { 200: StartedPayment, 201: StartedPayment }, [404, 409, 422, 503]),
    params(OrderKey),
    query(OrderView),
    async c => {
      const { orderNumber } = c.req.valid('param');
      const asked = whoAsks(c, c.req.valid('query').email);
      const { approveUrl, isNew } = await startPayment(c.env, orderNumber, asked);
      c.header('Cache-Control', 'no-store');
      if (isNew) c.header('Location', `/api/orders/${orderNumber}`);
      return c.json({ approveUrl }, isNew ? 201 : 200);
    },
  )
  .post(
    '/:orderNumber/payment/capture',
    about('Capture a payment', { 200: Order }, [404, 409, 422, 503]),
    params(OrderKey),
    query(OrderView),
    async c => {
      const asked = whoAsks(c, c.req.valid('query').email);
      const row = await capturePayment(c.env, c.req.valid('param').orderNumber, asked);
      sendLettersLater(c, row);
      return answerOrder(c, row);
    },
  );

export const payments = new Hono<Shop>().post(
  '/paypal/webhook',
  about('Hear from PayPal', { 200: null }, [403, 404, 503]),
  async c => {
    const { paypal } = c.env;
    if (!paypal) throw new NotFound('This shop has no account at PayPal');
    const message = await paypal.read(c.req.raw.headers, await c.req.text());
    if (!message) throw new NotPermitted('PayPal did not sign this message');
    const row = await hearMessage(c.env, paypal, { message, origin: originOf(c) });
    if (row) sendLettersLater(c, row);
    return c.body(null, 200);
  },
);
