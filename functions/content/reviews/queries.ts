import { and, asc, count, desc, eq, inArray, or, sql } from 'drizzle-orm';
import { build } from '../../../db/build.ts';
import { contains } from '../../../db/contains.ts';
import { products } from '../../../db/schema/products.ts';
import { reviews } from '../../../db/schema/reviews.ts';
import { users } from '../../../db/schema/users.ts';
import type { Moderate } from '../../contracts/moderation.ts';
import { NotFound } from '../../errors.ts';
import type { Deps, WriteDeps } from '../../http/app-env.ts';
import { listRows, settle, settleDeletion, type Which } from '../../records/rows.ts';
import type { ReviewFilter } from './contract.ts';
import { itsCustomer, itsProduct, RECEIVED_COLUMNS, toReceived } from './rows.ts';

/** Pending first, then newest, unless sorted otherwise. */
export function listReviews({ database }: Deps<'database'>, filter: ReviewFilter) {
  const chosen = reviewsMatching(filter);
  const total = build.select({ total: count() }).from(reviews).where(chosen);
  return listRows(database, {
    rows: select()
      .where(chosen)
      .orderBy(...orderOf(filter))
      .$dynamic(),
    total: total.$dynamic(),
    page: filter,
    toEntity: toReceived,
  });
}

/** The WHERE condition of the list's filters. */
export function reviewsMatching({ state, stars, product, q }: ReviewFilter) {
  return and(
    state && eq(reviews.state, state),
    stars === undefined ? undefined : eq(reviews.stars, stars),
    product === undefined ? undefined : eq(reviews.productCode, product),
    q
      ? or(...[reviews.title, reviews.review, reviews.name].map(column => contains(column, q)), named(q))
      : undefined,
  );
}

/** The search also matches the product's name. */
const named = (q: string) =>
  sql`${reviews.productCode} IN (SELECT ${products.productCode} FROM ${products}
    WHERE ${contains(products.productName, q)})`;

export async function findReview({ database }: Deps<'database'>, id: number) {
  const [row] = await database.read(select().where(eq(reviews.reviewId, id)));
  if (!row) throw unknown(id);
  return { entity: toReceived(row), version: row.version };
}

export async function moderateReview(
  { database }: WriteDeps<'database'>,
  { id, versions }: Which,
  { state }: Moderate,
) {
  const [changed, [current]] = await database.writeBatch([
    build
      .update(reviews)
      .set({ state, version: sql`${reviews.version} + 1` })
      .where(meant({ id, versions }))
      .returning({ id: reviews.reviewId }),
    select().where(eq(reviews.reviewId, id)),
  ]);
  return settle({ changed, current, toEntity: toReceived, unknown: unknown(id) });
}

export async function deleteReview({ database }: WriteDeps<'database'>, { id, versions }: Which) {
  const [changed, [current]] = await database.writeBatch([
    build.delete(reviews).where(meant({ id, versions })).returning({ id: reviews.reviewId }),
    select().where(eq(reviews.reviewId, id)),
  ]);
  settleDeletion({ changed, current, toEntity: toReceived, unknown: unknown(id) });
}

const select = () =>
  build.select(RECEIVED_COLUMNS).from(reviews).innerJoin(users, itsCustomer).leftJoin(products, itsProduct);

function meant({ id, versions }: Which) {
  return and(eq(reviews.reviewId, id), versions && inArray(reviews.version, versions));
}

function orderOf({ sort, state }: ReviewFilter) {
  if (!sort && state) return [desc(reviews.reviewId)];
  if (!sort) return [sql`${reviews.state} = 'pending' DESC`, desc(reviews.reviewId)];
  const direction = sort.descending ? desc : asc;
  return [direction(reviews[sort.field]), direction(reviews.reviewId)];
}

const unknown = (id: number) => new NotFound(`There is no review ${id}`);
