import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Subscription } from '../../../functions/contracts/subscribers.ts';
import { asProblem, visitorApi } from '../../api/client.ts';
import { confirmSubscription, unsubscribe } from '../../api/subscribers.ts';

export type Step =
  | { at: 'working' | 'asking' }
  | { at: 'done'; subscription: Subscription }
  | { at: 'refused' | 'failed'; message: string };

/** Carries out what stands behind the #, which only a browser reads: whoever merely fetches the page does nothing. */
export function useLetterLink() {
  const { hash } = useLocation();
  const [step, setStep] = useState<Step>({ at: 'working' });
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks the same again
  useEffect(() => {
    let wanted = true;
    const given = new URLSearchParams(hash.slice(1));
    const [token, call] = given.has('confirm')
      ? [given.get('confirm'), confirmSubscription]
      : [given.get('unsubscribe'), unsubscribe];
    if (!token) {
      setStep(now => (now.at === 'working' ? { at: 'asking' } : now));
      return;
    }
    setStep({ at: 'working' });
    call(visitorApi, { token }).then(
      subscription => wanted && setStep({ at: 'done', subscription }),
      error => {
        const { status, errors, message } = asProblem(error);
        const said = errors[0]?.message ?? message;
        if (wanted) setStep({ at: status === 422 ? 'refused' : 'failed', message: said });
      },
    );
    return () => {
      wanted = false;
    };
  }, [hash, attempt]);

  return { step, retry: () => setAttempt(count => count + 1) };
}
