import { integer, sqliteTable } from 'drizzle-orm/sqlite-core';

/** One row: the version of all that visitors see. Kept by triggers alone. */
export const catalogue = sqliteTable('catalogue', {
  id: integer('id').primaryKey(),
  version: integer('version').notNull(),
});
