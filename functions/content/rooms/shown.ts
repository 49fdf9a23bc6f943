import { sql } from 'drizzle-orm';
import type { PictureFile } from '../../../db/schema/pictures.ts';
import { fromHundredths } from '../../../db/sql/minor-units.ts';
import { prepareWith } from '../../../db/sql/prepared-queries.ts';
import { DISPLAYED_SUBCATEGORIES } from '../../catalog/products/displayed.ts';
import { countryIdOf } from '../../catalog/products/rows.ts';
import type { Deps } from '../../deps.ts';
import type { ShownRoom } from './contract.ts';
import { roomPictureOf } from './queries.ts';

type Row = { roomName: string; pictureAlt: string; files: string; dots: string; codes: string };

const selectOfHome = prepareWith(
  ['country'],
  ({ country }) => sql<Row>`
    SELECT rooms.room_name AS "roomName", rooms.picture_alt AS "pictureAlt", pictures.files AS files,
      (SELECT json_group_array(product_code) FROM room_dots WHERE room_dots.room_id = rooms.room_id) AS codes,
      (SELECT json_group_array(json(dot)) FROM (SELECT json_object(
        'productCode', its.product_code, 'productName', one.product_name, 'x', its.x, 'y', its.y,
        'netPrice', price.net_price, 'denomination', countries.denomination) AS dot
      FROM room_dots AS its JOIN products AS one ON one.product_code = its.product_code
      JOIN product_prices AS price ON price.product_code = one.product_code
        AND price.country_id = ${countryIdOf(country)} AND price.display_at_website = 1
      JOIN countries ON countries.country_id = price.country_id
      WHERE its.room_id = rooms.room_id AND one.subcategory_id IN ${DISPLAYED_SUBCATEGORIES}
      ORDER BY its.position)) AS dots
    FROM rooms JOIN pictures ON pictures.picture_id = rooms.picture_id WHERE rooms.on_home = 1`,
);

/** The room of the home page, if there is one and the country sells any of it; with the codes of all its products. */
export async function findHomeRoom(
  { database, pictureBase }: Deps<'database' | 'pictureBase'>,
  country: string,
): Promise<{ rows: ShownRoom[]; codes: number[] }> {
  const found = await database.read(selectOfHome({ country }));
  return {
    rows: found.map(row => toShown(row, pictureBase)).filter(({ dots }) => dots.length > 0),
    codes: found.flatMap(({ codes }) => JSON.parse(codes) as number[]),
  };
}

const toShown = ({ roomName, pictureAlt, files, dots }: Row, pictureBase: string): ShownRoom => ({
  roomName,
  ...roomPictureOf(JSON.parse(files) as PictureFile[], pictureBase),
  pictureAlt,
  dots: (JSON.parse(dots) as ShownRoom['dots']).map(({ netPrice, ...dot }) => ({
    ...dot,
    netPrice: fromHundredths(netPrice),
  })),
});
