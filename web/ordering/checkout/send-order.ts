import type { Quote } from '../../../functions/ordering/cart/contract.ts';
import type { PlaceOrder } from '../../../functions/ordering/checkout/contract.ts';
import type { Order } from '../../../functions/ordering/orders/contract.ts';
import { typedCalls } from '../../api/calls.ts';
import { requestQuote } from '../../api/cart.ts';
import { ApiProblem, api, asProblem } from '../../api/client.ts';
import { goTo, send } from '../../api/fetch-with-session.ts';
import { placeOrder } from '../../api/orders.ts';
import { randomKey } from '../../api/random-key.ts';
import { loseSignIn } from '../../api/session.ts';
import { answerWithin } from '../../api/time-limit.ts';
import { signedInName } from '../../api/whose.ts';
import { readCart } from '../cart/cart.ts';
import { holdsExactly, takeOutOrdered } from '../cart/ordered-lines.ts';
import {
  findSent,
  forgetSentOrder,
  inOrderTurn,
  readSentOrder,
  type SentOrder,
  storeSentOrder,
} from '../cart/sent-order.ts';
import { buyable } from './order-request.ts';
import { cartChanged, isKeyUsed } from './refusal.ts';

const LONGEST_MS = 30_000;
/** Does not redirect to the login page while other tabs wait. */
const calls = typedCalls(send, '');

export type SendResult = {
  order: Order;
  /** False if another tab has already shown the order: then the cart is a new one. */
  isNews: boolean;
};

/** Sends an order at the prices shown, after waiting for other tabs. Sending it again returns the same order. */
export async function sendOrder(request: PlaceOrder, shown: Quote): Promise<SendResult> {
  // Read before waiting: an order that another tab sends meanwhile is not an earlier attempt of this one.
  const earlier = readSentOrder();
  try {
    assertInCart(shown);
    return await inOrderTurn(async () => {
      if (!earlier) assertInCart(shown);
      const order = await sendAtSameTotal(request, shown, earlier);
      return { order, isNews: takeOutOrdered(order) };
    });
  } catch (error) {
    const { status } = asProblem(error);
    if (status === 401) loseSignIn();
    if (status === 401 || status === 403) await goTo(status === 401 ? '/login' : '/forbidden', undefined);
    throw error;
  }
}

/** Prevents ordering items that another tab has already ordered or removed. */
function assertInCart({ lines }: Quote) {
  if (!holdsExactly(lines, readCart())) throw cartChanged();
}

async function sendAtSameTotal(request: PlaceOrder, shown: Quote, earlier: SentOrder | undefined) {
  const quoted = shown.orderable ? shown : await requoteAtSameTotal(shown);
  try {
    return await sendOnce({ ...request, quote: quoted.quote }, earlier);
  } catch (error) {
    if (!asProblem(error).errors.some(({ path }) => path === 'quote')) throw error;
    return await sendOnce({ ...request, quote: (await requoteAtSameTotal(shown)).quote }, earlier);
  }
}

/** A new quote for what can be bought, accepted only if the total is the one shown. */
async function requoteAtSameTotal({ country, lines, coupon, total }: Quote): Promise<Quote> {
  const quote = await requestQuote(api, {
    country: country.countryCode,
    lines: buyable(lines),
    ...(coupon?.accepted && { coupon: coupon.code }),
  });
  const costsTheSame = quote.total === total && quote.country.denomination === country.denomination;
  if (quote.orderable && costsTheSame) return quote;
  throw new ApiProblem(409, { detail: 'Prices or stock have changed.' });
}

/** Reuses the key of the previous order if that had no response, since it may have been placed. */
async function sendOnce(request: PlaceOrder, earlier: SentOrder | undefined): Promise<Order> {
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
