import { eq, sql } from 'drizzle-orm';
import { type PictureFile, pictures } from '../../../db/schema/pictures.ts';
import { rooms } from '../../../db/schema/rooms.ts';
import { build } from '../../../db/sql/build.ts';
import { containsText } from '../../../db/sql/contains.ts';
import { addressesOf } from '../../catalog/pictures/addresses.ts';
import type { Deps, WriteDeps } from '../../deps.ts';
import { ValidationError } from '../../errors.ts';
import { codecOf } from '../../records/codec.ts';
import { createJoinedRow, deleteRow, findRow, listTable, updateRow } from '../../records/crud-queries.ts';
import { orderedBy } from '../../records/list-rows.ts';
import type { Audience, Which } from '../../records/rows.ts';
import type { CreateRoom, Room, RoomFilter, UpdateRoom } from './contract.ts';
import { ROOM } from './record.ts';

/** The picture itself is stored already. */
type Stored<Fields> = Omit<Fields, 'roomPicture' | 'openedPicture'>;

const { columns, toRow, toJson } = codecOf(ROOM, rooms);

const NAMED = sql<string>`(SELECT json_group_array(json(named)) FROM (
  SELECT json_object('productCode', room_dots.product_code, 'productName', products.product_name) AS named
  FROM room_dots LEFT JOIN products ON products.product_code = room_dots.product_code
  WHERE room_dots.room_id = rooms.room_id ORDER BY room_dots.position))`;

/** A room without one has none. */
export const OPENED_FILES = sql<string | null>`(SELECT opened.files FROM pictures AS opened
  WHERE opened.picture_id = rooms.opened_picture_id)`;

type Row = Pick<typeof rooms.$inferSelect, keyof typeof columns | 'version'> & {
  files: PictureFile[];
  openedFiles: string | null;
  products: string;
};

const selectRooms = () =>
  build
    .select({
      ...columns,
      files: pictures.files,
      openedFiles: OPENED_FILES.as('openedFiles'),
      products: NAMED.as('products'),
      version: rooms.version,
    })
    .from(rooms)
    .innerJoin(pictures, eq(pictures.pictureId, rooms.pictureId));

const rows = (pictureBase: string) => ({
  one: ROOM.one,
  table: rooms,
  id: rooms.roomId,
  select: selectRooms,
  toEntity: (row: Row): Room => {
    const { roomId, roomName, ...others } = toJson(row);
    const products = JSON.parse(row.products) as Room['products'];
    return { roomId, roomName, ...roomPicturesOf(row, pictureBase), ...others, products };
  },
});

type Files = { files: PictureFile[]; openedFiles: string | null };

export function roomPicturesOf({ files, openedFiles }: Files, pictureBase: string) {
  const picture = addressesOf(files, pictureBase);
  const opened = addressesOf(JSON.parse(openedFiles ?? '[]') as PictureFile[], pictureBase);
  return {
    roomPicture: picture?.url ?? '',
    roomPictureSrcset: picture?.srcset ?? null,
    roomPictureWidth: picture?.width ?? 0,
    roomPictureHeight: picture?.height ?? 0,
    openedPicture: opened?.url ?? null,
    openedPictureSrcset: opened?.srcset ?? null,
    openedPictureWidth: opened?.width ?? null,
    openedPictureHeight: opened?.height ?? null,
  };
}

type Reading = Deps<'database' | 'pictureBase'>;
type Writing = WriteDeps<'database' | 'pictureBase'>;

export const listRooms = ({ database, pictureBase }: Reading, filter: RoomFilter, audience: Audience) =>
  listTable(database, rows(pictureBase), {
    where: roomsMatching(filter),
    order: orderBy(filter),
    idOf: row => row.roomId,
    paging: filter,
    asked: ['rooms', filter, audience],
  });

/** The WHERE condition of the list's filters. */
export const roomsMatching = ({ q, onHome }: RoomFilter) => {
  const isNamed = q ? containsText(rooms.roomName, q) : undefined;
  if (onHome === undefined) return isNamed;
  return isNamed ? sql`${isNamed} AND ${eq(rooms.onHome, onHome)}` : eq(rooms.onHome, onHome);
};

const orderBy = ({ sort = { field: 'roomId', descending: false } }: RoomFilter) =>
  orderedBy({ ...sort, by: rooms[sort.field], id: rooms.roomId });

export const findRoom = ({ database, pictureBase }: Reading, id: number) =>
  findRow(database, rows(pictureBase), { id });

type Opened = { openedPictureId: string | null | undefined };

export const createRoom = (
  { database, pictureBase }: Writing,
  { pictureId, openedPictureId, ...room }: Stored<CreateRoom> & { pictureId: string } & Opened,
) =>
  createJoinedRow(database, rows(pictureBase), {
    insert: build.insert(rooms).values({ ...toRow(room), pictureId, openedPictureId }),
  });

export const updateRoom = (
  { database, pictureBase }: Writing,
  which: Which,
  { pictureId, openedPictureId, ...given }: Stored<UpdateRoom> & { pictureId?: string | undefined } & Opened,
) =>
  updateRow(database, rows(pictureBase), {
    ...which,
    changes: { ...toRow(given), pictureId, openedPictureId },
  });

export const deleteRoom = ({ database, pictureBase }: Writing, which: Which) =>
  deleteRow(database, rows(pictureBase), which);

/** What a room shows already may stay after it was deleted. */
export async function refuseUnknownDots(
  { database }: Deps<'database'>,
  { dots = [] }: Pick<UpdateRoom, 'dots'>,
  roomId = 0,
) {
  const codes = JSON.stringify(dots.map(({ productCode }) => productCode ?? null));
  if (dots.every(({ productCode }) => productCode === undefined)) return;
  const unknown = await database.read(sql<{ position: number }>`
    SELECT given.key AS position FROM json_each(${codes}) AS given
    WHERE given.value IS NOT NULL
      AND NOT EXISTS (SELECT 1 FROM products WHERE product_code = given.value)
      AND NOT EXISTS (SELECT 1 FROM room_dots WHERE room_id = ${roomId} AND product_code = given.value)`);
  const message = 'There is no such product';
  if (unknown.length > 0)
    throw new ValidationError(
      unknown.map(({ position }) => ({ path: `dots.${position}.productCode`, message })),
    );
}
