import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

export type Columns = Record<string, string | number | null>;

/** Every row before and after a change by staff. Maintained by triggers. */
export const history = sqliteTable('history', {
  historyId: integer('history_id').primaryKey({ autoIncrement: true }),
  changeId: text('change_id').notNull(),
  kind: text('kind').notNull(),
  /** '7', or '7/2' for a key with two parts. */
  rowKey: text('row_key').notNull(),
  rowName: text('row_name').notNull(),
  action: text('action', { enum: ['create', 'update', 'delete'] }).notNull(),
  /** The first of its kind and action in its change. */
  leads: integer('leads', { mode: 'boolean' }).notNull(),
  userId: integer('user_id').notNull(),
  username: text('username').notNull(),
  at: integer('at', { mode: 'timestamp_ms' }).notNull(),
  /** The row's previous picture. */
  pictureId: text('picture_id'),
  /** The columns before and after; null if there was no row. */
  old: text('old', { mode: 'json' }).$type<Columns>(),
  new: text('new', { mode: 'json' }).$type<Columns>(),
});
