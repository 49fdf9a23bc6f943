import { Hono } from 'hono';
import type { AppEnv } from '../../http/app-env.ts';
import { crudOf } from '../../records/crud-routes.ts';
import { BulkCategories, categoriesInBulk } from './bulk.ts';
import { Category, CategoryFilter, CreateCategory, UpdateCategory } from './contract.ts';
import { createCategory, deleteCategory, findCategory, listCategories, updateCategory } from './queries.ts';
import { CATEGORY } from './record.ts';

const crud = crudOf(CATEGORY, Category);

export const categories = new Hono<AppEnv>()
  .get('/', ...crud.list(CategoryFilter, listCategories))
  .get('/:id', ...crud.find(findCategory))
  .post('/bulk', ...crud.bulk(BulkCategories, categoriesInBulk))
  .post('/', ...crud.create(CreateCategory, createCategory, one => one.categoryId))
  .put('/:id', ...crud.update(UpdateCategory, updateCategory))
  .delete('/:id', ...crud.remove(deleteCategory));
