import type { ProductPrice } from '../../functions/pricing/product-prices/contract.ts';
import { type ApiClient, listOf } from './client.ts';

export const listPricesOfProduct = (api: ApiClient, productCode: string) =>
  listOf<ProductPrice>(
    api.api.productprices.byproduct[':productCode'].$get({ param: { productCode }, query: {} }),
  );
