import { fromHundredths, toMinorUnits } from '../../../db/sql/minor-units.ts';
import { productPictureOf } from '../../catalog/pictures/product-picture.ts';
import { deliveryTimeIn } from '../../contracts/delivery-time-in.ts';
import { amountsOf, CART_AMOUNTS } from '../../contracts/price-amounts.ts';
import type { Ports } from '../../deps.ts';
import { evaluateCoupon, selectCoupon } from '../../pricing/coupons/evaluate-coupon.ts';
import { selectTimeZone, zoneIn } from '../../settings/time-zone.ts';
import { offeredPayments } from '../payments/gateways.ts';
import { type AskQuote, mergeLines, type Quote, type QuotedLine, type SeenCartLine } from './contract.ts';
import { addTotals, isOrderable, type PricedLine, priceLines, subtotalOf } from './prices.ts';
import { assertSellsTo, selectCountry, selectOffers } from './queries.ts';
import { signQuote } from './quote-token.ts';

type Quoted = { quote: Quote; isUnknownCoupon: boolean };

/** The current price of a cart, whatever the client thinks; nothing is stored. */
export async function quoteCart(ports: Ports, { country: code, lines, coupon }: AskQuote): Promise<Quoted> {
  const { database, keys, pictureBase } = ports;
  const requested = mergeLines(lines);
  const [[found], offers, zones, [couponRow] = []] = await database.readBatch([
    selectCountry({ code }),
    selectOffers(code, requested),
    selectTimeZone(),
    ...selectCoupon(coupon),
  ]);
  const country = assertSellsTo(found, code);
  const priced = priceLines(requested, offers);
  const sold = priced.map(({ price, available }) => ({ price, pieces: available }));
  const judged =
    coupon === undefined
      ? undefined
      : evaluateCoupon(coupon, couponRow, { country, subtotal: subtotalOf(sold) });
  const { shippingFee } = country;
  const totals = addTotals(sold, { shippingFee, discount: judged?.discount ?? 0 });
  const { countryCode, countryName, denomination } = country;
  const quote: Quote = {
    country: { countryCode, countryName, denomination },
    delivery: deliveryTimeIn({ ...country, timeZone: zoneIn(zones) }),
    lines: priced.map(line => toQuotedLine(line, pictureBase)),
    subtotal: fromHundredths(totals.subtotal),
    shipping: fromHundredths(totals.shipping),
    discount: fromHundredths(totals.discount),
    total: fromHundredths(totals.total),
    points: { pv: fromHundredths(totals.pv), pq: fromHundredths(totals.pq) },
    coupon:
      judged && coupon !== undefined
        ? { code: couponRow?.couponCode ?? coupon, accepted: judged.accepted, message: judged.message }
        : null,
    payments: offeredPayments(ports, { amount: totals.total, denomination }),
    orderable: isOrderable(priced),
    ...(await signQuote(keys.sessions, {
      country,
      lines: priced,
      totals,
      coupon: judged?.accepted ? (coupon ?? null) : null,
    })),
  };
  return { quote, isUnknownCoupon: judged?.isUnknown === true };
}

function toQuotedLine(line: PricedLine<SeenCartLine>, pictureBase: string): QuotedLine {
  const { requested, offer, price, available, stockAvailable, problem } = line;
  return {
    productCode: requested.productCode,
    productName: offer?.productName ?? null,
    ...productPictureOf(offer?.files, pictureBase),
    categoryId: offer?.categoryId ?? null,
    quantity: requested.quantity,
    available,
    ...amountsOf(CART_AMOUNTS, name => price && fromHundredths(price[name])),
    stockAvailable,
    lineTotal: fromHundredths((price?.unitPrice ?? 0) * available),
    problem,
    changed: changesOf(line),
  };
}

/** If it is no longer sold, its problem says more than a price change. */
function changesOf({
  requested: { seen },
  price,
  stockAvailable,
}: PricedLine<SeenCartLine>): QuotedLine['changed'] {
  if (!seen || !price) return null;
  const isPriced = seen.netPrice === undefined || toMinorUnits(seen.netPrice) === price.unitPrice;
  const isStocked = seen.stockAvailable === undefined || seen.stockAvailable === stockAvailable;
  if (isPriced && isStocked) return null;
  return {
    ...(!isPriced && { price: { from: seen.netPrice ?? 0, to: fromHundredths(price.unitPrice) } }),
    ...(!isStocked && { stock: { from: seen.stockAvailable ?? 0, to: stockAvailable } }),
  };
}
