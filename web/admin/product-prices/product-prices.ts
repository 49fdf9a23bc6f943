import type { CreateProductPrice, ProductPrice } from '../../../functions/contracts/product-prices.ts';
import { bulkProductPrices } from '../../api/bulk.ts';
import { api } from '../../api/client.ts';
import {
  createProductPrice,
  deleteProductPrice,
  findProductPrice,
  listProductPrices,
  updateProductPrice,
} from '../../api/product-prices.ts';
import { findProduct } from '../../api/products.ts';
import { countries } from '../countries/countries.ts';
import { keptName } from '../references/use-references.ts';
import { defineResource, SHOWN_IN_BULK } from '../resource.ts';

export const productPrices = defineResource<ProductPrice, CreateProductPrice>({
  path: '/admin/product-prices',
  one: 'product price',
  many: 'product prices',
  idOf: ({ ProductCode, CountryID }) => `${ProductCode}/${CountryID}`,
  nameOf: ({ ProductCode, ProductName, CountryID }) =>
    `${ProductName ?? `Product ${ProductCode}`}, ${keptName(countries, CountryID) ?? `country ${CountryID}`}`,
  list: query => listProductPrices(api, { ...query, names: 'true' }),
  find: findWithName,
  create: values => createProductPrice(api, values),
  update: (id, values, etag) => updateProductPrice(api, id, values, etag),
  remove: (id, etag) => deleteProductPrice(api, id, etag),
  bulk: bulkProductPrices(api),
  words: { emptyTitle: 'No product prices found.', bulk: SHOWN_IN_BULK },
});

async function findWithName(id: string) {
  const [{ entity, etag }, product] = await Promise.all([
    findProductPrice(api, id),
    findProduct(api, id.split('/')[0] ?? '', undefined),
  ]);
  return { entity: { ...entity, ProductName: product.entity.productName }, etag };
}
