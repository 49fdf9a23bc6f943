import { createdAt, decimal, id, line, moment, money, status, whole } from '../../records/field.ts';
import { record } from '../../records/record.ts';

const MOST_PERCENT = 100;

const none = { optional: true, default: null, example: null } as const;

/** Either a share of what the goods cost, or an amount of one currency. */
export const COUPON = record(
  { table: 'coupons', kind: 'coupons', one: 'coupon', many: 'coupons' },
  {
    couponId: id('ID', { example: 1 }),
    couponCode: line('Code', {
      min: 3,
      max: 50,
      pattern: { is: /^[0-9A-Za-z_-]+$/, says: 'Code can have letters, digits, - and _' },
      input: {
        title: 'Code',
        description: 'As it is shown; typed in any case it is the same',
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
        description: 'What is taken off the goods, with at most two decimals; or else an amount',
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
        description: 'What is taken off the goods, in its currency; or else a percentage',
        examples: [null],
      },
    }),
    denomination: line('Currency', {
      ...none,
      max: 50,
      currency: true,
      input: {
        title: 'Currency',
        description: 'Of the amount; only orders in it can use the coupon',
        examples: [null],
      },
    }),
    validFrom: moment('Valid from', {
      ...none,
      form: 'Valid from',
      input: { title: 'Valid from', description: 'Null: from now on', examples: [null] },
      sorted: true,
    }),
    validUntil: moment('Valid until', {
      ...none,
      form: 'Valid until',
      header: 'Valid',
      input: { title: 'Valid until', description: 'Null: without an end', examples: [null] },
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
        description: 'How many orders can use it; null: any number',
        examples: [100],
      },
      example: 100,
    }),
    uses: whole('Uses', {
      generated: true,
      restoredAs: 0,
      description: 'How many orders use it',
      listed: true,
      sorted: true,
      example: 3,
    }),
    displayStatus: status(),
    createdAt: createdAt(),
  },
);
