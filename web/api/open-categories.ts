import type { Category } from '../../functions/catalog/categories/contract.ts';
import type { Subcategory } from '../../functions/catalog/subcategories/contract.ts';
import { departmentPath } from '../paths.ts';
import type { Department } from '../texts/navigation.ts';
import { type ApiClient, listOf } from './client.ts';

export const listOpenCategories = (api: ApiClient) =>
  listOf<Category>(api.api.categories.$get({ query: { displayStatus: 'true' } }));

export const listOpenSubcategories = (api: ApiClient, categoryId: string) =>
  listOf<Subcategory>(
    api.api.subcategories.bycategory[':id'].$get({
      param: { id: categoryId },
      query: { displayStatus: 'true' },
    }),
  );

/** As many as a panel can show; the others are filters of the product list. */
const MOST_DEPARTMENTS = '24';

export async function listFirstDepartments(api: ApiClient): Promise<Department[]> {
  const query = { displayStatus: 'true', page: '1', pageSize: MOST_DEPARTMENTS };
  const { rows } = await listOf<Category>(api.api.categories.$get({ query }));
  return rows.map(category => ({
    label: category.categoryName,
    to: departmentPath(category),
    picture: null,
  }));
}
