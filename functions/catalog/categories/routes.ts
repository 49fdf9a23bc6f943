import { Hono } from 'hono';
import * as z from 'zod';
import { changeInBulk } from '../../bulk/change-in-bulk.ts';
import { BulkResult } from '../../bulk/contract.ts';
import { WithId } from '../../contracts/fields.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { about } from '../../http/describe-route.ts';
import { answerEntity, ifMatch } from '../../http/etag.ts';
import { answerList } from '../../http/paging.ts';
import { audienceOf, permitStaff, writerOf } from '../../http/session.ts';
import { body, params, query } from '../../http/validate.ts';
import { BulkCategories, categoriesInBulk } from './bulk.ts';
import { Category, CategoryFilter, CreateCategory, UpdateCategory } from './contract.ts';
import { createCategory, deleteCategory, findCategory, listCategories, updateCategory } from './queries.ts';

export const categories = new Hono<AppEnv>()
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
    async c => c.json(await changeInBulk(writerOf(c), categoriesInBulk, c.req.valid('json'))),
  )
  .post(
    '/',
    about('Create a category', { 201: Category }, [409]),
    permitStaff,
    body(CreateCategory),
    async c => {
      const created = await createCategory(writerOf(c), c.req.valid('json'));
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
      return answerEntity(c, await updateCategory(writerOf(c), which, c.req.valid('json')));
    },
  )
  .delete('/:id', about('Delete a category', { 204: null }, [409]), permitStaff, params(WithId), async c => {
    await deleteCategory(writerOf(c), {
      id: c.req.valid('param').id,
      versions: ifMatch(c),
    });
    return c.body(null, 204);
  });
