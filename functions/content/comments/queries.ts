import { and, asc, count, desc, eq, inArray, or, sql } from 'drizzle-orm';
import { build } from '../../../db/build.ts';
import { contains } from '../../../db/contains.ts';
import type { Database, Writer } from '../../../db/database.ts';
import { comments } from '../../../db/schema/comments.ts';
import { posts } from '../../../db/schema/posts.ts';
import type { Moderate } from '../../contracts/moderation.ts';
import { NotFound } from '../../errors.ts';
import type { Deps, WriteDeps } from '../../http/app-env.ts';
import type { Page } from '../../http/paging.ts';
import { listRows, settle, settleDeletion, type Which } from '../../records/rows.ts';
import { isShown } from '../posts/list.ts';
import type { Comment, CommentFilter, ReceivedComment } from './contract.ts';

type Row = typeof comments.$inferSelect;
type Sent = Pick<typeof comments.$inferInsert, 'slug' | 'name' | 'email' | 'website' | 'comment' | 'sender'>;

/** Pending until approved; only published posts accept comments. */
export async function storeComment(database: Writer, sent: Sent) {
  const { slug, name, email, website = null, comment, sender } = sent;
  const stored = await database.write(sql`
    INSERT INTO ${comments} (slug, name, email, website, comment, sender, created_at)
    SELECT ${posts.slug}, ${name}, ${email}, ${website}, ${comment}, ${sender}, ${Date.now()}
    FROM ${posts} WHERE ${posts.slug} = ${slug} AND ${isShown()} RETURNING comment_id`);
  if (stored.length === 0) throw new NotFound('There is no such post');
}

export function listApprovedComments(database: Database, slug: string, page: Page) {
  const chosen = and(eq(comments.slug, slug), eq(comments.state, 'approved'));
  const rows = build.select().from(comments).where(chosen);
  const total = build.select({ total: count() }).from(comments).where(chosen);
  return listRows(database, {
    rows: rows.orderBy(asc(comments.commentId)).$dynamic(),
    total: total.$dynamic(),
    page,
    toEntity: toComment,
  });
}

/** Pending first, then newest, unless sorted otherwise. */
export function listComments({ database }: Deps<'database'>, filter: CommentFilter) {
  const chosen = commentsMatching(filter);
  const rows = build.select().from(comments).where(chosen);
  const total = build.select({ total: count() }).from(comments).where(chosen);
  return listRows(database, {
    rows: rows.orderBy(...orderOf(filter)).$dynamic(),
    total: total.$dynamic(),
    page: filter,
    toEntity: toReceived,
  });
}

/** The WHERE condition of the list's filters. */
export const commentsMatching = ({ state, q }: CommentFilter) =>
  and(state && eq(comments.state, state), q ? saying(q) : undefined);

export async function findComment({ database }: Deps<'database'>, id: number) {
  const [row] = await database.read(build.select().from(comments).where(eq(comments.commentId, id)));
  if (!row) throw unknown(id);
  return { entity: toReceived(row), version: row.version };
}

export async function moderateComment(
  { database }: WriteDeps<'database'>,
  { id, versions }: Which,
  { state }: Moderate,
) {
  const [changed, [current]] = await database.writeBatch([
    build
      .update(comments)
      .set({ state, version: sql`${comments.version} + 1` })
      .where(meant({ id, versions }))
      .returning({ id: comments.commentId }),
    build.select().from(comments).where(eq(comments.commentId, id)),
  ]);
  return settle({ changed, current, toEntity: toReceived, unknown: unknown(id) });
}

export async function deleteComment({ database }: WriteDeps<'database'>, { id, versions }: Which) {
  const [changed, [current]] = await database.writeBatch([
    build.delete(comments).where(meant({ id, versions })).returning({ id: comments.commentId }),
    build.select().from(comments).where(eq(comments.commentId, id)),
  ]);
  settleDeletion({ changed, current, toEntity: toReceived, unknown: unknown(id) });
}

function meant({ id, versions }: Which) {
  return and(eq(comments.commentId, id), versions && inArray(comments.version, versions));
}

const unknown = (id: number) => new NotFound(`There is no comment ${id}`);

function saying(q: string) {
  const { slug, name, email, comment } = comments;
  return or(...[slug, name, email, comment].map(column => contains(column, q)));
}

function orderOf({ sort, state }: CommentFilter) {
  if (!sort && state) return [desc(comments.commentId)];
  if (!sort) return [sql`${comments.state} = 'pending' DESC`, desc(comments.commentId)];
  const direction = sort.descending ? desc : asc;
  return [direction(comments[sort.field]), direction(comments.commentId)];
}

const toComment = ({ name, website, comment, createdAt }: Row): Comment => ({
  name,
  website,
  comment,
  createdAt: createdAt.toISOString(),
});

const toReceived = ({ sender: _, createdAt, decidedAt, ...row }: Row): ReceivedComment => ({
  ...row,
  createdAt: createdAt.toISOString(),
  decidedAt: decidedAt?.toISOString() ?? null,
});
