import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** Number of accounts of each kind. Maintained by triggers. */
export const accountCounts = sqliteTable(
  'account_counts',
  {
    role: text('role', { enum: ['admin', 'staff', 'customer'] }).notNull(),
    enabled: integer('enabled', { mode: 'boolean' }).notNull(),
    pending: integer('pending', { mode: 'boolean' }).notNull(),
    accounts: integer('accounts').notNull(),
  },
  table => [primaryKey({ columns: [table.role, table.enabled, table.pending] })],
);
