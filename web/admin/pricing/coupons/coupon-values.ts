import type { FieldErrors, Resolver } from 'react-hook-form';
import { type Coupon, CreateCoupon } from '../../../../functions/pricing/coupons/contract.ts';
import { describeValues } from '../../form/fields.ts';
import { toIso, toLocal } from '../../form/local-moments.ts';
import { checkFilled } from '../../form/resolver.ts';
import { statusValue, statusWord } from '../../form/status-choice.tsx';

/** A coupon as its form has it: all as text, one saving chosen, moments by the clock of this computer. */
export type CouponValues = {
  couponCode: string;
  saving: string;
  percentage: string;
  amount: string;
  denomination: string;
  validFrom: string;
  validUntil: string;
  mostUses: string;
  displayStatus: string;
};

export const SAVINGS = [
  { value: 'percentage', label: 'Percentage' },
  { value: 'amount', label: 'Amount' },
];

export const FRESH: CouponValues = {
  couponCode: '',
  saving: 'percentage',
  percentage: '',
  amount: '',
  denomination: '',
  validFrom: '',
  validUntil: '',
  mostUses: '',
  displayStatus: statusValue(true),
};

const text = (value: string | number | null) => String(value ?? '');

export const toValues = (coupon: Coupon): CouponValues => ({
  couponCode: coupon.couponCode,
  saving: coupon.amount === null ? 'percentage' : 'amount',
  percentage: text(coupon.percentage),
  amount: text(coupon.amount),
  denomination: text(coupon.denomination),
  validFrom: toLocal(coupon.validFrom),
  validUntil: toLocal(coupon.validUntil),
  mostUses: text(coupon.mostUses),
  displayStatus: statusValue(coupon.displayStatus),
});

export const LABELS = {
  couponCode: 'Code',
  saving: 'Saving',
  percentage: 'Percentage',
  amount: 'Amount',
  denomination: 'Currency',
  validFrom: 'Valid from',
  validUntil: 'Valid until',
  mostUses: 'Limit of uses',
  displayStatus: 'Display Status',
};

export const inWords = (values: CouponValues) =>
  describeValues(LABELS, values, {
    saving:
      values.saving === 'amount'
        ? `${values.amount} ${values.denomination}`.trim()
        : `${values.percentage} %`,
    validFrom: values.validFrom.replace('T', ' '),
    validUntil: values.validUntil.replace('T', ' '),
    percentage: null,
    amount: null,
    denomination: null,
    displayStatus: statusWord(values.displayStatus),
  });

const resolve = checkFilled(CreateCoupon);

/** Only the saving that is chosen is sent, and only its fields can be wrong. */
export const couponResolver: Resolver<CouponValues, unknown, CreateCoupon> = async (
  values,
  context,
  options,
) => {
  const { saving, percentage, amount, denomination, validFrom, validUntil, ...others } = values;
  const chosen = saving === 'amount' ? { amount, denomination } : { percentage };
  const moments = { validFrom: validFrom && toIso(validFrom), validUntil: validUntil && toIso(validUntil) };
  const result = await resolve({ ...others, ...chosen, ...moments }, context, options);
  const errors = result.errors as FieldErrors<CouponValues>;
  if (saving === 'amount' && errors.percentage) {
    errors.amount = { ...errors.percentage, message: 'Amount is required' };
    delete errors.percentage;
  }
  return result as Awaited<ReturnType<typeof couponResolver>>;
};
