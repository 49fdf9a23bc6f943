import type { Category, CreateCategory, UpdateCategory } from '../../functions/contracts/categories.ts';
import { type ApiClient, done, entityOf, ifMatch, listOf } from './client.ts';
import type { ListQuery } from './list-query.ts';

export const listCategories = (api: ApiClient, query: ListQuery & { displayStatus?: 'true' | 'false' }) =>
  listOf<Category>(api.api.categories.$get({ query }));

export const findCategory = (api: ApiClient, id: string) =>
  entityOf<Category>(api.api.categories[':id'].$get({ param: { id } }));

export const createCategory = (api: ApiClient, json: CreateCategory) =>
  entityOf<Category>(api.api.categories.$post({ json }));

export const updateCategory = (api: ApiClient, id: string, json: UpdateCategory, etag: string) =>
  entityOf<Category>(api.api.categories[':id'].$put({ param: { id }, json }, ifMatch(etag)));

export const deleteCategory = (api: ApiClient, id: string, etag: string) =>
  done(api.api.categories[':id'].$delete({ param: { id } }, ifMatch(etag)));
