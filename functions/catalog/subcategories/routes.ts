import { Hono } from 'hono';
import * as z from 'zod';
import { WithId } from '../../contracts/fields.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { about } from '../../http/describe-route.ts';
import { answerList } from '../../http/paging.ts';
import { audienceOf } from '../../http/session.ts';
import { params, query } from '../../http/validate.ts';
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
    about('List the subcategories of a category', { 200: z.array(Subcategory) }),
    params(WithId),
    query(SubcategoryFilter),
    async c => {
      const { id } = c.req.valid('param');
      const filter = { ...c.req.valid('query'), category: id };
      const listing = await listSubcategories(c.env, filter, audienceOf(c));
      if (listing.total === 0) await findCategory(c.env, id, audienceOf(c));
      return answerList(c, listing, filter);
    },
  )
  .get('/:id', ...crud.find(findSubcategory))
  .post('/bulk', ...crud.bulk(BulkSubcategories, subcategoriesInBulk))
  .post('/', ...crud.create(CreateSubcategory, createSubcategory, one => one.subcategoryId))
  .put('/:id', ...crud.update(UpdateSubcategory, updateSubcategory))
  .delete('/:id', ...crud.remove(deleteSubcategory));
