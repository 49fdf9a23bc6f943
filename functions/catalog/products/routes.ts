import { Hono } from 'hono';
import * as z from 'zod';
import { OfferedOption } from '../../contracts/chosen-options.ts';
import { WithId } from '../../contracts/fields.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { describeRoute } from '../../http/describe-route.ts';
import { answerEntity, answerJoined, ifMatch } from '../../http/etag.ts';
import { answerList } from '../../http/paging.ts';
import { audienceOf, permitStaff, writePortsOf } from '../../http/session.ts';
import { upload } from '../../http/upload.ts';
import { params, query } from '../../http/validate.ts';
import { idempotent } from '../../idempotency/once.ts';
import { crudOf } from '../../records/crud-routes.ts';
import { chosenPicture } from '../pictures/chosen-picture.ts';
import { findSubcategory } from '../subcategories/queries.ts';
import { listBestsellers } from './bestsellers.ts';
import { BulkProducts, productsInBulk } from './bulk.ts';
import { listByCode } from './by-code.ts';
import { listTags } from './cache-tags.ts';
import {
  Bestsellers,
  CreateProduct,
  DeleteProduct,
  OptionsOfList,
  Product,
  ProductFilter,
  ProductsByCode,
  ProductView,
  UpdateProduct,
} from './contract.ts';
import { listProducts } from './list.ts';
import { listOfferedOptions } from './offered-options.ts';
import { createProduct, deleteProduct, findProduct, findProductIn, updateProduct } from './queries.ts';
import { PRODUCT } from './record.ts';
import { listRelated, relatedTags } from './related.ts';

const crud = crudOf(PRODUCT, Product);

const PICTURE = { part: 'Image', orJson: true, answer: Product };

export const products = new Hono<AppEnv>()
  .get('/', ...crud.list(ProductFilter, listProducts, listTags))
  .get(
    '/bysubcategory/:id',
    ...crud.listOf('List the products of a subcategory', ProductFilter.omit({ subcategory: true }), {
      list: listProducts,
      narrow: (filter, subcategory) => ({ ...filter, subcategory }),
      find: findSubcategory,
      cacheTags: listTags,
    }),
  )
  .get(
    '/bestsellers',
    describeRoute('List what sells best, as far as it is in stock in a country', { 200: z.array(Product) }),
    query(Bestsellers),
    async c => {
      const { country } = c.req.valid('query');
      c.set('cacheTags', { products: { country } });
      const rows = await listBestsellers(c.env, country);
      return answerList(c, { rows, total: rows.length }, {});
    },
  )
  .get(
    '/by-code',
    describeRoute('List products by their codes, in this order', { 200: z.array(Product) }),
    query(ProductsByCode),
    async c => {
      const asked = c.req.valid('query');
      c.set('cacheTags', { products: { country: asked.country ?? null } });
      const rows = await listByCode(c.env, asked);
      return answerList(c, { rows, total: rows.length }, {});
    },
  )
  .get(
    '/options',
    describeRoute('List the most common options of the families in a list, to filter it by', {
      200: z.array(OfferedOption),
    }),
    query(OptionsOfList),
    async c => {
      const asked = c.req.valid('query');
      c.set('cacheTags', { products: asked });
      const rows = await listOfferedOptions(c.env, asked, audienceOf(c));
      return answerList(c, { rows, total: rows.length }, {});
    },
  )
  .get(
    '/:id',
    describeRoute('Get a product', { 200: Product }),
    params(WithId),
    query(ProductView),
    async c => {
      const { id: productCode } = c.req.valid('param');
      const { country } = c.req.valid('query');
      c.set('cacheTags', { products: { product: productCode, country: country ?? null } });
      if (!country) return answerJoined(c, await findProduct(c.env, productCode, audienceOf(c)));
      const found = await findProductIn(c.env, { productCode, country }, audienceOf(c));
      const { family } = found.entity;
      // It comes with all variants of its family.
      if (family) c.set('cacheTags', { products: { family: family.familyId, country } });
      return answerJoined(c, found);
    },
  )
  .get(
    '/:id/related',
    describeRoute('List related products: of its subcategory, then of its category, then the newest', {
      200: z.array(Product),
    }),
    params(WithId),
    query(ProductView),
    async c => {
      const { id: productCode } = c.req.valid('param');
      const { country } = c.req.valid('query');
      const related = await listRelated(c.env, { productCode, country });
      c.set('cacheTags', relatedTags(related, country));
      return answerList(c, { rows: related, total: related.length }, {});
    },
  )
  .post('/bulk', ...crud.bulk(BulkProducts, productsInBulk))
  .post(
    '/',
    describeRoute('Create a product', { 201: Product }, [409]),
    permitStaff,
    idempotent,
    upload(CreateProduct, PICTURE),
    async c => {
      const { productPicture, ...product } = c.req.valid('json');
      const pictureId = await chosenPicture(c, productPicture, 'productPicture');
      const created = await createProduct(writePortsOf(c), { ...product, pictureId });
      c.header('Location', `/api/products/${created.entity.productCode}`);
      return answerEntity(c, created, 201);
    },
  )
  .put(
    '/:id',
    describeRoute('Change a product', { 200: Product }, [409]),
    permitStaff,
    params(WithId),
    upload(UpdateProduct, PICTURE),
    async c => {
      const { productPicture, ...changes } = c.req.valid('json');
      const pictureId = await chosenPicture(c, productPicture, 'productPicture');
      const which = { id: c.req.valid('param').id, versions: ifMatch(c) };
      return answerEntity(c, await updateProduct(writePortsOf(c), which, { ...changes, pictureId }));
    },
  )
  .delete(
    '/:id',
    describeRoute('Delete a product, optionally with its prices', { 204: null }, [409]),
    permitStaff,
    params(WithId),
    query(DeleteProduct),
    async c => {
      const which = { id: c.req.valid('param').id, versions: ifMatch(c) };
      await deleteProduct(writePortsOf(c), { ...which, ...c.req.valid('query') });
      return c.body(null, 204);
    },
  );
