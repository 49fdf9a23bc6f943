import type { BatchItem } from 'drizzle-orm/batch';
import type { Database } from '../database.ts';
import { categories } from '../schema/categories.ts';
import { products } from '../schema/products.ts';
import { subcategories } from '../schema/subcategories.ts';
import { users } from '../schema/users.ts';
import { demoUsers } from './accounts.ts';
import { CATALOGUE } from './catalogue.ts';

const DAY = 24 * 60 * 60 * 1000;

/** Whether nobody has used this database yet. */
export async function isEmpty(database: Database): Promise<boolean> {
  const [[user], [category]] = await database.batch([
    database.select({ id: users.userId }).from(users).limit(1),
    database.select({ id: categories.categoryId }).from(categories).limit(1),
  ]);
  return !user && !category;
}

/** Loads the demo shop, all of it or nothing. An account whose name is taken is left to who has it. */
export async function loadDemo(database: Database) {
  const [first, ...others] = (await demoUsers()).map(user =>
    database.insert(users).values(user).onConflictDoNothing(),
  );
  if (first) await database.batch([first, ...others, ...catalogueRows(database)]);
}

/** Ids are given here, so that one batch can hold rows that refer to each other. */
function catalogueRows(database: Database): BatchItem<'sqlite'>[] {
  const rows: BatchItem<'sqlite'>[] = [];
  const today = Date.now();
  let categoryId = 0;
  let subcategoryId = 0;
  let productCode = 0;
  for (const [categoryName, within] of Object.entries(CATALOGUE)) {
    categoryId += 1;
    rows.push(database.insert(categories).values({ categoryId, categoryName }));
    for (const [subcategoryName, things] of Object.entries(within)) {
      subcategoryId += 1;
      rows.push(database.insert(subcategories).values({ subcategoryId, categoryId, subcategoryName }));
      for (const thing of things) {
        productCode += 1;
        const createdAt = new Date(today - (60 - productCode) * DAY);
        rows.push(database.insert(products).values({ ...thing, productCode, subcategoryId, createdAt }));
      }
    }
  }
  return rows;
}
