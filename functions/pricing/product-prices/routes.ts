import { type Context, Hono } from 'hono';
import * as z from 'zod';
import { findProduct } from '../../catalog/products/queries.ts';
import { PathId } from '../../contracts/fields.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { describeRoute } from '../../http/describe-route.ts';
import { answerEntity, ifMatch } from '../../http/etag.ts';
import { answerList, describeList } from '../../http/paging.ts';
import { audienceOf, permitStaff, writerOf } from '../../http/session.ts';
import { body, params, query } from '../../http/validate.ts';
import { crudOf } from '../../records/crud-routes.ts';
import { findCountry } from '../countries/queries.ts';
import { BulkProductPrices, productPricesInBulk } from './bulk.ts';
import {
  CreateProductPrice,
  PriceKey,
  ProductPrice,
  ProductPriceFilter,
  UpdateProductPrice,
} from './contract.ts';
import { listProductPrices } from './list.ts';
import { createProductPrice, deleteProductPrice, findProductPrice, updateProductPrice } from './queries.ts';
import { PRICE } from './record.ts';
import { isStreamed, streamPrices } from './stream.ts';

const OfProduct = z.object({ productCode: PathId });
const OfCountry = z.object({ countryId: PathId });
const crud = crudOf(PRICE, ProductPrice);
const addressOf = ({ ProductCode, CountryID }: ProductPrice) => `${ProductCode}/${CountryID}`;
const listed = { 200: z.array(ProductPrice) };

export const productPrices = new Hono<AppEnv>()
  .get('/', describeRoute('List product prices', listed), query(ProductPriceFilter), async c =>
    answerPrices(c, c.req.valid('query')),
  )
  .get(
    '/byproduct/:productCode',
    describeRoute('List the prices of a product', listed),
    params(OfProduct),
    query(ProductPriceFilter.omit({ product: true })),
    async c => {
      const { productCode } = c.req.valid('param');
      const exists = () => findProduct(c.env, productCode, audienceOf(c));
      return answerPrices(c, { ...c.req.valid('query'), product: productCode }, exists);
    },
  )
  .get(
    '/bycountry/:countryId',
    describeRoute('List the prices in a country', listed),
    params(OfCountry),
    query(ProductPriceFilter.omit({ country: true })),
    async c => {
      const { countryId } = c.req.valid('param');
      const exists = () => findCountry(c.env, countryId, audienceOf(c));
      return answerPrices(c, { ...c.req.valid('query'), country: countryId }, exists);
    },
  )
  .get(
    '/:productCode/:countryId',
    describeRoute('Get a product price', { 200: ProductPrice }),
    params(PriceKey),
    async c => answerEntity(c, await findProductPrice(c.env.database, c.req.valid('param'), audienceOf(c))),
  )
  .post('/bulk', ...crud.bulk(BulkProductPrices, productPricesInBulk))
  .post('/', ...crud.create(CreateProductPrice, createProductPrice, addressOf))
  .put(
    '/:productCode/:countryId',
    describeRoute('Change a product price', { 200: ProductPrice }),
    permitStaff,
    params(PriceKey),
    body(UpdateProductPrice, ProductPrice),
    async c => {
      const which = { ...c.req.valid('param'), versions: ifMatch(c) };
      return answerEntity(c, await updateProductPrice(writerOf(c), which, c.req.valid('json')));
    },
  )
  .delete(
    '/:productCode/:countryId',
    describeRoute('Delete a product price', { 204: null }),
    permitStaff,
    params(PriceKey),
    async c => {
      await deleteProductPrice(writerOf(c), {
        ...c.req.valid('param'),
        versions: ifMatch(c),
      });
      return c.body(null, 204);
    },
  );

/** Responds with a list; if it is empty, its parent must exist. */
async function answerPrices(c: Context<AppEnv>, filter: ProductPriceFilter, exists?: () => Promise<unknown>) {
  const query = { filter, audience: audienceOf(c) };
  const listing = await listProductPrices(c.env.database, filter, query.audience);
  if (listing.total === 0) await exists?.();
  const { rows, total, next } = listing;
  if (next === undefined || !isStreamed(query)) return answerList(c, listing, filter);
  describeList(c, { rows, total }, { after: next });
  c.header('Content-Type', 'application/json');
  // `as never`: typed clients see a list.
  return c.body(streamPrices(c.env.database, query, { rows, next })) as never;
}
