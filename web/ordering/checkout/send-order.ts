import type { Quote } from '../../../functions/ordering/cart/contract.ts';
import type { PlaceOrder } from '../../../functions/ordering/checkout/contract.ts';
import type { Order } from '../../../functions/ordering/orders/contract.ts';
import { requestQuote } from '../../api/cart.ts';
import { ApiProblem, api, asProblem } from '../../api/client.ts';
import { keptInTab } from '../../api/kept.ts';
import { placeOrder } from '../../api/orders.ts';
import { randomKey } from '../../api/random-key.ts';
import { buyable } from './order-request.ts';

const KEY = 'order-key';
/** Storage key of a request whose response was lost; its password is never stored. */
const SENT = 'order-sent';

/** Sends an order at the prices shown; sending it again returns the same order. */
export async function sendOrder(request: PlaceOrder, shown: Quote): Promise<Order> {
  const quoted = shown.orderable ? shown : await requoteAtSameTotal(shown);
  try {
    return await sendOnce({ ...request, quote: quoted.quote });
  } catch (error) {
    if (!asProblem(error).errors.some(({ path }) => path === 'quote')) throw error;
    return await sendOnce({ ...request, quote: (await requoteAtSameTotal(shown)).quote });
  }
}

/** A fresh quote for what can be bought, accepted only if it costs what was shown. */
async function requoteAtSameTotal({ country, lines, coupon, total }: Quote): Promise<Quote> {
  const quote = await requestQuote(api, {
    country: country.countryCode,
    lines: buyable(lines),
    ...(coupon?.accepted && { coupon: coupon.code }),
  });
  const costsTheSame = quote.total === total && quote.country.denomination === country.denomination;
  if (quote.orderable && costsTheSame) return quote;
  throw new ApiProblem(409, { detail: 'Prices or stock changed in the meantime.' });
}

async function sendOnce(request: PlaceOrder): Promise<Order> {
  const key = keptInTab.getItem(KEY) ?? randomKey();
  keptInTab.setItem(KEY, key);
  const unanswered = keptInTab.getItem(SENT);
  if (!unanswered) keptInTab.setItem(SENT, textOf(request));
  try {
    return withoutKey(await placeOrder(api, request, key));
  } catch (error) {
    const { status, errors } = asProblem(error);
    const isTaken = status === 409 && errors.length === 0;
    // The first request got through, though the form has changed since: that order counts.
    if (isTaken && unanswered) return withoutKey(await placeOrder(api, sentAgain(unanswered, request), key));
    const isRefused = status >= 400 && status < 500;
    if (isRefused && (!unanswered || status === 409)) keptInTab.removeItem(SENT);
    throw error;
  }
}

const textOf = ({ account, ...request }: PlaceOrder) =>
  JSON.stringify({ ...request, ...(account && { account: { username: account.username } }) });

/** A password is not stored and an existing order ignores it, so any placeholder will do. */
function sentAgain(unanswered: string, { account: typed }: PlaceOrder): PlaceOrder {
  const { account, ...request } = JSON.parse(unanswered) as PlaceOrder;
  const password = typed?.password ?? randomKey();
  return { ...request, ...(account && { account: { ...account, password } }) };
}

/** Clears the idempotency key, so that the next order is a new one. */
function withoutKey(order: Order): Order {
  keptInTab.removeItem(KEY);
  keptInTab.removeItem(SENT);
  return order;
}
