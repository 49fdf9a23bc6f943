import type {
  CreateProductPrice,
  ProductPrice,
  UpdateProductPrice,
} from '../../functions/contracts/product-prices.ts';
import { type ApiClient, done, entityOf, ifMatch, listOf } from './client.ts';
import type { ListQuery } from './list-query.ts';

export type ProductPriceQuery = ListQuery & {
  product?: string;
  country?: string;
  displayAtWebsite?: 'true' | 'false';
  inStock?: 'true' | 'false';
  /** Whether each price brings the name of its product. */
  names?: 'true';
};

/** The key of a price: `7/2` is that of product 7 in country 2. */
const paramOf = (id: string) => {
  const [productCode = '', countryId = ''] = id.split('/');
  return { productCode, countryId };
};

const itself = (api: ApiClient) => api.api.productprices[':productCode'][':countryId'];

export const listProductPrices = (api: ApiClient, query: ProductPriceQuery) =>
  listOf<ProductPrice>(api.api.productprices.$get({ query }));

export const findProductPrice = (api: ApiClient, id: string) =>
  entityOf<ProductPrice>(itself(api).$get({ param: paramOf(id) }));

export const createProductPrice = (api: ApiClient, json: CreateProductPrice) =>
  entityOf<ProductPrice>(api.api.productprices.$post({ json }));

export const updateProductPrice = (api: ApiClient, id: string, json: UpdateProductPrice, etag: string) =>
  entityOf<ProductPrice>(itself(api).$put({ param: paramOf(id), json }, ifMatch(etag)));

export const deleteProductPrice = (api: ApiClient, id: string, etag: string) =>
  done(itself(api).$delete({ param: paramOf(id) }, ifMatch(etag)));
