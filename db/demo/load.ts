import type { Database } from '../database.ts';
import { categories } from '../schema/categories.ts';
import { users } from '../schema/users.ts';
import { demoUsers } from './accounts.ts';
import { CATALOGUE } from './catalogue.ts';
import { commentRows } from './comments.ts';
import { couponRows } from './coupons.ts';
import { insertRows } from './insert-rows.ts';
import { orderRows } from './orders.ts';
import { drawingOf, keepDrawing, type Stores } from './pictures.ts';
import { POST_DRAWINGS, postRows } from './posts.ts';
import { reviewRows } from './reviews.ts';
import { catalogueRows, countryRows, priceRows, sliderRows } from './rows.ts';
import { setDemoSettings } from './settings.ts';
import { DEMO_SLIDES } from './slider.ts';
import { visitorRows } from './visitors.ts';

/** Whether nobody has used this database yet. */
export async function isEmpty(database: Database): Promise<boolean> {
  const [[user], [category]] = await database.batch([
    database.select({ id: users.userId }).from(users).limit(1),
    database.select({ id: categories.categoryId }).from(categories).limit(1),
  ]);
  return !user && !category;
}

/** Loads the demo shop, all of it or nothing. An account whose name is taken is left to who has it. */
export async function loadDemo(stores: Stores) {
  const { database } = stores;
  const pictures = await keepDrawings(stores);
  const [first, ...others] = [
    ...insertRows(database, users, await demoUsers()).map(insert => insert.onConflictDoNothing()),
    ...catalogueRows(database, pictures),
    ...countryRows(database),
    ...priceRows(database),
    ...sliderRows(database, pictures),
    ...orderRows(database),
    ...couponRows(database),
    ...(await postRows(database, pictures)),
    ...visitorRows(database),
    ...reviewRows(database),
    ...commentRows(database),
    setDemoSettings(database),
  ];
  if (first) await database.batch([first, ...others]);
}

/** By the name of the drawing, the id of the stored picture. */
async function keepDrawings(stores: Stores): Promise<Map<string, string>> {
  const products = Object.values(CATALOGUE).flatMap(within => Object.values(within).flat());
  const names = [
    ...products.map(({ productName }) => drawingOf(productName)),
    ...DEMO_SLIDES.map(({ picture }) => picture),
    ...POST_DRAWINGS,
  ];
  const kept = new Map<string, string>();
  for (const name of names) kept.set(name, await keepDrawing(stores, name));
  return kept;
}
