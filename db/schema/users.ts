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
  /** Has no password until its person chooses one by the link they were sent. */
  pending: integer('pending', { mode: 'boolean' }).notNull().default(false),
  /** Raised to revoke every token that the account holds. */
  tokenVersion: integer('token_version').notNull().default(1),
  createdAt: integer('created_at', { mode: 'timestamp_ms' }).notNull(),
  /** Since when the account has its e-mail address. */
  emailSince: integer('email_since', { mode: 'timestamp_ms' }),
  /** The address that the account is to have once whoever reads its mail has said so. */
  newEmail: text('new_email'),
  /** When an administrator took its passkeys away. */
  passkeysRemovedAt: integer('passkeys_removed_at', { mode: 'timestamp_ms' }),
  version: integer('version').notNull().default(1),
});
