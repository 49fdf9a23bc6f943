/** Later than any run. */
const IN_A_CENTURY = 4_900_000_000_000;

export const BY_PAYPAL = "UPDATE orders SET payment = 'paypal'";
export const SEVERAL_PAYMENTS = 'DROP INDEX IF EXISTS payments_one_of_an_order';
const ACCOUNTS =
  "INSERT INTO users (username, password_hash, role, created_at) VALUES ('maria', 'x', 'customer', 0), ('leila', 'x', 'customer', 0)";

const moved = (from: string, to: string, at = 0) =>
  `INSERT INTO order_moves (order_id, from_state, to_state, moved_by, at) VALUES (2, '${from}', '${to}', 'x', ${at})`;
export const isPaid = moved('pending', 'paid');

/** Of what the order costs. */
export const payment = (state: string, { order = 2, currency = 'EUR' } = {}) =>
  `INSERT INTO payments (payment_id, order_id, capture_id, state, amount, denomination, approve_url, created_at, updated_at)
  VALUES (hex(randomblob(8)), ${order}, hex(randomblob(8)), '${state}', 1500, '${currency}', 'https://pay.example', 0, 0)`;

/** Damage that is possible only with the database's rules switched off, and what the audit then finds. */
export const FAULTS: [check: string, what: string, said: string, ...statements: string[]][] = [
  [
    'stock',
    'Price of product 1 in country 1',
    '7 in stock, the ledger says 4',
    'DROP TRIGGER stock_ledger_update',
    'UPDATE product_prices SET stock_available = 7',
  ],
  [
    'stock-ledger',
    'Line 4 of product 1 in country 1',
    '5 and -1 is not 3',
    'UPDATE stock_moves SET stock = 3 WHERE line = 4',
  ],
  [
    'sold',
    'Order M00000002',
    'product 1: 1 ordered, 0 taken',
    'UPDATE stock_moves SET order_id = NULL WHERE order_id = 2',
  ],
  [
    'given-back',
    'Order M00000001',
    'product 1: 1 taken, 0 given back',
    "UPDATE stock_moves SET order_id = NULL WHERE reason = 'returned'",
  ],
  [
    'order-lines',
    'Order M0000000A',
    'it has no lines',
    "INSERT INTO orders (order_number, idempotency_key, request_hash, email, payment, country_code, country_name, denomination, billing, subtotal, shipping, total, created_at) VALUES ('M0000000A', 'key-of-a', '', 'a@b', 'paypal', 'DE', 'G', 'EUR', '{}', 0, 0, 0, 0)",
  ],
  [
    'order-totals',
    'Order M00000002',
    '15.00, it comes to 12.00',
    'UPDATE order_lines SET unit_price = 700 WHERE order_id = 2',
  ],
  [
    'order-states',
    'Order M00000002',
    'paid, its moves lead to pending',
    'DROP TRIGGER order_state_by_moves_alone',
    "UPDATE orders SET state = 'paid' WHERE order_id = 2",
  ],
  [
    'points',
    'Order M00000002',
    'PV 9.00 and PQ 0.50, it comes to 1.00 and 0.50',
    'UPDATE points_moves SET pv = 900 WHERE order_id = 2',
  ],
  ['coupons', 'Coupon SPRING', '2 uses, 1 orders', 'UPDATE coupons SET uses = 2'],
  ['payments', 'Order M00000002', '15.00, PayPal took 0.00 in 0 payments', BY_PAYPAL, isPaid],
  [
    'payments',
    'Order M00000002',
    '15.00, PayPal took 30.00 in 2 payments',
    BY_PAYPAL,
    SEVERAL_PAYMENTS,
    isPaid,
    payment('captured'),
    payment('captured'),
  ],
  [
    'money-held',
    'Order M00000002',
    'pending, but PayPal holds 15.00 EUR: send it back if that stays so',
    BY_PAYPAL,
    payment('captured'),
  ],
  [
    'money-held',
    'Order M00000001',
    'cancelled, but PayPal holds 15.00 EUR: send it back',
    BY_PAYPAL,
    payment('captured', { order: 1 }),
  ],
  [
    'money-held',
    'Order M00000002',
    'refunded, but PayPal holds 15.00 EUR: send it back',
    BY_PAYPAL,
    isPaid,
    payment('captured'),
    moved('paid', 'refunded'),
  ],
  [
    'money-sent-back',
    'Order M00000002',
    'paid, but PayPal sent 15.00 EUR back: refund the order',
    BY_PAYPAL,
    isPaid,
    payment('refunded'),
  ],
  [
    'money-sent-back',
    'Order M00000002',
    'pending, but PayPal sent 15.00 EUR back: cancel the order',
    BY_PAYPAL,
    payment('refunded'),
  ],
  [
    'currencies',
    'Order M00000002',
    'in EUR, but its payment of 15.00 is in GBP: send that back',
    BY_PAYPAL,
    isPaid,
    payment('captured', { currency: 'GBP' }),
  ],
  [
    'paid-first',
    'Order M00000002',
    'shipped, but never paid by Direct bank transfer: ask for the money',
    "UPDATE orders SET payment = 'cash-on-delivery' WHERE order_id = 2",
    moved('pending', 'shipped'),
    "UPDATE orders SET payment = 'bank-transfer' WHERE order_id = 2",
  ],
  [
    'discounts',
    'Order M00000002',
    '3.00 off by SPRING, but that use is not counted: lower the limit of the coupon by 1',
    'UPDATE orders SET discount = 300, total = 1200 WHERE order_id = 2',
    'DELETE FROM coupon_uses WHERE order_id = 2',
  ],
  [
    'discounts',
    'Order M00000002',
    '3.00 off, but the code of its coupon is gone: write it into a note of the order',
    'UPDATE orders SET discount = 300, total = 1200, coupon_code = NULL WHERE order_id = 2',
  ],
  [
    'accounts',
    'Order M00000002',
    'of maria, but its points are with leila: its email says whose it is',
    ACCOUNTS,
    'UPDATE orders SET user_id = 1 WHERE order_id = 2',
    'UPDATE points_moves SET user_id = 2 WHERE order_id = 2',
  ],
  [
    'accounts',
    'Order M00000002',
    'of nobody, but its points are with leila: its email says whose it is',
    ACCOUNTS,
    'UPDATE points_moves SET user_id = 2 WHERE order_id = 2',
  ],
  [
    'countries',
    'Order M00000002',
    'product 1: taken in Austria, but the order is of Germany: count it in both',
    "UPDATE countries SET country_code = 'AT', country_name = 'Austria'",
    "INSERT INTO countries (country_code, country_name, denomination, created_at) VALUES ('DE', 'Germany', 'EUR', 0)",
    "UPDATE orders SET country_code = 'AT' WHERE order_id = 1",
  ],
  [
    'letters',
    'Order M00000002',
    'no email says that it is placed: write to the customer, unless staff deleted it',
    `UPDATE orders SET created_at = ${IN_A_CENTURY} WHERE order_id = 2`,
    'DELETE FROM letters WHERE order_id = 2',
  ],
  [
    'letters',
    'Order M00000002',
    'no email says that it is paid: write to the customer, unless staff deleted it',
    moved('pending', 'paid', IN_A_CENTURY),
  ],
  [
    'sales',
    '1970-02-10 00:15, EUR',
    '1 orders and 1.00, it comes to 0 and 0.00',
    "INSERT INTO sales_by_quarter_hour VALUES (3841, 'EUR', 1, 100)",
  ],
  [
    'ratings',
    'Product 1',
    '5.00 of 2 reviews, it comes to 0.00 of 0',
    'UPDATE products SET rating = 500, review_count = 2',
  ],
  ['units-sold', 'Product 1', '9 sold, the ledger says 1', 'UPDATE products SET units_sold = 9'],
  [
    'has-stock',
    'Price of product 1 in country 1',
    '4 in stock, but lists take it for sold out: save its stock again',
    'UPDATE product_prices SET has_stock = 0',
  ],
  [
    'leading-variants',
    'Product 1 in country 1',
    'Lists leave it out, but it comes first in its family: save its price again',
    "INSERT INTO families (family_name, options) VALUES ('Kettles', '[\"Colour\"]')",
    `UPDATE products SET family_id = (SELECT family_id FROM families), options = '["Sand"]'`,
    'UPDATE product_prices SET leading = 0',
  ],
  [
    'option-counts',
    'Colour:Sand in subcategory 1 and country 1',
    '5 families counted, there are 1',
    "INSERT INTO families (family_name, options) VALUES ('Pots', '[\"Colour\"]')",
    `UPDATE products SET family_id = (SELECT max(family_id) FROM families), options = '["Sand"]'`,
    'UPDATE option_counts SET families = 5',
  ],
  [
    'reduced-counts',
    'Subcategory 1 in country 1',
    '7 reduced products counted, there are 1; in stock 1 counted, there are 1',
    'UPDATE price_counts SET reduced = 7',
  ],
  [
    'reduced-counts',
    'Subcategory 1 in country 1',
    '1 reduced products counted, there are 1; in stock 7 counted, there are 1',
    'UPDATE price_counts SET reduced_in_stock = 7',
  ],
  [
    'order-counts',
    'Orders pending in DE',
    '7 counted, there are 1',
    "UPDATE order_counts SET orders = 7 WHERE state = 'pending'",
  ],
  [
    'product-counts',
    'Subcategory Kettles',
    '5 products counted, there are 1',
    "UPDATE subcategories SET subcategory_name = 'Kettles', product_count = 5",
  ],
  [
    'payable',
    'Price of product 1 in country 1',
    '1.00 and 1.20, but JPY has no decimals',
    'DROP TRIGGER prices_stay_payable',
    "UPDATE countries SET denomination = 'JPY'",
  ],
];
