import { fromHundredths, toMinorUnits } from '../../../db/sql/minor-units.ts';
import { isSameCurrency } from '../../contracts/currency-names.ts';
import { amountsOf, ORDER_AMOUNTS, type OrderAmounts } from '../../contracts/price-amounts.ts';
import type { FieldError } from '../../contracts/problem.ts';
import { Conflict, UnknownCoupon, ValidationError } from '../../errors.ts';
import { type CouponRow, evaluateCoupon, type Judged } from '../../pricing/coupons/evaluate-coupon.ts';
import type { KeyRing } from '../../signing/key-ring.ts';
import { addTotals, type PricedLine, subtotalOf, type Totals } from '../cart/prices.ts';
import type { CountryRow } from '../cart/queries.ts';
import { quotedPrices, readQuote } from '../cart/quote-token.ts';
import { type PlaceOrder, SEEN_CURRENCIES, SEEN_OF_LINE, SEEN_SUMS } from './contract.ts';

type OrderedLine = PlaceOrder['lines'][number];
type Checkout = {
  request: PlaceOrder;
  priced: PricedLine<OrderedLine>[];
  country: CountryRow;
  coupon: CouponRow | undefined;
};

/** Per piece, in hundredths. */
type SoldLine = OrderAmounts & {
  productCode: number;
  productName: string;
  quantity: number;
  /** Expected price when the order is written; null if a quote fixes it. */
  expected: number | null;
};

export type CheckedPrices = { lines: SoldLine[]; totals: Totals; couponCode: string | null };

/** Prices from a quote for this exact cart, otherwise today's; rejected if the shopper saw others. */
export async function checkPrices(keys: KeyRing, checkout: Checkout): Promise<CheckedPrices> {
  const held = await readHeldPrices(keys, checkout);
  const { priced, country } = checkout;
  const lines = priced.map(line => toSoldLine(line, held?.prices.get(line.requested.productCode)));
  const sold = lines.map(line => ({ price: line, pieces: line.quantity }));
  const coupon = acceptedCoupon(checkout, subtotalOf(sold));
  const totals = addTotals(sold, {
    shippingFee: held?.shipping ?? country.shippingFee,
    discount: held?.discount ?? coupon?.discount ?? 0,
  });
  assertCountable(totals);
  assertAsSeen(checkout, { lines, totals });
  return { lines, totals, couponCode: coupon ? (checkout.coupon?.couponCode ?? null) : null };
}

async function readHeldPrices(keys: KeyRing, { request, priced, country }: Checkout) {
  const { quote, coupon } = request;
  if (quote === undefined) return undefined;
  const quoted = await readQuote(keys, quote);
  if (!quoted) throw outdated('These prices have expired. Please review your cart');
  const prices = quotedPrices(quoted, { country, coupon, lines: priced.map(({ requested }) => requested) });
  if (!prices) throw outdated('These prices are for a different cart. Please review your cart');
  assertSame(inOtherCurrency('denomination', quoted.denomination, country));
  return { prices, shipping: quoted.shipping, discount: quoted.discount };
}

function outdated(message: string) {
  return new Conflict(message, { errors: [{ path: 'quote', message }] });
}

function acceptedCoupon({ request, country, coupon }: Checkout, subtotal: number): Judged | undefined {
  if (request.coupon === undefined) return undefined;
  const judged = evaluateCoupon(request.coupon, coupon, { country, subtotal });
  if (judged.accepted) return judged;
  const errors = [{ path: 'coupon', message: judged.message }];
  if (judged.isUsedUp) throw new Conflict(judged.message, { errors });
  throw judged.isUnknown ? new UnknownCoupon(errors) : new ValidationError(errors);
}

function toSoldLine({ requested, offer, price }: PricedLine, held: OrderAmounts | undefined): SoldLine {
  const amounts = amountsOf(ORDER_AMOUNTS, name => (held ?? price)?.[name] ?? 0);
  return {
    productCode: requested.productCode,
    productName: offer?.productName ?? '',
    quantity: requested.quantity,
    ...amounts,
    expected: held ? null : amounts.unitPrice,
  };
}

/** Beyond this, hundredths are no longer exact integers. */
function assertCountable({ total, pv, pq }: Totals) {
  if ([total, pv, pq].every(Number.isSafeInteger)) return;
  throw new ValidationError([{ path: 'lines', message: 'This total is too high for one order' }]);
}

/** No one pays a different total than they saw. */
function assertAsSeen(
  { request, country }: Checkout,
  { lines, totals }: Pick<CheckedPrices, 'lines' | 'totals'>,
) {
  const errors = [
    ...request.lines.flatMap((line, index) => {
      const now = lines.find(({ productCode }) => productCode === line.productCode)?.unitPrice ?? 0;
      return SEEN_OF_LINE.flatMap(name => differing(`lines.${index}.${name}`, line[name], now));
    }),
    ...SEEN_SUMS.flatMap(name => differing(name, request[name], totals[name])),
    ...SEEN_CURRENCIES.flatMap(name => inOtherCurrency(name, request[name], country)),
  ];
  assertSame(errors);
}

function assertSame(errors: FieldError[]) {
  if (errors.length > 0) throw new Conflict(errors.map(({ message }) => message).join('. '), { errors });
}

function inOtherCurrency(
  path: string,
  seen: string | undefined,
  { denomination, countryName }: CountryRow,
): FieldError[] {
  if (seen === undefined || isSameCurrency(seen, denomination)) return [];
  return [{ path, message: `You pay in ${denomination} in ${countryName}, not in ${seen}` }];
}

function differing(path: string, seen: number | undefined, now: number): FieldError[] {
  if (seen === undefined || toMinorUnits(seen) === now) return [];
  return [{ path, message: `It is ${fromHundredths(now).toFixed(2)}, not ${seen.toFixed(2)}` }];
}
