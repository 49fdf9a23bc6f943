import type { ProductPrice } from '../../functions/contracts/product-prices.ts';
import type { CreateProduct, Product, UpdateProduct } from '../../functions/contracts/products.ts';
import { type ApiClient, done, entityOf, ifMatch, listOf } from './client.ts';
import type { ProductQuery } from './products.ts';

/** The calls of the back office; those that visitors need are in `products.ts`. */
export type ProductRecordQuery = ProductQuery & { picture?: 'true' | 'false'; missing?: string };

export const listProductRecords = (api: ApiClient, query: ProductRecordQuery) =>
  listOf<Product>(api.api.products.$get({ query }));

export const findProductRecord = (api: ApiClient, id: string) =>
  entityOf<Product>(api.api.products[':id'].$get({ param: { id }, query: {} }));

export const createProduct = (api: ApiClient, json: CreateProduct) =>
  entityOf<Product>(api.api.products.$post({ json }));

export const updateProduct = (api: ApiClient, id: string, json: UpdateProduct, etag: string) =>
  entityOf<Product>(api.api.products[':id'].$put({ param: { id }, json }, ifMatch(etag)));

export const deleteProduct = (api: ApiClient, id: string, etag: string) =>
  done(api.api.products[':id'].$delete({ param: { id } }, ifMatch(etag)));

export const listPricesOfProduct = (api: ApiClient, productCode: string) =>
  listOf<ProductPrice>(
    api.api.productprices.byproduct[':productCode'].$get({ param: { productCode }, query: {} }),
  );
