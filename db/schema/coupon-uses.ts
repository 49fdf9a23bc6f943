import { integer, sqliteTable } from 'drizzle-orm/sqlite-core';
import { coupons } from './coupons.ts';
import { orders } from './orders.ts';

/** Which order used which coupon; deleted when the order releases it. */
export const couponUses = sqliteTable('coupon_uses', {
  orderId: integer('order_id')
    .primaryKey()
    .references(() => orders.orderId),
  couponId: integer('coupon_id')
    .notNull()
    .references(() => coupons.couponId),
});
