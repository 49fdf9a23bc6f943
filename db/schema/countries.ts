import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

export const countries = sqliteTable('countries', {
  countryId: integer('country_id').primaryKey({ autoIncrement: true }),
  countryCode: text('country_code').notNull(),
  countryName: text('country_name').notNull(),
  denomination: text('denomination').notNull(),
  displayStatus: integer('display_status', { mode: 'boolean' }).notNull().default(true),
  createdAt: integer('created_at', { mode: 'timestamp_ms' }).notNull(),
  /** Shipping fee for an order, in hundredths. */
  shippingFee: integer('shipping_fee').notNull().default(3000),
  /** Working days that delivery takes, and the hour until which orders are sent the same day; null if unknown. */
  deliveryDaysFrom: integer('delivery_days_from'),
  deliveryDaysTo: integer('delivery_days_to'),
  orderBy: integer('order_by'),
  version: integer('version').notNull().default(1),
});
