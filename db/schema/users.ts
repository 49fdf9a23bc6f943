import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

export const users = sqliteTable('users', {
  userId: integer('user_id').primaryKey({ autoIncrement: true }),
  username: text('username').notNull(),
  email: text('email'),
  passwordHash: text('password_hash').notNull(),
  role: text('role', { enum: ['admin', 'staff', 'customer'] }).notNull(),
  designation: text('designation').notNull().default(''),
  district: text('district').notNull().default(''),
  ward: text('ward').notNull().default(''),
  division: text('division').notNull().default(''),
  wardList: text('ward_list').notNull().default(''),
  empName: text('emp_name').notNull().default(''),
  enabled: integer('enabled', { mode: 'boolean' }).notNull().default(true),
  /** No password until the owner chooses one through the link they were sent. */
  pending: integer('pending', { mode: 'boolean' }).notNull().default(false),
  /** Incremented to revoke all tokens of the account. */
  tokenVersion: integer('token_version').notNull().default(1),
  createdAt: integer('created_at', { mode: 'timestamp_ms' }).notNull(),
  /** Since when the account has had its email address. */
  emailSince: integer('email_since', { mode: 'timestamp_ms' }),
  /** New email address, until it is confirmed through the link sent there. */
  newEmail: text('new_email'),
  /** When an administrator removed its passkeys. */
  passkeysRemovedAt: integer('passkeys_removed_at', { mode: 'timestamp_ms' }),
  version: integer('version').notNull().default(1),
});
