import { FEW_LEFT } from '../../../functions/contracts/stock-levels.ts';
import type { Quote, QuotedLine } from '../../../functions/ordering/cart/contract.ts';
import { formatMoney } from '../../ui/money.ts';

const KEY = 'cart-seen';

type Difference<Of> = { from: Of; to: Of };
export type Change = { price?: Difference<number>; stock?: Difference<number> };
/** By product code. */
export type Changes = Record<string, Change>;

type SeenLine = { price: number | null; stock: number; country: string; denomination: string };
export type Seen = Record<string, SeenLine>;

/** What this browser last showed of its cart. */
export function readSeen(): Seen {
  try {
    const seen: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof seen === 'object' && seen !== null ? (seen as Seen) : {};
  } catch {
    return {};
  }
}

/** Only what is in the cart now. */
export function remember(quote: Quote): Seen {
  const { countryCode: country, denomination } = quote.country;
  const seen = Object.fromEntries(
    quote.lines.map(({ productCode, unitPrice, stockAvailable }) => [
      productCode,
      { price: unitPrice, stock: stockAvailable, country, denomination },
    ]),
  );
  localStorage.setItem(KEY, JSON.stringify(seen));
  return seen;
}

/** Price changes, and stock changes that matter to the shopper, within the same country. */
export function changesSince(seen: Seen, { country, lines }: Quote): Changes {
  return Object.fromEntries(
    lines.flatMap(line => {
      const before = seen[line.productCode];
      const isSame = before?.country === country.countryCode && before.denomination === country.denomination;
      const change = isSame ? changeOf(before, line) : {};
      return change.price || change.stock ? [[line.productCode, change]] : [];
    }),
  );
}

function changeOf({ price, stock }: SeenLine, { unitPrice, stockAvailable, quantity }: QuotedLine): Change {
  if (price === null || unitPrice === null) return {};
  const matters = stock === 0 || stockAvailable <= FEW_LEFT || stockAvailable < quantity;
  return {
    ...(price !== unitPrice && { price: { from: price, to: unitPrice } }),
    ...(stock !== stockAvailable && matters && { stock: { from: stock, to: stockAvailable } }),
  };
}

/** One sentence per change. */
export function sentencesOf({ price, stock }: Change, denomination: string, locale: string): string[] {
  const money = (amount: number) => formatMoney(amount, denomination, locale);
  return [
    ...(price ? [`Price was ${money(price.from)}, is ${money(price.to)} now.`] : []),
    ...(stock ? [stock.from === 0 ? 'Back in stock.' : `Stock was ${stock.from}, is ${stock.to} now.`] : []),
  ];
}
