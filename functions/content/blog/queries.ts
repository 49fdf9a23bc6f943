import { and, asc, count, desc, eq, sql } from 'drizzle-orm';
import { postTags } from '../../../db/schema/post-tags.ts';
import { posts } from '../../../db/schema/posts.ts';
import { build } from '../../../db/sql/build.ts';
import type { Deps } from '../../deps.ts';
import type { Audience } from '../../records/rows.ts';
import { isShown } from '../posts/list.ts';
import { selectPosts, toPost } from '../posts/rows.ts';
import type { BlogIndex, BlogState } from './contract.ts';

const MOST_POPULAR = 3;
const MONTH = sql<string>`strftime('%Y-%m', ${posts.publishAt} / 1000, 'unixepoch')`;

/** Categories, tags, months and most read posts, in one round trip. */
export async function readBlog(
  { database, pictureBase }: Deps<'database' | 'pictureBase'>,
  { everything }: Audience,
): Promise<BlogIndex> {
  const isSeen = everything ? undefined : isShown();
  const [[counted], categories, tags, archives, popular] = await database.readBatch([
    build.select({ total: count() }).from(posts).where(isSeen),
    build
      .select({ value: sql<string>`min(${posts.category})`.as('value'), count: count() })
      .from(posts)
      .where(and(isSeen, sql`${posts.category} <> ''`))
      .groupBy(posts.category)
      .orderBy(desc(count()), asc(posts.category)),
    build
      .select({ value: sql<string>`min(${postTags.tag})`.as('value'), count: count() })
      .from(postTags)
      .innerJoin(posts, eq(posts.postId, postTags.postId))
      .where(isSeen)
      .groupBy(postTags.tag)
      .orderBy(asc(postTags.tag)),
    build
      .select({ value: MONTH.as('value'), count: count() })
      .from(posts)
      .where(isShown())
      .groupBy(MONTH)
      .orderBy(desc(MONTH)),
    selectPosts()
      .where(isShown())
      .orderBy(desc(posts.approvedComments), desc(posts.publishAt), desc(posts.postId))
      .limit(MOST_POPULAR),
  ]);
  return {
    total: counted?.total ?? 0,
    categories,
    tags,
    archives,
    popular: popular.map(row => toPost(row, pictureBase)),
  };
}

export async function readBlogState({ database }: Deps<'database'>): Promise<BlogState> {
  const posted = await database.read(
    build.select({ postId: posts.postId }).from(posts).where(isShown()).limit(1),
  );
  return { hasPosts: posted.length > 0 };
}
