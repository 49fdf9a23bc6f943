import { Hono } from 'hono';
import type { AppEnv } from '../../http/app-env.ts';
import { crudOf } from '../../records/crud-routes.ts';
import { findCategory } from '../categories/queries.ts';
import { BulkSubcategories, subcategoriesInBulk } from './bulk.ts';
import { CreateSubcategory, Subcategory, SubcategoryFilter, UpdateSubcategory } from './contract.ts';
import {
  createSubcategory,
  deleteSubcategory,
  findSubcategory,
  listSubcategories,
  updateSubcategory,
} from './queries.ts';
import { SUBCATEGORY } from './record.ts';

const crud = crudOf(SUBCATEGORY, Subcategory);

export const subcategories = new Hono<AppEnv>()
  .get('/', ...crud.list(SubcategoryFilter, listSubcategories))
  .get(
    '/bycategory/:id',
    ...crud.listOf('List the subcategories of a category', SubcategoryFilter.omit({ category: true }), {
      list: listSubcategories,
      narrow: (filter, category) => ({ ...filter, category }),
      find: findCategory,
    }),
  )
  .get('/:id', ...crud.find(findSubcategory))
  .post('/bulk', ...crud.bulk(BulkSubcategories, subcategoriesInBulk))
  .post('/', ...crud.create(CreateSubcategory, createSubcategory, one => one.subcategoryId))
  .put('/:id', ...crud.update(UpdateSubcategory, updateSubcategory))
  .delete('/:id', ...crud.remove(deleteSubcategory));
