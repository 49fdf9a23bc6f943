import { useEffect } from 'react';
import { useSession } from '../api/session.ts';
import { OWNER } from './cart.ts';

/** The cart follows who is signed in. A guest who always was one needs nothing of it. */
export function useCartOfAccount() {
  const username = useSession()?.username ?? '';
  useEffect(() => {
    if (username === (localStorage.getItem(OWNER) ?? '')) return;
    void import('./cart-of-account.ts').then(({ handOver }) => handOver(username));
  }, [username]);
}
