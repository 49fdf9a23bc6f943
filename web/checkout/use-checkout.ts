import { type SubmitEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import type { Quote } from '../../functions/contracts/cart.ts';
import type { Order } from '../../functions/contracts/orders.ts';
import type { FieldError } from '../../functions/contracts/problem.ts';
import { type ApiProblem, api, asProblem } from '../api/client.ts';
import { startPayment } from '../api/payments.ts';
import { writeCart } from '../cart/cart.ts';
import { rememberEmail } from '../order/order-email.ts';
import { leaveFor } from '../order/paypal/leave-for.ts';
import { useToast } from '../ui/toast.tsx';
import { type Errors, FILLING } from '../visitors/stage.ts';
import { faultsIn, focusFirst, hasField, typedIn } from '../visitors/typed.ts';
import { afterOrder } from './after-order.ts';
import { dropDraft } from './draft.ts';
import { requestOf, type Typed } from './order-request.ts';
import { sendOrder } from './send-order.ts';

/** Places the order of a form once, and says beside its fields or above its button what keeps it from being placed. */
export function useCheckout(quote: Quote | null | undefined, askAgain: () => void) {
  const navigate = useNavigate();
  const toast = useToast();
  const [stage, setStage] = useState(FILLING);
  const busy = useRef(false);

  const refuse = (form: HTMLFormElement, errors: Errors, failure = '') => {
    busy.current = false;
    flushSync(() => setStage({ at: 'filling', errors, failure }));
    focusFirst(form, errors);
  };

  const place = async (typed: Typed, shown: Quote) => {
    const request = requestOf(typed, shown);
    const order = await sendOrder(request, shown);
    rememberEmail(order.orderNumber, order.billing.email);
    setStage({ at: 'done', errors: {} });
    writeCart([]);
    dropDraft();
    const failure = await afterOrder(request, typed.saves !== undefined);
    if (failure) toast({ tone: 'danger', text: failure });
    const approveUrl = await whereToPay(order);
    await navigate(`/order/${order.orderNumber}`, { replace: true, state: { placed: true } });
    // Last, so that the way back from there leads to the order.
    if (approveUrl) leaveFor(approveUrl);
  };

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (busy.current || !quote) return;
    const faults = faultsIn(form);
    if (Object.keys(faults).length > 0) return refuse(form, faults);
    busy.current = true;
    setStage({ at: 'sending', errors: {} });
    try {
      await place(typedIn(form), quote);
    } catch (error) {
      const problem = asProblem(error);
      const here = problem.errors.filter(({ path }) => hasField(form, path));
      if (here.length === 0 && isOfTheCart(problem)) askAgain();
      refuse(
        form,
        Object.fromEntries(here.map(({ path, message }) => [path, message])),
        wordsOf(problem, here),
      );
    }
  };

  const forget = (name: string) =>
    setStage(now => {
      const { [name]: _, ...errors } = now.errors;
      return name in now.errors ? { ...now, errors } : now;
    });

  return { stage, submit, forget };
}

/** Where a payment could not be begun, the page of the order offers to. */
const whereToPay = async (order: Order) =>
  order.payment === 'paypal' ? await startPayment(api, order).catch(() => undefined) : undefined;

/** Something of it costs another price, or is no longer there. */
const isOfTheCart = ({ status, errors }: ApiProblem) =>
  status === 409 || errors.some(({ path }) => /^(lines|quote|coupon|country)/.test(path));

function wordsOf(problem: ApiProblem, here: FieldError[]): string {
  const others = problem.errors.filter(one => !here.includes(one)).map(({ message }) => message);
  if (here.length === 0 && isOfTheCart(problem)) {
    return `${others.join('. ') || problem.message.replace(/\.$/, '')}. Your order shows it as it is now: place it again if you agree.`;
  }
  return problem.errors.length > 0 ? others.join('. ') : problem.message;
}
