import { sql } from 'drizzle-orm';
import { categories } from '../../../db/schema/categories.ts';
import { subcategories } from '../../../db/schema/subcategories.ts';
import { bulkOf, rowId } from '../../bulk/contract.ts';
import { withStatus } from '../../bulk/with-status.ts';
import { CategoryFilter } from './contract.ts';
import { categoriesMatching } from './queries.ts';

export const BulkCategories = bulkOf('BulkCategories', { filter: CategoryFilter, key: rowId });

export const categoriesInBulk = withStatus<CategoryFilter>({
  table: categories,
  id: categories.categoryId,
  name: categories.categoryName,
  matching: categoriesMatching,
  isUsed: sql`EXISTS (SELECT 1 FROM ${subcategories} WHERE ${subcategories.categoryId} = ${categories.categoryId})`,
  reason: 'Subcategories still use them',
});
