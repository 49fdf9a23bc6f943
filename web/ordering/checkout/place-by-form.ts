import type { Order } from '../../../functions/ordering/orders/contract.ts';
import { asProblem } from '../../api/client.ts';
import { placeOrder } from '../../api/orders.ts';
import { randomKey } from '../../api/random-key.ts';
import type { RequestContext } from '../../api/request-context.ts';
import { findSent } from '../cart/ask-about-sent.ts';
import { cartOf } from '../cart/load-cart.ts';
import { holdsExactly } from '../cart/ordered-lines.ts';
import { type FormValues, requestOf } from './order-request.ts';
import { cartChanged, isKeyUsed } from './refusal.ts';
import type { readSeenFields } from './seen-fields.tsx';

/** `isOfThisCart`: false if the cart is a new one, since the form had been sent before. */
export type Placed = { order: Order; isOfThisCart: boolean };

const KEY = /^[\w-]{8,100}$/;

/** Places the order of a form once, however often it is sent, at the total that was shown with it. */
export async function placeByForm(
  visit: RequestContext,
  typed: FormValues,
  { seen, key: sentKey, cart, quote }: ReturnType<typeof readSeenFields>,
): Promise<Placed> {
  const { api } = visit;
  const key = KEY.test(sentKey) ? sentKey : randomKey();
  const request = requestOf(typed, seen);
  const { email } = request.billing;
  const { signal } = new AbortController();
  const earlier = async () => (email ? await findSent({ key, emails: [email] }, api) : undefined);

  if (!holdsExactly(cart, cartOf(visit))) {
    const order = await earlier();
    if (order) return { order, isOfThisCart: false };
    throw cartChanged();
  }
  try {
    const order = await placeOrder(api, { ...request, ...(quote && { quote }) }, { key, signal }).catch(
      error => {
        // The quote has expired: the total that was shown still has to be the one today.
        if (!asProblem(error).errors.some(({ path }) => path === 'quote')) throw error;
        return placeOrder(api, request, { key, signal });
      },
    );
    return { order, isOfThisCart: true };
  } catch (error) {
    const order = isKeyUsed(asProblem(error)) ? await earlier() : undefined;
    if (order) return { order, isOfThisCart: false };
    throw error;
  }
}
