import type { FieldErrors, Resolver } from 'react-hook-form';
import { type Coupon, CreateCoupon } from '../../../../functions/pricing/coupons/contract.ts';
import { COUPON } from '../../../../functions/pricing/coupons/record.ts';
import { formLabelsOf } from '../../../../functions/records/labels.ts';
import { inOrder } from '../../../../functions/records/record.ts';
import { describeValues } from '../../form/fields.ts';
import { toIso, toLocal } from '../../form/local-moments.ts';
import { typedAsText } from '../../form/read-number.ts';
import { checkFilled } from '../../form/resolver.ts';
import { statusWord } from '../../form/status-choice.tsx';
import { freshTexts, numbersOf, storedTexts, type Texts } from '../../form/values.ts';
import { withNumbers } from '../../form/with-numbers.ts';

/** A coupon's form values: all text, one kind of saving, times in shop time. */
export type CouponValues = Texts<typeof COUPON.fields> & { saving: string };

const FIRST = ['couponCode', 'saving'];

export const SAVINGS = [
  { value: 'percentage', label: 'Percentage' },
  { value: 'amount', label: 'Amount' },
];

export const FRESH: CouponValues = inOrder({ ...freshTexts(COUPON), saving: 'percentage' }, FIRST);

export const toValues = (coupon: Coupon): CouponValues => ({
  ...storedTexts(COUPON, coupon),
  saving: coupon.amount === null ? 'percentage' : 'amount',
  validFrom: toLocal(coupon.validFrom),
  validUntil: toLocal(coupon.validUntil),
});

export const LABELS = inOrder({ ...formLabelsOf(COUPON), saving: 'Saving' }, FIRST);

export const describeFields = (values: CouponValues) =>
  describeValues(LABELS, values, {
    saving:
      values.saving === 'amount'
        ? `${typedAsText(values.amount)} ${values.denomination}`.trim()
        : `${typedAsText(values.percentage)} %`,
    mostUses: typedAsText(values.mostUses),
    validFrom: values.validFrom.replace('T', ' '),
    validUntil: values.validUntil.replace('T', ' '),
    percentage: null,
    amount: null,
    denomination: null,
    displayStatus: statusWord(values.displayStatus),
  });

const resolve = checkFilled(CreateCoupon);

const judge: Resolver<CouponValues, unknown, CreateCoupon> = async (values, context, options) => {
  const { saving, percentage, amount, denomination, validFrom, validUntil, ...others } = values;
  const chosen = saving === 'amount' ? { amount, denomination } : { percentage };
  const stored = context as Coupon | undefined;
  const moments = {
    validFrom: validFrom && toIso(validFrom, { kept: stored?.validFrom }),
    validUntil: validUntil && toIso(validUntil, { kept: stored?.validUntil, isEnd: true }),
  };
  const result = await resolve({ ...others, ...chosen, ...moments }, context, options);
  const errors = result.errors as FieldErrors<CouponValues>;
  if (saving === 'amount' && errors.percentage) {
    errors.amount = { ...errors.percentage, message: 'Amount is required' };
    delete errors.percentage;
  }
  return result as Awaited<ReturnType<typeof judge>>;
};

/** Only the chosen saving is validated and sent. */
export const couponResolver = withNumbers(({ saving, denomination }) => {
  const { percentage = '', amount = '', ...others } = numbersOf(COUPON, denomination);
  return saving === 'amount' ? { amount, ...others } : { percentage, ...others };
}, judge);
