import { eq, getTableColumns, sql } from 'drizzle-orm';
import { coupons } from '../../../db/schema/coupons.ts';
import { settings } from '../../../db/schema/settings.ts';
import { build } from '../../../db/sql/build.ts';
import { fromHundredths, toMinorUnits } from '../../../db/sql/minor-units.ts';
import { prepareWith } from '../../../db/sql/prepared-queries.ts';
import { isSameCurrency } from '../../contracts/currency-names.ts';
import { ended } from '../../contracts/sentences.ts';
import { usualDecimals } from '../../contracts/usual-decimals.ts';
import { zoneIn } from '../../settings/time-zone.ts';

/** With the shop's time zone, for the days shown to shoppers. */
export type CouponRow = typeof coupons.$inferSelect & { timeZone: string };

/** Effect of a coupon on a cart, in hundredths. An expired or used-up coupon is a conflict. */
export type Judged = {
  accepted: boolean;
  message: string;
  discount: number;
  isUsedUp?: boolean;
  isUnknown?: boolean;
};

type Land = { denomination: string };
type CouponContext = { country: Land; subtotal: number };

const selectByCode = prepareWith(['code'], ({ code }) =>
  build
    .select({
      ...getTableColumns(coupons),
      timeZone: sql<string>`(SELECT ${settings.timeZone} FROM ${settings})`.as('time_zone'),
    })
    .from(coupons)
    .where(eq(coupons.couponCode, code)),
);

/** Statement for a batch: the coupon with this code; none without a code. */
export const selectCoupon = (code: string | undefined) =>
  code === undefined ? [] : [selectByCode({ code })];

export function evaluateCoupon(code: string, coupon: CouponRow | undefined, given: CouponContext): Judged {
  const rejection = whyNot(code, coupon, given.country);
  if (rejection || !coupon) return { accepted: false, discount: 0, message: '', ...rejection };
  return {
    accepted: true,
    discount: discountOf(coupon, given),
    message: `${coupon.couponCode}: ${savingOf(coupon)} off.`,
  };
}

function whyNot(code: string, coupon: CouponRow | undefined, { denomination }: Land) {
  if (!coupon?.displayStatus) return { message: ended(`There is no coupon ${code}`), isUnknown: true };
  const { validFrom, validUntil, mostUses, uses } = coupon;
  const timeZone = zoneIn([coupon]);
  const now = new Date();
  if (validFrom && validFrom > now)
    return { message: `The coupon ${code} is valid from ${dayOf(validFrom, timeZone)}.` };
  if (validUntil && validUntil <= now)
    return { message: `The coupon ${code} ended on ${dayOf(validUntil, timeZone)}.` };
  if (coupon.denomination && !isSameCurrency(coupon.denomination, denomination)) {
    return { message: ended(`The coupon ${code} is for orders in ${coupon.denomination}`) };
  }
  if (mostUses !== null && uses >= mostUses) return { message: usedUp(code), isUsedUp: true };
}

export const usedUp = (code: string) => `The coupon ${code} has been used up.`;

/** Never more than the subtotal, rounded to the smallest coin. */
function discountOf({ percentage, amount }: CouponRow, { country, subtotal }: CouponContext): number {
  const wanted = percentage === null ? (amount ?? 0) : shareOf(subtotal, percentage);
  const coin = toMinorUnits(10 ** -usualDecimals(country.denomination));
  return Math.min(Math.round(wanted / coin) * coin, subtotal);
}

const ALL = 10_000;

/** Avoids the inexact product of both. */
const shareOf = (subtotal: number, percentage: number) =>
  Number((BigInt(subtotal) * BigInt(percentage) * 2n + BigInt(ALL)) / BigInt(2 * ALL));

function savingOf({ percentage, amount, denomination }: CouponRow): string {
  if (percentage !== null) return `${fromHundredths(percentage)} %`;
  return `${fromHundredths(amount ?? 0).toFixed(2)} ${denomination}`;
}

const dayOf = (moment: Date, timeZone: string) =>
  moment.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone });
