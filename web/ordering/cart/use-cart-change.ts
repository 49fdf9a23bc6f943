import { useEffect, useRef } from 'react';
import type { Quote } from '../../../functions/ordering/cart/contract.ts';
import { useToast } from '../../ui/toast.tsx';
import { readCart, writeCart } from './cart.ts';
import type { CartLine } from './cart-lines.ts';
import { linesAfter, quantityOf } from './change-cart.ts';
import { withLineAt } from './more-lines.ts';

type CartChangeOptions = { quote: Quote | null | undefined; announce: (words: string) => void };

/** Changes the cart in place: announces the result, offers to undo a removal and keeps the focus. */
export function useCartChange({ quote, announce }: CartChangeOptions) {
  const toast = useToast();
  const focus = useRef<() => boolean>(undefined);
  useEffect(() => {
    if (focus.current?.()) focus.current = undefined;
  });

  const nameOf = (code: number) =>
    quote?.lines.find(({ productCode }) => productCode === code)?.productName ?? `Product ${code}`;

  const restore = (line: CartLine, place: number) => {
    writeCart(withLineAt(readCart(), line, place));
    focus.current = () => focusOn(document.getElementById(quantityOf(line.productCode)));
    announce(`${nameOf(line.productCode)} is back in your cart.`);
  };

  const remove = (line: CartLine, place: number) => {
    focus.current = () => focusOn(removeButton(place) ?? document.getElementById('content'));
    toast({
      text: `${nameOf(line.productCode)} was removed.`,
      action: { label: 'Undo', run: () => restore(line, place) },
    });
  };

  return (form: FormData) => {
    const before = readCart();
    const after = linesAfter(before, form);
    writeCart(after);
    const messages = before.flatMap((line, place) => {
      const now = after.find(({ productCode }) => productCode === line.productCode);
      if (!now) remove(line, place);
      return now && now.quantity !== line.quantity ? [`${nameOf(line.productCode)}: ${now.quantity}`] : [];
    });
    if (messages.length > 0) announce(messages.join('. '));
    else if (after.length === before.length) toast({ text: 'Your cart is up to date.' });
  };
}

/** The button of the line now at this index, or the last one. */
function removeButton(place: number) {
  const buttons = document.querySelectorAll<HTMLElement>('#cart-lines [value^=remove]');
  return buttons[Math.min(place, buttons.length - 1)];
}

function focusOn(element: HTMLElement | null): boolean {
  element?.focus();
  return element !== null;
}
