import { inArray, sql } from 'drizzle-orm';
import type { Context } from 'hono';
import { among } from '../../../db/among.ts';
import type { Database } from '../../../db/database.ts';
import { pictures } from '../../../db/schema/pictures.ts';
import { RuleBroken } from '../../errors.ts';
import { originOf } from '../../http/origin.ts';
import type { Shop } from '../../http/shop.ts';
import { pictureIdIn } from '../pictures/addresses.ts';
import { HELD_MS, keepPicture } from '../pictures/keep.ts';

const IN_A_TEXT = /\/([0-9a-f]{40})(?:-\d+)?\.[a-z]+/g;

export const pictureIdsIn = (text: string) => [...text.matchAll(IN_A_TEXT)].map(([, id]) => id as string);

type Named = { text?: string | undefined; picture?: string | null | undefined };

/**
 * The cover that a request wants a post to have; null for none, undefined where it does not say. It and the pictures of
 * the text are kept from being swept until the post refers to them.
 */
export async function picturesFor(c: Context<Shop>, { text = '', picture }: Named) {
  const given = { base: c.env.pictureBase, origin: originOf(c) };
  const cover = picture ? pictureIdIn(picture, given) : picture;
  if (picture && !cover) throw new RuleBroken([{ path: 'picture', message: NOT_HERE }]);
  const inText = pictureIdsIn(text);
  const wanted = cover ? [cover, ...inText] : inText;
  if (wanted.length === 0) return cover;
  const held = new Set((await holdPictures(c.env.database, wanted)).map(({ pictureId }) => pictureId));
  if (cover && !held.has(cover)) throw new RuleBroken([{ path: 'picture', message: NOT_HERE }]);
  const missing = inText.find(id => !held.has(id));
  if (missing) {
    const message = `The picture ${missing.slice(0, 8)}… of the text is no longer kept. Upload it again`;
    throw new RuleBroken([{ path: 'text', message }]);
  }
  return cover;
}

const NOT_HERE = 'The shop has no picture at this address';

/** A path of the shop, which serves every picture itself too, wherever its store is. */
export async function addressOfUpload(c: Context<Shop>): Promise<string> {
  const kept = c.var.upload ? [await keepPicture(c.env, c.var.upload)] : [];
  const [picture] = await holdPictures(c.env.database, kept);
  return `/pictures/${picture?.files[0]?.name}`;
}

export const holdPictures = (database: Database, ids: string[]) =>
  database
    .update(pictures)
    .set({ heldUntil: Date.now() + HELD_MS })
    .where(sql`${inArray(pictures.pictureId, among(ids))} AND NOT ${pictures.removing}`)
    .returning({ pictureId: pictures.pictureId, files: pictures.files });
