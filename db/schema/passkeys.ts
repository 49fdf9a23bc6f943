import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { users } from './users.ts';

/** What staff sign in with instead of a password. */
export const passkeys = sqliteTable('passkeys', {
  passkeyId: integer('passkey_id').primaryKey({ autoIncrement: true }),
  /** The browser's ID for it, in base64url. */
  credentialId: text('credential_id').notNull(),
  userId: integer('user_id')
    .notNull()
    .references(() => users.userId),
  publicKey: text('public_key').notNull(),
  /** Signature counter, if the authenticator has one. */
  counter: integer('counter').notNull().default(0),
  /** Transports that a browser can use. */
  transports: text('transports', { mode: 'json' }).$type<string[]>().notNull().default([]),
  name: text('name').notNull(),
  createdAt: integer('created_at', { mode: 'timestamp_ms' }).notNull(),
  usedAt: integer('used_at', { mode: 'timestamp_ms' }),
});
