import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate, useNavigation } from 'react-router-dom';
import type { Quote } from '../../../functions/ordering/cart/contract.ts';
import type { PlaceOrder } from '../../../functions/ordering/checkout/contract.ts';
import type { Order } from '../../../functions/ordering/orders/contract.ts';
import { createMyAddress } from '../../api/addresses.ts';
import { login } from '../../api/auth.ts';
import { api, asProblem } from '../../api/client.ts';
import { rememberEmail } from '../../api/order-email.ts';
import { storeSignIn } from '../../api/sign-in.ts';
import { isChoosingCountry } from '../../page/use-choose-country.ts';
import { type Errors, FILLING, type FormStatus } from '../../public-forms/form-status.ts';
import { formValues, hasField } from '../../public-forms/form-values.ts';
import { unfold } from '../../ui/folded.tsx';
import { useToast } from '../../ui/toast.tsx';
import { holdsExactly } from '../cart/ordered-lines.ts';
import { forgetSentOrder, readSentOrder } from '../cart/sent-order.ts';
import { leaveFor } from '../order/payment/leave-for.ts';
import { whereToPay } from '../order/payment/where-to-pay.ts';
import { addressErrors } from './address-errors.ts';
import { dropDraft } from './draft.ts';
import { focusErrorList } from './error-list.tsx';
import { useFormAnswer } from './form-answer.ts';
import { type FormValues, requestOf, seenIn } from './order-request.ts';
import { isOfTheCart, refusalOf } from './refusal.ts';
import { rememberAddress } from './remembered.ts';
import { sendOrder } from './send-order.ts';

/** Prevents ordering at the prices of the country that was just left. */
const CHANGING = 'Your order was being updated. Please review it and place it again.';

/** Places the order once; shows errors next to the fields or above the button. */
export function useCheckout(quote: Quote | null | undefined, refresh: () => void) {
  const navigate = useNavigate();
  const { state: navigating } = useNavigation();
  const toast = useToast();
  const { errors = {}, failure = '' } = useFormAnswer();
  const [formStatus, setFormStatus] = useState<FormStatus>({ ...FILLING, errors, failure });
  const busy = useRef(false);
  useEffect(() => void isScreenThere(), []);

  const refuse = (form: HTMLFormElement, errors: Errors, failure = '') => {
    busy.current = false;
    const names = Object.keys(errors);
    flushSync(() => setFormStatus({ at: 'filling', errors, failure }));
    unfold(form, names);
    if (names.length > 0) focusErrorList(form);
  };

  const place = async (typed: FormValues, shown: Quote) => {
    const request = requestOf(typed, seenIn(shown));
    const { order, isNews } = await sendOrder(request, shown);
    rememberEmail(order.orderNumber, order.billing.email);
    setFormStatus({ at: 'done', errors: {} });
    const isOfThisCart = isNews && holdsExactly(order.lines, request.lines);
    if (isOfThisCart) {
      rememberAddress(typed, request.country);
      dropDraft();
    }
    const signedIn = afterOrder(request, typed.saves !== undefined);
    // If an earlier order was found instead, show it before starting a payment.
    const approveUrl = isOfThisCart ? await whereToPay(api, order) : undefined;
    await showOrder(order, isOfThisCart ? { placed: true } : { found: true });
    const failure = await signedIn;
    // If an account was created with the order, the email now belongs to it, and is dropped when it logs out.
    rememberEmail(order.orderNumber, order.billing.email);
    if (failure) toast({ tone: 'danger', text: failure });
    // Do this last, so that Back leads to the order.
    if (approveUrl) leaveFor(approveUrl);
  };

  const showOrder = async (order: Order, state: { placed: true } | { found: true }) => {
    const path = `/order/${order.orderNumber}`;
    if (await isScreenThere()) await navigate(path, { replace: true, state });
    else window.location.replace(`${path}?${new URLSearchParams({ email: order.billing.email })}`);
    const sent = readSentOrder();
    // Until now, a reload would have checked on it.
    if (sent) forgetSentOrder(sent);
  };

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (busy.current || !quote) return;
    const { country = quote.country.countryCode } = formValues(form);
    const isChanging = navigating !== 'idle' || isChoosingCountry();
    if (isChanging || country !== quote.country.countryCode) return refuse(form, {}, CHANGING);
    const invalid = addressErrors(form);
    if (Object.keys(invalid).length > 0) return refuse(form, invalid);
    busy.current = true;
    setFormStatus({ at: 'sending', errors: {} });
    try {
      await place(formValues(form), quote);
    } catch (error) {
      const problem = asProblem(error);
      const { errors, failure } = refusalOf(problem, path => hasField(form, path));
      if (Object.keys(errors).length === 0 && isOfTheCart(problem)) refresh();
      refuse(form, errors, failure);
    }
  };

  const forget = (name: string) =>
    setFormStatus(now => {
      const { [name]: _, ...errors } = now.errors;
      return name in now.errors ? { ...now, errors } : now;
    });

  return { formStatus, submit, forget };
}

/** The order screen is loaded with the checkout; if that fails, the order opens with a full page load. */
const isScreenThere = () =>
  import('../order/order-screen.tsx').then(
    () => true,
    () => false,
  );

/** The order stands even if this fails. Reports a failure only of something the shopper asked for. */
async function afterOrder({ account, billing, country }: PlaceOrder, savesAddress: boolean) {
  if (account) {
    // If the login fails, the shopper can log in manually.
    await login(api, { ...account, keep: false }).then(storeSignIn, () => {});
    return undefined;
  }
  if (!savesAddress) return undefined;
  try {
    const { company = null, ...address } = billing;
    await createMyAddress(api, { ...address, company, countryCode: country, isDefault: false });
  } catch (error) {
    return `Your order is placed, but we couldn’t save the address: ${asProblem(error).message}`;
  }
}
