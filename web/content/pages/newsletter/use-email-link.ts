import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Subscription } from '../../../../functions/content/subscribers/contract.ts';
import { anonymousApi, asProblem } from '../../../api/client.ts';
import { confirmSubscription, unsubscribe } from '../../../api/subscribers.ts';

export type Step =
  | { at: 'opening' | 'asking' | 'ready' | 'working' }
  | { at: 'done'; subscription: Subscription }
  | { at: 'refused' | 'failed'; message: string };

/**
 * Reads the token after the #, which servers and prefetchers never see. Unsubscribing is immediate;
 * confirming takes a click, because mail scanners open links but don't click buttons.
 */
export function useEmailLink() {
  const { hash } = useLocation();
  const [step, setStep] = useState<Step>({ at: 'opening' });

  const carryOut = useCallback(async () => {
    const { confirm, unsubscribe: leave } = tokensIn(hash);
    setStep({ at: 'working' });
    try {
      const subscription = confirm
        ? await confirmSubscription(anonymousApi, { token: confirm })
        : await unsubscribe(anonymousApi, { token: leave ?? '' });
      setStep({ at: 'done', subscription });
    } catch (error) {
      const { status, errors, message } = asProblem(error);
      setStep({ at: status === 422 ? 'refused' : 'failed', message: errors[0]?.message ?? message });
    }
  }, [hash]);

  useEffect(() => {
    const { confirm, unsubscribe: leave } = tokensIn(hash);
    if (confirm) setStep({ at: 'ready' });
    else if (leave) void carryOut();
    else setStep(now => (now.at === 'opening' ? { at: 'asking' } : now));
  }, [hash, carryOut]);

  return { step, carryOut };
}

const tokensIn = (hash: string) => Object.fromEntries(new URLSearchParams(hash.slice(1)));
