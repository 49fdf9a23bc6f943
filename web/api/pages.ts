import type { Page } from '../../functions/content/pages/contract.ts';
import type { PageName } from '../../functions/contracts/page-contents.ts';
import type { PageTexts } from '../content/texts/page-texts.ts';
import { type ApiClient, dataOf } from './client.ts';

/** What staff have written for a page, with its pictures in place of their addresses; null where they have not. */
export async function readPage<Name extends PageName>(api: ApiClient, page: Name) {
  const { data } = await dataOf<Page>(api.api.pages[':page'].$get({ param: { page } }));
  return JSON.parse(JSON.stringify(data.content), (name, value) =>
    name === 'picture' ? (data.images[value] ?? null) : value,
  ) as PageTexts<Name> | null;
}
