import { and, eq, type SQL, sql } from 'drizzle-orm';
import { postProducts } from '../../../db/schema/post-products.ts';
import { postTags } from '../../../db/schema/post-tags.ts';
import { posts } from '../../../db/schema/posts.ts';
import { containsText } from '../../../db/sql/contains.ts';
import { prefixMatch } from '../../../db/sql/search-words.ts';
import { wordsIn } from '../../catalog/products/search.ts';
import type { Deps } from '../../deps.ts';
import { countOf, listRows, type Order } from '../../records/list-rows.ts';
import type { Audience } from '../../records/rows.ts';
import type { PostFilter } from './contract.ts';
import { POST_SORT_COLUMNS, selectPosts, toPost } from './rows.ts';

const SORTS = { ...POST_SORT_COLUMNS, title: sql`${posts.title} COLLATE NOCASE` };

/** What visitors can see now. The state is written as a literal, so that the partial index applies. */
export const isShown = () => sql`(${posts.state} = 'published' AND ${posts.publishAt} <= ${Date.now()})`;

export function listPosts(
  { database, pictureBase }: Deps<'database' | 'pictureBase'>,
  filter: PostFilter,
  audience: Audience,
) {
  const chosen = audience.everything
    ? postsMatching(filter)
    : and(isShown(), postsMatching({ ...filter, state: undefined }));
  return listRows(database, {
    from: posts,
    id: posts.postId,
    idOf: row => row.postId,
    select: selectPosts,
    where: chosen,
    order: orderBy(filter, audience),
    total: countOf(posts, chosen),
    paging: filter,
    toEntity: row => toPost(row, pictureBase),
  });
}

/** The WHERE condition of the list's filters. */
export const postsMatching = ({ q, category, tag, product, archive, state }: PostFilter) =>
  and(
    q ? isFound(q) : undefined,
    category === undefined ? undefined : eq(posts.category, category),
    tag === undefined
      ? undefined
      : sql`${posts.postId} IN (SELECT ${postTags.postId} FROM ${postTags} WHERE ${postTags.tag} = ${tag})`,
    product === undefined
      ? undefined
      : sql`${posts.postId} IN (SELECT ${postProducts.postId} FROM ${postProducts}
          WHERE ${postProducts.productCode} = ${product})`,
    archive === undefined ? undefined : isOfMonth(archive),
    state === undefined ? undefined : isInState(state),
  );

function isFound(q: string): SQL {
  const { spaced, unspaced } = wordsIn(q);
  const started = sql`${posts.postId} IN (SELECT rowid FROM post_search WHERE post_search MATCH ${prefixMatch(spaced)})`;
  const inside = unspaced.map(
    word => sql`(${containsText(posts.title, word)} OR ${containsText(posts.excerpt, word)}
      OR ${containsText(posts.tags, word)} OR ${containsText(posts.text, word)})`,
  );
  return sql.join(spaced.length > 0 || inside.length === 0 ? [started, ...inside] : inside, sql` AND `);
}

function isOfMonth(archive: string): SQL {
  const [year = 0, month = 0] = archive.split('-').map(Number);
  const begins = Date.UTC(year, month - 1);
  return sql`(${posts.publishAt} >= ${begins} AND ${posts.publishAt} < ${Date.UTC(year, month)})`;
}

function isInState(state: NonNullable<PostFilter['state']>): SQL {
  if (state === 'draft') return sql`${posts.state} = 'draft'`;
  return state === 'published' ? isShown() : sql`(${posts.state} = 'published' AND NOT ${isShown()})`;
}

/** Newest first; for staff, posts without a date come before all others. */
function orderBy({ sort }: PostFilter, { everything }: Audience): Order {
  const { field = 'publishAt', descending = true } = sort ?? {};
  const undatedFirst = everything && !sort ? [sql`(${posts.publishAt} IS NULL)`] : [];
  return { by: [...undatedFirst, SORTS[field], posts.postId], descending };
}
