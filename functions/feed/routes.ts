import { desc, eq, inArray } from 'drizzle-orm';
import { Hono } from 'hono';
import { pictures } from '../../db/schema/pictures.ts';
import { postPictures } from '../../db/schema/post-pictures.ts';
import { posts } from '../../db/schema/posts.ts';
import { build } from '../../db/sql/build.ts';
import { isShown } from '../content/posts/list.ts';
import { picturesAmong } from '../content/posts/read.ts';
import { selectWrittenPosts } from '../content/posts/rows.ts';
import type { AppEnv } from '../http/app-env.ts';
import { originOf } from '../http/origin.ts';
import { htmlOf } from '../markdown/html.ts';
import { treeOf } from '../markdown/tree.ts';
import { selectShopName, shopNameIn } from '../settings/queries.ts';
import { rssOf } from './document.ts';

const PATH = '/blog/rss.xml';
const MOST = 20;

/** The latest posts with their full text. */
export const feed = new Hono<AppEnv>().get(PATH, async c => {
  const { database, pictureBase } = c.env;
  const origin = originOf(c);
  const latest = build
    .select({ postId: posts.postId })
    .from(posts)
    .where(isShown())
    .orderBy(desc(posts.publishAt), desc(posts.postId))
    .limit(MOST);
  const [rows, cached, named] = await database.readBatch([
    selectWrittenPosts().where(isShown()).orderBy(desc(posts.publishAt), desc(posts.postId)).limit(MOST),
    build
      .selectDistinct({ pictureId: pictures.pictureId, files: pictures.files })
      .from(postPictures)
      .innerJoin(pictures, eq(pictures.pictureId, postPictures.pictureId))
      .where(inArray(postPictures.postId, latest)),
    selectShopName(),
  ]);
  const pictureAt = picturesAmong({ pictureBase, origin }, cached);
  const name = `${shopNameIn(named)}: Blog`;
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
