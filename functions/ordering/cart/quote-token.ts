import { SignJWT } from 'jose';
import * as z from 'zod';
import { amountsOf, ORDER_AMOUNTS, type OrderAmounts } from '../../contracts/price-amounts.ts';
import { type KeyRing, readToken, signToken } from '../../signing/key-ring.ts';
import type { CartLine } from './contract.ts';
import type { PricedLine, Totals } from './prices.ts';
import type { CountryRow } from './queries.ts';

const AUDIENCE = 'meridian:quote';
const MINUTES = 15;

/** Per piece, in hundredths; null if the requested quantity isn't available. */
const Price = z.array(z.int()).length(ORDER_AMOUNTS.length).nullable();
const Quoted = z.object({
  country: z.string(),
  denomination: z.string(),
  lines: z.array(z.tuple([z.int(), z.int(), Price])),
  shipping: z.int(),
  discount: z.int(),
  /** The coupon code. */
  coupon: z.string().nullable(),
  total: z.int(),
});
export type Quoted = z.infer<typeof Quoted>;

type Cart = {
  country: CountryRow;
  lines: PricedLine[];
  totals: Pick<Totals, 'shipping' | 'discount' | 'total'>;
  coupon: string | null;
};

/** Signs the prices shown to a shopper, so that an order can use them for a while. */
export async function signQuote(keys: KeyRing, { country, lines, totals, coupon }: Cart) {
  const quoted: Quoted = {
    country: country.countryCode,
    denomination: country.denomination,
    lines: lines.map(({ requested, price, problem }) => [
      requested.productCode,
      requested.quantity,
      price && problem === null ? ORDER_AMOUNTS.map(name => price[name]) : null,
    ]),
    shipping: totals.shipping,
    discount: totals.discount,
    coupon,
    total: totals.total,
  };
  const expires = Math.floor(Date.now() / 1000) + MINUTES * 60;
  const token = new SignJWT(quoted).setAudience(AUDIENCE).setExpirationTime(expires);
  return { quote: await signToken(keys, token), expiresAt: new Date(expires * 1000).toISOString() };
}

/** The quoted prices; undefined if forged or expired. */
export async function readQuote(keys: KeyRing, quote: string): Promise<Quoted | undefined> {
  return Quoted.safeParse(await readToken(keys, quote, AUDIENCE)).data;
}

type QuotedCart = { country: CountryRow; lines: CartLine[]; coupon: string | undefined };

/** The quoted prices by product, if the quote covers this exact cart. */
export function quotedPrices(quoted: Quoted, { country, lines, coupon }: QuotedCart) {
  if (quoted.country !== country.countryCode || quoted.lines.length !== lines.length) return undefined;
  if (quoted.coupon?.toLowerCase() !== coupon?.toLowerCase()) return undefined;
  const prices = new Map<number, OrderAmounts>();
  for (const [productCode, quantity, price] of quoted.lines) {
    const isInCart = lines.some(line => line.productCode === productCode && line.quantity === quantity);
    if (!isInCart || !price) return undefined;
    prices.set(
      productCode,
      amountsOf(ORDER_AMOUNTS, (_, place) => price[place] ?? 0),
    );
  }
  return prices;
}
