import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { orders } from '../../../db/schema/orders.ts';
import { addUp, type CartLine } from '../../contracts/cart.ts';
import type { Order, PlaceOrder } from '../../contracts/orders.ts';
import type { FieldError } from '../../contracts/problem.ts';
import { Clash, RuleBroken, Unavailable } from '../../errors.ts';
import { hashOf } from '../../http/etag.ts';
import type { Ports } from '../../http/shop.ts';
import { addTotals, type PricedLine, priceLines, type Totals } from '../cart/prices.ts';
import { assertSellsTo, type CountryRow, selectCountry, selectOffers } from '../cart/queries.ts';
import { noCoupon } from '../cart/quote.ts';
import { quotedPrices, readQuote } from '../cart/quote-token.ts';
import { selectOrders, toVersioned } from './rows.ts';
import { type SoldLine, writeOrder } from './write.ts';

type Buyer = { key: string; userId: number | null };
type Placed = { entity: Order; version: number; isNew: boolean };

const MOST_TRIES = 3;

/** Places an order once, however often it is sent; all of it or, with the reason, nothing. */
export async function placeOrder(ports: Ports, request: PlaceOrder, buyer: Buyer): Promise<Placed> {
  assertOffered(request);
  const hash = await hashOfOrder(request);
  const lines = addUp(request.lines);
  const { database } = ports;
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const [[known], [found], offers] = await database.batch([
      selectOrders(database).where(eq(orders.idempotencyKey, buyer.key)),
      selectCountry(database, request.country),
      selectOffers(database, request.country, lines),
    ]);
    if (known) {
      if (known.requestHash !== hash) throw new Clash('This Idempotency-Key was used for another order');
      return { ...toVersioned(known), isNew: false };
    }
    const country = assertSellsTo(found, request.country);
    const priced = priceLines(lines, offers);
    assertSold(request, priced, country);
    const sold = await agreePrices(ports, { request, priced, country });
    const written = await writeOrder(database, {
      ...buyer,
      ...sold,
      hash,
      request,
      country,
      orderNumber: newOrderNumber(),
    });
    if (written) return { ...toVersioned(written), isNew: true };
  }
  throw new Unavailable('The prices change too fast just now. Try again in a few seconds');
}

function assertOffered({ payment, coupon }: PlaceOrder) {
  const errors: FieldError[] = [];
  if (payment === 'paypal') {
    errors.push({ path: 'payment', message: 'PayPal is not offered by this shop yet' });
  }
  if (coupon !== undefined) errors.push({ path: 'coupon', message: noCoupon(coupon) });
  if (errors.length > 0) throw new RuleBroken(errors);
}

/** Of what is ordered: a quote only proves its prices, and whoever tries again may have got a new one. */
async function hashOfOrder({ quote: _, ...ordered }: PlaceOrder): Promise<string> {
  const content = { ...ordered, lines: addUp(ordered.lines) };
  return await hashOf(new TextEncoder().encode(JSON.stringify(content)));
}

function assertSold({ lines }: PlaceOrder, priced: PricedLine[], { countryName }: CountryRow) {
  const errorsOf = (field: string, message: (line: PricedLine) => string | undefined): FieldError[] =>
    priced.flatMap(line => {
      const said = message(line);
      const at = lines.findIndex(({ productCode }) => productCode === line.asked.productCode);
      return said ? [{ path: `lines.${at}.${field}`, message: said }] : [];
    });

  const unsold = errorsOf('productCode', ({ problem, asked, offer }) => {
    if (problem === 'unknown') return `There is no product ${asked.productCode}`;
    return problem === 'not-sold' ? `${offer?.productName} is not sold in ${countryName}` : undefined;
  });
  if (unsold.length > 0) throw new RuleBroken(unsold);

  const missing = errorsOf('quantity', ({ problem, offer, available }) => {
    if (problem === 'out-of-stock') return `${offer?.productName} is out of stock`;
    return problem === 'not-enough' ? `Only ${available} left of ${offer?.productName}` : undefined;
  });
  if (missing.length > 0) {
    throw new Clash(missing.map(({ message }) => message).join('. '), { errors: missing });
  }
}

type Asked = { request: PlaceOrder; priced: PricedLine<CartLine>[]; country: CountryRow };

/** What a quote for this very cart promised, or else today's prices. */
async function agreePrices({ secret }: Ports, { request, priced, country }: Asked) {
  const quoted = request.quote === undefined ? undefined : await readQuote(secret, request.quote);
  if (request.quote !== undefined && !quoted) {
    const message = 'These prices are no longer held. Look at your cart again';
    throw new Clash(message, { errors: [{ path: 'quote', message }] });
  }
  const held = quoted && quotedPrices(quoted, { country, lines: priced.map(({ asked }) => asked) });
  const lines = priced.map(line => toSoldLine(line, held?.get(line.asked.productCode)));
  const totals = addTotals(
    lines.map(line => ({ price: line, pieces: line.quantity })),
    { shippingFee: held && quoted ? quoted.shipping : country.shippingFee },
  );
  assertWithinReckoning(totals);
  return { lines, totals };
}

type HeldPrice = { unitPrice: number; pv: number; pq: number };

function toSoldLine({ asked, offer, price }: PricedLine, held: HeldPrice | undefined): SoldLine {
  const { unitPrice, pv, pq } = held ?? price ?? { unitPrice: 0, pv: 0, pq: 0 };
  return {
    productCode: asked.productCode,
    productName: offer?.productName ?? '',
    quantity: asked.quantity,
    unitPrice,
    pv,
    pq,
    expected: held ? null : unitPrice,
  };
}

/** Past this, hundredths would no longer be counted exactly. */
function assertWithinReckoning({ total, pv, pq }: Totals) {
  if ([total, pv, pq].every(Number.isSafeInteger)) return;
  throw new RuleBroken([{ path: 'lines', message: 'This is more than one order can hold' }]);
}

const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Nobody learns from one order the number of another, nor how many there are. */
function newOrderNumber(): string {
  return `M${[...randomBytes(8)].map(byte => DIGITS[byte % DIGITS.length]).join('')}`;
}
