import type { Coupon } from '../../../../functions/pricing/coupons/contract.ts';
import { formatMoney, formatNumber } from '../../format.ts';
import { momentOf } from '../../office/history/moments.ts';

/** '10 %', or '€5.00'. */
export function savingOf({ percentage, amount, denomination }: Coupon): string {
  if (percentage !== null) return `${formatNumber(percentage)} %`;
  return formatMoney(amount ?? 0, denomination ?? '');
}

/** In the time zone of this browser. */
export function validityOf({ validFrom, validUntil }: Coupon, now = Date.now()): string {
  if (validUntil && Date.parse(validUntil) <= now) return `Ended ${momentOf(validUntil)}`;
  const from = validFrom && Date.parse(validFrom) > now ? `From ${momentOf(validFrom)}` : '';
  if (!validUntil) return from || 'Always';
  return from ? `${from} until ${momentOf(validUntil)}` : `Until ${momentOf(validUntil)}`;
}

export const usesOf = ({ uses, mostUses }: Coupon) =>
  mostUses === null ? formatNumber(uses) : `${formatNumber(uses)} of ${formatNumber(mostUses)}`;
