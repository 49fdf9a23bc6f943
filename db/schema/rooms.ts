import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { pictures } from './pictures.ts';

export const rooms = sqliteTable('rooms', {
  roomId: integer('room_id').primaryKey({ autoIncrement: true }),
  roomName: text('room_name').notNull(),
  pictureId: text('picture_id')
    .notNull()
    .references(() => pictures.pictureId),
  pictureAlt: text('picture_alt').notNull().default(''),
  /** Some of its products may no longer exist. */
  dots: text('dots', { mode: 'json' })
    .$type<{ productCode: number; x: number; y: number }[]>()
    .notNull()
    .default([]),
  /** Of one room at most; a trigger takes it from the others. */
  onHome: integer('on_home', { mode: 'boolean' }).notNull().default(false),
  version: integer('version').notNull().default(1),
});
