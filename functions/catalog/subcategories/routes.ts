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

export const subcategories = new Hono<AppEnv>()
  .get('/', about('List subcategories', { 200: z.array(Subcategory) }), query(SubcategoryFilter), async c => {
    const filter = c.req.valid('query');
    return answerList(c, await listSubcategories(c.env.database, filter, audienceOf(c)), filter);
  })
  .get(
    '/bycategory/:id',
    about('List the subcategories of a category', { 200: z.array(Subcategory) }),
    params(WithId),
    query(SubcategoryFilter),
    async c => {
      const { id } = c.req.valid('param');
      const filter = { ...c.req.valid('query'), category: id };
      const listing = await listSubcategories(c.env.database, filter, audienceOf(c));
      if (listing.total === 0) await findCategory(c.env.database, id, audienceOf(c));
      return answerList(c, listing, filter);
    },
  )
  .get('/:id', about('Get a subcategory', { 200: Subcategory }), params(WithId), async c => {
    const { id } = c.req.valid('param');
    return answerEntity(c, await findSubcategory(c.env.database, id, audienceOf(c)));
  })
  .post(
    '/bulk',
    about('Change many subcategories', { 200: BulkResult }, [409]),
    permitStaff,
    body(BulkSubcategories),
    async c => c.json(await changeInBulk(writerOf(c), subcategoriesInBulk, c.req.valid('json'))),
  )
  .post(
    '/',
    about('Create a subcategory', { 201: Subcategory }, [409]),
    permitStaff,
    body(CreateSubcategory),
    async c => {
      const created = await createSubcategory(writerOf(c), c.req.valid('json'));
      c.header('Location', `/api/subcategories/${created.entity.subcategoryId}`);
      return answerEntity(c, created, 201);
    },
  )
  .put(
    '/:id',
    about('Change a subcategory', { 200: Subcategory }, [409]),
    permitStaff,
    params(WithId),
    body(UpdateSubcategory),
    async c => {
      const which = { id: c.req.valid('param').id, versions: ifMatch(c) };
      return answerEntity(c, await updateSubcategory(writerOf(c), which, c.req.valid('json')));
    },
  )
  .delete(
    '/:id',
    about('Delete a subcategory', { 204: null }, [409]),
    permitStaff,
    params(WithId),
    async c => {
      await deleteSubcategory(writerOf(c), {
        id: c.req.valid('param').id,
        versions: ifMatch(c),
      });
      return c.body(null, 204);
    },
  );
