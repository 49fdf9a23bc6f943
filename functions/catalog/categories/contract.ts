import * as z from 'zod';
import { openApiMeta } from '../../contracts/described.ts';
import { listFilter } from '../../contracts/paging.ts';
import { exampleRowOf, requestFieldsOf } from '../../records/record.ts';
import { filtersOf, responseSchema, rulesOf, sortsOf, withDefaults } from '../../records/rules.ts';
import { CATEGORY } from './record.ts';

const rules = rulesOf(CATEGORY);

export const Category = z
  .object(responseSchema(CATEGORY))
  .register(openApiMeta, { id: 'Category', examples: [exampleRowOf(CATEGORY)] });
export type Category = z.infer<typeof Category>;

export const CreateCategory = z
  .object(withDefaults(CATEGORY, rules))
  .register(openApiMeta, { id: 'CreateCategory', examples: [exampleRowOf(CATEGORY, requestFieldsOf)] });
export type CreateCategory = z.infer<typeof CreateCategory>;

export const UpdateCategory = z
  .object(rules)
  .partial()
  .register(openApiMeta, { id: 'UpdateCategory', examples: [{ displayStatus: false }] });
export type UpdateCategory = z.infer<typeof UpdateCategory>;

export const CategoryFilter = listFilter(sortsOf(CATEGORY)).extend(filtersOf(CATEGORY));
export type CategoryFilter = z.infer<typeof CategoryFilter>;
