import { integer, sqliteTable } from 'drizzle-orm/sqlite-core';

/** At most one row: time and size of the last full backup. */
export const lastBackup = sqliteTable('last_backup', {
  id: integer('id').primaryKey(),
  finishedAt: integer('finished_at', { mode: 'timestamp_ms' }).notNull(),
  rowCount: integer('row_count').notNull(),
  pictureCount: integer('picture_count').notNull(),
  bytes: integer('bytes').notNull(),
});
