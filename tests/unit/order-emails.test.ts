import { describe, expect, test } from 'vitest';
import { PAYMENTS, type PaymentMethod } from '../../functions/contracts/payment-methods.ts';
import { dueOnArrival, howToPay } from '../../functions/ordering/order-emails/payment-parts.ts';
import type { Order } from '../../functions/ordering/orders/contract.ts';
import { whatFollows } from '../../web/admin/ordering/orders/move-words.ts';
import { nextText } from '../../web/texts/payments.ts';

const orderPaidBy = (payment: PaymentMethod): Order => ({
  orderNumber: 'M7K2D9QHX',
  state: 'pending',
  createdAt: '2026-09-01T08:00:00.000Z',
  country: 'DE',
  countryName: 'Germany',
  denomination: 'EUR',
  payment,
  lines: [],
  subtotal: 129,
  shipping: 30,
  discount: 0,
  coupon: null,
  total: 159,
  points: { pv: 0, pq: 0 },
  billing: {
    firstName: 'Maria',
    lastName: 'Lang',
    address: 'Hafenstr. 1',
    city: 'Hamburg',
    state: 'Hamburg',
    postcode: '20457',
    country: 'DE',
    email: 'maria@example.com',
    phone: '1',
  },
  shippingAddress: null,
  notes: '',
  moves: [],
  next: [],
  payBy: null,
  expectedDelivery: null,
  inAccount: false,
});

const sender = { shopName: 'Meridian', ordersEmail: null, bankAccount: 'IBAN GB00' };
const placed = (payment: PaymentMethod) =>
  howToPay({ order: orderPaidBy(payment), sender, origin: 'https://shop.example' });

describe('what an email says about payment', () => {
  test('a bank transfer shows the amount, the account and the reference', () => {
    expect(placed('bank-transfer')).toEqual([
      {
        kind: 'text',
        text: 'Please transfer the total with this reference. We’ll ship your order once the money arrives.',
      },
      {
        kind: 'rows',
        rows: [
          ['Amount', '€159.00'],
          ['To', 'IBAN GB00'],
          ['Reference', 'M7K2D9QHX'],
        ],
      },
    ]);
    expect(dueOnArrival(orderPaidBy('bank-transfer'))).toEqual([]);
  });

  test('an online payment links to the order page', () => {
    const text = 'If you haven’t paid yet, you can do so here: https://shop.example/order/M7K2D9QHX';
    expect(placed('paypal')).toEqual([{ kind: 'text', text }]);
    expect(dueOnArrival(orderPaidBy('paypal'))).toEqual([]);
  });

  test('cash on delivery shows the amount at once, and again when the parcel ships', () => {
    const order = orderPaidBy('cash-on-delivery');
    expect(placed('cash-on-delivery')).toEqual([
      { kind: 'text', text: 'You pay €159.00 when your parcel arrives.' },
    ]);
    expect(dueOnArrival(order)).toEqual([
      { kind: 'text', text: 'Please have €159.00 ready when it arrives.' },
    ]);
    expect(whatFollows(order, 'shipped', false)).toContain('Payment is due on delivery: €159.00.');
  });

  test('a customer who paid before shipping is not asked for money at the door', () => {
    const paid = { to: 'paid', at: '2026-09-02T08:00:00.000Z', note: '', by: null } as const;
    const order: Order = { ...orderPaidBy('cash-on-delivery'), state: 'paid', moves: [paid] };
    expect(dueOnArrival(order)).toEqual([]);
    expect(whatFollows(order, 'shipped', false)).toEqual(['The customer gets an email.']);
    expect(whatFollows(order, 'shipped', true)).toEqual([]);
  });

  test('staff refunding a partly refunded order see the remainder', () => {
    const payment = {
      paymentId: 'P1',
      state: 'captured',
      denomination: 'EUR',
      failures: 0,
      next: [],
    } as const;
    const payments: Order['payments'] = [
      { ...payment, next: [], isSurplus: false, amount: 159, returned: 9 },
      { ...payment, next: [], isSurplus: true, amount: 159, returned: 20 },
    ];
    const [first] = whatFollows({ ...orderPaidBy('paypal'), payments }, 'refunded', false);
    expect(first).toBe('PayPal refunds €150.00.');
  });
});

test('what to do next has no placeholder but the total', () => {
  const texts = PAYMENTS.map(payment => nextText(payment).replace('{total}', ''));
  expect(texts.join()).not.toMatch(/[{}]/);
});
