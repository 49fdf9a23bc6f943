import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ended } from '../../../functions/contracts/sentences.ts';
import type { Quote } from '../../../functions/ordering/cart/contract.ts';
import type { Order } from '../../../functions/ordering/orders/contract.ts';
import { requestQuote } from '../../api/cart.ts';
import { api, asProblem } from '../../api/client.ts';
import { useShop } from '../../page/use-shop.ts';
import { useToast } from '../../ui/toast.tsx';
import { readCart, writeCart } from '../cart/cart.ts';
import { withAll } from '../cart/more-lines.ts';

/** Adds the order's items that are still sold to the cart, and opens it. */
export function useOrderAgain() {
  const navigate = useNavigate();
  const toast = useToast();
  const { country } = useShop();
  /** Number of the order being added. */
  const [busy, setBusy] = useState<string>();

  const again = async ({ orderNumber, lines }: Order) => {
    if (busy || !country) return;
    setBusy(orderNumber);
    try {
      const request = lines.map(({ productCode, quantity }) => ({ productCode, quantity }));
      const quote = await requestQuote(api, { country: country.countryCode, lines: request });
      const sold = quote.lines.filter(({ available }) => available > 0);
      if (sold.length === 0) {
        toast({ tone: 'danger', text: `None of these items are available in ${country.countryName}.` });
        return;
      }
      const added = sold.map(({ productCode, available }) => ({ productCode, quantity: available }));
      writeCart(withAll(readCart(), added));
      toast({ text: wordsOf(quote, lines) });
      await navigate('/cart');
    } catch (error) {
      toast({ tone: 'danger', text: asProblem(error).message });
    } finally {
      setBusy(undefined);
    }
  };
  return { again, busy };
}

function wordsOf({ lines }: Quote, ordered: Order['lines']): string {
  const nameOf = (code: number) => ordered.find(line => line.productCode === code)?.productName ?? '';
  const namesOf = (some: Quote['lines']) => some.map(({ productCode }) => nameOf(productCode)).join(', ');
  const unavailable = lines.filter(({ available }) => available === 0);
  const fewer = lines.filter(({ available, quantity }) => available > 0 && available < quantity);
  if (unavailable.length + fewer.length === 0) return 'Everything from this order is in your cart.';
  return [
    'The items still available are in your cart.',
    ...(unavailable.length > 0 ? [ended(`Unavailable: ${namesOf(unavailable)}`)] : []),
    ...(fewer.length > 0 ? [ended(`Fewer than you ordered: ${namesOf(fewer)}`)] : []),
  ].join(' ');
}
