import { useCallback, useEffect, useRef, useState } from 'react';
import { useRevalidator, useSearchParams } from 'react-router-dom';
import type { Order } from '../../../functions/contracts/orders.ts';
import { api, asProblem } from '../../api/client.ts';
import { capturePayment, startPayment } from '../../api/payments.ts';
import { PAYPAL_WORDS } from '../../content/paypal.ts';
import { leaveFor } from './leave-for.ts';

type Stage =
  | { at: 'waiting' | 'opening' | 'taking' | 'paid' | 'checking' | 'left' }
  /** `retakes` where only the answer is missing: trying again asks for it, and pays nothing anew. */
  | { at: 'failed'; words: string; retakes: boolean };

/** What PayPal adds to the address, and what the shop told it to. */
const TOLD = ['paypal', 'token', 'PayerID'];

const sentence = (words: string) => `${words.replace(/\.$/, '')}.`;

function stageOf(
  { state }: Order,
  returned: string | null,
): Stage['at'] & ('taking' | 'paid' | 'left' | 'waiting') {
  if (returned === 'approved') return state === 'pending' ? 'taking' : state === 'paid' ? 'paid' : 'waiting';
  return returned === 'cancelled' && state === 'pending' ? 'left' : 'waiting';
}

/** Paying an order at PayPal: going there, and what follows from coming back. */
export function usePayPal(order: Order) {
  const [params, setParams] = useSearchParams();
  const { revalidate } = useRevalidator();
  const returned = params.get('paypal');
  const [stage, setStage] = useState<Stage>({ at: stageOf(order, returned) });
  const answered = useRef(false);

  /** A reload or a shared link says nothing of a payment any more; the order is asked for again. */
  const forget = useCallback(
    () =>
      setParams(
        now => {
          for (const name of TOLD) now.delete(name);
          return now;
        },
        { replace: true, preventScrollReset: true },
      ),
    [setParams],
  );

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
      setStage({ at: 'failed', words: PAYPAL_WORDS.astray, retakes: false });
    } catch (error) {
      const { status, message } = asProblem(error);
      setStage({ at: 'failed', words: sentence(message), retakes: false });
      // It may be paid or cancelled by now.
      if (status === 409) void revalidate();
    }
  };

  useEffect(() => {
    if (!returned || answered.current) return;
    answered.current = true;
    if (stage.at === 'taking') void take();
    else forget();
  }, [returned, stage.at, take, forget]);

  useEffect(() => {
    // The way back from PayPal can lead to this very page, as it was left.
    const comeBack = ({ persisted }: PageTransitionEvent) => persisted && setStage({ at: 'waiting' });
    window.addEventListener('pageshow', comeBack);
    return () => window.removeEventListener('pageshow', comeBack);
  }, []);

  return { stage, pay, take };
}
