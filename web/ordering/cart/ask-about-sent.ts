import type { Order } from '../../../functions/ordering/orders/contract.ts';
import { api, asProblem } from '../../api/client.ts';
import { findSentOrder } from '../../api/orders.ts';
import { answerWithin } from '../../api/time-limit.ts';
import { takeOutOrdered } from './ordered-lines.ts';
import { forgetSentOrder, inOrderTurn, readSentOrder, type SentOrder } from './sent-order.ts';

const LONGEST_MS = 10_000;
/** Until then, a request that we stopped waiting for may still get through. */
const SETTLED_AFTER_MS = 60_000;

export type SentOrderStatus = { sent: SentOrder; order: Order | undefined };

/**
 * Whether the order without a response was placed. Undefined if there is none, or if the tab that sent it has the
 * response by now. Ordered items are removed from the cart.
 */
export const askAboutSent = (): Promise<SentOrderStatus | undefined> =>
  inOrderTurn(async () => {
    const sent = readSentOrder();
    if (!sent) return undefined;
    const order = await findSent(sent);
    if (order) takeOutOrdered(order);
    else if (Date.now() - sent.at > SETTLED_AFTER_MS) forgetSentOrder(sent);
    return { sent, order };
  });

export async function findSent(
  { key, emails }: Pick<SentOrder, 'key' | 'emails'>,
  calls = api,
): Promise<Order | undefined> {
  for (const email of emails) {
    const order = await answerWithin(LONGEST_MS, signal =>
      findSentOrder(calls, { key, email, signal }),
    ).catch(unlessUnknown);
    if (order) return order;
  }
  return undefined;
}

function unlessUnknown(error: unknown): undefined {
  if (asProblem(error).status !== 404) throw error;
}
