import * as z from 'zod';
import { described } from './described.ts';
import { amount, flag, line, moment, whole } from './fields.ts';
import { listFilter } from './paging.ts';

const MOST_PERCENT = 100;

const code = line('Code', { min: 3, max: 50 })
  .regex(/^[0-9A-Za-z_-]+$/, 'Code can have letters, digits, - and _')
  .register(described, {
    title: 'Code',
    description: 'As it is shown; typed in any case it is the same',
    examples: ['SPRING10'],
  });

const share = amount('Percentage')
  .refine(given => given > 0 && given <= MOST_PERCENT, `Percentage must be between 0.01 and ${MOST_PERCENT}`)
  .nullable()
  .register(described, {
    title: 'Percentage',
    description: 'What is taken off the goods, with at most two decimals; or else an amount',
    examples: [10],
  });

const off = amount('Amount')
  .refine(given => given > 0, 'Amount must be more than 0')
  .nullable()
  .register(described, {
    title: 'Amount',
    description: 'What is taken off the goods, in its currency; or else a percentage',
    examples: [null],
  });

const momentOrNone = (label: string, description: string) =>
  moment(label)
    .nullable()
    .register(described, { title: label, description, examples: [null] });

const fields = {
  couponCode: code,
  percentage: share,
  amount: off,
  denomination: line('Currency', { max: 50 })
    .nullable()
    .register(described, {
      title: 'Currency',
      description: 'Of the amount; only orders in it can use the coupon',
      examples: [null],
    }),
  validFrom: momentOrNone('Valid from', 'Null: from now on'),
  validUntil: momentOrNone('Valid until', 'Null: without an end'),
  mostUses: whole('Limit of uses', { min: 1, error: 'Limit of uses must be at least 1' })
    .nullable()
    .register(described, {
      title: 'Limit of uses',
      description: 'How many orders can use it; null: any number',
      examples: [100],
    }),
  displayStatus: flag('Display status'),
};

const A_COUPON = {
  couponCode: 'SPRING10',
  percentage: 10,
  amount: null,
  denomination: null,
  validFrom: null,
  validUntil: '2026-09-30T22:00:00.000Z',
  mostUses: 100,
  displayStatus: true,
};

export const Coupon = z
  .object({
    couponId: z.int(),
    couponCode: z.string(),
    percentage: z.number().nullable(),
    amount: z.number().nullable(),
    denomination: z.string().nullable(),
    validFrom: z.iso.datetime().nullable(),
    validUntil: z.iso.datetime().nullable(),
    mostUses: z.int().nullable(),
    uses: z.int().register(described, { description: 'How many orders use it' }),
    displayStatus: z.boolean(),
    createdAt: z.iso.datetime(),
  })
  .register(described, {
    id: 'Coupon',
    examples: [{ couponId: 1, ...A_COUPON, uses: 3, createdAt: '2026-09-01T08:00:00.000Z' }],
  });
export type Coupon = z.infer<typeof Coupon>;

/** What each rule says that the database holds, where a coupon breaks it. */
export const COUPON_RULES = {
  coupon_is_share_or_amount: { path: 'percentage', message: 'Give either a percentage or an amount' },
  coupon_amount_has_currency: {
    path: 'denomination',
    message: 'An amount needs its currency; a percentage has none',
  },
  coupon_ends_after_it_begins: { path: 'validUntil', message: 'It must end after it begins' },
  coupon_within_its_uses: {
    path: 'mostUses',
    message: 'The limit of uses cannot be below the number of orders that use the coupon already',
  },
};

type Given = Pick<Coupon, 'percentage' | 'amount' | 'denomination' | 'validFrom' | 'validUntil'>;

function rulesBroken({ percentage, amount, denomination, validFrom, validUntil }: Given) {
  const { coupon_is_share_or_amount, coupon_amount_has_currency, coupon_ends_after_it_begins } = COUPON_RULES;
  const isOneOfBoth = (percentage === null) !== (amount === null);
  return [
    isOneOfBoth ? undefined : coupon_is_share_or_amount,
    isOneOfBoth && (amount === null) !== (denomination === null) ? coupon_amount_has_currency : undefined,
    validFrom && validUntil && validUntil <= validFrom ? coupon_ends_after_it_begins : undefined,
  ].filter(rule => rule !== undefined);
}

export const CreateCoupon = z
  .object({
    couponCode: fields.couponCode,
    percentage: fields.percentage.default(null),
    amount: fields.amount.default(null),
    denomination: fields.denomination.default(null),
    validFrom: fields.validFrom.default(null),
    validUntil: fields.validUntil.default(null),
    mostUses: fields.mostUses.default(null),
    displayStatus: fields.displayStatus.default(true),
  })
  .superRefine((coupon, context) => {
    for (const { path, message } of rulesBroken(coupon)) {
      context.addIssue({ code: 'custom', path: [path], message });
    }
  })
  .register(described, { id: 'CreateCoupon', examples: [A_COUPON] });
export type CreateCoupon = z.infer<typeof CreateCoupon>;

export const UpdateCoupon = z
  .object(fields)
  .partial()
  .register(described, {
    id: 'UpdateCoupon',
    description: 'A new percentage takes the place of an amount, and the other way round',
    examples: [{ displayStatus: false }],
  });
export type UpdateCoupon = z.infer<typeof UpdateCoupon>;

export const CouponFilter = listFilter([
  'createdAt',
  'couponCode',
  'validFrom',
  'validUntil',
  'uses',
  'displayStatus',
]).extend({ displayStatus: flag('Status').optional() });
export type CouponFilter = z.infer<typeof CouponFilter>;
