import { useEffect, useRef, useState } from 'react';
import type { Quote } from '../../../functions/ordering/cart/contract.ts';
import { useShop } from '../../page/use-shop.ts';
import { type Changes, changesSince, readSeen, remember, type Seen, sentencesOf } from './cart-seen.ts';

type NotedChanges = { country: string; changes: Changes };

/** Price and stock changes since this browser last showed the cart; `announce` reports new ones. */
export function useChanges(quote: Quote | null | undefined, announce: (words: string) => void): Changes {
  const { locale } = useShop();
  const [noted, setNoted] = useState<NotedChanges>({ country: '', changes: {} });
  const seen = useRef<Seen>(undefined);
  useEffect(() => {
    if (!quote) return;
    const found = changesSince(seen.current ?? readSeen(), quote);
    seen.current = remember(quote);
    const country = quote.country.countryCode;
    setNoted(before => ({
      country,
      changes: { ...(before.country === country && before.changes), ...found },
    }));
    const words = quote.lines.flatMap(({ productCode, productName }) => {
      const change = found[productCode];
      const sentences = change ? sentencesOf(change, quote.country.denomination, locale) : [];
      return sentences.length > 0 ? [`${productName}: ${sentences.join(' ')}`] : [];
    });
    if (words.length > 0) announce(words.join(' '));
  }, [quote, locale, announce]);
  return noted.country === quote?.country.countryCode ? noted.changes : {};
}
