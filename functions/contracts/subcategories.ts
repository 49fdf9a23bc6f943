import * as z from 'zod';
import { flag, line, whole } from './fields.ts';
import { listFilter } from './paging.ts';

const fields = {
  categoryId: whole('Category', { min: 1 }),
  subcategoryName: line('Subcategory name'),
  displayStatus: flag('Display status'),
};

export const Subcategory = z.object({
  subcategoryId: z.number(),
  categoryId: z.number(),
  subcategoryName: z.string(),
  displayStatus: z.boolean(),
});
export type Subcategory = z.infer<typeof Subcategory>;

export const CreateSubcategory = z.object({ ...fields, displayStatus: fields.displayStatus.default(true) });
export type CreateSubcategory = z.infer<typeof CreateSubcategory>;

export const UpdateSubcategory = z.object(fields).partial();
export type UpdateSubcategory = z.infer<typeof UpdateSubcategory>;

export const SubcategoryFilter = listFilter([
  'subcategoryId',
  'categoryId',
  'subcategoryName',
  'displayStatus',
]).extend({
  category: whole('Category', { min: 1 }).optional(),
  displayStatus: flag('Status').optional(),
});
export type SubcategoryFilter = z.infer<typeof SubcategoryFilter>;
