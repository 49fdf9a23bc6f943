import { and, asc, count, desc, eq, inArray, or, sql } from 'drizzle-orm';
import { contains } from '../../../db/contains.ts';
import type { Database } from '../../../db/database.ts';
import { products } from '../../../db/schema/products.ts';
import { reviews } from '../../../db/schema/reviews.ts';
import { users } from '../../../db/schema/users.ts';
import type { Moderate } from '../../contracts/moderation.ts';
import type { ReviewFilter } from '../../contracts/reviews.ts';
import { NotFound } from '../../errors.ts';
import { listRows, settle, settleDeletion, type Which } from '../rows.ts';
import { itsCustomer, itsProduct, RECEIVED_COLUMNS, toReceived } from './rows.ts';

/** What waits first, and of that the newest, unless asked otherwise. */
export function listReviews(database: Database, filter: ReviewFilter) {
  const chosen = reviewsMatching(filter);
  const total = database.select({ total: count() }).from(reviews).where(chosen);
  return listRows(database, {
    rows: select(database)
      .where(chosen)
      .orderBy(...orderOf(filter))
      .$dynamic(),
    total: total.$dynamic(),
    page: filter,
    toEntity: toReceived,
  });
}

/** What the filters of the list mean. */
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

/** What is said of a product is found by its name as well. */
const named = (q: string) =>
  sql`${reviews.productCode} IN (SELECT ${products.productCode} FROM ${products}
    WHERE ${contains(products.productName, q)})`;

export async function findReview(database: Database, id: number) {
  const [row] = await select(database).where(eq(reviews.reviewId, id));
  if (!row) throw unknown(id);
  return { entity: toReceived(row), version: row.version };
}

export async function moderateReview(database: Database, { id, versions }: Which, { state }: Moderate) {
  const [changed, [current]] = await database.batch([
    database
      .update(reviews)
      .set({ state, version: sql`${reviews.version} + 1` })
      .where(meant({ id, versions }))
      .returning({ id: reviews.reviewId }),
    select(database).where(eq(reviews.reviewId, id)),
  ]);
  return settle({ changed, current, toEntity: toReceived, unknown: unknown(id) });
}

export async function deleteReview(database: Database, { id, versions }: Which) {
  const [changed, [current]] = await database.batch([
    database.delete(reviews).where(meant({ id, versions })).returning({ id: reviews.reviewId }),
    select(database).where(eq(reviews.reviewId, id)),
  ]);
  settleDeletion({ changed, current, toEntity: toReceived, unknown: unknown(id) });
}

const select = (database: Database) =>
  database
    .select(RECEIVED_COLUMNS)
    .from(reviews)
    .innerJoin(users, itsCustomer)
    .leftJoin(products, itsProduct);

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
