import type { BulkResult } from '../../functions/contracts/bulk.ts';
import { type ApiClient, changeIn, dataOf } from './client.ts';

/** Rows by their keys, or all that a list with these filters has. */
export type BulkRequest = {
  /** As the resource knows it. */
  action: string;
  keys?: string[];
  matching?: Record<string, string>;
  expected?: number;
};

/** What was done, and by which name it can be taken back. */
export type BulkAnswer = BulkResult & { changeId: string | null };

type Sent = { json: BulkRequest };
type Call = (request: Sent) => Parameters<typeof dataOf<BulkResult>>[0];

const over = (call: unknown) => async (json: BulkRequest) => {
  const { data, headers } = await dataOf((call as Call)({ json }));
  return { ...data, changeId: changeIn(headers) };
};

/** What visitors sent keeps no history by which it could be taken back. */
const unrecorded = (send: ReturnType<typeof over>) => async (request: BulkRequest) => ({
  ...(await send(request)),
  changeId: null,
});

type Sender = (api: ApiClient) => (request: BulkRequest) => Promise<BulkAnswer>;

export const bulkCategories: Sender = ({ api }) => over(api.categories.bulk.$post);
export const bulkSubcategories: Sender = ({ api }) => over(api.subcategories.bulk.$post);
export const bulkCountries: Sender = ({ api }) => over(api.countries.bulk.$post);
export const bulkCoupons: Sender = ({ api }) => over(api.coupons.bulk.$post);
export const bulkMessages: Sender = ({ api }) => unrecorded(over(api.messages.bulk.$post));
export const bulkSubscribers: Sender = ({ api }) => unrecorded(over(api.subscribers.bulk.$post));
export const bulkPosts: Sender = ({ api }) => over(api.posts.bulk.$post);
export const bulkProducts: Sender = ({ api }) => over(api.products.bulk.$post);
export const bulkProductPrices: Sender = ({ api }) => over(api.productprices.bulk.$post);
