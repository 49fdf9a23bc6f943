import * as z from 'zod';
import { described } from './described.ts';
import { flag, line, whole } from './fields.ts';
import { listFilter } from './paging.ts';

const fields = {
  categoryId: whole('Category', { min: 1 }),
  subcategoryName: line('Subcategory name'),
  displayStatus: flag('Display status'),
};

export const Subcategory = z
  .object({
    subcategoryId: z.int(),
    categoryId: z.int(),
    subcategoryName: z.string(),
    displayStatus: z.boolean(),
  })
  .register(described, {
    id: 'Subcategory',
    examples: [{ subcategoryId: 3, categoryId: 1, subcategoryName: 'Kettles', displayStatus: true }],
  });
export type Subcategory = z.infer<typeof Subcategory>;

export const CreateSubcategory = z
  .object({ ...fields, displayStatus: fields.displayStatus.default(true) })
  .register(described, {
    id: 'CreateSubcategory',
    examples: [{ categoryId: 1, subcategoryName: 'Kettles', displayStatus: true }],
  });
export type CreateSubcategory = z.infer<typeof CreateSubcategory>;

export const UpdateSubcategory = z
  .object(fields)
  .partial()
  .register(described, { id: 'UpdateSubcategory', examples: [{ subcategoryName: 'Kettles & Jugs' }] });
export type UpdateSubcategory = z.infer<typeof UpdateSubcategory>;

export const SubcategoryFilter = listFilter([
  'subcategoryId',
  'categoryId',
  'category',
  'subcategoryName',
  'displayStatus',
]).extend({
  category: whole('Category', { min: 1 }).optional(),
  displayStatus: flag('Status').optional(),
});
export type SubcategoryFilter = z.infer<typeof SubcategoryFilter>;
