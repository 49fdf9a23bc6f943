import { eq, sql } from 'drizzle-orm';
import { build } from '../../../db/build.ts';
import { type PictureFile, pictures } from '../../../db/schema/pictures.ts';
import { posts } from '../../../db/schema/posts.ts';
import { addressesOf } from '../../catalog/pictures/addresses.ts';
import type { Post } from './contract.ts';

/** 200 words a minute, counted in SQL by spaces and paragraph breaks, because lists do not load the text. */
const SPACES = sql`(length(${posts.text}) - length(replace(${posts.text}, ' ', '')))`;
const LINES = sql`(length(${posts.text}) - length(replace(${posts.text}, char(10), '')))`;
const MINUTES = sql<number>`max(1, (${SPACES} + ${LINES} / 2 + 101) / 200)`;

const COLUMNS = {
  postId: posts.postId,
  slug: posts.slug,
  title: posts.title,
  excerpt: posts.excerpt,
  category: posts.category,
  tags: posts.tags,
  files: pictures.files,
  pictureAlt: posts.pictureAlt,
  minutes: MINUTES.as('minutes'),
  state: posts.state,
  publishAt: posts.publishAt,
  comments: posts.approvedComments,
  createdAt: posts.createdAt,
  version: posts.version,
};

const itsPicture = eq(pictures.pictureId, posts.pictureId);

export const selectPosts = () => build.select(COLUMNS).from(posts).leftJoin(pictures, itsPicture);

export const selectWrittenPosts = () =>
  build
    .select({ ...COLUMNS, text: posts.text })
    .from(posts)
    .leftJoin(pictures, itsPicture);

type Row = Omit<Post, 'picture' | `picture${'Srcset' | 'Width' | 'Height'}` | 'publishAt' | 'createdAt'> & {
  files: PictureFile[] | null;
  publishAt: Date | null;
  createdAt: Date;
};
export type PostRow = Row & { version: number };
export type WrittenRow = PostRow & { text: string };

export function toPost({ files, ...row }: PostRow | Row, pictureBase: string): Post {
  const picture = addressesOf(files ?? [], pictureBase);
  return {
    postId: row.postId,
    slug: row.slug,
    title: row.title,
    excerpt: row.excerpt,
    category: row.category,
    tags: row.tags,
    picture: picture?.url ?? null,
    pictureSrcset: picture?.srcset ?? null,
    pictureWidth: picture?.width ?? null,
    pictureHeight: picture?.height ?? null,
    pictureAlt: row.pictureAlt,
    minutes: row.minutes,
    state: row.state,
    publishAt: row.publishAt?.toISOString() ?? null,
    comments: row.comments,
    createdAt: row.createdAt.toISOString(),
  };
}
