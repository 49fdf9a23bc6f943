import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

export const families = sqliteTable('families', {
  familyId: integer('family_id').primaryKey({ autoIncrement: true }),
  familyName: text('family_name').notNull(),
  options: text('options', { mode: 'json' }).$type<string[]>().notNull(),
  /** Colours of values, as `#rrggbb`. */
  swatches: text('swatches', { mode: 'json' }).$type<Record<string, string>>().notNull().default({}),
  version: integer('version').notNull().default(1),
});
