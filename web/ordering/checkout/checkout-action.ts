import { type ActionFunctionArgs, data, redirect } from 'react-router-dom';
import { PAYMENT_METHODS } from '../../../functions/contracts/payment-methods.ts';
import type { Order } from '../../../functions/ordering/orders/contract.ts';
import { asProblem } from '../../api/client.ts';
import { cookieOf } from '../../api/cookies.ts';
import { placeOrder } from '../../api/orders.ts';
import { randomKey } from '../../api/random-key.ts';
import { type RequestContext, visitOf } from '../../api/request-context.ts';
import { valuesIn } from '../../public-forms/form-values.ts';
import { cartCookie } from '../cart/cart.ts';
import { cartOf } from '../cart/load-cart.ts';
import { holdsExactly, withoutOrdered } from '../cart/ordered-lines.ts';
import { findSent } from '../cart/sent-order.ts';
import { canLeaveFor } from '../order/payment/leave-for.ts';
import { whereToPay } from '../order/payment/where-to-pay.ts';
import { placedWithCookie } from '../order/placed-with.ts';
import type { FormAnswer } from './form-answer.ts';
import { FIELDS, type FormValues, requestOf } from './order-request.ts';
import { cartChanged, isKeyUsed, refusalOf } from './refusal.ts';
import { readSeenFields } from './seen-fields.tsx';

const OTHER_COUNTRY =
  'The country has changed, and prices with it. Please review your order and place it again.';

const OTHER_COUPON = 'We’ve checked your coupon. Please review your order and place it again.';

/** Handles the checkout's form without JavaScript: places the order, or shows the form again with what is wrong. */
export async function action({ request, context }: ActionFunctionArgs) {
  const visit = visitOf(context);
  const sent = valuesIn(await request.formData().catch(() => new FormData()));
  const typed = typedIn(sent);
  const form = readSeenFields(sent);
  const { country = form.seen.country.countryCode, coupon = '', step } = sent;
  const isOtherCoupon = step === 'coupon' || coupon !== form.tried;
  const isOtherCountry = country !== form.seen.country.countryCode;
  Object.assign(visit, { coupon: isOtherCoupon ? coupon : coupon || undefined });
  if (step || isOtherCountry || isOtherCoupon) {
    Object.assign(visit, { guess: country, isChosen: true });
    const failure = isOtherCountry ? OTHER_COUNTRY : OTHER_COUPON;
    const answer: FormAnswer = { typed, ...(!step && { failure }) };
    const headers = { 'Set-Cookie': cookieOf('country', country.slice(0, 3)) };
    return data(answer, { status: step ? 200 : UNPROCESSABLE, headers });
  }
  try {
    return await showPlaced(visit, await placeByForm(visit, sent, form));
  } catch (error) {
    const problem = asProblem(error);
    const { status } = problem;
    const { errors, failure } = refusalOf(problem, path => FIELDS.includes(path));
    const isRefused = status >= 400 && status < 500;
    const answer: FormAnswer = {
      typed,
      errors: inOrder(errors),
      failure,
      ...(!isRefused && { key: form.key }),
    };
    return data(answer, { status: status || 503 });
  }
}

const UNPROCESSABLE = 422;

/** What the form shows again: never a password. */
const typedIn = (sent: FormValues): FormValues =>
  Object.fromEntries(
    Object.entries(sent).filter(([name]) => FIELDS.includes(name) && name !== 'account.password'),
  );

const inOrder = (errors: Record<string, string>) =>
  Object.fromEntries(FIELDS.flatMap(name => (errors[name] ? [[name, errors[name]]] : [])));

/** `isOfThisCart`: false if the cart is a new one, since the form had been sent before. */
type Placed = { order: Order; isOfThisCart: boolean };

const KEY = /^[\w-]{8,100}$/;

/** Places the order of a form once, however often it is sent, at the total that was shown with it. */
async function placeByForm(
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

async function showPlaced(visit: RequestContext, { order, isOfThisCart }: Placed) {
  const { orderNumber, billing, lines, payment } = order;
  const how = isOfThisCart ? 'placed' : 'found';
  const path = `/order/${orderNumber}?${new URLSearchParams({ email: billing.email, [how]: 'yes' })}`;
  const cart = isOfThisCart ? [cartCookie(withoutOrdered(cartOf(visit), lines))] : [];
  const at = await addressToPayAt(visit, order);
  if (!at) return redirect(path, { status: 303, headers: setting(cart) });
  const answer: FormAnswer = { pay: { at, name: PAYMENT_METHODS[payment].name, orderNumber, path } };
  return data(answer, { headers: setting([...cart, placedWithCookie(orderNumber, billing.email)]) });
}

const setting = (cookies: string[]) => cookies.map((cookie): [string, string] => ['Set-Cookie', cookie]);

async function addressToPayAt({ api, origin }: RequestContext, order: Order): Promise<string | undefined> {
  const address = order.state === 'pending' ? await whereToPay(api, order) : undefined;
  return address && canLeaveFor(address, new URL(origin).protocol) ? address : undefined;
}
