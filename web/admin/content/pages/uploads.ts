import type { Page } from '../../../../functions/content/pages/contract.ts';
import { selectedPictureAt } from '../../catalog/pictures/selected-pictures.ts';
import { uploadForPost } from '../posts/save-cover.ts';

type Content = NonNullable<Page['content']>;

/** New pictures are uploaded first, so a page never refers to a missing one. */
export async function withUploads(content: Content): Promise<Content> {
  const chosen = new Set<string>();
  JSON.stringify(content, (name, value) => {
    if (name === 'picture' && selectedPictureAt(value)) chosen.add(value);
    return value;
  });
  const kept = new Map<string, string>();
  for (const address of chosen) kept.set(address, await uploadForPost(address, 'content'));
  return JSON.parse(JSON.stringify(content), (name, value) =>
    name === 'picture' ? (kept.get(value) ?? value) : value,
  );
}
