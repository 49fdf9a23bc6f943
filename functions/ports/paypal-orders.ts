import * as z from 'zod';
import { type PayPal, PayPalRefused, PayPalUnavailable, type Standing } from './paypal.ts';
import { approveUrlOf, PayPalOrder, standingOf } from './paypal-answers.ts';
import { openClient, type PayPalAccess } from './paypal-client.ts';
import { readMessage } from './paypal-messages.ts';
import { takesSum, toMoney } from './paypal-money.ts';

const ORDERS = '/v2/checkout/orders';
const BRAND_LENGTH = 127;
/** PayPal carries out one of two equal requests, and may turn the other away meanwhile. */
const UNDER_WAY = /IN_PROGRESS|CONFLICT|DUPLICATE_REQUEST|PREVIOUSLY_USED|HTTP_409/;
const LOOK_AGAIN_AFTER_MS = [400, 1200];

const Refund = z.object({ status: z.string() });

/** PayPal's Orders v2, as of its public documentation. */
export function payPalOrders(access: PayPalAccess): PayPal {
  const ask = openClient(access);
  const at = (paymentId: string) => `${ORDERS}/${encodeURIComponent(paymentId)}`;

  async function look(paymentId: string): Promise<Standing> {
    try {
      return standingOf(await ask(at(paymentId), PayPalOrder, { method: 'GET' }));
    } catch (error) {
      if (error instanceof PayPalRefused && isUnknown(error)) return { state: 'expired' };
      throw error;
    }
  }

  /** Why nothing was captured; or that it was, by a request that came before. */
  async function lookInto(paymentId: string, { issue }: PayPalRefused): Promise<Standing> {
    if (issue === 'INSTRUMENT_DECLINED') return { state: 'declined', isOver: false };
    let standing = await look(paymentId);
    if (UNDER_WAY.test(issue)) {
      for (const wait of LOOK_AGAIN_AFTER_MS) {
        if (standing.state !== 'approved') return standing;
        await new Promise(resolve => setTimeout(resolve, wait));
        standing = await look(paymentId);
      }
      if (standing.state === 'approved') throw new PayPalUnavailable(`PayPal is still at it: ${issue}`);
    }
    return standing.state === 'approved' ? { state: 'declined', isOver: false } : standing;
  }

  return {
    takes: takesSum,
    look,

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
        throw new PayPalUnavailable('PayPal started a payment, but says not where to agree to it');
      return { paymentId: order.id, approveUrl };
    },

    async capture(paymentId, attempt) {
      const requestId = `capture-${paymentId}-${attempt}`;
      try {
        return standingOf(await ask(`${at(paymentId)}/capture`, PayPalOrder, { requestId }));
      } catch (error) {
        if (error instanceof PayPalRefused) return await lookInto(paymentId, error);
        throw error;
      }
    },

    async refund(captureId, attempt) {
      const path = `/v2/payments/captures/${encodeURIComponent(captureId)}/refund`;
      try {
        const { status } = await ask(path, Refund, { requestId: `refund-${captureId}-${attempt}` });
        if (status === 'FAILED' || status === 'CANCELLED') {
          throw new PayPalRefused(`REFUND_${status}`, `the refund of ${captureId} is ${status}`);
        }
      } catch (error) {
        if (!(error instanceof PayPalRefused)) throw error;
        if (/FULLY_REFUNDED$/.test(error.issue)) return;
        if (UNDER_WAY.test(error.issue)) throw new PayPalUnavailable(`PayPal is still at it: ${error.issue}`);
        throw error;
      }
    },

    read: (headers, body) => readMessage(ask, access, { headers, body }),
  };
}

const isUnknown = ({ issue }: PayPalRefused) =>
  /^(INVALID_RESOURCE_ID|RESOURCE_NOT_FOUND|ORDER_EXPIRED|HTTP_404)$/.test(issue);
