import type { Subcategory } from '../../functions/contracts/subcategories.ts';
import { type ApiClient, listOf } from './client.ts';

/** Those of a category that are open. */
export const listOpenSubcategories = (api: ApiClient, categoryId: string) =>
  listOf<Subcategory>(
    api.api.subcategories.bycategory[':id'].$get({
      param: { id: categoryId },
      query: { displayStatus: 'true' },
    }),
  );
