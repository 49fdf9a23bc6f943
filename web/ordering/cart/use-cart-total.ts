import { useEffect, useState } from 'react';
import { requestQuote } from '../../api/cart.ts';
import { api } from '../../api/client.ts';
import { useShop } from '../../page/use-shop.ts';
import { formatMoney } from '../../ui/money.ts';
import type { CartLine } from './cart-lines.ts';

/** With shipping; undefined until it is known, null if the shop does not respond. */
export function useCartTotal(lines: CartLine[]): string | null | undefined {
  const { country, locale } = useShop();
  const [total, setTotal] = useState<string | null>();
  const countryCode = country?.countryCode;
  useEffect(() => {
    if (!countryCode) return setTotal(null);
    let isLeft = false;
    requestQuote(api, { country: countryCode, lines }).then(
      quote => isLeft || setTotal(formatMoney(quote.total, quote.country.denomination, locale)),
      () => isLeft || setTotal(null),
    );
    return () => {
      isLeft = true;
    };
  }, [countryCode, lines, locale]);
  return total;
}
