import { Hono } from 'hono';
import { WithId } from '../../contracts/fields.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { describeRoute } from '../../http/describe-route.ts';
import { answerEntity, ifMatch } from '../../http/etag.ts';
import { permitStaff, writePortsOf } from '../../http/session.ts';
import { upload } from '../../http/upload.ts';
import { params } from '../../http/validate.ts';
import { idempotent } from '../../idempotency/once.ts';
import { crudOf } from '../../records/crud-routes.ts';
import { chosenPicture } from '../pictures/chosen-picture.ts';
import { BulkCategories, categoriesInBulk } from './bulk.ts';
import { Category, CategoryFilter, CreateCategory, UpdateCategory } from './contract.ts';
import { createCategory, deleteCategory, findCategory, listCategories, updateCategory } from './queries.ts';
import { CATEGORY } from './record.ts';

const crud = crudOf(CATEGORY, Category);

const PICTURE = { part: 'Image', orJson: true, answer: Category };

export const categories = new Hono<AppEnv>()
  .get('/', ...crud.list(CategoryFilter, listCategories))
  .get('/:id', ...crud.find(findCategory))
  .post('/bulk', ...crud.bulk(BulkCategories, categoriesInBulk))
  .post(
    '/',
    describeRoute('Create a category', { 201: Category }, [409]),
    permitStaff,
    idempotent,
    upload(CreateCategory, PICTURE),
    async c => {
      const { categoryPicture, ...category } = c.req.valid('json');
      const pictureId = await chosenPicture(c, categoryPicture, 'categoryPicture');
      const created = await createCategory(writePortsOf(c), { ...category, pictureId });
      c.header('Location', `/api/categories/${created.entity.categoryId}`);
      return answerEntity(c, created, 201);
    },
  )
  .put(
    '/:id',
    describeRoute('Change a category', { 200: Category }, [409]),
    permitStaff,
    params(WithId),
    upload(UpdateCategory, PICTURE),
    async c => {
      const { categoryPicture, ...changes } = c.req.valid('json');
      const pictureId = await chosenPicture(c, categoryPicture, 'categoryPicture');
      const which = { id: c.req.valid('param').id, versions: ifMatch(c) };
      return answerEntity(c, await updateCategory(writePortsOf(c), which, { ...changes, pictureId }));
    },
  )
  .delete('/:id', ...crud.remove(deleteCategory));
