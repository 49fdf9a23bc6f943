import { and, eq, or, sql } from 'drizzle-orm';
import type { Database, Writer } from '../../../db/client/database.ts';
import { comments } from '../../../db/schema/comments.ts';
import { posts } from '../../../db/schema/posts.ts';
import { build } from '../../../db/sql/build.ts';
import { containsText } from '../../../db/sql/contains.ts';
import type { Moderate } from '../../contracts/moderation.ts';
import type { Deps, WriteDeps } from '../../deps.ts';
import { NotFound } from '../../errors.ts';
import type { Paging } from '../../http/paging.ts';
import { deleteRow, findRow, listTable, updateRow } from '../../records/crud-queries.ts';
import { countOf, listRows, type Order, orderedBy } from '../../records/list-rows.ts';
import type { Which } from '../../records/rows.ts';
import { isShown } from '../posts/list.ts';
import type { Comment, CommentFilter, ReceivedComment } from './contract.ts';

type Row = typeof comments.$inferSelect;
type NewComment = Pick<
  typeof comments.$inferInsert,
  'slug' | 'name' | 'email' | 'website' | 'comment' | 'sender'
>;

const toReceived = ({ sender: _, createdAt, decidedAt, ...row }: Row): ReceivedComment => ({
  ...row,
  createdAt: createdAt.toISOString(),
  decidedAt: decidedAt?.toISOString() ?? null,
});

const ROWS = {
  one: 'comment',
  table: comments,
  id: comments.commentId,
  select: () => build.select().from(comments),
  toEntity: toReceived,
};

/** Pending until approved; only published posts accept comments. */
export async function storeComment(database: Writer, sent: NewComment) {
  const { slug, name, email, website = null, comment, sender } = sent;
  const stored = await database.write(sql`
    INSERT INTO ${comments} (slug, name, email, website, comment, sender, created_at)
    SELECT ${posts.slug}, ${name}, ${email}, ${website}, ${comment}, ${sender}, ${Date.now()}
    FROM ${posts} WHERE ${posts.slug} = ${slug} AND ${isShown()} RETURNING comment_id`);
  if (stored.length === 0) throw new NotFound('Post not found');
}

export function listApprovedComments(database: Database, slug: string, paging: Paging) {
  const chosen = and(eq(comments.slug, slug), eq(comments.state, 'approved'));
  return listRows(database, {
    ...ROWS,
    from: comments,
    idOf: row => row.commentId,
    where: chosen,
    order: { by: [comments.commentId], descending: false },
    total: countOf(comments, chosen),
    paging,
    toEntity: toComment,
  });
}

/** Pending first, then newest, unless sorted otherwise. */
export const listComments = ({ database }: Deps<'database'>, filter: CommentFilter) =>
  listTable(database, ROWS, {
    where: commentsMatching(filter),
    order: orderBy(filter),
    idOf: row => row.commentId,
    paging: filter,
  });

/** The WHERE condition of the list's filters. */
export const commentsMatching = ({ state, q }: CommentFilter) =>
  and(state && eq(comments.state, state), q ? saying(q) : undefined);

export const findComment = ({ database }: Deps<'database'>, id: number) => findRow(database, ROWS, { id });

export const moderateComment = ({ database }: WriteDeps<'database'>, which: Which, { state }: Moderate) =>
  updateRow(database, ROWS, { ...which, changes: { state } });

export const deleteComment = ({ database }: WriteDeps<'database'>, which: Which) =>
  deleteRow(database, ROWS, which);

function saying(q: string) {
  const { slug, name, email, comment } = comments;
  return or(...[slug, name, email, comment].map(column => containsText(column, q)));
}

function orderBy({ sort, state }: CommentFilter): Order {
  if (!sort && state) return { by: [comments.commentId], descending: true };
  if (!sort) return { by: [sql`(${comments.state} = 'pending')`, comments.commentId], descending: true };
  return orderedBy({ ...sort, by: comments[sort.field], id: comments.commentId });
}

const toComment = ({ name, website, comment, createdAt }: Row): Comment => ({
  name,
  website,
  comment,
  createdAt: createdAt.toISOString(),
});
