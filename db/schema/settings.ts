import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** One row; what is null stands as the shop was built. */
export const settings = sqliteTable('settings', {
  id: integer('id').primaryKey(),
  shopName: text('shop_name'),
  blurb: text('blurb'),
  address: text('address'),
  email: text('email'),
  ordersEmail: text('orders_email'),
  phone: text('phone'),
  ordersPhone: text('orders_phone'),
  social: text('social', { mode: 'json' }).$type<{ label: string; url: string }[]>().notNull().default([]),
  /** The day of /coming-soon, as `2027-03-20`. */
  openingDay: text('opening_day'),
  bankAccount: text('bank_account'),
  checkoutNotice: text('checkout_notice'),
  version: integer('version').notNull().default(1),
});
