import { SignJWT } from 'jose';
import type { PricedLine } from './prices.ts';
import type { CountryRow } from './queries.ts';

const AUDIENCE = 'meridian:quote';
const MINUTES = 15;

/** What was quoted, in hundredths; of one piece, and null where it is not sold. */
type Quoted = {
  country: string;
  lines: [productCode: number, quantity: number, price: [unitPrice: number, pv: number, pq: number] | null][];
  shipping: number;
  total: number;
};

type Cart = {
  country: CountryRow;
  lines: PricedLine[];
  totals: { shipping: number; total: number };
};

/** Signs the prices that somebody was shown, so that an order can be held to them for a while. */
export async function signQuote(secret: Uint8Array, { country, lines, totals }: Cart) {
  const quoted: Quoted = {
    country: country.countryCode,
    lines: lines.map(({ asked, price }) => [
      asked.productCode,
      asked.quantity,
      price && [price.unitPrice, price.pv, price.pq],
    ]),
    shipping: totals.shipping,
    total: totals.total,
  };
  const expires = Math.floor(Date.now() / 1000) + MINUTES * 60;
  const quote = await new SignJWT(quoted)
    .setProtectedHeader({ alg: 'HS256' })
    .setAudience(AUDIENCE)
    .setExpirationTime(expires)
    .sign(secret);
  return { quote, expiresAt: new Date(expires * 1000).toISOString() };
}
