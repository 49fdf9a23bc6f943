import { createdAt, decimal, id, line, moment, money, status, whole } from '../../records/field.ts';
import { defineRecord } from '../../records/record.ts';

const MOST_PERCENT = 100;

const none = { optional: true, default: null, example: null } as const;

/** Either a percentage of the goods or an amount in one currency. */
export const COUPON = defineRecord(
  { table: 'coupons', kind: 'coupons', one: 'coupon', many: 'coupons' },
  {
    couponId: id('ID', { example: 1 }),
    couponCode: line('Code', {
      min: 3,
      max: 50,
      pattern: { is: /^[0-9A-Za-z_-]+$/, says: 'Code can have letters, digits, - and _' },
      input: {
        title: 'Code',
        description: 'As displayed; matched in upper or lower case',
        examples: ['SPRING10'],
      },
      listed: true,
      sorted: true,
      example: 'SPRING10',
    }),
    percentage: decimal('Percentage', {
      ...none,
      over: 0,
      max: MOST_PERCENT,
      error: `Percentage must be between 0.01 and ${MOST_PERCENT}`,
      input: {
        title: 'Percentage',
        description: 'Discount on the goods, at most two decimals; this or an amount',
        examples: [10],
      },
      example: 10,
    }),
    amount: money('Amount', {
      ...none,
      over: 0,
      error: 'Amount must be more than 0',
      input: {
        title: 'Amount',
        description: 'Discount on the goods, in its currency; this or a percentage',
        examples: [null],
      },
    }),
    denomination: line('Currency', {
      ...none,
      max: 50,
      currency: true,
      input: {
        title: 'Currency',
        description: 'Currency of the amount; the coupon applies only to orders in it',
        examples: [null],
      },
    }),
    validFrom: moment('Valid from', {
      ...none,
      form: 'Valid from',
      input: { title: 'Valid from', description: 'Null for no start', examples: [null] },
      sorted: true,
    }),
    validUntil: moment('Valid until', {
      ...none,
      form: 'Valid until',
      header: 'Valid',
      input: { title: 'Valid until', description: 'Null for no end', examples: [null] },
      listed: true,
      sorted: true,
      example: '2026-09-30T22:00:00.000Z',
    }),
    mostUses: whole('Limit of uses', {
      ...none,
      form: 'Limit of uses',
      min: 1,
      error: 'Limit of uses must be at least 1',
      input: {
        title: 'Limit of uses',
        description: 'Number of orders that can use it; null for no limit',
        examples: [100],
      },
      example: 100,
    }),
    uses: whole('Uses', {
      generated: true,
      restoredAs: 0,
      description: 'Number of orders that use it',
      listed: true,
      sorted: true,
      example: 3,
    }),
    displayStatus: status(),
    createdAt: createdAt(),
  },
);
