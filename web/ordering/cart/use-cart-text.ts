import { useSyncExternalStore } from 'react';
import { readCart, watchCart } from './cart.ts';
import { textOf } from './cart-lines.ts';

/** The cookie's value, in sync across tabs; at the edge and before hydration, the value that was rendered. */
export const useCartText = (painted: string) =>
  useSyncExternalStore(
    watchCart,
    () => textOf(readCart()),
    () => painted,
  );
