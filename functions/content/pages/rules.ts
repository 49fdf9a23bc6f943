import * as z from 'zod';
import type { Writer } from '../../../db/client/database.ts';
import { PAGE_CONTENTS, type PageName } from '../../contracts/page-contents.ts';
import { ValidationError } from '../../errors.ts';
import { accept } from '../../http/validate.ts';
import { holdPictures, pictureIdsIn } from '../posts/pictures.ts';

/** Validates the content of a page, reporting every invalid field. */
export function contentOf(page: PageName, content: Record<string, unknown>): Record<string, unknown> {
  const contract = z.object({ content: PAGE_CONTENTS[page] });
  return accept(contract, { content }).content;
}

/** Protects the pictures of a page from removal until it refers to them. */
export async function holdPicturesIn(database: Writer, content: Record<string, unknown>) {
  const named = pictureIdsIn(JSON.stringify(content));
  if (named.length === 0) return;
  const held = new Set((await database.write(holdPictures(named))).map(({ pictureId }) => pictureId));
  const missing = named.find(id => !held.has(id));
  if (!missing) return;
  const message = `The picture ${missing.slice(0, 8)}… is no longer stored. Upload it again`;
  throw new ValidationError([{ path: 'content', message }]);
}
