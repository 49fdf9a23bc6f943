import type { Coupon } from '../../../../functions/pricing/coupons/contract.ts';
import { formatDateTime, formatMoney, formatNumber } from '../../format.ts';

/** '10 %', or '€5.00'. */
export function savingOf({ percentage, amount, denomination }: Coupon): string {
  if (percentage !== null) return `${formatNumber(percentage)} %`;
  return formatMoney(amount ?? 0, denomination ?? '');
}

export function validityOf({ validFrom, validUntil }: Coupon, now = Date.now()): string {
  if (validUntil && Date.parse(validUntil) <= now) return `Ended ${formatDateTime(validUntil)}`;
  const from = validFrom && Date.parse(validFrom) > now ? `From ${formatDateTime(validFrom)}` : '';
  if (!validUntil) return from || 'Always';
  return from ? `${from} until ${formatDateTime(validUntil)}` : `Until ${formatDateTime(validUntil)}`;
}

export const usesOf = ({ uses, mostUses }: Coupon) =>
  mostUses === null ? formatNumber(uses) : `${formatNumber(uses)} of ${formatNumber(mostUses)}`;
