import { useEffect } from 'react';
import { useSession } from '../../api/session.ts';
import { useHydrated } from '../../ui/hydrated.ts';
import { useToast } from '../../ui/toast.tsx';
import { OWNER } from './cart.ts';

/** Swaps the cart when the user logs in or out. */
export function useAccountCart() {
  const username = useSession()?.username ?? '';
  const isKnown = useHydrated();
  const toast = useToast();
  useEffect(() => {
    // Until the session is known, do not treat the visitor as signed out.
    if (!isKnown || username === (localStorage.getItem(OWNER) ?? '')) return;
    void import('./account-cart.ts').then(({ swapCart }) => swapCart(username, toast));
  }, [username, isKnown, toast]);
}
