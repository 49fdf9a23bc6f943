import type { Category } from '../../functions/catalog/categories/contract.ts';
import { type ApiClient, listOf } from './client.ts';

/** The number of categories that visitors see; requests only one row. */
export const countOpenCategories = async (api: ApiClient) =>
  (
    await listOf<Category>(
      api.api.categories.$get({ query: { displayStatus: 'true', page: '1', pageSize: '1' } }),
    )
  ).total;
