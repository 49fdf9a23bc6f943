import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { type PictureFile, pictures } from '../../../db/schema/pictures.ts';
import { Unavailable } from '../../errors.ts';
import type { Ports } from '../../http/shop.ts';
import type { RecognisedPicture } from './recognise/recognise.ts';
import { recogniseUpload, type Upload } from './sizes.ts';

type Stores = Pick<Ports, 'database' | 'pictures'>;

/** For as long an upload may take until a row refers to its picture. */
export const HELD_MS = 60 * 60 * 1000;

/**
 * Stores a picture and its sizes, and gives the id that a row may refer to from now on. It is made known to the
 * database first: whatever goes wrong after that, the sweep finds what was left behind.
 */
export async function keepPicture({ database, pictures: store }: Stores, upload: Upload): Promise<string> {
  const recognised = recogniseUpload(upload);
  const pictureId = await idOf(recognised);
  const files = recognised.map((picture, index) => fileOf(picture, { pictureId, isLargest: index === 0 }));
  await hold(database, pictureId, files);
  await Promise.all(
    recognised.map(({ bytes, type }, index) => store.put({ name: files[index]?.name ?? '', bytes, type })),
  );
  return pictureId;
}

/** Keeps a picture that is there already from being swept; false where there is none. */
export async function holdPicture(database: Database, pictureId: string): Promise<boolean> {
  const held = await database
    .update(pictures)
    .set({ heldUntil: Date.now() + HELD_MS })
    .where(sql`${eq(pictures.pictureId, pictureId)} AND NOT ${pictures.removing}`)
    .returning({ id: pictures.pictureId });
  return held.length > 0;
}

async function hold(database: Database, pictureId: string, files: PictureFile[]) {
  const heldUntil = Date.now() + HELD_MS;
  const held = await database
    .insert(pictures)
    .values({ pictureId, files, heldUntil })
    .onConflictDoUpdate({
      target: pictures.pictureId,
      set: { heldUntil },
      setWhere: eq(pictures.removing, false),
    })
    .returning({ id: pictures.pictureId });
  if (held.length === 0) throw new Unavailable('This very picture is just being removed. Try again');
}

function fileOf(
  { extension, width, height }: RecognisedPicture,
  { pictureId, isLargest }: { pictureId: string; isLargest: boolean },
): PictureFile {
  return { name: `${pictureId}${isLargest ? '' : `-${width}`}.${extension}`, width, height };
}

/** Made from the content of all sizes, so that what is stored under a name never changes. */
async function idOf(files: RecognisedPicture[]): Promise<string> {
  const digest = await crypto.subtle.digest(
    'SHA-256',
    await new Blob(files.map(({ bytes }) => bytes)).arrayBuffer(),
  );
  return Array.from(new Uint8Array(digest), byte => byte.toString(16).padStart(2, '0'))
    .join('')
    .slice(0, 40);
}
