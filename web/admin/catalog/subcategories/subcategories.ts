import { Shapes } from 'lucide-react';
import type { CreateSubcategory, Subcategory } from '../../../../functions/catalog/subcategories/contract.ts';
import { subcategoryReferences } from '../../references/categories.ts';
import { defineResource } from '../../resource.ts';

export const subcategories = defineResource<Subcategory, CreateSubcategory>({
  ...subcategoryReferences,
  one: 'subcategory',
  many: 'subcategories',
  icon: Shapes,
  history: 'subcategories',
});
