import { sql } from 'drizzle-orm';
import { build } from '../db/build.ts';
import type { Database } from '../db/database.ts';
import { catalogueChanges } from '../db/schema/catalogue-changes.ts';
import { posts } from '../db/schema/posts.ts';

/**
 * A scheduled post is seen without anything being written, so that the version also tells the latest time that came.
 * While nothing is written no time comes twice and none is taken back: no two states have the same.
 */
export async function readCatalogueVersion(database: Database): Promise<string | undefined> {
  const due = sql`(SELECT max(${posts.publishAt}) FROM ${posts}
    WHERE ${posts.state} = 'published' AND ${posts.publishAt} <= ${Date.now()})`;
  const version = sql<string>`max(${catalogueChanges.version}) || '.' || coalesce(${due}, 0)`.as('version');
  const [row] = await database.read(build.select({ version }).from(catalogueChanges));
  return row?.version;
}
