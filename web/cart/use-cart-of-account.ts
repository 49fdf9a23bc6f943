import { useEffect } from 'react';
import { useSession } from '../api/session.ts';
import { useTakenOver } from '../ui/taken-over.ts';
import { OWNER } from './cart.ts';

/** The cart follows who is signed in. A guest who always was one needs nothing of it. */
export function useCartOfAccount() {
  const username = useSession()?.username ?? '';
  const isKnown = useTakenOver();
  useEffect(() => {
    // A page that was just painted has not looked yet: nobody must be taken for signed out by it.
    if (!isKnown || username === (localStorage.getItem(OWNER) ?? '')) return;
    void import('./cart-of-account.ts').then(({ handOver }) => handOver(username));
  }, [username, isKnown]);
}
