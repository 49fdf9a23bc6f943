import * as z from 'zod';
import { openApiMeta } from '../../contracts/described.ts';
import { listFilter } from '../../contracts/paging.ts';
import { exampleRowOf, requestFieldsOf } from '../../records/record.ts';
import { filterBy, filtersOf, responseSchema, rulesOf, sortsOf, withDefaults } from '../../records/rules.ts';
import { SUBCATEGORY } from './record.ts';

const rules = rulesOf(SUBCATEGORY);

export const Subcategory = z
  .object(responseSchema(SUBCATEGORY))
  .register(openApiMeta, { id: 'Subcategory', examples: [exampleRowOf(SUBCATEGORY)] });
export type Subcategory = z.infer<typeof Subcategory>;

export const CreateSubcategory = z
  .object(withDefaults(SUBCATEGORY, rules))
  .register(openApiMeta, { id: 'CreateSubcategory', examples: [exampleRowOf(SUBCATEGORY, requestFieldsOf)] });
export type CreateSubcategory = z.infer<typeof CreateSubcategory>;

export const UpdateSubcategory = z
  .object(rules)
  .partial()
  .register(openApiMeta, { id: 'UpdateSubcategory', examples: [{ subcategoryName: 'Kettles & Jugs' }] });
export type UpdateSubcategory = z.infer<typeof UpdateSubcategory>;

export const SubcategoryFilter = listFilter(
  sortsOf(SUBCATEGORY, ['subcategoryId', 'categoryId', 'category']),
).extend({
  category: filterBy(SUBCATEGORY.fields.categoryId),
  ...filtersOf(SUBCATEGORY),
});
export type SubcategoryFilter = z.infer<typeof SubcategoryFilter>;
