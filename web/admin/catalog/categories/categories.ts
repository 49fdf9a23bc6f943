import { Tags } from 'lucide-react';
import type { Category, CreateCategory } from '../../../../functions/catalog/categories/contract.ts';
import { api } from '../../../api/client.ts';
import { crudCalls } from '../../../api/crud.ts';
import { defineResource } from '../../resource.ts';

export const categories = defineResource<Category, CreateCategory>({
  path: '/admin/categories',
  one: 'category',
  many: 'categories',
  icon: Tags,
  history: 'categories',
  idOf: category => String(category.categoryId),
  nameOf: category => category.categoryName,
  ...crudCalls<Category, CreateCategory>(api.api.categories),
});
