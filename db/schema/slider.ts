import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { pictures } from './pictures.ts';

export const sliderImages = sqliteTable('slider_images', {
  imageId: integer('image_id').primaryKey({ autoIncrement: true }),
  pictureId: text('picture_id')
    .notNull()
    .references(() => pictures.pictureId),
  imageAlt: text('image_alt').notNull().default(''),
  title: text('title').notNull().default(''),
  caption: text('caption').notNull().default(''),
  link: text('link'),
  displayStatus: integer('display_status', { mode: 'boolean' }).notNull().default(true),
  displayOrder: integer('display_order').notNull().default(1),
  version: integer('version').notNull().default(1),
});
