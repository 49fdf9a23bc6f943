import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Subscription } from '../../../functions/contracts/subscribers.ts';
import { asProblem, visitorApi } from '../../api/client.ts';
import { confirmSubscription, unsubscribe } from '../../api/subscribers.ts';

export type Step =
  | { at: 'opening' | 'asking' | 'ready' | 'working' }
  | { at: 'done'; subscription: Subscription }
  | { at: 'refused' | 'failed'; message: string };

/**
 * What stands behind the #, which only a browser reads: whoever merely fetches the page does nothing. Leaving is done
 * at once; joining by a press, since what looks into letters before their reader does presses no button.
 */
export function useLetterLink() {
  const { hash } = useLocation();
  const [step, setStep] = useState<Step>({ at: 'opening' });

  const carryOut = useCallback(async () => {
    const { confirm, unsubscribe: leave } = tokensIn(hash);
    setStep({ at: 'working' });
    try {
      const subscription = confirm
        ? await confirmSubscription(visitorApi, { token: confirm })
        : await unsubscribe(visitorApi, { token: leave ?? '' });
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
