import { Tags } from 'lucide-react';
import type { Category, CreateCategory } from '../../../../functions/catalog/categories/contract.ts';
import { categoryReferences } from '../../references/categories.ts';
import { defineResource } from '../../resource.ts';

export const categories = defineResource<Category, CreateCategory>({
  ...categoryReferences,
  one: 'category',
  many: 'categories',
  icon: Tags,
  history: 'categories',
});
