import { inArray, sql } from 'drizzle-orm';
import type { Context } from 'hono';
import { pictures } from '../../../db/schema/pictures.ts';
import { build } from '../../../db/sql/build.ts';
import { jsonInList } from '../../../db/sql/in-list.ts';
import { pictureIdIn } from '../../catalog/pictures/addresses.ts';
import { RESERVED_MS, storePicture } from '../../catalog/pictures/keep.ts';
import { ValidationError } from '../../errors.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { originOf } from '../../http/origin.ts';
import { writePortsOf } from '../../http/session.ts';

const IN_A_TEXT = /\/([0-9a-f]{40})(?:-\d+)?\.[a-z]+/g;

export const pictureIdsIn = (text: string) => [...text.matchAll(IN_A_TEXT)].map(([, id]) => id as string);

type Named = { text?: string | undefined; picture?: string | null | undefined };

/**
 * The post's new cover: null for none, undefined to keep it. Protects it and the pictures in the text from removal
 * until the post refers to them.
 */
export async function picturesFor(c: Context<AppEnv>, { text = '', picture }: Named) {
  const given = { base: c.env.pictureBase, origin: originOf(c) };
  const cover = picture ? pictureIdIn(picture, given) : picture;
  if (picture && !cover) throw new ValidationError([{ path: 'picture', message: NOT_HERE }]);
  const inText = pictureIdsIn(text);
  const named = cover ? [cover, ...inText] : inText;
  if (named.length === 0) return cover;
  const held = new Set(
    (await c.env.database.as(null).write(holdPictures(named))).map(({ pictureId }) => pictureId),
  );
  if (cover && !held.has(cover)) throw new ValidationError([{ path: 'picture', message: NOT_HERE }]);
  const missing = inText.find(id => !held.has(id));
  if (missing) {
    const message = `The picture ${missing.slice(0, 8)}… in the text is no longer stored. Upload it again`;
    throw new ValidationError([{ path: 'text', message }]);
  }
  return cover;
}

const NOT_HERE = 'No picture of the shop has this URL';

/** A path of the shop itself, which serves every picture wherever it is stored. */
export async function addressOfUpload(c: Context<AppEnv>): Promise<string> {
  const ports = writePortsOf(c);
  const kept = c.var.upload ? [await storePicture(ports, c.var.upload)] : [];
  const [picture] = await ports.database.write(holdPictures(kept));
  return `/pictures/${picture?.files[0]?.name}`;
}

export const holdPictures = (ids: string[]) =>
  build
    .update(pictures)
    .set({ heldUntil: Date.now() + RESERVED_MS })
    .where(sql`${inArray(pictures.pictureId, jsonInList(ids))} AND NOT ${pictures.removing}`)
    .returning({ pictureId: pictures.pictureId, files: pictures.files });
