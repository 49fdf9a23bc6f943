import { sql } from 'drizzle-orm';
import { products } from '../../../db/schema/products.ts';
import { subcategories } from '../../../db/schema/subcategories.ts';
import { bulkOf, rowId } from '../../bulk/contract.ts';
import { withStatus } from '../../bulk/with-status.ts';
import { SubcategoryFilter } from './contract.ts';
import { subcategoriesMatching } from './queries.ts';

export const BulkSubcategories = bulkOf('BulkSubcategories', { filter: SubcategoryFilter, key: rowId });

export const subcategoriesInBulk = withStatus<SubcategoryFilter>({
  table: subcategories,
  id: subcategories.subcategoryId,
  name: subcategories.subcategoryName,
  matching: subcategoriesMatching,
  isUsed: sql`EXISTS (SELECT 1 FROM ${products} WHERE ${products.subcategoryId} = ${subcategories.subcategoryId})`,
  reason: 'Products still use them',
});
