import type { Quote } from '../../../functions/ordering/cart/contract.ts';
import { linesIn, textOf } from '../cart/cart-lines.ts';
import { type FormValues, type Seen, seenIn } from './order-request.ts';

type SeenFieldsProps = {
  orderKey: string;
  cart: string;
  /** What was entered, whether or not it counts. */
  tried: string;
  quote: Quote;
};

/** Repeats what the shopper saw, so that the form sent without scripts orders that, and only once. */
export function SeenFields({ orderKey, cart, tried, quote }: SeenFieldsProps) {
  const { country, coupon = '', lines, total } = seenIn(quote);
  const { countryCode, countryName, denomination } = country;
  const seen = { countryCode, countryName, denomination, coupon, total, lines: textOf(lines) };
  return Object.entries({ key: orderKey, cart, tried, quote: quote.quote, ...seen }).map(([name, value]) => (
    <input key={name} type="hidden" name={`seen.${name}`} value={value} />
  ));
}

export function readSeenFields(sent: FormValues) {
  const at = (name: string) => sent[`seen.${name}`] ?? '';
  const seen: Seen = {
    country: {
      countryCode: at('countryCode'),
      countryName: at('countryName'),
      denomination: at('denomination'),
    },
    lines: linesIn(at('lines')),
    coupon: at('coupon') || undefined,
    payments: [sent.payment as Seen['payments'][number]],
    total: Number(at('total')),
  };
  return { seen, key: at('key'), tried: at('tried'), cart: linesIn(at('cart')), quote: at('quote') };
}
