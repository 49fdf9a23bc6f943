import { Hono } from 'hono';
import * as z from 'zod';
import { BulkCategories, BulkResult } from '../../contracts/bulk.ts';
import { Category, CategoryFilter, CreateCategory, UpdateCategory } from '../../contracts/categories.ts';
import { WithId } from '../../contracts/fields.ts';
import { about } from '../../http/about.ts';
import { answerEntity, ifMatch } from '../../http/etag.ts';
import { answerList } from '../../http/paging.ts';
import { audienceOf, permitStaff } from '../../http/session.ts';
import type { Shop } from '../../http/shop.ts';
import { body, params, query } from '../../http/validate.ts';
import { changeInBulk } from '../bulk/change-in-bulk.ts';
import { categoriesInBulk } from './bulk.ts';
import { createCategory, deleteCategory, findCategory, listCategories, updateCategory } from './queries.ts';

export const categories = new Hono<Shop>()
  .get('/', about('List categories', { 200: z.array(Category) }), query(CategoryFilter), async c => {
    const filter = c.req.valid('query');
    return answerList(c, await listCategories(c.env.database, filter, audienceOf(c)), filter);
  })
  .get('/:id', about('Get a category', { 200: Category }), params(WithId), async c => {
    const { id } = c.req.valid('param');
    return answerEntity(c, await findCategory(c.env.database, id, audienceOf(c)));
  })
  .post(
    '/bulk',
    about('Change many categories', { 200: BulkResult }, [409]),
    permitStaff,
    body(BulkCategories),
    async c => c.json(await changeInBulk(c.env.database, categoriesInBulk, c.req.valid('json'))),
  )
  .post(
    '/',
    about('Create a category', { 201: Category }, [409]),
    permitStaff,
    body(CreateCategory),
    async c => {
      const created = await createCategory(c.env.database, c.req.valid('json'));
      c.header('Location', `/api/categories/${created.entity.categoryId}`);
      return answerEntity(c, created, 201);
    },
  )
  .put(
    '/:id',
    about('Change a category', { 200: Category }, [409]),
    permitStaff,
    params(WithId),
    body(UpdateCategory),
    async c => {
      const which = { id: c.req.valid('param').id, versions: ifMatch(c) };
      return answerEntity(c, await updateCategory(c.env.database, which, c.req.valid('json')));
    },
  )
  .delete('/:id', about('Delete a category', { 204: null }, [409]), permitStaff, params(WithId), async c => {
    await deleteCategory(c.env.database, { id: c.req.valid('param').id, versions: ifMatch(c) });
    return c.body(null, 204);
  });
