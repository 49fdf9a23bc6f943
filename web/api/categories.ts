import type { Category } from '../../functions/catalog/categories/contract.ts';
import { type ApiClient, listOf } from './client.ts';

/** How many categories visitors see, without their rows but one. */
export const countOpenCategories = async (api: ApiClient) =>
  (
    await listOf<Category>(
      api.api.categories.$get({ query: { displayStatus: 'true', page: '1', pageSize: '1' } }),
    )
  ).total;
