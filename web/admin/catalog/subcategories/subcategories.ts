import { Shapes } from 'lucide-react';
import type { CreateSubcategory, Subcategory } from '../../../../functions/catalog/subcategories/contract.ts';
import { api } from '../../../api/client.ts';
import { crudCalls } from '../../../api/crud.ts';
import { defineResource } from '../../resource.ts';

export const subcategories = defineResource<Subcategory, CreateSubcategory>({
  path: '/admin/subcategories',
  one: 'subcategory',
  many: 'subcategories',
  icon: Shapes,
  history: 'subcategories',
  idOf: subcategory => String(subcategory.subcategoryId),
  nameOf: subcategory => subcategory.subcategoryName,
  ...crudCalls<Subcategory, CreateSubcategory>(api.api.subcategories),
});
