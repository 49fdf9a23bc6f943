import { and, eq, sql } from 'drizzle-orm';
import type { Database, Writer } from '../../../db/client/database.ts';
import { constraintViolation } from '../../../db/client/errors.ts';
import { categories } from '../../../db/schema/categories.ts';
import { products } from '../../../db/schema/products.ts';
import { reviews } from '../../../db/schema/reviews.ts';
import { subcategories } from '../../../db/schema/subcategories.ts';
import { build } from '../../../db/sql/build.ts';
import { productsSharingReviews } from '../../catalog/products/shared-reviews.ts';
import { Conflict, NotFound } from '../../errors.ts';
import { countOf, listRows, type Order } from '../../records/list-rows.ts';
import type { ProductReviewFilter, WriteReview } from './contract.ts';
import { SHOWN_COLUMNS, toReview } from './rows.ts';

/** Approved reviews of the product and the other variants of its family, newest first unless sorted otherwise. */
export function listReviewsOf(database: Database, productCode: number, filter: ProductReviewFilter) {
  const chosen = and(
    sql`${reviews.productCode} IN (${productsSharingReviews(sql`${productCode}`)})`,
    eq(reviews.state, 'approved'),
  );
  return listRows(database, {
    from: reviews,
    id: reviews.reviewId,
    idOf: row => row.reviewId,
    select: () => build.select(SHOWN_COLUMNS).from(reviews),
    where: chosen,
    order: orderBy(filter),
    total: countOf(reviews, chosen),
    paging: filter,
    toEntity: toReview,
  });
}

function orderBy({ sort }: ProductReviewFilter): Order {
  const { field = 'createdAt', descending = true } = sort ?? {};
  const byDate = [reviews.createdAt, reviews.reviewId];
  return { by: field === 'stars' ? [reviews.stars, ...byDate] : byDate, descending };
}

type NewReview = Pick<WriteReview, 'stars' | 'title' | 'review' | 'name'> & {
  productCode: number;
  userId: number;
  sender: string | null;
};

/**
 * Pending until approved. The database rejects a second review by the same customer, and records whether
 * they bought the product.
 */
export async function writeReview(database: Writer, newReview: NewReview) {
  const { productCode, userId, stars, title, review, name, sender } = newReview;
  const stored = await database
    .write(sql`
      INSERT INTO reviews (product_code, user_id, stars, title, review, name, sender, created_at)
      SELECT ${products.productCode}, ${userId}, ${stars}, ${title}, ${review}, ${name}, ${sender}, ${Date.now()}
      FROM ${products}
      JOIN ${subcategories} ON ${subcategories.subcategoryId} = ${products.subcategoryId}
      JOIN ${categories} ON ${categories.categoryId} = ${subcategories.categoryId}
      WHERE ${products.productCode} = ${productCode} AND ${subcategories.displayStatus} = 1
        AND ${categories.displayStatus} = 1
      RETURNING review_id`)
    .catch(error => {
      throw constraintViolation(error)?.kind === 'unique'
        ? new Conflict('You’ve already reviewed this product. Edit your review instead')
        : error;
    });
  if (stored.length === 0) throw new NotFound(`There is no product ${productCode}`);
}
