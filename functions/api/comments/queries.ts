import { and, asc, count, desc, eq, or } from 'drizzle-orm';
import { contains } from '../../../db/contains.ts';
import type { Database } from '../../../db/database.ts';
import { comments } from '../../../db/schema/comments.ts';
import type { Comment, CommentFilter, ReceivedComment } from '../../contracts/comments.ts';
import type { Page } from '../../http/paging.ts';
import { listRows } from '../rows.ts';

type Row = typeof comments.$inferSelect;
type Sent = Pick<typeof comments.$inferInsert, 'slug' | 'name' | 'email' | 'website' | 'comment' | 'sender'>;

/** Waits for somebody to approve it. */
export async function storeComment(database: Database, sent: Sent) {
  await database.insert(comments).values({ ...sent, createdAt: new Date() });
}

export function listApprovedComments(database: Database, slug: string, page: Page) {
  const chosen = and(eq(comments.slug, slug), eq(comments.state, 'approved'));
  const rows = database.select().from(comments).where(chosen);
  const total = database.select({ total: count() }).from(comments).where(chosen);
  return listRows(database, {
    rows: rows.orderBy(asc(comments.commentId)).$dynamic(),
    total: total.$dynamic(),
    page,
    toEntity: toComment,
  });
}

export function listComments(database: Database, filter: CommentFilter) {
  const chosen = and(
    filter.state && eq(comments.state, filter.state),
    filter.q ? saying(filter.q) : undefined,
  );
  const rows = database.select().from(comments).where(chosen);
  const total = database.select({ total: count() }).from(comments).where(chosen);
  return listRows(database, {
    rows: rows.orderBy(...orderOf(filter)).$dynamic(),
    total: total.$dynamic(),
    page: filter,
    toEntity: toReceived,
  });
}

function saying(q: string) {
  const { slug, name, email, comment } = comments;
  return or(...[slug, name, email, comment].map(column => contains(column, q)));
}

function orderOf({ sort }: CommentFilter) {
  const { field = 'commentId', descending = false } = sort ?? {};
  const direction = descending ? desc : asc;
  return [direction(comments[field]), direction(comments.commentId)];
}

const toComment = ({ name, website, comment, createdAt }: Row): Comment => ({
  name,
  website,
  comment,
  createdAt: createdAt.toISOString(),
});

const toReceived = ({ version: _, sender: __, createdAt, ...row }: Row): ReceivedComment => ({
  ...row,
  createdAt: createdAt.toISOString(),
});
