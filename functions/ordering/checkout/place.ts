import { randomBytes } from 'node:crypto';
import { PAYMENT_METHODS } from '../../contracts/payment-methods.ts';
import type { FieldError } from '../../contracts/problem.ts';
import type { Ports, WritePorts } from '../../deps.ts';
import { Conflict, Unavailable, ValidationError } from '../../errors.ts';
import { hashOf } from '../../http/etag.ts';
import { hashPassword } from '../../people/auth/passwords.ts';
import type { Money, PaymentGateway } from '../../ports/payments.ts';
import { selectCoupon } from '../../pricing/coupons/evaluate-coupon.ts';
import { mergeLines } from '../cart/contract.ts';
import { type PricedLine, priceLines } from '../cart/prices.ts';
import { assertSellsTo, type CountryRow, selectCountry, selectOffers } from '../cart/queries.ts';
import type { OrderRow } from '../orders/rows.ts';
import { gatewayOf } from '../payments/gateways.ts';
import { limitsOf } from './buying-limits.ts';
import { assertComplete, assertDeliveredIn } from './check-addresses.ts';
import { checkPrices } from './check-prices.ts';
import type { PlaceOrder } from './contract.ts';
import { earlierOrder, ordersSentBefore, storedKey } from './earlier-order.ts';
import { type NewOrder, writeOrder } from './write-order.ts';

type Buyer = Pick<NewOrder, 'userId' | 'origin' | 'sender'> & { key: string; address: string };
type Placed = { row: OrderRow; isNew: boolean };

const MOST_TRIES = 3;

/** Places an order once, however often it is sent; all or, with a reason, nothing. */
export async function placeOrder(ports: WritePorts, request: PlaceOrder, buyer: Buyer): Promise<Placed> {
  const hash = await hashOfOrder(request);
  const key = await storedKey(buyer.key, buyer.userId);
  const lines = mergeLines(request.lines);
  const { database } = ports;
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const [known, [found], offers, [coupon] = []] = await database.readBatch([
      ordersSentBefore(key),
      selectCountry({ code: request.country }),
      selectOffers(request.country, lines),
      ...selectCoupon(request.coupon),
    ]);
    const placed = earlierOrder(known, hash);
    if (placed) return { row: placed, isNew: false };
    const gateway = assertOffered(ports, request);
    if (request.account && buyer.userId !== null) throw hasAccount();
    const country = assertSellsTo(found, request.country);
    assertDeliveredIn(country, request);
    assertComplete(country, request);
    const priced = priceLines(lines, offers);
    assertSold(request, priced, country);
    const checked = await checkPrices(ports.keys.sessions, { request, priced, country, coupon });
    assertTakes(gateway, request, { amount: checked.totals.total, denomination: country.denomination });
    const written = await writeOrder(database, {
      ...buyer,
      limits: limitsOf(ports, { ...buyer, email: request.billing.email, lines }),
      ...checked,
      key,
      hash,
      request,
      country,
      orderNumber: newOrderNumber(),
      asksForEmail: ports.mail?.reachesPeople === true,
      passwordHash: request.account ? await hashPassword(request.account.password) : null,
    });
    if (written) return { row: written, isNew: true };
  }
  throw new Unavailable('Prices are changing right now. Please try again in a few seconds');
}

const hasAccount = () =>
  new ValidationError([
    { path: 'account', message: 'You’re signed in, so the order belongs to your account' },
  ]);

function assertOffered(ports: Ports, { payment }: PlaceOrder): PaymentGateway {
  const gateway = gatewayOf(ports, payment);
  if (gateway) return gateway;
  const message = `${PAYMENT_METHODS[payment].name} isn’t available in this shop yet`;
  throw new ValidationError([{ path: 'payment', message }]);
}

function assertTakes(gateway: PaymentGateway, { payment }: PlaceOrder, sum: Money) {
  if (gateway.supports(sum)) return;
  const message = `${PAYMENT_METHODS[payment].name} isn’t available for this amount. Choose another payment method`;
  throw new ValidationError([{ path: 'payment', message }]);
}

/**
 * Hash of the order contents. Excludes the quote, since a retry may have a new one, and the password, so that it can't
 * be guessed from the hash.
 */
async function hashOfOrder({ quote: _, account, ...ordered }: PlaceOrder): Promise<string> {
  const content = { ...ordered, lines: mergeLines(ordered.lines), account: account?.username };
  return await hashOf(new TextEncoder().encode(JSON.stringify(content)));
}

function assertSold({ lines }: PlaceOrder, priced: PricedLine[], { countryName }: CountryRow) {
  const errorsOf = (field: string, message: (line: PricedLine) => string | undefined): FieldError[] =>
    priced.flatMap(line => {
      const said = message(line);
      const at = lines.findIndex(({ productCode }) => productCode === line.requested.productCode);
      return said ? [{ path: `lines.${at}.${field}`, message: said }] : [];
    });

  const unsold = errorsOf('productCode', ({ problem, requested, offer }) => {
    if (problem === 'unknown') return `There is no product ${requested.productCode}`;
    return problem === 'not-sold' ? `${offer?.productName} isn’t available in ${countryName}` : undefined;
  });
  if (unsold.length > 0) throw new ValidationError(unsold);

  const missing = errorsOf('quantity', ({ problem, offer, available }) => {
    if (problem === 'out-of-stock') return `${offer?.productName} is out of stock`;
    return problem === 'not-enough' ? `Only ${available} left of ${offer?.productName}` : undefined;
  });
  if (missing.length > 0) {
    throw new Conflict(missing.map(({ message }) => message).join('. '), { errors: missing });
  }
}

const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Random, so that numbers don't reveal other orders or how many there are. */
function newOrderNumber(): string {
  return `M${[...randomBytes(8)].map(byte => DIGITS[byte % DIGITS.length]).join('')}`;
}
