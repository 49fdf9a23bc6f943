import { isSameCurrency } from '../../../functions/contracts/currency-names.ts';
import { FEW_LEFT } from '../../../functions/contracts/stock-levels.ts';
import type { Quote, QuotedLine } from '../../../functions/ordering/cart/contract.ts';
import { localStore } from '../../api/safe-storage.ts';
import { formatMoney } from '../../ui/money.ts';

const KEY = 'cart-seen';

type Difference<Of> = { from: Of; to: Of };
export type Change = {
  /** The country's currency may have changed too. */
  price?: Difference<number> & { wasIn: string };
  stock?: Difference<number>;
};
/** By product code. */
export type Changes = Record<string, Change>;

type SeenLine = { price: number | null; stock: number; country: string; denomination: string };
export type Seen = Record<string, SeenLine>;

/** What this browser last showed of its cart. */
export function readSeen(): Seen {
  try {
    const seen: unknown = JSON.parse(localStore.getItem(KEY) ?? '{}');
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
  localStore.setItem(KEY, JSON.stringify(seen));
  return seen;
}

/** Price changes, and stock changes that matter to the shopper, within the same country. */
export function changesSince(seen: Seen, { country, lines }: Quote): Changes {
  return Object.fromEntries(
    lines.flatMap(line => {
      const before = seen[line.productCode];
      const change = before?.country === country.countryCode ? changeOf(before, line, country) : {};
      return change.price || change.stock ? [[line.productCode, change]] : [];
    }),
  );
}

function changeOf(
  { price, stock, denomination: wasIn }: SeenLine,
  { unitPrice, stockAvailable, quantity }: QuotedLine,
  { denomination }: Quote['country'],
): Change {
  if (price === null || unitPrice === null) return {};
  const matters = stock === 0 || stockAvailable <= FEW_LEFT || stockAvailable < quantity;
  return {
    ...(!(price === unitPrice && isSameCurrency(wasIn, denomination)) && {
      price: { from: price, to: unitPrice, wasIn },
    }),
    ...(stock !== stockAvailable && matters && { stock: { from: stock, to: stockAvailable } }),
  };
}

/** One sentence per change. */
export function sentencesOf({ price, stock }: Change, denomination: string, locale: string): string[] {
  const money = (amount: number, currency: string) => formatMoney(amount, currency, locale);
  return [
    ...(price
      ? [`Price changed from ${money(price.from, price.wasIn)} to ${money(price.to, denomination)}.`]
      : []),
    ...(stock
      ? [stock.from === 0 ? 'Back in stock.' : `Stock changed from ${stock.from} to ${stock.to}.`]
      : []),
  ];
}
