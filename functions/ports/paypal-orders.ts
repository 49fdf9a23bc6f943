import * as z from 'zod';
import { type PaymentGateway, PaymentRefused, type PaymentStatus, PaymentUnavailable } from './payments.ts';
import { openClient, type PayPalAccess } from './paypal-client.ts';
import { supportsAmount, toMoney } from './paypal-money.ts';
import {
  approveUrlOf,
  isUnknown,
  Money,
  ORDERS,
  orderPath,
  PayPalOrder,
  statusOf,
} from './paypal-responses.ts';
import { listTakings } from './paypal-takings.ts';
import { tracePayment } from './paypal-trace.ts';
import { verifyWebhook } from './paypal-webhooks.ts';

const BRAND_LENGTH = 127;
/** Of two identical requests PayPal processes one, and may reject the other meanwhile. */
const UNDER_WAY = /IN_PROGRESS|CONFLICT|DUPLICATE_REQUEST|PREVIOUSLY_USED|HTTP_409/;
const RETRY_DELAYS_MS = [400, 1200];

const Refund = z.object({ status: z.string(), amount: Money.optional() });

/** PayPal's Orders v2 API. */
export function payPalOrders(access: PayPalAccess): PaymentGateway {
  const ask = openClient(access);

  async function retrieve(paymentId: string): Promise<PaymentStatus> {
    try {
      return statusOf(await ask(orderPath(paymentId), PayPalOrder, { method: 'GET' }));
    } catch (error) {
      if (isUnknown(error)) return { state: 'expired' };
      throw error;
    }
  }

  /** Why a capture failed, or that an earlier request had already made it. */
  async function resolveCapture(paymentId: string, { issue }: PaymentRefused): Promise<PaymentStatus> {
    if (issue === 'INSTRUMENT_DECLINED') return { state: 'declined', isOver: false };
    let status = await retrieve(paymentId);
    if (UNDER_WAY.test(issue)) {
      for (const wait of RETRY_DELAYS_MS) {
        if (status.state !== 'approved') return status;
        await new Promise(resolve => setTimeout(resolve, wait));
        status = await retrieve(paymentId);
      }
      if (status.state === 'approved')
        throw new PaymentUnavailable('PayPal', `PayPal is still processing: ${issue}`);
    }
    return status.state === 'approved' ? { state: 'declined', isOver: false } : status;
  }

  return {
    supports: supportsAmount,
    retrieve,

    async start({ orderNumber, attempt, shopName, returnUrl, cancelUrl, ...sum }) {
      const order = await ask(ORDERS, PayPalOrder, {
        requestId: `start-${orderNumber}-${attempt}`,
        json: {
          intent: 'CAPTURE',
          purchase_units: [
            {
              reference_id: orderNumber,
              custom_id: orderNumber,
              invoice_id: orderNumber,
              amount: toMoney(sum),
            },
          ],
          payment_source: {
            paypal: {
              experience_context: {
                brand_name: shopName.slice(0, BRAND_LENGTH),
                user_action: 'PAY_NOW',
                shipping_preference: 'NO_SHIPPING',
                return_url: returnUrl,
                cancel_url: cancelUrl,
              },
            },
          },
        },
      });
      const approveUrl = approveUrlOf(order, access.url);
      if (!approveUrl)
        throw new PaymentUnavailable('PayPal', 'PayPal started a payment without an approval URL');
      return { paymentId: order.id, approveUrl };
    },

    async capture(paymentId, attempt) {
      const requestId = `capture-${paymentId}-${attempt}`;
      try {
        return statusOf(await ask(`${orderPath(paymentId)}/capture`, PayPalOrder, { requestId }));
      } catch (error) {
        if (error instanceof PaymentRefused) return await resolveCapture(paymentId, error);
        throw error;
      }
    },

    async refund(captureId, attempt) {
      const path = `/v2/payments/captures/${encodeURIComponent(captureId)}/refund`;
      try {
        const requestId = `refund-${captureId}-${attempt}`;
        const { status, amount } = await ask(path, Refund, { requestId });
        if (status === 'FAILED' || status === 'CANCELLED') {
          throw new PaymentRefused(`REFUND_${status}`, `the refund of ${captureId} is ${status}`);
        }
        return { isUnderWay: status !== 'COMPLETED', sent: amount?.amount };
      } catch (error) {
        if (!(error instanceof PaymentRefused)) throw error;
        if (/FULLY_REFUNDED$/.test(error.issue)) return { isUnderWay: false };
        if (UNDER_WAY.test(error.issue))
          throw new PaymentUnavailable('PayPal', `PayPal is still processing: ${error.issue}`);
        throw error;
      }
    },

    listCaptures: (span, page) => listTakings(ask, span, page),
    trace: reference => tracePayment(ask, access, reference),
    parseWebhook: (headers, body) => verifyWebhook(ask, access, { headers, body }),
  };
}
