import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { users } from './users.ts';

export const imports = sqliteTable('imports', {
  importId: integer('import_id').primaryKey({ autoIncrement: true }),
  userId: integer('user_id')
    .notNull()
    .references(() => users.userId),
  kind: text('kind').notNull(),
  fileName: text('file_name').notNull(),
  state: text('state', { enum: ['open', 'applying', 'applied'] })
    .notNull()
    .default('open'),
  createdAt: integer('created_at', { mode: 'timestamp_ms' }).notNull(),
  /** Counts of its checked rows by outcome. */
  create: integer('to_create').notNull().default(0),
  change: integer('to_change').notNull().default(0),
  same: integer('same').notNull().default(0),
  refuse: integer('refused').notNull().default(0),
  version: integer('version').notNull().default(1),
});
