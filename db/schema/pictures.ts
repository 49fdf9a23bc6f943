import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** One file of a picture in the picture store. */
export type PictureFile = { name: string; width: number; height: number };

/** The largest file comes first, the smaller sizes of it after that. */
export const pictures = sqliteTable('pictures', {
  pictureId: text('picture_id').primaryKey(),
  files: text('files', { mode: 'json' }).$type<PictureFile[]>().notNull(),
  /** Until then nothing removes it, though no row refers to it yet. */
  heldUntil: integer('held_until').notNull(),
  removing: integer('removing', { mode: 'boolean' }).notNull().default(false),
  /** When the sweep came upon its files, which no row knew; null of an upload. */
  foundAt: integer('found_at', { mode: 'timestamp_ms' }),
});
