import type { Category } from '../../functions/contracts/categories.ts';
import type { Subcategory } from '../../functions/contracts/subcategories.ts';
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
