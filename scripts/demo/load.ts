import type { Writer } from '../../db/client/database.ts';
import { categories } from '../../db/schema/categories.ts';
import { users } from '../../db/schema/users.ts';
import { build } from '../../db/sql/build.ts';
import { demoUsers } from './accounts.ts';
import { CATALOGUE } from './catalogue.ts';
import { commentRows } from './comments.ts';
import { couponRows } from './coupons.ts';
import { insertRows } from './insert-rows.ts';
import { orderRows } from './orders.ts';
import { PAGE_DRAWINGS, pageRows } from './pages/all.ts';
import { drawingFiles, drawingOf, keepDrawing, type Stores } from './pictures.ts';
import { POST_DRAWINGS, postRows } from './posts.ts';
import { reviewRows } from './reviews.ts';
import { ROOM_DRAWINGS, roomRows } from './rooms.ts';
import { catalogueRows, countryRows, priceRows, sliderRows } from './rows.ts';
import { setDemoSettings } from './settings.ts';
import { DEMO_SLIDES } from './slider.ts';
import { visitorRows } from './visitors.ts';

export async function isEmpty(database: Writer): Promise<boolean> {
  const [[user], [category]] = await database.readBatch([
    build.select({ id: users.userId }).from(users).limit(1),
    build.select({ id: categories.categoryId }).from(categories).limit(1),
  ]);
  return !user && !category;
}

/** Loads the whole demo shop or nothing. Existing accounts with the same user name are left alone. */
export async function loadDemo(stores: Stores) {
  const { database } = stores;
  const pictures = await keepDrawings(stores);
  const [first, ...others] = [
    ...insertRows(users, await demoUsers()).map(insert => insert.onConflictDoNothing()),
    ...catalogueRows(pictures),
    ...countryRows(),
    ...priceRows(),
    ...sliderRows(pictures),
    ...roomRows(pictures),
    ...orderRows(),
    ...couponRows(),
    ...(await postRows(pictures)),
    ...pageRows(pictures),
    ...visitorRows(),
    ...reviewRows(),
    ...commentRows(),
    setDemoSettings(),
  ];
  if (first) await database.writeBatch([first, ...others]);
}

/** Maps each drawing's name to the id of the stored picture. */
async function keepDrawings(stores: Stores): Promise<Map<string, string>> {
  const products = Object.values(CATALOGUE).flatMap(within => Object.values(within).flat());
  const names = [
    ...products.map(({ productName }) => drawingOf(productName)),
    ...DEMO_SLIDES.map(({ picture }) => picture),
    ...POST_DRAWINGS,
    ...ROOM_DRAWINGS,
    ...PAGE_DRAWINGS,
  ];
  const files = await drawingFiles();
  return new Map(
    await Promise.all(names.map(async name => [name, await keepDrawing(stores, files, name)] as const)),
  );
}
