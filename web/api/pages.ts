import type { Page } from '../../functions/content/pages/contract.ts';
import type { PageName } from '../../functions/contracts/page-contents.ts';
import type { PageTexts } from '../texts/page-texts.ts';
import { type ApiClient, dataOf } from './client.ts';

/** The staff-written content of a page, with image data in place of image addresses; null if there is none. */
export async function readPage<Name extends PageName>(api: ApiClient, page: Name) {
  const { data } = await dataOf<Page>(api.api.pages[':page'].$get({ param: { page } }));
  return JSON.parse(JSON.stringify(data.content), (name, value) =>
    name === 'picture' ? (data.images[value] ?? null) : value,
  ) as PageTexts<Name> | null;
}
