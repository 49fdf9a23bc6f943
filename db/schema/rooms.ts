import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { pictures } from './pictures.ts';

export const rooms = sqliteTable('rooms', {
  roomId: integer('room_id').primaryKey({ autoIncrement: true }),
  roomName: text('room_name').notNull(),
  pictureId: text('picture_id')
    .notNull()
    .references(() => pictures.pictureId),
  /** The same thing taken apart, from the same viewpoint: the room is then shown as a thing in parts. */
  openedPictureId: text('opened_picture_id').references(() => pictures.pictureId),
  pictureAlt: text('picture_alt').notNull().default(''),
  /** A place has a product, which may no longer exist, or a label. */
  dots: text('dots', { mode: 'json' })
    .$type<{ productCode?: number | undefined; label?: string | undefined; x: number; y: number }[]>()
    .notNull()
    .default([]),
  /** Of one room and one thing in parts at most; a trigger takes it from the others. */
  onHome: integer('on_home', { mode: 'boolean' }).notNull().default(false),
  version: integer('version').notNull().default(1),
});
