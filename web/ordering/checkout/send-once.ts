import type { PlaceOrder } from '../../../functions/ordering/checkout/contract.ts';
import type { Order } from '../../../functions/ordering/orders/contract.ts';
import { typedCalls } from '../../api/calls.ts';
import { asProblem } from '../../api/client.ts';
import { send } from '../../api/fetch-with-session.ts';
import { placeOrder } from '../../api/orders.ts';
import { randomKey } from '../../api/random-key.ts';
import { answerWithin } from '../../api/time-limit.ts';
import { signedInName } from '../../api/whose.ts';
import { findSent } from '../cart/ask-about-sent.ts';
import { forgetSentOrder, type SentOrder, storeSentOrder } from '../cart/sent-order.ts';
import { isKeyUsed } from './refusal.ts';

const LONGEST_MS = 30_000;
/** Does not redirect to the login page while other tabs wait. */
const calls = typedCalls(send, '');

/** Reuses the key of the previous order if that had no response, since it may have been placed. */
export async function sendOnce(request: PlaceOrder, earlier: SentOrder | undefined): Promise<Order> {
  const { email } = request.billing;
  const sent: SentOrder = {
    key: earlier?.key ?? randomKey(),
    emails: [...new Set([...(earlier?.emails ?? []), email])],
    owner: signedInName(),
    at: Date.now(),
  };
  storeSentOrder(sent);
  try {
    return await answerWithin(LONGEST_MS, signal => placeOrder(calls, request, { key: sent.key, signal }));
  } catch (error) {
    const problem = asProblem(error);
    const isRefused = problem.status >= 400 && problem.status < 500;
    const isOfAnother = isKeyUsed(problem);
    if (isRefused && !isOfAnother) {
      if (!earlier) forgetSentOrder(sent);
      throw error;
    }
    // This order may have got through, or the previous one with other values: then that order counts.
    const found = await findSent(sent).catch(() => 'unknown' as const);
    if (found === 'unknown') throw error;
    if (found) return found;
    // The key belongs to someone else's order.
    if (isOfAnother) forgetSentOrder(sent);
    throw error;
  }
}
