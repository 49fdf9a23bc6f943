import type { Quote } from '../../functions/contracts/cart.ts';
import type { Order } from '../../functions/contracts/orders.ts';
import type { PlaceOrder } from '../../functions/contracts/place-order.ts';
import { askQuote } from '../api/cart.ts';
import { ApiProblem, api, asProblem } from '../api/client.ts';
import { placeOrder } from '../api/orders.ts';
import { buyable } from './order-request.ts';

const KEY = 'order-key';
/** The request whose answer was lost; without its password, which is never kept. */
const SENT = 'order-sent';

/** Sends an order at the prices that were shown; whoever sends it again is answered with the same order. */
export async function sendOrder(request: PlaceOrder, shown: Quote): Promise<Order> {
  const held = shown.orderable ? shown : await askForTheSame(shown);
  try {
    return await sendOnce({ ...request, quote: held.quote });
  } catch (error) {
    if (!asProblem(error).errors.some(({ path }) => path === 'quote')) throw error;
    return await sendOnce({ ...request, quote: (await askForTheSame(shown)).quote });
  }
}

/** A new promise for what can be bought, as long as it costs what was shown. */
async function askForTheSame({ country, lines, coupon, total }: Quote): Promise<Quote> {
  const quote = await askQuote(api, {
    country: country.countryCode,
    lines: buyable(lines),
    ...(coupon?.accepted && { coupon: coupon.code }),
  });
  if (quote.orderable && quote.total === total) return quote;
  throw new ApiProblem(409, { detail: 'Prices or stock changed in the meantime.' });
}

async function sendOnce(request: PlaceOrder): Promise<Order> {
  const key = sessionStorage.getItem(KEY) ?? crypto.randomUUID();
  sessionStorage.setItem(KEY, key);
  const lost = sessionStorage.getItem(SENT);
  if (!lost) sessionStorage.setItem(SENT, textOf(request));
  try {
    return settled(await placeOrder(api, request, key));
  } catch (error) {
    const { status, errors } = asProblem(error);
    const isTaken = status === 409 && errors.length === 0;
    // It was placed as it was sent first, and changed since: that is the order.
    if (isTaken && lost) return settled(await placeOrder(api, sentAgain(lost, request), key));
    const isRefused = status >= 400 && status < 500;
    if (isRefused && (!lost || status === 409)) sessionStorage.removeItem(SENT);
    throw error;
  }
}

const textOf = ({ account, ...request }: PlaceOrder) =>
  JSON.stringify({ ...request, ...(account && { account: { username: account.username } }) });

/** Of an order that is there already no password is used: any other stands for the one that was not kept. */
function sentAgain(lost: string, { account: typed }: PlaceOrder): PlaceOrder {
  const { account, ...request } = JSON.parse(lost) as PlaceOrder;
  const password = typed?.password ?? crypto.randomUUID();
  return { ...request, ...(account && { account: { ...account, password } }) };
}

/** The next order is another one. */
function settled(order: Order): Order {
  sessionStorage.removeItem(KEY);
  sessionStorage.removeItem(SENT);
  return order;
}
