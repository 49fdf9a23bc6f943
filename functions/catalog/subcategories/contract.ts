import * as z from 'zod';
import { described } from '../../contracts/described.ts';
import { listFilter } from '../../contracts/paging.ts';
import { exampleOf, takenOf } from '../../records/record.ts';
import { filterBy, filtersOf, responseSchema, rulesOf, sortsOf, withDefaults } from '../../records/rules.ts';
import { SUBCATEGORY } from './record.ts';

const rules = rulesOf(SUBCATEGORY);

export const Subcategory = z
  .object(responseSchema(SUBCATEGORY))
  .register(described, { id: 'Subcategory', examples: [exampleOf(SUBCATEGORY)] });
export type Subcategory = z.infer<typeof Subcategory>;

export const CreateSubcategory = z
  .object(withDefaults(SUBCATEGORY, rules))
  .register(described, { id: 'CreateSubcategory', examples: [exampleOf(SUBCATEGORY, takenOf)] });
export type CreateSubcategory = z.infer<typeof CreateSubcategory>;

export const UpdateSubcategory = z
  .object(rules)
  .partial()
  .register(described, { id: 'UpdateSubcategory', examples: [{ subcategoryName: 'Kettles & Jugs' }] });
export type UpdateSubcategory = z.infer<typeof UpdateSubcategory>;

export const SubcategoryFilter = listFilter(
  sortsOf(SUBCATEGORY, ['subcategoryId', 'categoryId', 'category']),
).extend({
  category: filterBy(SUBCATEGORY.fields.categoryId),
  ...filtersOf(SUBCATEGORY),
});
export type SubcategoryFilter = z.infer<typeof SubcategoryFilter>;
