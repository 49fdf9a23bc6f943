import type { Category, CreateCategory } from '../../../functions/catalog/categories/contract.ts';
import type { CreateSubcategory, Subcategory } from '../../../functions/catalog/subcategories/contract.ts';
import { api } from '../../api/client.ts';
import { crudCalls } from '../../api/crud.ts';

/** What rows of other domains need of the categories that they refer to. */
export const categoryReferences = {
  path: '/admin/categories',
  idOf: (category: Category) => String(category.categoryId),
  nameOf: (category: Category) => category.categoryName,
  ...crudCalls<Category, CreateCategory>(api.api.categories),
};

export const subcategoryReferences = {
  path: '/admin/subcategories',
  idOf: (subcategory: Subcategory) => String(subcategory.subcategoryId),
  nameOf: (subcategory: Subcategory) => subcategory.subcategoryName,
  ...crudCalls<Subcategory, CreateSubcategory>(api.api.subcategories),
};
