import type { Coupon } from '../../../functions/contracts/coupons.ts';
import { momentOf } from '../history/moments.ts';
import { writtenMoney, writtenNumber } from '../written.ts';

/** '10 %', or '€5.00'. */
export function savingOf({ percentage, amount, denomination }: Coupon): string {
  if (percentage !== null) return `${writtenNumber(percentage)} %`;
  return writtenMoney(amount ?? 0, denomination ?? '');
}

/** By the clock of whoever reads it. */
export function validityOf({ validFrom, validUntil }: Coupon, now = Date.now()): string {
  if (validUntil && Date.parse(validUntil) <= now) return `Ended ${momentOf(validUntil)}`;
  const from = validFrom && Date.parse(validFrom) > now ? `From ${momentOf(validFrom)}` : '';
  if (!validUntil) return from || 'Always';
  return from ? `${from} until ${momentOf(validUntil)}` : `Until ${momentOf(validUntil)}`;
}

export const usesOf = ({ uses, mostUses }: Coupon) =>
  mostUses === null ? writtenNumber(uses) : `${writtenNumber(uses)} of ${writtenNumber(mostUses)}`;
