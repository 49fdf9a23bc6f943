import { type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { PictureFile } from '../../../db/schema/pictures.ts';
import { fromHundredths } from '../../../db/sql/minor-units.ts';
import { prepareWith } from '../../../db/sql/prepared-queries.ts';
import { DISPLAYED_SUBCATEGORIES } from '../../catalog/products/displayed.ts';
import { countryIdOf } from '../../catalog/products/rows.ts';
import type { Deps } from '../../deps.ts';
import type { Audience } from '../../records/rows.ts';
import { ofSeenPost, SEEN_POST, seenPost } from '../seen-post.ts';
import type { ShownRoom } from './contract.ts';
import { OPENED_FILES, roomPicturesOf } from './queries.ts';

type Row = {
  roomName: string;
  pictureAlt: string;
  files: string;
  openedFiles: string | null;
  dots: string;
  labels: string;
  codes: string;
};

/** The rooms of a condition, with their dots in a country. */
const selectShown = (country: Placeholder, where: SQL) => sql<Row>`
  SELECT rooms.room_name AS "roomName", rooms.picture_alt AS "pictureAlt", pictures.files AS files,
    ${OPENED_FILES} AS "openedFiles",
    (SELECT json_group_array(product_code) FROM room_dots WHERE room_dots.room_id = rooms.room_id) AS codes,
    (SELECT json_group_array(json(dot)) FROM (SELECT json_object(
      'productCode', its.product_code, 'productName', one.product_name, 'x', its.x, 'y', its.y,
      'netPrice', price.net_price, 'denomination', countries.denomination) AS dot
    FROM room_dots AS its JOIN products AS one ON one.product_code = its.product_code
    JOIN product_prices AS price ON price.product_code = one.product_code
      AND price.country_id = ${countryIdOf(country)} AND price.display_at_website = 1
    JOIN countries ON countries.country_id = price.country_id
    WHERE its.room_id = rooms.room_id AND one.subcategory_id IN ${DISPLAYED_SUBCATEGORIES}
    ORDER BY its.position)) AS dots,
    (SELECT json_group_array(json(value)) FROM json_each(rooms.dots)
    WHERE rooms.opened_picture_id IS NOT NULL AND value ->> 'label' IS NOT NULL) AS labels
  FROM rooms JOIN pictures ON pictures.picture_id = rooms.picture_id WHERE ${where}`;

const selectOfHome = prepareWith(['country'], ({ country }) => selectShown(country, sql`rooms.on_home = 1`));

const selectOfPost = prepareWith(['country', ...SEEN_POST], ({ country, ...which }) =>
  selectShown(country, sql`rooms.room_id = ${ofSeenPost('room_id', which)}`),
);

type Reading = Deps<'database' | 'pictureBase'>;
/** With the codes of all their products; a room of which the country sells nothing is left out. */
type Found = { rows: ShownRoom[]; codes: number[] };

export const findHomeRoom = async (ports: Reading, country: string): Promise<Found> =>
  foundIn(ports, await ports.database.read(selectOfHome({ country })));

/** Staff see that of a draft, too. */
export const findRoomOfPost = async (
  ports: Reading,
  { slug, country }: { slug: string; country: string },
  audience: Audience,
): Promise<Found> =>
  foundIn(ports, await ports.database.read(selectOfPost({ country, ...seenPost(slug, audience) })));

const foundIn = ({ pictureBase }: Reading, found: Row[]): Found => ({
  rows: found.filter(isShown).map(row => toShown(row, pictureBase)),
  codes: found.flatMap(({ codes }) => JSON.parse(codes) as number[]),
});

/** A thing whose parts are all not sold is the same in all countries. */
const isShown = ({ dots, labels, codes }: Row) => dots !== NONE || (codes === NONE && labels !== NONE);
const NONE = '[]';

const toShown = (
  { roomName, pictureAlt, files, openedFiles, dots, labels }: Row,
  pictureBase: string,
): ShownRoom => ({
  roomName,
  ...roomPicturesOf({ files: JSON.parse(files) as PictureFile[], openedFiles }, pictureBase),
  pictureAlt,
  labels: JSON.parse(labels) as ShownRoom['labels'],
  dots: (JSON.parse(dots) as ShownRoom['dots']).map(({ netPrice, ...dot }) => ({
    ...dot,
    netPrice: fromHundredths(netPrice),
  })),
});
