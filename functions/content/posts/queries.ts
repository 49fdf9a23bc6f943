import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client/database.ts';
import { comments } from '../../../db/schema/comments.ts';
import { posts } from '../../../db/schema/posts.ts';
import { build } from '../../../db/sql/build.ts';
import type { Deps, WriteDeps } from '../../deps.ts';
import { Conflict, ValidationError } from '../../errors.ts';
import { createJoinedRow, deleteRow, findRow, updateRow } from '../../records/crud-queries.ts';
import { mapConstraintErrors } from '../../records/refusing.ts';
import type { Which } from '../../records/rows.ts';
import { usesOf } from '../../records/uses.ts';
import { type CreatePost, POST_RULES, type UpdatePost, type WrittenPost } from './contract.ts';
import { POST } from './record.ts';
import { type EditedRow, selectForEditing, toPost, toPostRow } from './rows.ts';
import { slugOf } from './slug.ts';

type Stored<Fields> = Omit<Fields, 'picture'> & { pictureId?: string | null | undefined };

const rows = (pictureBase: string) => ({
  one: POST.one,
  table: posts,
  id: posts.postId,
  select: selectForEditing,
  toEntity: (row: EditedRow): WrittenPost => ({
    ...toPost(row, pictureBase),
    text: row.text,
    productCodes: row.productCodes,
    roomId: row.roomId,
    products: JSON.parse(row.products),
  }),
});

const mapErrors = mapConstraintErrors({
  checks: POST_RULES,
  unique: { path: 'slug', message: 'A post with this address already exists' },
});

export const findPost = ({ database, pictureBase }: Deps<'database' | 'pictureBase'>, id: number) =>
  findRow(database, rows(pictureBase), { id });

export function createPost(
  { database, pictureBase }: WriteDeps<'database' | 'pictureBase'>,
  { pictureId, ...post }: Stored<CreatePost>,
) {
  const now = new Date();
  const values = {
    ...toPostRow(post),
    pictureId,
    slug: post.slug ?? slugOf(post.title),
    ...(post.state === 'published' && !post.publishAt && { publishAt: now }),
    createdAt: now,
  };
  const insert = build.insert(posts).values(values);
  const where = eq(posts.slug, values.slug);
  return createJoinedRow(database, rows(pictureBase), { insert, where }).catch(mapErrors);
}

export async function updatePost(
  { database, pictureBase }: WriteDeps<'database' | 'pictureBase'>,
  which: Which,
  { pictureId, ...given }: Stored<UpdatePost>,
) {
  const { slug } = given;
  const changes = {
    ...toPostRow(given),
    pictureId,
    ...(slug !== undefined && { slug: slug ?? slugFor(given) }),
    ...momentOf(given),
  };
  return updateRow(database, rows(pictureBase), { ...which, changes }).catch(mapErrors);
}

/** A published post always has a date: without one, it is now. */
function momentOf({ state, publishAt }: Pick<UpdatePost, 'state' | 'publishAt'>) {
  if (publishAt) return { publishAt: new Date(publishAt) };
  if (publishAt === undefined && state !== 'published') return {};
  const now = sql`${Date.now()}`;
  if (publishAt === undefined) return { publishAt: sql`coalesce(${posts.publishAt}, ${now})` };
  return { publishAt: sql`iif(${state ?? posts.state} = 'published', ${now}, NULL)` };
}

function slugFor({ title }: Pick<UpdatePost, 'title'>): string {
  if (title) return slugOf(title);
  throw new ValidationError([{ path: 'slug', message: 'Address is required without a title' }]);
}

export const deletePost = ({ database, pictureBase }: WriteDeps<'database' | 'pictureBase'>, which: Which) =>
  deleteRow(database, rows(pictureBase), { ...which, usedBy: commentedOn });

async function commentedOn(database: Database, id: number) {
  const { count, names } = await usesOf(database, {
    names: build.select({ name: comments.name }).from(comments),
    table: comments,
    where: sql`${comments.slug} = (SELECT ${posts.slug} FROM ${posts} WHERE ${posts.postId} = ${id})`,
  });
  const message = `${count} ${count === 1 ? 'comment is' : 'comments are'} on this post. Delete them first or make it a draft`;
  return new Conflict(message, { references: [{ kind: 'comments', count, names }] });
}
