import { type Context, Hono } from 'hono';
import * as z from 'zod';
import { ONLINE_PAYMENTS, PAYMENT_METHODS } from '../../contracts/payment-methods.ts';
import { writePorts } from '../../deps.ts';
import { NotFound, NotPermitted } from '../../errors.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { describeRoute, takesAnyBody } from '../../http/describe-route.ts';
import { originOf } from '../../http/origin.ts';
import { answerList } from '../../http/paging.ts';
import { permitStaff, writePortsOf } from '../../http/session.ts';
import { params, query } from '../../http/validate.ts';
import { answerOrder } from '../orders/answer-order.ts';
import { Order, OrderKey, OrderView, PaymentKey } from '../orders/contract.ts';
import { sendOrderEmails } from '../orders/emails.ts';
import { findOrderOf } from '../orders/limit-guesses.ts';
import { capturePayment } from './capture.ts';
import { StartedPayment, TakingKey, UnsettledMoney } from './contract.ts';
import { gatewayOf } from './gateways.ts';
import { actOnPayment } from './staff-actions.ts';
import { startPayment } from './start.ts';
import { finishTaking, listUnsettled } from './unsettled.ts';
import { handleEvent } from './webhook.ts';

/** Payment of an order, for anyone who may see it. */
export const orderPayments = new Hono<AppEnv>()
  .post(
    '/:orderNumber/payment',
    describeRoute('Start a payment', { 200: StartedPayment, 201: StartedPayment }, [404, 409, 422, 429, 503]),
    params(OrderKey),
    query(OrderView),
    async c => {
      const { orderNumber } = c.req.valid('param');
      const order = await findOrderOf(c, orderNumber, c.req.valid('query').email);
      const { approveUrl, isNew } = await startPayment(writePorts(c.env, null), order, originOf(c));
      c.header('Cache-Control', 'no-store');
      if (isNew) c.header('Location', `/api/orders/${orderNumber}`);
      return c.json({ approveUrl }, isNew ? 201 : 200);
    },
  )
  .post(
    '/:orderNumber/payment/capture',
    describeRoute('Capture a payment', { 200: Order }, [404, 409, 422, 429, 503]),
    params(OrderKey),
    query(OrderView),
    async c => {
      const order = await findOrderOf(c, c.req.valid('param').orderNumber, c.req.valid('query').email);
      const row = await capturePayment(writePorts(c.env, null), order, originOf(c));
      sendOrderEmails(c, row);
      return answerOrder(c, row);
    },
  )
  .post(
    '/:orderNumber/payments/:paymentId/look',
    describeRoute('Check the status of a payment', { 200: Order }, [409, 503]),
    permitStaff,
    params(PaymentKey),
    async c => await answerAction(c, 'look', c.req.valid('param')),
  )
  .post(
    '/:orderNumber/payments/:paymentId/refund',
    describeRoute('Refund surplus money', { 200: Order }, [409, 503]),
    permitStaff,
    params(PaymentKey),
    async c => await answerAction(c, 'refund', c.req.valid('param')),
  );

async function answerAction(
  c: Context<AppEnv>,
  action: 'look' | 'refund',
  { orderNumber, paymentId }: { orderNumber: string; paymentId: string },
) {
  const order = await findOrderOf(c, orderNumber);
  const row = await actOnPayment(writePortsOf(c), action, { order, paymentId, origin: originOf(c) });
  sendOrderEmails(c, row);
  return answerOrder(c, row);
}

/** Unsettled payments for staff, and a webhook per online provider. */
export const payments = new Hono<AppEnv>()
  .get(
    '/unsettled',
    describeRoute('List unsettled payments', { 200: z.array(UnsettledMoney) }),
    permitStaff,
    async c => {
      const rows = await listUnsettled(c.env.database);
      return answerList(c, { rows, total: rows.length }, {});
    },
  )
  .post(
    '/takings/:captureId/done',
    describeRoute('Mark the payment of an unknown order as settled', { 204: null }),
    permitStaff,
    params(TakingKey),
    async c => {
      await finishTaking(writePortsOf(c).database, c.req.valid('param').captureId);
      return c.body(null, 204);
    },
  );
for (const method of ONLINE_PAYMENTS) {
  const { name } = PAYMENT_METHODS[method];
  const heard = describeRoute(`Receive a webhook from ${name}`, { 200: null }, [403, 404, 503]);
  payments.post(`/${method}/webhook`, heard, takesAnyBody, async c => {
    const gateway = gatewayOf(c.env, method);
    if (!gateway) throw new NotFound(`This shop isn’t connected to ${name}`);
    const event = await gateway.parseWebhook(c.req.raw.headers, await c.req.text());
    if (!event) throw new NotPermitted(`This message isn’t signed by ${name}`);
    const row = await handleEvent(writePorts(c.env, null), gateway, { event, origin: originOf(c) });
    if (row) sendOrderEmails(c, row);
    return c.body(null, 200);
  });
}
