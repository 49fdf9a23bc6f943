import { desc, eq, inArray } from 'drizzle-orm';
import { Hono } from 'hono';
import { pictures } from '../../db/schema/pictures.ts';
import { postPictures } from '../../db/schema/post-pictures.ts';
import { posts } from '../../db/schema/posts.ts';
import { isShown } from '../api/posts/list.ts';
import { picturesAmong } from '../api/posts/read.ts';
import { selectWrittenPosts } from '../api/posts/rows.ts';
import { selectShopName } from '../api/settings/queries.ts';
import { originOf } from '../http/origin.ts';
import type { Shop } from '../http/shop.ts';
import { htmlOf } from '../markdown/html.ts';
import { treeOf } from '../markdown/tree.ts';
import { rssOf } from './document.ts';

const PATH = '/blog/rss.xml';
const MOST = 20;

/** The latest posts, whole, for who reads them elsewhere. */
export const feed = new Hono<Shop>().get(PATH, async c => {
  const { database, pictureBase } = c.env;
  const origin = originOf(c);
  const latest = database
    .select({ postId: posts.postId })
    .from(posts)
    .where(isShown())
    .orderBy(desc(posts.publishAt), desc(posts.postId))
    .limit(MOST);
  const [rows, kept, [named]] = await database.batch([
    selectWrittenPosts(database)
      .where(isShown())
      .orderBy(desc(posts.publishAt), desc(posts.postId))
      .limit(MOST),
    database
      .selectDistinct({ pictureId: pictures.pictureId, files: pictures.files })
      .from(postPictures)
      .innerJoin(pictures, eq(pictures.pictureId, postPictures.pictureId))
      .where(inArray(postPictures.postId, latest)),
    selectShopName(database),
  ]);
  const pictureAt = picturesAmong({ pictureBase, origin }, kept);
  const name = `${named?.shopName ?? 'Meridian'}: Blog`;
  const items = rows.map(row => ({
    title: row.title,
    path: `/blog-details/${row.slug}`,
    publishedAt: row.publishAt ?? row.createdAt,
    excerpt: row.excerpt,
    html: htmlOf(treeOf(row.text, pictureAt), origin),
    categories: [row.category, ...row.tags].filter(Boolean),
  }));
  const xml = rssOf({ origin, path: PATH, name, description: 'Notes from the shop.', items });
  return c.body(xml, 200, {
    'Content-Type': 'application/rss+xml; charset=utf-8',
    'Cache-Control': 'no-cache',
  });
});
