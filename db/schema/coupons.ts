import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** Either a percentage, in hundredths, or an amount in hundredths of one currency. */
export const coupons = sqliteTable('coupons', {
  couponId: integer('coupon_id').primaryKey({ autoIncrement: true }),
  couponCode: text('coupon_code').notNull(),
  percentage: integer('percentage'),
  amount: integer('amount'),
  denomination: text('denomination'),
  validFrom: integer('valid_from', { mode: 'timestamp_ms' }),
  validUntil: integer('valid_until', { mode: 'timestamp_ms' }),
  /** Null for no limit. */
  mostUses: integer('most_uses'),
  /** Maintained by triggers. */
  uses: integer('uses').notNull().default(0),
  displayStatus: integer('display_status', { mode: 'boolean' }).notNull().default(true),
  createdAt: integer('created_at', { mode: 'timestamp_ms' }).notNull(),
  version: integer('version').notNull().default(1),
});
