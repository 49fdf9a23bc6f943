import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import { pictures } from '../../../db/schema/pictures.ts';
import { postPictures } from '../../../db/schema/post-pictures.ts';
import { posts } from '../../../db/schema/posts.ts';
import { build } from '../../../db/sql/build.ts';
import { addressesOf, pictureIdIn } from '../../catalog/pictures/addresses.ts';
import { memoize } from '../../contracts/memoize.ts';
import type { Deps } from '../../deps.ts';
import { NotFound } from '../../errors.ts';
import { treeOf } from '../../markdown/tree.ts';
import type { Audience, Versioned } from '../../records/rows.ts';
import type { PostView } from './contract.ts';
import { isShown } from './list.ts';
import { selectWrittenPosts, toPost } from './rows.ts';

export type Blog = Deps<'database' | 'pictureBase'> & { origin: string };

/** A post with its neighbours, in one round trip. */
export function readPost(blog: Blog, slug: string, { everything }: Audience): Promise<Versioned<PostView>> {
  const isSeen = everything ? sql`true` : isShown();
  return read(blog, sql`(SELECT post_id FROM ${posts} WHERE ${posts.slug} = ${slug} AND ${isSeen})`);
}

export const readLatestPost = (blog: Blog): Promise<Versioned<PostView>> =>
  read(
    blog,
    sql`(SELECT post_id FROM ${posts} WHERE ${isShown()} ORDER BY ${posts.publishAt} DESC, ${posts.postId} DESC LIMIT 1)`,
  );

async function read({ database, pictureBase, origin }: Blog, which: SQL): Promise<Versioned<PostView>> {
  const its = sql`(SELECT publish_at, post_id FROM ${posts} WHERE ${posts.postId} = ${which})`;
  const place = sql`(${posts.publishAt}, ${posts.postId})`;
  const neighbours = () => build.select({ slug: posts.slug, title: posts.title }).from(posts);
  const [[row], [previous], kept, [next]] = await database.readBatch([
    selectWrittenPosts().where(eq(posts.postId, which)),
    neighbours()
      .where(and(isShown(), sql`${place} < ${its}`))
      .orderBy(desc(posts.publishAt), desc(posts.postId))
      .limit(1),
    selectPicturesOf(which),
    neighbours()
      .where(and(isShown(), sql`${place} > ${its}`))
      .orderBy(asc(posts.publishAt), asc(posts.postId))
      .limit(1),
  ]);
  if (!row) throw new NotFound('Post not found');
  const content = contentOf({ text: row.text, kept, pictureBase, origin });
  const entity = { ...toPost(row, pictureBase), content, previous: previous ?? null, next: next ?? null };
  return { entity, version: row.version };
}

const selectPicturesOf = (postId: SQL) =>
  build
    .select({ pictureId: pictures.pictureId, files: pictures.files })
    .from(postPictures)
    .innerJoin(pictures, eq(pictures.pictureId, postPictures.pictureId))
    .where(eq(postPictures.postId, postId));

type StoredPicture = Pick<typeof pictures.$inferSelect, 'pictureId' | 'files'>;

/** Only pictures that the shop has stored may appear in a text. */
export function picturesAmong(
  { pictureBase, origin }: Omit<Blog, 'database'>,
  kept: readonly StoredPicture[],
) {
  const known = new Map(kept.map(({ pictureId, files }) => [pictureId, addressesOf(files, pictureBase)]));
  return (address: string) =>
    known.get(pictureIdIn(address, { base: pictureBase, origin }) ?? '') ?? undefined;
}

const MOST_REMEMBERED = 50;

type Written = Pick<Blog, 'pictureBase' | 'origin'> & { text: string; kept: StoredPicture[] };

/** Parsing Markdown is the slowest part of a post. */
const contentOf = memoize(MOST_REMEMBERED, ({ text, kept, ...place }: Written) =>
  treeOf(text, picturesAmong(place, kept)),
);
