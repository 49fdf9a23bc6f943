import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { PaymentMethod } from '../../functions/contracts/payment-methods.ts';
import { users } from './users.ts';

export type OrderAddress = {
  firstName: string;
  lastName: string;
  company?: string | undefined;
  address: string;
  city: string;
  state: string;
  postcode: string;
  country: string;
  email: string;
  phone: string;
};

/** Money is in whole hundredths; names and addresses are copies from the time of the order. */
export const orders = sqliteTable('orders', {
  orderId: integer('order_id').primaryKey({ autoIncrement: true }),
  orderNumber: text('order_number').notNull(),
  idempotencyKey: text('idempotency_key').notNull(),
  /** Distinguishes a retry from a different request with the same key. */
  requestHash: text('request_hash').notNull(),
  /** Null for guests. */
  userId: integer('user_id').references(() => users.userId),
  email: text('email').notNull(),
  state: text('state', { enum: ['pending', 'paid', 'shipped', 'delivered', 'cancelled', 'refunded'] })
    .notNull()
    .default('pending'),
  /** A trigger refuses unknown payment methods, including the empty default. */
  payment: text('payment').notNull().default('').$type<PaymentMethod>(),
  countryCode: text('country_code').notNull(),
  countryName: text('country_name').notNull(),
  denomination: text('denomination').notNull(),
  billing: text('billing', { mode: 'json' }).$type<OrderAddress>().notNull(),
  /** Null if it is sent to the billing address. */
  shippingAddress: text('shipping_address', { mode: 'json' }).$type<OrderAddress>(),
  notes: text('notes').notNull().default(''),
  subtotal: integer('subtotal').notNull(),
  shipping: integer('shipping').notNull(),
  discount: integer('discount').notNull().default(0),
  total: integer('total').notNull(),
  createdAt: integer('created_at', { mode: 'timestamp_ms' }).notNull(),
  version: integer('version').notNull().default(1),
  /** The coupon code, as typed in. */
  couponCode: text('coupon_code'),
  /** Keyed hash of the sender's IP address, kept for 30 days. */
  sender: text('sender'),
});
