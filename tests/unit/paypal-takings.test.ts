import { afterEach, beforeEach, expect, test } from 'vitest';
import { type PaymentGateway, PaymentNotPermitted } from '../../functions/ports/payments.ts';
import { payPalOrders } from '../../functions/ports/paypal-orders.ts';
import { type PayPalServer, startPayPalServer } from '../support/paypal-server.ts';

const HOUR = 3_600_000;
const back = { returnUrl: 'https://shop.example/back?', cancelUrl: 'https://shop.example/away?' };

let paypal: PayPalServer;
let gateway: PaymentGateway;
beforeEach(async () => {
  paypal = await startPayPalServer();
  const { PAYPAL_CLIENT_ID: clientId, PAYPAL_CLIENT_SECRET: clientSecret } = paypal.variables;
  gateway = payPalOrders({ url: paypal.url, clientId, clientSecret, webhookId: '' });
});
afterEach(async () => {
  expect(paypal.takeFaults()).toEqual([]);
  await paypal.stop();
});

async function take(orderNumber: string, hoursAgo: number) {
  const sum = { amount: 1790, denomination: 'EUR' };
  const started = await gateway.start({ orderNumber, attempt: 0, shopName: 'Meridian', ...back, ...sum });
  await paypal.press(started.approveUrl, 'Pay');
  await gateway.capture(started.paymentId, 0);
  paypal.takenBefore(started.approveUrl, hoursAgo);
  return started;
}
const lastDay = () => ({ from: new Date(Date.now() - 24 * HOUR), to: new Date(Date.now() - 4 * HOUR) });

async function listed() {
  const span = lastDay();
  const found = [];
  for (let page = 1; ; page += 1) {
    const { takings, isLast } = await gateway.listCaptures(span, page);
    found.push(...takings);
    if (isLast) return found;
  }
}

test('PayPal’s list contains order payments on every page, but no fees or full refunds', async () => {
  await take('M00000001', 10);
  const returned = await take('M00000002', 10);
  await take('M00000003', 8);
  await take('M00000004', 40);
  paypal.refund(returned.approveUrl);
  paypal.search.pageSize = 2;
  const all = await listed();
  expect(all.map(({ orderNumber }) => orderNumber)).toEqual(['M00000001', 'M00000003']);
  expect(all[0]).toMatchObject({
    paid: { amount: 1790, denomination: 'EUR' },
    captureId: expect.any(String),
  });
  expect(Date.now() - Number(all[0]?.at)).toBeGreaterThan(9 * HOUR);
});

test('a capture is matched to its payment and order; one unknown to PayPal matches nothing', async () => {
  const started = await take('M00000005', 5);
  const { captureId = '' } = (await listed()).find(({ orderNumber }) => orderNumber === 'M00000005') ?? {};
  expect(await gateway.trace({ captureId })).toMatchObject({
    paymentId: started.paymentId,
    orderNumber: 'M00000005',
  });
  expect(await gateway.trace({ paymentId: started.paymentId })).toMatchObject({ orderNumber: 'M00000005' });
  expect(await gateway.trace({ captureId: 'UNKNOWN' })).toBeUndefined();
});

test('an account without search permission is distinguished from an unresponsive one', async () => {
  paypal.search.isPermitted = false;
  await expect(gateway.listCaptures(lastDay(), 1)).rejects.toBeInstanceOf(PaymentNotPermitted);
});
