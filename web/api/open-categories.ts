import type { Category } from '../../functions/catalog/categories/contract.ts';
import type { Subcategory } from '../../functions/catalog/subcategories/contract.ts';
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
