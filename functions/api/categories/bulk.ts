import { sql } from 'drizzle-orm';
import { categories } from '../../../db/schema/categories.ts';
import { subcategories } from '../../../db/schema/subcategories.ts';
import type { CategoryFilter } from '../../contracts/categories.ts';
import { withStatus } from '../bulk/with-status.ts';
import { categoriesMatching } from './queries.ts';

export const categoriesInBulk = withStatus<CategoryFilter>({
  table: categories,
  id: categories.categoryId,
  name: categories.categoryName,
  matching: categoriesMatching,
  isUsed: sql`EXISTS (SELECT 1 FROM ${subcategories} WHERE ${subcategories.categoryId} = ${categories.categoryId})`,
  reason: 'Subcategories still use them',
});
