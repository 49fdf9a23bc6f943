import type { Category, CreateCategory } from '../../../functions/contracts/categories.ts';
import { bulkCategories } from '../../api/bulk.ts';
import {
  createCategory,
  deleteCategory,
  findCategory,
  listCategories,
  updateCategory,
} from '../../api/categories.ts';
import { api } from '../../api/client.ts';
import { defineResource } from '../resource.ts';

export const categories = defineResource<Category, CreateCategory>({
  path: '/admin/categories',
  one: 'category',
  many: 'categories',
  idOf: category => String(category.categoryId),
  nameOf: category => category.categoryName,
  list: query => listCategories(api, query),
  find: id => findCategory(api, id),
  create: values => createCategory(api, values),
  update: (id, values, etag) => updateCategory(api, id, values, etag),
  remove: (id, etag) => deleteCategory(api, id, etag),
  bulk: bulkCategories(api),
});
