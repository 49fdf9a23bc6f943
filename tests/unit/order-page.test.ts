import { describe, expect, test } from 'vitest';
import type { Order } from '../../functions/ordering/orders/contract.ts';
import { expectedDelivery } from '../../functions/ordering/orders/expected-delivery.ts';
import { accountNumberIn, amountFor } from '../../web/ordering/order/payment/banking-texts.ts';

describe('what a bank’s form takes', () => {
  test.each([
    [
      'the IBAN in a line',
      ['Meridian Ltd', 'IBAN GB00 MERI 0000 0000 0000 00'],
      'GB00 MERI 0000 0000 0000 00',
    ],
    [
      'an IBAN and no more of its line',
      ['DE89370400440532013000, BIC COBADEFFXXX'],
      'DE89370400440532013000',
    ],
    ['a longer IBAN', ['DE89 3704 0044 0532 0130 00 COBADEFF'], 'DE89 3704 0044 0532 0130 00'],
    ['everything, without an IBAN', ['Meridian Ltd', 'Account 12345'], 'Meridian Ltd\nAccount 12345'],
    ['nothing, without an account', [], undefined],
  ])('%s', (_, account, copied) => {
    expect(accountNumberIn(account)).toBe(copied);
  });

  test.each([
    [1234.5, 'en', '1234.50'],
    [1234.5, 'de', '1234,50'],
    [12.345, 'en', '12.345'],
    [1200, 'ar-SA', '1200'],
  ])('the amount %d for a reader of %s', (total, locale, copied) => {
    expect(amountFor({ total }, locale)).toBe(copied);
  });
});

describe('the expected delivery', () => {
  const USUAL = { deliveryDaysFrom: 2, deliveryDaysTo: 3, orderBy: 14, timeZone: 'Europe/London' };
  const DAYS = { daysFrom: 2, daysTo: 3 };
  const moved = (to: Order['state'], at: string) => ({ to, at, by: null, note: '' });
  const paid = moved('paid', '2026-11-26T15:00:00.000Z');
  const shipped = moved('shipped', '2026-11-30T15:00:00.000Z');
  type Changes = Partial<Pick<Order, 'state' | 'payment' | 'moves'> & { delivery: object | null }>;

  test.each<[string, Changes, object | null]>([
    [
      'counts from the order, if paid at the door',
      { payment: 'cash-on-delivery' },
      { from: '2026-11-26', to: '2026-11-27' },
    ],
    ['waits for a transfer', {}, { from: null, to: null }],
    ['waits for a payment online', { payment: 'paypal' }, { from: null, to: null }],
    ['counts from the payment', { state: 'paid', moves: [paid] }, { from: '2026-12-01', to: '2026-12-02' }],
    [
      'counts from the day of shipping',
      { state: 'shipped', moves: [paid, shipped] },
      { from: '2026-12-02', to: '2026-12-03' },
    ],
    ['is over once delivered', { state: 'delivered', moves: [paid, shipped] }, null],
    ['is off once cancelled', { state: 'cancelled' }, null],
    [
      'is unknown if the shop doesn’t say',
      { delivery: { ...USUAL, deliveryDaysFrom: null, deliveryDaysTo: null } },
      null,
    ],
    ['is unknown in a country that is gone', { delivery: null }, null],
  ])('%s', (_, { delivery = USUAL, ...given }, days) => {
    const order = {
      state: 'pending' as const,
      payment: 'bank-transfer' as const,
      createdAt: new Date('2026-11-24T09:00Z'),
      moves: [],
      ...given,
      delivery: delivery && JSON.stringify(delivery),
    };
    expect(expectedDelivery(order)).toEqual(days && { ...DAYS, ...days });
  });
});
