import { eq, sql } from 'drizzle-orm';
import { type PictureFile, pictures } from '../../../db/schema/pictures.ts';
import { posts } from '../../../db/schema/posts.ts';
import { build } from '../../../db/sql/build.ts';
import { addressesOf } from '../../catalog/pictures/addresses.ts';
import { codecOf } from '../../records/codec.ts';
import { omitFields } from '../../records/record.ts';
import type { Post } from './contract.ts';
import { POST } from './record.ts';

/** 200 words a minute, counted in SQL by spaces and paragraph breaks, because lists do not load the text. */
const SPACES = sql`(length(${posts.text}) - length(replace(${posts.text}, ' ', '')))`;
const LINES = sql`(length(${posts.text}) - length(replace(${posts.text}, char(10), '')))`;
const MINUTES = sql<number>`max(1, (${SPACES} + ${LINES} / 2 + 101) / 200)`;

const { columns, sortColumns, toJson } = codecOf(omitFields(POST, 'text', 'productCodes', 'roomId'), posts);

export { sortColumns as POST_SORT_COLUMNS };
export const { toRow: toPostRow } = codecOf(POST, posts);

const COLUMNS = {
  ...columns,
  files: pictures.files,
  changedAt: posts.changedAt,
  minutes: MINUTES.as('minutes'),
  version: posts.version,
};

const itsPicture = eq(pictures.pictureId, posts.pictureId);

export const selectPosts = () => build.select(COLUMNS).from(posts).leftJoin(pictures, itsPicture);

export const selectWrittenPosts = () =>
  build
    .select({ ...COLUMNS, text: posts.text })
    .from(posts)
    .leftJoin(pictures, itsPicture);

const NAMED = sql<string>`(SELECT json_group_array(json(named)) FROM (
  SELECT json_object('productCode', post_products.product_code, 'productName', products.product_name) AS named
  FROM post_products LEFT JOIN products ON products.product_code = post_products.product_code
  WHERE post_products.post_id = posts.post_id ORDER BY post_products.position))`;

/** With the products that it names, deleted ones too. */
export const selectForEditing = () =>
  build
    .select({
      ...COLUMNS,
      text: posts.text,
      productCodes: posts.productCodes,
      roomId: posts.roomId,
      products: NAMED.as('products'),
    })
    .from(posts)
    .leftJoin(pictures, itsPicture);

type Row = Pick<typeof posts.$inferSelect, keyof typeof columns> & {
  files: PictureFile[] | null;
  changedAt: Date | null;
  minutes: number;
};
export type EditedRow = Row &
  Pick<typeof posts.$inferSelect, 'version' | 'text' | 'productCodes' | 'roomId'> & { products: string };

export function toPost(row: Row, pictureBase: string): Post {
  const { pictureAlt, state, publishAt, comments, createdAt, ...said } = toJson(row);
  const picture = addressesOf(row.files ?? [], pictureBase);
  return {
    ...said,
    picture: picture?.url ?? null,
    pictureSrcset: picture?.srcset ?? null,
    pictureWidth: picture?.width ?? null,
    pictureHeight: picture?.height ?? null,
    pictureAlt,
    minutes: row.minutes,
    state,
    publishAt,
    comments,
    createdAt,
    changedAt: row.changedAt?.toISOString() ?? null,
  };
}
