import type { Database } from '../../db/database.ts';
import { categories } from '../../db/schema/categories.ts';
import { subcategories } from '../../db/schema/subcategories.ts';

let made = 0;

/** A name that no other test has. */
export function aName(kind: string): string {
  made += 1;
  return `${kind} ${made} ${crypto.randomUUID().slice(0, 8)}`;
}

export async function makeCategory(database: Database, given: Partial<typeof categories.$inferInsert> = {}) {
  const [row] = await database
    .insert(categories)
    .values({ categoryName: aName('Category'), ...given })
    .returning();
  if (!row) throw new Error('no category was made');
  return row;
}

export async function makeSubcategory(
  database: Database,
  given: Partial<typeof subcategories.$inferInsert> & { categoryId: number },
) {
  const [row] = await database
    .insert(subcategories)
    .values({ subcategoryName: aName('Subcategory'), ...given })
    .returning();
  if (!row) throw new Error('no subcategory was made');
  return row;
}
