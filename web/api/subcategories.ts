import type {
  CreateSubcategory,
  Subcategory,
  UpdateSubcategory,
} from '../../functions/contracts/subcategories.ts';
import { type ApiClient, done, entityOf, ifMatch, listOf } from './client.ts';
import type { ListQuery } from './list-query.ts';

export type SubcategoryQuery = ListQuery & { category?: string; displayStatus?: 'true' | 'false' };

export const listSubcategories = (api: ApiClient, query: SubcategoryQuery) =>
  listOf<Subcategory>(api.api.subcategories.$get({ query }));

export const findSubcategory = (api: ApiClient, id: string) =>
  entityOf<Subcategory>(api.api.subcategories[':id'].$get({ param: { id } }));

export const createSubcategory = (api: ApiClient, json: CreateSubcategory) =>
  entityOf<Subcategory>(api.api.subcategories.$post({ json }));

export const updateSubcategory = (api: ApiClient, id: string, json: UpdateSubcategory, etag: string) =>
  entityOf<Subcategory>(api.api.subcategories[':id'].$put({ param: { id }, json }, ifMatch(etag)));

export const deleteSubcategory = (api: ApiClient, id: string, etag: string) =>
  done(api.api.subcategories[':id'].$delete({ param: { id } }, ifMatch(etag)));
