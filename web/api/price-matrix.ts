import type { ChangedPrices, ChangePrices, PriceMatrix } from '../../functions/contracts/price-matrix.ts';
import { type ApiClient, changeIn, dataOf } from './client.ts';

type Asked = Partial<
  Record<'q' | 'category' | 'subcategory' | 'country' | 'missing' | 'page' | 'pageSize', string>
>;

export async function readPriceMatrix(api: ApiClient, query: Asked) {
  const { data, headers } = await dataOf<PriceMatrix>(api.api.productprices.matrix.$get({ query }) as never);
  return { ...data, total: Number(headers.get('X-Total-Count') ?? 0) };
}

/** The new versions, in the order of the changes, and what the whole change is called. */
export async function changePrices(api: ApiClient, json: ChangePrices) {
  const { data, headers } = await dataOf<ChangedPrices>(api.api.productprices.matrix.$put({ json }));
  return { versions: data.versions, changeId: changeIn(headers) };
}
