import * as z from 'zod';
import { described } from './described.ts';
import { flag, line } from './fields.ts';
import { listFilter } from './paging.ts';

const fields = {
  categoryName: line('Category name'),
  displayStatus: flag('Display status'),
};

export const Category = z
  .object({
    categoryId: z.int(),
    categoryName: z.string(),
    displayStatus: z.boolean(),
  })
  .register(described, {
    id: 'Category',
    examples: [{ categoryId: 1, categoryName: 'Coffee & Tea', displayStatus: true }],
  });
export type Category = z.infer<typeof Category>;

export const CreateCategory = z
  .object({ ...fields, displayStatus: fields.displayStatus.default(true) })
  .register(described, {
    id: 'CreateCategory',
    examples: [{ categoryName: 'Coffee & Tea', displayStatus: true }],
  });
export type CreateCategory = z.infer<typeof CreateCategory>;

export const UpdateCategory = z
  .object(fields)
  .partial()
  .register(described, { id: 'UpdateCategory', examples: [{ displayStatus: false }] });
export type UpdateCategory = z.infer<typeof UpdateCategory>;

export const CategoryFilter = listFilter(['categoryId', 'categoryName', 'displayStatus']).extend({
  displayStatus: flag('Status').optional(),
});
export type CategoryFilter = z.infer<typeof CategoryFilter>;
