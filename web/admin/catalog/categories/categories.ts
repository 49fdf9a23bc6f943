import { Tags } from 'lucide-react';
import type { Category, CreateCategory } from '../../../../functions/catalog/categories/contract.ts';
import { categoryReferences } from '../../references/categories.ts';
import { defineResource } from '../../resource.ts';
import { saveCategory } from './save-category.ts';

export const categories = defineResource<Category, CreateCategory>({
  ...categoryReferences,
  create: values => saveCategory(values),
  update: (id, values, etag) => saveCategory(values, { id, etag }),
  one: 'category',
  many: 'categories',
  icon: Tags,
  history: 'categories',
});
