import { sql } from 'drizzle-orm';
import { products } from '../../../db/schema/products.ts';
import { subcategories } from '../../../db/schema/subcategories.ts';
import type { SubcategoryFilter } from '../../contracts/subcategories.ts';
import { withStatus } from '../bulk/with-status.ts';
import { subcategoriesMatching } from './queries.ts';

export const subcategoriesInBulk = withStatus<SubcategoryFilter>({
  table: subcategories,
  id: subcategories.subcategoryId,
  name: subcategories.subcategoryName,
  matching: subcategoriesMatching,
  isUsed: sql`EXISTS (SELECT 1 FROM ${products} WHERE ${products.subcategoryId} = ${subcategories.subcategoryId})`,
  reason: 'Products still use them',
});
