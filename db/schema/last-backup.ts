import { integer, sqliteTable } from 'drizzle-orm/sqlite-core';

/** At most one row: when the shop was last copied as a whole, and how much of it there was. */
export const lastBackup = sqliteTable('last_backup', {
  id: integer('id').primaryKey(),
  finishedAt: integer('finished_at', { mode: 'timestamp_ms' }).notNull(),
  rowCount: integer('row_count').notNull(),
  pictureCount: integer('picture_count').notNull(),
  bytes: integer('bytes').notNull(),
});
