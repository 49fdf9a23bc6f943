import type {
  ChangedPrices,
  ChangePrices,
  PriceMatrix,
} from '../../functions/pricing/price-matrix/contract.ts';
import { type ApiClient, changeIn, dataOf } from './client.ts';

type PriceMatrixQuery = Partial<
  Record<'q' | 'category' | 'subcategory' | 'country' | 'missing' | 'grouped' | 'page' | 'pageSize', string>
>;

export async function readPriceMatrix(api: ApiClient, query: PriceMatrixQuery) {
  // `as never`: the route sends JSON text built by the database, so its type is not known from the route.
  const { data, headers } = await dataOf<PriceMatrix>(api.api.productprices.matrix.$get({ query }) as never);
  return { ...data, total: Number(headers.get('X-Total-Count') ?? 0) };
}

/** Returns the new versions in the order of the changes, and the change's id. */
export async function changePrices(api: ApiClient, json: ChangePrices) {
  const { data, headers } = await dataOf<ChangedPrices>(api.api.productprices.matrix.$put({ json }));
  return { versions: data.versions, changeId: changeIn(headers) };
}
