import { and, asc, count, desc, eq, inArray, or, sql } from 'drizzle-orm';
import { build } from '../../../db/build.ts';
import { contains } from '../../../db/contains.ts';
import { among } from '../../../db/in-list.ts';
import { refusalOf } from '../../../db/refusals.ts';
import { type PictureFile, pictures } from '../../../db/schema/pictures.ts';
import { sliderImages } from '../../../db/schema/slider.ts';
import { Clash, NotFound } from '../../errors.ts';
import type { Deps, WriteDeps } from '../../http/app-env.ts';
import { codecOf } from '../../records/codec.ts';
import { type Audience, listRows, settle, settleDeletion, type Which } from '../../records/rows.ts';
import { addressesOf } from '../pictures/addresses.ts';
import type {
  CreateSliderImage,
  SliderFilter,
  SliderImage,
  SliderOrder,
  UpdateSliderImage,
} from './contract.ts';
import { SLIDER_IMAGE } from './record.ts';

type Stored<Fields> = Fields & { pictureId: string };
type Row = Pick<typeof sliderImages.$inferSelect, keyof typeof columns | 'version'> & {
  files: PictureFile[];
};

const { columns, sortColumns, toRow, toWire } = codecOf(SLIDER_IMAGE, sliderImages);

const OTHERS_THERE = 'Someone else added or deleted an image in the meantime. Load the slider again';

const COLUMNS = { ...columns, files: pictures.files, version: sliderImages.version };

export function listSliderImages(
  { database, pictureBase }: Deps<'database' | 'pictureBase'>,
  filter: SliderFilter,
  { everything }: Audience,
) {
  const chosen = and(
    everything ? undefined : eq(sliderImages.displayStatus, true),
    filter.displayStatus === undefined ? undefined : eq(sliderImages.displayStatus, filter.displayStatus),
    filter.q
      ? or(contains(sliderImages.title, filter.q), contains(sliderImages.caption, filter.q))
      : undefined,
  );
  const total = build.select({ total: count() }).from(sliderImages).where(chosen);
  return listRows(database, {
    rows: selectImages()
      .where(chosen)
      .orderBy(...orderOf(filter))
      .$dynamic(),
    total: total.$dynamic(),
    page: filter,
    toEntity: row => toSliderImage(row, pictureBase),
  });
}

export async function findSliderImage(
  { database, pictureBase }: Deps<'database' | 'pictureBase'>,
  id: number,
  { everything }: Audience,
) {
  const [row] = await database.read(selectImages().where(eq(sliderImages.imageId, id)));
  if (!row || !(everything || row.displayStatus)) throw unknown(id);
  return { entity: toSliderImage(row, pictureBase), version: row.version };
}

export async function createSliderImage(
  { database, pictureBase }: WriteDeps<'database' | 'pictureBase'>,
  { pictureId, ...image }: Stored<CreateSliderImage>,
) {
  const [, [row]] = await database
    .writeBatch([
      build.insert(sliderImages).values({ ...toRow(image), pictureId }),
      selectImages().where(eq(sliderImages.imageId, sql`last_insert_rowid()`)),
    ])
    .catch(tooMany);
  if (!row) throw new Error('the slider image that was just made is not there');
  return { entity: toSliderImage(row, pictureBase), version: row.version };
}

export async function updateSliderImage(
  { database, pictureBase }: WriteDeps<'database' | 'pictureBase'>,
  { id, versions }: Which,
  { pictureId, ...changes }: Partial<Stored<UpdateSliderImage>>,
) {
  const [changed, [current]] = await database.writeBatch([
    build
      .update(sliderImages)
      .set({ ...toRow(changes), pictureId, version: sql`${sliderImages.version} + 1` })
      .where(meant({ id, versions }))
      .returning({ id: sliderImages.imageId }),
    selectImages().where(eq(sliderImages.imageId, id)),
  ]);
  const toEntity = (row: Row) => toSliderImage(row, pictureBase);
  return settle({ changed, current, toEntity, unknown: unknown(id) });
}

/** All images or none: an order that misses an image is out of date. */
export async function orderSliderImages(
  { database, pictureBase }: WriteDeps<'database' | 'pictureBase'>,
  { imageIds }: SliderOrder,
) {
  const isAll = sql`(SELECT count(*) FROM ${sliderImages}) = ${imageIds.length} AND NOT EXISTS (
    SELECT 1 FROM ${sliderImages} WHERE ${sliderImages.imageId} NOT IN ${among(imageIds)})`;
  const place = sql`(SELECT key + 1 FROM json_each(${JSON.stringify(imageIds)}) WHERE value = ${sliderImages.imageId})`;
  const [, rows] = await database.writeBatch([
    build
      .update(sliderImages)
      .set({ displayOrder: place, version: sql`${sliderImages.version} + 1` })
      .where(and(isAll, sql`${sliderImages.displayOrder} <> ${place}`)),
    selectImages().orderBy(...orderOf({})),
  ]);
  if (rows.map(({ imageId }) => imageId).join() !== imageIds.join()) throw new Clash(OTHERS_THERE);
  return rows.map(row => toSliderImage(row, pictureBase));
}

export async function deleteSliderImage(
  { database, pictureBase }: WriteDeps<'database' | 'pictureBase'>,
  { id, versions }: Which,
) {
  const [changed, [current]] = await database.writeBatch([
    build.delete(sliderImages).where(meant({ id, versions })).returning({ id: sliderImages.imageId }),
    selectImages().where(eq(sliderImages.imageId, id)),
  ]);
  const toEntity = (row: Row) => toSliderImage(row, pictureBase);
  settleDeletion({ changed, current, toEntity, unknown: unknown(id) });
}

function selectImages() {
  return build
    .select(COLUMNS)
    .from(sliderImages)
    .innerJoin(pictures, eq(pictures.pictureId, sliderImages.pictureId));
}

function meant({ id, versions }: Which) {
  return and(eq(sliderImages.imageId, id), versions && inArray(sliderImages.version, versions));
}

function tooMany(error: unknown): never {
  const refusal = refusalOf(error);
  if (refusal?.kind !== 'rule') throw error;
  throw new Clash(refusal.message, { errors: [{ path: 'file', message: refusal.message }] });
}

function orderOf({ sort }: SliderFilter) {
  const { field = 'displayOrder', descending = false } = sort ?? {};
  const direction = descending ? desc : asc;
  return [direction(sortColumns[field]), direction(sliderImages.imageId)];
}

const unknown = (id: number) => new NotFound(`There is no slider image ${id}`);

function toSliderImage(row: Row, pictureBase: string): SliderImage {
  const { imageId, ...image } = toWire(row);
  const picture = addressesOf(row.files, pictureBase);
  return {
    imageId,
    id: imageId,
    imageUrl: picture?.url ?? '',
    imageSrcset: picture?.srcset ?? null,
    imageWidth: picture?.width ?? 0,
    imageHeight: picture?.height ?? 0,
    ...image,
  };
}
