import type { Category } from '../../functions/catalog/categories/contract.ts';
import { departmentPath } from '../paths.ts';
import type { Department } from '../texts/navigation.ts';
import { type ApiClient, listOf } from './client.ts';

/** As many as a panel can show; the others are filters of the product list. */
const MOST_DEPARTMENTS = '24';

const listFirst = (api: ApiClient) =>
  listOf<Category>(
    api.api.categories.$get({ query: { displayStatus: 'true', page: '1', pageSize: MOST_DEPARTMENTS } }),
  );

export const listFirstDepartments = async (api: ApiClient): Promise<Department[]> =>
  (await listFirst(api)).rows.map(category => ({
    label: category.categoryName,
    to: departmentPath(category.categorySlug),
    picture: smallestIn(category.categoryPictureSrcset) ?? category.categoryPicture,
  }));

export const countDepartments = async (api: ApiClient) => (await listFirst(api)).total;

/** The sizes are listed from the largest. */
const smallestIn = (srcset: string | null) => srcset?.split(', ').at(-1)?.split(' ')[0];
