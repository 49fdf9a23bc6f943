import { and, eq, or, sql } from 'drizzle-orm';
import { products } from '../../../db/schema/products.ts';
import { reviews } from '../../../db/schema/reviews.ts';
import { users } from '../../../db/schema/users.ts';
import { build } from '../../../db/sql/build.ts';
import { containsText } from '../../../db/sql/contains.ts';
import type { Moderate } from '../../contracts/moderation.ts';
import type { Deps, WriteDeps } from '../../deps.ts';
import { deleteRow, findRow, listTable, updateRow } from '../../records/crud-queries.ts';
import { type Order, orderedBy } from '../../records/list-rows.ts';
import type { Which } from '../../records/rows.ts';
import type { ReviewFilter } from './contract.ts';
import { itsCustomer, itsProduct, RECEIVED_COLUMNS, toReceived } from './rows.ts';

const ROWS = {
  one: 'review',
  table: reviews,
  id: reviews.reviewId,
  select: () =>
    build.select(RECEIVED_COLUMNS).from(reviews).innerJoin(users, itsCustomer).leftJoin(products, itsProduct),
  toEntity: toReceived,
};

/** Pending first, then newest, unless sorted otherwise. */
export const listReviews = ({ database }: Deps<'database'>, filter: ReviewFilter) =>
  listTable(database, ROWS, {
    where: reviewsMatching(filter),
    order: orderBy(filter),
    idOf: row => row.reviewId,
    paging: filter,
  });

/** The WHERE condition of the list's filters. */
export function reviewsMatching({ state, stars, product, q }: ReviewFilter) {
  return and(
    state && eq(reviews.state, state),
    stars === undefined ? undefined : eq(reviews.stars, stars),
    product === undefined ? undefined : eq(reviews.productCode, product),
    q
      ? or(...[reviews.title, reviews.review, reviews.name].map(column => containsText(column, q)), named(q))
      : undefined,
  );
}

/** The search also matches the product's name. */
const named = (q: string) =>
  sql`${reviews.productCode} IN (SELECT ${products.productCode} FROM ${products}
    WHERE ${containsText(products.productName, q)})`;

export const findReview = ({ database }: Deps<'database'>, id: number) => findRow(database, ROWS, { id });

export const moderateReview = ({ database }: WriteDeps<'database'>, which: Which, { state }: Moderate) =>
  updateRow(database, ROWS, { ...which, changes: { state } });

export const deleteReview = ({ database }: WriteDeps<'database'>, which: Which) =>
  deleteRow(database, ROWS, which);

function orderBy({ sort, state }: ReviewFilter): Order {
  if (!sort && state) return { by: [reviews.reviewId], descending: true };
  if (!sort) return { by: [sql`(${reviews.state} = 'pending')`, reviews.reviewId], descending: true };
  return orderedBy({ ...sort, by: reviews[sort.field], id: reviews.reviewId });
}
