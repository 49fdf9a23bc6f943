import { and, count, eq, inArray, sql } from 'drizzle-orm';
import { build } from '../../../db/build.ts';
import type { Database } from '../../../db/database.ts';
import { refusalOf } from '../../../db/refusals.ts';
import { comments } from '../../../db/schema/comments.ts';
import { posts } from '../../../db/schema/posts.ts';
import { Clash, NotFound, RuleBroken } from '../../errors.ts';
import type { Deps, WriteDeps } from '../../http/app-env.ts';
import { NAMES_GIVEN, settle, settleDeletion, type Which } from '../../records/rows.ts';
import { type CreatePost, POST_RULES, type UpdatePost, type WrittenPost } from './contract.ts';
import { selectWrittenPosts, toPost, toPostRow, type WrittenRow } from './rows.ts';
import { slugOf } from './slug.ts';

type Stored<Fields> = Omit<Fields, 'picture'> & { pictureId?: string | null | undefined };

export async function findPost({ database, pictureBase }: Deps<'database' | 'pictureBase'>, id: number) {
  const [row] = await database.read(selectWrittenPosts().where(eq(posts.postId, id)));
  if (!row) throw unknown(id);
  return toVersioned(row, pictureBase);
}

export async function createPost(
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
  const [, [row]] = await database
    .writeBatch([build.insert(posts).values(values), selectWrittenPosts().where(eq(posts.slug, values.slug))])
    .catch(refused);
  if (!row) throw new Error('the post that was just made is not there');
  return toVersioned(row, pictureBase);
}

export async function updatePost(
  { database, pictureBase }: WriteDeps<'database' | 'pictureBase'>,
  { id, versions }: Which,
  { pictureId, ...changes }: Stored<UpdatePost>,
) {
  const { slug } = changes;
  const [changed, [current]] = await database
    .writeBatch([
      build
        .update(posts)
        .set({
          ...toPostRow(changes),
          pictureId,
          ...(slug !== undefined && { slug: slug ?? slugFor(changes) }),
          ...momentOf(changes),
          version: sql`${posts.version} + 1`,
        })
        .where(meant({ id, versions }))
        .returning({ id: posts.postId }),
      selectWrittenPosts().where(eq(posts.postId, id)),
    ])
    .catch(refused);
  const toEntity = (row: WrittenRow) => toWritten(row, pictureBase);
  return settle({ changed, current, toEntity, unknown: unknown(id) });
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
  throw new RuleBroken([{ path: 'slug', message: 'Address is required where no title is given' }]);
}

export async function deletePost(
  { database, pictureBase }: WriteDeps<'database' | 'pictureBase'>,
  { id, versions }: Which,
) {
  const [changed, [current]] = await database
    .writeBatch([
      build.delete(posts).where(meant({ id, versions })).returning({ id: posts.postId }),
      selectWrittenPosts().where(eq(posts.postId, id)),
    ])
    .catch(async error => {
      throw refusalOf(error)?.kind === 'foreign-key' ? await commentedOn(database, id) : error;
    });
  const toEntity = (row: WrittenRow) => toWritten(row, pictureBase);
  settleDeletion({ changed, current, toEntity, unknown: unknown(id) });
}

function meant({ id, versions }: Which) {
  return and(eq(posts.postId, id), versions && inArray(posts.version, versions));
}

async function commentedOn(database: Database, id: number) {
  const its = sql`${comments.slug} = (SELECT ${posts.slug} FROM ${posts} WHERE ${posts.postId} = ${id})`;
  const [named, [counted]] = await database.readBatch([
    build.select({ name: comments.name }).from(comments).where(its).limit(NAMES_GIVEN),
    build.select({ total: count() }).from(comments).where(its),
  ]);
  const total = counted?.total ?? 0;
  const message = `${total} ${total === 1 ? 'comment is' : 'comments are'} on this post. Delete them first, or make it a draft`;
  const references = [{ kind: 'comments', count: total, names: named.map(({ name }) => name) }];
  return new Clash(message, { references });
}

const isRule = (constraint: string): constraint is keyof typeof POST_RULES => constraint in POST_RULES;

function refused(error: unknown): never {
  const refusal = refusalOf(error);
  if (refusal?.kind === 'check' && isRule(refusal.constraint)) {
    throw new RuleBroken([POST_RULES[refusal.constraint]]);
  }
  if (refusal?.kind !== 'unique') throw error;
  const message = 'There is a post at this address already';
  throw new Clash(message, { errors: [{ path: 'slug', message }] });
}

const unknown = (id: number) => new NotFound(`There is no post ${id}`);

const toWritten = (row: WrittenRow, pictureBase: string): WrittenPost => ({
  ...toPost(row, pictureBase),
  text: row.text,
});

const toVersioned = (row: WrittenRow, pictureBase: string) => ({
  entity: toWritten(row, pictureBase),
  version: row.version,
});
