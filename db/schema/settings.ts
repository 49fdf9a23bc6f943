import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** One row; null values are hidden or have defaults. */
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
  /** IANA name; used throughout the back office. */
  timeZone: text('time_zone').notNull().default('UTC'),
  /** Where to report security issues: an email address or a URL. */
  securityContact: text('security_contact'),
  /** Brand of its products, unless it is the shop's name. */
  brand: text('brand'),
  /** Days to return an order; 0 for no returns. */
  returnDays: integer('return_days'),
  /** Who pays for return shipping. */
  returnPostage: text('return_postage', { enum: ['shop', 'customer'] }),
  /** Whether staff need more than a password to sign in. */
  passkeysRequired: integer('passkeys_required', { mode: 'boolean' }).notNull().default(false),
  /** Staff sessions started by password before this time are revoked. */
  passwordsEndedAt: integer('passwords_ended_at', { mode: 'timestamp_ms' }),
  version: integer('version').notNull().default(1),
});
