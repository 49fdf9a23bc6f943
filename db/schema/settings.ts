import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** One row; what is null is not shown, or is in the shop's own words. */
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
  /** By its IANA name: the clock of the back office. */
  timeZone: text('time_zone').notNull().default('UTC'),
  /** Where faults of the shop's security are reported: an email address, or one of the web. */
  securityContact: text('security_contact'),
  /** Of its products, where that is not the shop's name. */
  brand: text('brand'),
  /** How long an order can be sent back; 0 where nothing is taken back. */
  returnDays: integer('return_days'),
  /** Who pays to send it back. */
  returnPostage: text('return_postage', { enum: ['shop', 'customer'] }),
  /** Whether a password alone signs staff in no more. */
  passkeysRequired: integer('passkeys_required', { mode: 'boolean' }).notNull().default(false),
  /** Sign-ins of staff that a password made until then have ended. */
  passwordsEndedAt: integer('passwords_ended_at', { mode: 'timestamp_ms' }),
  version: integer('version').notNull().default(1),
});
