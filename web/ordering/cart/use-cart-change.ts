import { useEffect, useRef } from 'react';
import type { Quote } from '../../../functions/ordering/cart/contract.ts';
import { useToast } from '../../ui/toast.tsx';
import { save, unsave } from '../saved/saved.ts';
import { SAVED_FULL } from '../saved/saved-words.ts';
import { readCart, writeCart } from './cart.ts';
import type { CartLine } from './cart-lines.ts';
import { CHANGE, LATER, linesAfter, quantityOf } from './change-cart.ts';
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

  const remove = (line: CartLine, place: number, isSaved: boolean) => {
    const { productCode } = line;
    focus.current = () => focusOn(removeButton(place) ?? document.getElementById('content'));
    const undo = () => {
      if (isSaved) unsave(productCode);
      restore(line, place);
    };
    toast({
      text: `${nameOf(productCode)} was ${isSaved ? 'saved for later' : 'removed'}.`,
      action: { label: 'Undo', run: undo },
    });
  };

  return (form: FormData) => {
    const before = readCart();
    const [what, code] = String(form.get(CHANGE)).split(' ');
    const isSaved = what === LATER && save(Number(code));
    if (what === LATER && !isSaved) toast({ tone: 'danger', text: SAVED_FULL });
    if (isSaved) form.set(CHANGE, `remove ${code}`);
    const after = linesAfter(before, form);
    writeCart(after);
    const messages = before.flatMap((line, place) => {
      const now = after.find(({ productCode }) => productCode === line.productCode);
      if (!now) remove(line, place, isSaved);
      return now && now.quantity !== line.quantity ? [`${nameOf(line.productCode)}: ${now.quantity}`] : [];
    });
    if (messages.length > 0) announce(messages.join('. '));
    else if (after.length === before.length && what !== LATER) toast({ text: 'Your cart is up to date.' });
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
