import * as z from 'zod';
import { openApiMeta } from '../../contracts/described.ts';
import { listFilter } from '../../contracts/paging.ts';
import { unpayableIn } from '../../records/payable.ts';
import { exampleRowOf, fieldsOf, keyFieldsOf, requestFieldsOf } from '../../records/record.ts';
import { filtersOf, responseSchema, rulesOf, sortsOf, withDefaults } from '../../records/rules.ts';
import { COUPON } from './record.ts';

const rules = rulesOf(COUPON);

export const Coupon = z.object(responseSchema(COUPON)).register(openApiMeta, {
  id: 'Coupon',
  examples: [exampleRowOf(COUPON, one => [...keyFieldsOf(one), ...requestFieldsOf(one), ...fieldsOf(one)])],
});
export type Coupon = z.infer<typeof Coupon>;

/** Messages for the database's coupon rules. */
export const COUPON_RULES = {
  coupon_is_share_or_amount: { path: 'percentage', message: 'Give either a percentage or an amount' },
  coupon_amount_has_currency: {
    path: 'denomination',
    message: 'An amount needs a currency; a percentage has none',
  },
  coupon_ends_after_it_begins: { path: 'validUntil', message: 'It must end after it begins' },
  coupon_within_its_uses: {
    path: 'mostUses',
    message: 'The limit of uses can’t be below the number of orders that already use the coupon',
  },
};

type CouponInput = Pick<Coupon, 'percentage' | 'amount' | 'denomination' | 'validFrom' | 'validUntil'>;

function rulesBroken(given: CouponInput) {
  const { percentage, amount, denomination, validFrom, validUntil } = given;
  const { coupon_is_share_or_amount, coupon_amount_has_currency, coupon_ends_after_it_begins } = COUPON_RULES;
  const isOneOfBoth = (percentage === null) !== (amount === null);
  return [
    isOneOfBoth ? undefined : coupon_is_share_or_amount,
    isOneOfBoth && (amount === null) !== (denomination === null) ? coupon_amount_has_currency : undefined,
    validFrom && validUntil && validUntil <= validFrom ? coupon_ends_after_it_begins : undefined,
    ...unpayableIn(COUPON, given, denomination ?? ''),
  ].filter(rule => rule !== undefined);
}

export const CreateCoupon = z
  .object(withDefaults(COUPON, rules))
  .superRefine((coupon, context) => {
    for (const { path, message } of rulesBroken(coupon)) {
      context.addIssue({ code: 'custom', path: [path], message });
    }
  })
  .register(openApiMeta, { id: 'CreateCoupon', examples: [exampleRowOf(COUPON, requestFieldsOf)] });
export type CreateCoupon = z.infer<typeof CreateCoupon>;

export const UpdateCoupon = z
  .object(rules)
  .partial()
  .register(openApiMeta, {
    id: 'UpdateCoupon',
    description: 'A new percentage replaces the amount, and vice versa',
    examples: [{ displayStatus: false }],
  });
export type UpdateCoupon = z.infer<typeof UpdateCoupon>;

export const CouponFilter = listFilter(sortsOf(COUPON, ['createdAt'])).extend(filtersOf(COUPON));
export type CouponFilter = z.infer<typeof CouponFilter>;
