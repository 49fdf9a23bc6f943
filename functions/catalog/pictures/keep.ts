import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { Writer } from '../../../db/client/database.ts';
import { type PictureFile, pictures } from '../../../db/schema/pictures.ts';
import { build } from '../../../db/sql/build.ts';
import { HOUR } from '../../contracts/durations.ts';
import type { WriteDeps } from '../../deps.ts';
import { Unavailable } from '../../errors.ts';
import type { Upload } from '../../http/app-env.ts';
import type { RecognisedPicture } from './recognise/recognise.ts';
import { recogniseUpload } from './sizes.ts';

/** How long an uploaded picture is held until a row refers to it. */
export const RESERVED_MS = HOUR;

/**
 * Stores a picture and its sizes, and returns the id for rows to refer to. Registered in the database
 * first, so that whatever fails later, the sweep finds the leftovers.
 */
export async function storePicture(
  { database, pictures: store }: WriteDeps<'database' | 'pictures'>,
  upload: Upload,
): Promise<string> {
  const recognised = recogniseUpload(upload);
  const pictureId = idOf(recognised);
  const files = recognised.map((picture, index) => fileOf(picture, { pictureId, isLargest: index === 0 }));
  await hold(database.as(null), pictureId, files);
  await Promise.all(
    recognised.map(({ bytes, type }, index) => store.put({ name: files[index]?.name ?? '', bytes, type })),
  );
  return pictureId;
}

/** Extends the hold on an existing picture; false if it is gone. */
export async function reservePicture(database: Writer, pictureId: string): Promise<boolean> {
  const held = await database.as(null).write(
    build
      .update(pictures)
      .set({ heldUntil: Date.now() + RESERVED_MS })
      .where(sql`${eq(pictures.pictureId, pictureId)} AND NOT ${pictures.removing}`)
      .returning({ id: pictures.pictureId }),
  );
  return held.length > 0;
}

async function hold(database: Writer, pictureId: string, files: PictureFile[]) {
  const heldUntil = Date.now() + RESERVED_MS;
  const held = await database.write(
    build
      .insert(pictures)
      .values({ pictureId, files, heldUntil })
      .onConflictDoUpdate({
        target: pictures.pictureId,
        set: { heldUntil, files, foundAt: null },
        setWhere: eq(pictures.removing, false),
      })
      .returning({ id: pictures.pictureId }),
  );
  if (held.length === 0) throw new Unavailable('This picture is being removed. Try again');
}

function fileOf(
  { extension, width, height }: RecognisedPicture,
  { pictureId, isLargest }: { pictureId: string; isLargest: boolean },
): PictureFile {
  return { name: `${pictureId}${isLargest ? '' : `-${width}`}.${extension}`, width, height };
}

/** A hash of all sizes, so that what is stored under a name never changes. */
function idOf(files: RecognisedPicture[]): string {
  const hash = createHash('sha256');
  for (const { bytes } of files) hash.update(bytes);
  return hash.digest('hex').slice(0, 40);
}
