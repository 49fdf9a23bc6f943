import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** One file of a picture in the picture store. */
export type PictureFile = { name: string; width: number; height: number };

/** The largest file first, then the smaller sizes. */
export const pictures = sqliteTable('pictures', {
  pictureId: text('picture_id').primaryKey(),
  files: text('files', { mode: 'json' }).$type<PictureFile[]>().notNull(),
  /** Protected from removal until then, even if no row refers to it yet. */
  heldUntil: integer('held_until').notNull(),
  removing: integer('removing', { mode: 'boolean' }).notNull().default(false),
  /** When the scheduled task found its files without a row; null for an upload. */
  foundAt: integer('found_at', { mode: 'timestamp_ms' }),
});
