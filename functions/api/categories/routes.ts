import { Hono } from 'hono';
import * as z from 'zod';
import { CategoryFilter, CreateCategory, UpdateCategory } from '../../contracts/categories.ts';
import { PathId } from '../../contracts/fields.ts';
import { answerEntity, ifMatch } from '../../http/etag.ts';
import { answerList } from '../../http/paging.ts';
import { isStaff, permitStaff } from '../../http/session.ts';
import type { Shop } from '../../http/shop.ts';
import { body, params, query } from '../../http/validate.ts';
import { createCategory, deleteCategory, findCategory, listCategories, updateCategory } from './queries.ts';

const WithId = z.object({ id: PathId });

export const categories = new Hono<Shop>()
  .get('/', query(CategoryFilter), async c => {
    const filter = c.req.valid('query');
    const listing = await listCategories(c.env.database, filter, { everything: isStaff(c.var.session) });
    return answerList(c, listing, filter);
  })
  .get('/:id', params(WithId), async c => {
    const { id } = c.req.valid('param');
    return answerEntity(c, await findCategory(c.env.database, id, { everything: isStaff(c.var.session) }));
  })
  .post('/', permitStaff, body(CreateCategory), async c => {
    const created = await createCategory(c.env.database, c.req.valid('json'));
    c.header('Location', `/api/categories/${created.entity.categoryId}`);
    return answerEntity(c, created, 201);
  })
  .put('/:id', permitStaff, params(WithId), body(UpdateCategory), async c => {
    const which = { id: c.req.valid('param').id, versions: ifMatch(c) };
    return answerEntity(c, await updateCategory(c.env.database, which, c.req.valid('json')));
  })
  .delete('/:id', permitStaff, params(WithId), async c => {
    await deleteCategory(c.env.database, { id: c.req.valid('param').id, versions: ifMatch(c) });
    return c.body(null, 204);
  });
