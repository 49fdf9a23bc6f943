import { Banknote } from 'lucide-react';
import type {
  CreateProductPrice,
  ProductPrice,
} from '../../../../functions/pricing/product-prices/contract.ts';
import { api } from '../../../api/client.ts';
import { crudCallsAt, listCall } from '../../../api/crud.ts';
import type { ListQuery } from '../../../api/list-query.ts';
import { findProduct } from '../../../api/products.ts';
import { cachedName } from '../../references/use-references.ts';
import { defineResource } from '../../resource.ts';
import { SHOWN_IN_BULK } from '../../resource-words.ts';
import { countries } from '../countries/countries.ts';

/** `7/2` is the price of product 7 in country 2. */
const calls = crudCallsAt<ProductPrice, CreateProductPrice>({
  route: api.api.productprices,
  item: api.api.productprices[':productCode'][':countryId'],
  paramOf: id => {
    const [productCode = '', countryId = ''] = id.split('/');
    return { productCode, countryId };
  },
});

/** Each with its product's name. */
const list = listCall<ProductPrice, ListQuery & { names: 'true' }>(api.api.productprices);

export const productPrices = defineResource<ProductPrice, CreateProductPrice>({
  path: '/admin/product-prices',
  one: 'product price',
  many: 'product prices',
  icon: Banknote,
  history: 'productprices',
  idPath: ':productCode/:countryId',
  idOf: ({ ProductCode, CountryID }) => `${ProductCode}/${CountryID}`,
  nameOf: ({ ProductCode, ProductName, CountryID }) =>
    `${ProductName ?? `Product ${ProductCode}`}, ${cachedName(countries, CountryID) ?? `country ${CountryID}`}`,
  ...calls,
  list: query => list({ ...query, names: 'true' }),
  find: findWithName,
  words: { emptyTitle: 'No product prices found.', bulk: SHOWN_IN_BULK },
});

async function findWithName(id: string) {
  const [{ entity, etag }, product] = await Promise.all([
    calls.find(id),
    findProduct(api, id.split('/')[0] ?? '', undefined),
  ]);
  return { entity: { ...entity, ProductName: product.entity.productName }, etag };
}
