import type { Row } from './valid-rows.ts';

export type Check = [constraint: string, table: string, wrong: Row[]];

export const long = (length: number) => 'x'.repeat(length);

/** For every CHECK of orders and payments, a value that violates it. */
export const ORDER_CHECKS: Check[] = [
  ['order_number_form', 'orders', [{ order_number: 'M123' }, { order_number: 'M0000000I' }]],
  ['idempotency_key_length', 'orders', [{ idempotency_key: 'short' }, { idempotency_key: long(101) }]],
  ['order_email_length', 'orders', [{ email: 'a@' }, { email: long(255) }]],
  ['order_state_known', 'orders', [{ state: 'lost' }]],
  ['billing_is_an_address', 'orders', [{ billing: '[]' }, { billing: '"x"' }]],
  ['shipping_is_an_address', 'orders', [{ shipping_address: 'null' }]],
  ['order_notes_length', 'orders', [{ notes: long(2001) }]],
  ['subtotal_not_negative', 'orders', [{ subtotal: -1, discount: -1, total: 500 }]],
  ['shipping_not_negative', 'orders', [{ shipping: -1, total: 999 }]],
  [
    'discount_within_subtotal',
    'orders',
    [
      { discount: -1, total: 1501 },
      { discount: 1001, total: 499 },
    ],
  ],
  ['total_adds_up', 'orders', [{ total: 1499 }]],
  ['payment_id_length', 'payments', [{ payment_id: '' }, { payment_id: long(101) }]],
  ['capture_id_length', 'payments', [{ capture_id: '' }, { capture_id: long(101) }]],
  ['payment_state_known', 'payments', [{ state: 'paid' }]],
  ['payment_amount_positive', 'payments', [{ amount: 0 }, { amount: -1 }]],
  ['payment_denomination_length', 'payments', [{ denomination: '' }, { denomination: long(51) }]],
  [
    'approve_url_of_the_web',
    'payments',
    [{ approve_url: 'javascript:alert(1)' }, { approve_url: 'https://' }],
  ],
  ['refusals_not_negative', 'payments', [{ refusals: -1 }]],
  [
    'money_has_its_capture',
    'payments',
    ['pending', 'captured', 'refunding', 'refunded'].map(state => ({ state, capture_id: null })),
  ],
  ['surplus_or_not', 'payments', [{ surplus: 2 }]],
  ['no_more_goes_back_than_came', 'payments', [{ returned: -1 }, { returned: 1501 }]],
  ['no_more_went_back_before_than_came', 'payments', [{ returned_before: -1 }, { returned_before: 1501 }]],
  ['refund_move_is_json', 'payments', [{ state: 'refunding', refund_move: 'x' }]],
  ['refund_move_of_a_refund', 'payments', [{ state: 'captured', refund_move: '{}' }]],
  ['looks_not_negative', 'payments', [{ looks: -1 }]],
  ['failures_not_negative', 'payments', [{ failures: -1 }]],
  ['unsettled_known', 'payments', [{ unsettled: 'lost' }]],
  ['takings_method_length', 'takings_read', [{ method: '' }, { method: long(51) }]],
  ['takings_page_positive', 'takings_read', [{ page: 0 }]],
  ['takings_problem_length', 'takings_read', [{ problem: '' }, { problem: long(501) }]],
  ['taken_capture_id_length', 'unknown_takings', [{ capture_id: '' }, { capture_id: long(101) }]],
  ['taken_method_length', 'unknown_takings', [{ method: '' }, { method: long(51) }]],
  ['taken_order_number_length', 'unknown_takings', [{ order_number: '' }, { order_number: long(51) }]],
  ['taken_amount_positive', 'unknown_takings', [{ amount: 0 }]],
  ['taken_denomination_length', 'unknown_takings', [{ denomination: '' }, { denomination: long(51) }]],
  ['event_id_length', 'payment_messages', [{ event_id: '' }, { event_id: long(101) }]],
];
