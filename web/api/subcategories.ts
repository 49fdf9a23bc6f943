import type { Subcategory } from '../../functions/contracts/subcategories.ts';
import { type ApiClient, listOf } from './client.ts';

export const listSubcategoriesOf = (api: ApiClient, categoryId: string) =>
  listOf<Subcategory>(api.api.subcategories.bycategory[':id'].$get({ param: { id: categoryId }, query: {} }));
