import {
  amountsOf,
  CART_AMOUNTS,
  type CartAmounts,
  type OrderAmounts,
} from '../../contracts/price-amounts.ts';
import { variantName } from '../../contracts/variant-name.ts';
import type { CartLine, LINE_PROBLEMS } from './contract.ts';
import type { OfferRow } from './queries.ts';

type LineProblem = (typeof LINE_PROBLEMS)[number];

/** A line at today's price; money and points per piece, in hundredths. */
export type PricedLine<Line extends CartLine = CartLine> = {
  requested: Line;
  offer: OfferRow | undefined;
  /** Null if it isn't sold there. */
  price: CartAmounts | null;
  stockAvailable: number;
  available: number;
  problem: LineProblem | null;
};

export type Totals = {
  subtotal: number;
  shipping: number;
  discount: number;
  total: number;
  pv: number;
  pq: number;
};

/** The lines of a cart at the country's current prices. */
export function priceLines<Line extends CartLine>(lines: Line[], offers: OfferRow[]): PricedLine<Line>[] {
  const byCode = new Map(
    offers.map(offer => [offer.productCode, { ...offer, productName: variantName(offer) }]),
  );
  return lines.map(requested => {
    const offer = byCode.get(requested.productCode);
    const price = offer ? priceOf(offer) : null;
    const stockAvailable = (price && offer?.stockAvailable) ?? 0;
    const available = Math.min(requested.quantity, stockAvailable);
    return {
      requested,
      offer,
      price,
      stockAvailable,
      available,
      problem: problemOf({ offer, price, available }, requested),
    };
  });
}

type Sold = { price: OrderAmounts | null; pieces: number };

const sumOf = (lines: Sold[], of: keyof OrderAmounts) =>
  lines.reduce((total, { price, pieces }) => total + (price?.[of] ?? 0) * pieces, 0);

export const subtotalOf = (lines: Sold[]) => sumOf(lines, 'unitPrice');

type Terms = { shippingFee: number; discount: number };

/** Totals of an order at these prices; no shipping without lines. */
export function addTotals(lines: Sold[], { shippingFee, discount }: Terms): Totals {
  const subtotal = subtotalOf(lines);
  const shipping = lines.some(({ pieces }) => pieces > 0) ? shippingFee : 0;
  const total = subtotal + shipping - discount;
  return { subtotal, shipping, discount, total, pv: sumOf(lines, 'pv'), pq: sumOf(lines, 'pq') };
}

export const isOrderable = (lines: PricedLine[]) =>
  lines.length > 0 && lines.every(({ problem }) => problem === null);

/** Price columns are null if a product has no price in the country. */
const priceOf = (offer: OfferRow): PricedLine['price'] =>
  offer.unitPrice === null ? null : amountsOf(CART_AMOUNTS, name => offer[name] ?? 0);

function problemOf(
  { offer, price, available }: Pick<PricedLine, 'offer' | 'price' | 'available'>,
  { quantity }: CartLine,
): LineProblem | null {
  if (!offer) return 'unknown';
  if (!price) return 'not-sold';
  if (available === 0) return 'out-of-stock';
  return available < quantity ? 'not-enough' : null;
}
