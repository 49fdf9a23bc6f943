import { and, eq, or, sql } from 'drizzle-orm';
import { type PictureFile, pictures } from '../../../db/schema/pictures.ts';
import { sliderImages } from '../../../db/schema/slider.ts';
import { build } from '../../../db/sql/build.ts';
import { containsText } from '../../../db/sql/contains.ts';
import { jsonInList } from '../../../db/sql/in-list.ts';
import type { Deps, WriteDeps } from '../../deps.ts';
import { Conflict } from '../../errors.ts';
import { codecOf } from '../../records/codec.ts';
import { createJoinedRow, deleteRow, findRow, listTable, updateRow } from '../../records/crud-queries.ts';
import { orderedBy, orderTerms } from '../../records/list-rows.ts';
import { mapConstraintErrors } from '../../records/refusing.ts';
import type { Audience, Which } from '../../records/rows.ts';
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

const { columns, sortColumns, toRow, toJson } = codecOf(SLIDER_IMAGE, sliderImages);

const rows = (pictureBase: string) => ({
  one: SLIDER_IMAGE.one,
  table: sliderImages,
  id: sliderImages.imageId,
  select: selectImages,
  toEntity: (row: Row) => toSliderImage(row, pictureBase),
});

const OTHERS_THERE = 'Someone else added or deleted an image. Reload the slider';

const COLUMNS = { ...columns, files: pictures.files, version: sliderImages.version };

const displayedTo = ({ everything }: Audience) =>
  everything ? undefined : eq(sliderImages.displayStatus, true);

export const listSliderImages = (
  { database, pictureBase }: Deps<'database' | 'pictureBase'>,
  filter: SliderFilter,
  audience: Audience,
) =>
  listTable(database, rows(pictureBase), {
    where: and(displayedTo(audience), imagesMatching(filter)),
    order: orderBy(filter),
    idOf: row => row.imageId,
    paging: filter,
  });

const imagesMatching = ({ displayStatus, q }: SliderFilter) =>
  and(
    displayStatus === undefined ? undefined : eq(sliderImages.displayStatus, displayStatus),
    q ? or(containsText(sliderImages.title, q), containsText(sliderImages.caption, q)) : undefined,
  );

export const findSliderImage = (
  { database, pictureBase }: Deps<'database' | 'pictureBase'>,
  id: number,
  audience: Audience,
) => findRow(database, rows(pictureBase), { id, where: displayedTo(audience) });

export function createSliderImage(
  { database, pictureBase }: WriteDeps<'database' | 'pictureBase'>,
  { pictureId, ...image }: Stored<CreateSliderImage>,
) {
  const insert = build.insert(sliderImages).values({ ...toRow(image), pictureId });
  return createJoinedRow(database, rows(pictureBase), { insert }).catch(
    mapConstraintErrors({ raisedAt: 'file' }),
  );
}

export const updateSliderImage = (
  { database, pictureBase }: WriteDeps<'database' | 'pictureBase'>,
  which: Which,
  { pictureId, ...changes }: Partial<Stored<UpdateSliderImage>>,
) =>
  updateRow(database, rows(pictureBase), { ...which, changes: { ...toRow(changes), pictureId } }).catch(
    mapConstraintErrors({ raisedAt: 'displayStatus' }),
  );

/** All images or none: an order with an image missing is out of date. */
export async function orderSliderImages(
  { database, pictureBase }: WriteDeps<'database' | 'pictureBase'>,
  { imageIds }: SliderOrder,
) {
  const isAll = sql`(SELECT count(*) FROM ${sliderImages}) = ${imageIds.length} AND NOT EXISTS (
    SELECT 1 FROM ${sliderImages} WHERE ${sliderImages.imageId} NOT IN ${jsonInList(imageIds)})`;
  const place = sql`(SELECT key + 1 FROM json_each(${JSON.stringify(imageIds)}) WHERE value = ${sliderImages.imageId})`;
  const [, images] = await database.writeBatch([
    build
      .update(sliderImages)
      .set({ displayOrder: place, version: sql`${sliderImages.version} + 1` })
      .where(and(isAll, sql`${sliderImages.displayOrder} <> ${place}`)),
    selectImages().orderBy(...orderTerms(orderBy({}))),
  ]);
  if (images.map(({ imageId }) => imageId).join() !== imageIds.join()) throw new Conflict(OTHERS_THERE);
  return images.map(row => toSliderImage(row, pictureBase));
}

export const deleteSliderImage = (
  { database, pictureBase }: WriteDeps<'database' | 'pictureBase'>,
  which: Which,
) => deleteRow(database, rows(pictureBase), which);

function selectImages() {
  return build
    .select(COLUMNS)
    .from(sliderImages)
    .innerJoin(pictures, eq(pictures.pictureId, sliderImages.pictureId));
}

const orderBy = ({ sort = { field: 'displayOrder', descending: false } }: SliderFilter) =>
  orderedBy({ ...sort, by: sortColumns[sort.field], id: sliderImages.imageId });

function toSliderImage(row: Row, pictureBase: string): SliderImage {
  const { imageId, ...image } = toJson(row);
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
