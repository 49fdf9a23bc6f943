import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router-dom';
import { PAYMENT_METHODS } from '../../../../functions/contracts/payment-methods.ts';
import type { Order } from '../../../../functions/ordering/orders/contract.ts';
import { api, asProblem } from '../../../api/client.ts';
import { capturePayment, startPayment } from '../../../api/payments.ts';
import type { onlineTexts } from '../../../texts/payments.ts';
import { useQuery } from '../../../ui/use-query.ts';
import { leaveFor } from './leave-for.ts';

type PaymentStage =
  | { at: 'waiting' | 'opening' | 'taking' | 'paid' | 'checking' | 'left' }
  /** `retakes`: only the response is missing; retrying requests it and never pays twice. */
  | { at: 'failed'; words: string; retakes: boolean };

const sentence = (words: string) => `${words.replace(/\.$/, '')}.`;

function stageOf(
  { state }: Order,
  returned: string | null,
): PaymentStage['at'] & ('taking' | 'paid' | 'left' | 'waiting') {
  if (returned === 'approved') return state === 'pending' ? 'taking' : state === 'paid' ? 'paid' : 'waiting';
  return returned === 'cancelled' && state === 'pending' ? 'left' : 'waiting';
}

/** Sends the shopper to the provider, and handles their return. */
export function useOnlinePayment(order: Order, texts: ReturnType<typeof onlineTexts>) {
  const params = useQuery();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const returned = params.get(order.payment);
  const [stage, setStage] = useState<PaymentStage>({ at: stageOf(order, returned) });
  const handled = useRef(false);

  /** Removes the return parameters from the URL, so that a reload or a shared link does not process them again. */
  const forget = useCallback(() => {
    const { returnParams = [] } = PAYMENT_METHODS[order.payment];
    const rest = new URLSearchParams(params);
    for (const name of [order.payment, ...returnParams]) rest.delete(name);
    void navigate(`?${rest}`, { replace: true, preventScrollReset: true });
  }, [navigate, params, order.payment]);

  const take = useCallback(async () => {
    setStage({ at: 'taking' });
    try {
      const { state } = await capturePayment(api, order);
      setStage({ at: state === 'pending' ? 'checking' : 'paid' });
      forget();
    } catch (error) {
      const { status, message } = asProblem(error);
      const isRefused = status >= 400 && status < 500;
      setStage({ at: 'failed', words: sentence(message), retakes: !isRefused });
      if (isRefused) forget();
    }
  }, [order, forget]);

  const pay = async () => {
    setStage({ at: 'opening' });
    try {
      if (leaveFor(await startPayment(api, order))) return;
      setStage({ at: 'failed', words: texts.astray, retakes: false });
    } catch (error) {
      const { status, message } = asProblem(error);
      setStage({ at: 'failed', words: sentence(message), retakes: false });
      // It may have been paid or cancelled meanwhile.
      if (status === 409) void revalidate();
    }
  };

  useEffect(() => {
    if (!returned || handled.current) return;
    handled.current = true;
    if (stage.at === 'taking') void take();
    else forget();
  }, [returned, stage.at, take, forget]);

  useEffect(() => {
    // Going back from the provider can restore this page from the browser's back/forward cache.
    const comeBack = ({ persisted }: PageTransitionEvent) => persisted && setStage({ at: 'waiting' });
    window.addEventListener('pageshow', comeBack);
    return () => window.removeEventListener('pageshow', comeBack);
  }, []);

  return { stage, pay, take };
}
