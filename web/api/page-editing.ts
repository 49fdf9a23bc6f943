import type { Page, PageSummary } from '../../functions/content/pages/contract.ts';
import { type ApiClient, dataOf, entityOf, ifMatch } from './client.ts';

export const listPages = async (api: ApiClient): Promise<PageSummary[]> =>
  (await dataOf<PageSummary[]>(api.api.pages.$get())).data;

export const findPage = (api: ApiClient, page: string) =>
  entityOf<Page>(api.api.pages[':page'].$get({ param: { page } }));

export const updatePage = (api: ApiClient, page: string, content: Page['content'], etag: string) =>
  entityOf<Page>(api.api.pages[':page'].$put({ param: { page }, json: { content } }, ifMatch(etag)));
