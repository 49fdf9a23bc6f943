import { and, asc, count, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { refusalOf } from '../../../db/refusals.ts';
import { categories } from '../../../db/schema/categories.ts';
import { products } from '../../../db/schema/products.ts';
import { reviews } from '../../../db/schema/reviews.ts';
import { subcategories } from '../../../db/schema/subcategories.ts';
import type { ReviewPage, WriteReview } from '../../contracts/reviews.ts';
import { Clash, NotFound } from '../../errors.ts';
import { listRows } from '../rows.ts';
import { SHOWN_COLUMNS, toReview } from './rows.ts';

/** The approved ones, the newest first unless asked otherwise. */
export function listReviewsOf(database: Database, productCode: number, page: ReviewPage) {
  const chosen = and(eq(reviews.productCode, productCode), eq(reviews.state, 'approved'));
  const rows = database.select(SHOWN_COLUMNS).from(reviews).where(chosen);
  const total = database.select({ total: count() }).from(reviews).where(chosen);
  return listRows(database, {
    rows: rows.orderBy(...orderOf(page)).$dynamic(),
    total: total.$dynamic(),
    page,
    toEntity: toReview,
  });
}

function orderOf({ sort }: ReviewPage) {
  const { field = 'createdAt', descending = true } = sort ?? {};
  const direction = descending ? desc : asc;
  const byDate = [direction(reviews.createdAt), direction(reviews.reviewId)];
  return field === 'stars' ? [direction(reviews.stars), ...byDate] : byDate;
}

type Written = Pick<WriteReview, 'stars' | 'title' | 'review' | 'name'> & {
  productCode: number;
  userId: number;
  sender: string | null;
};

/** Waits for somebody to approve it. The database itself refuses the second of one customer, and tells what was bought. */
export async function writeReview(database: Database, written: Written) {
  const { productCode, userId, stars, title, review, name, sender } = written;
  const stored = await database
    .all(sql`
      INSERT INTO reviews (product_code, user_id, stars, title, review, name, sender, created_at)
      SELECT ${products.productCode}, ${userId}, ${stars}, ${title}, ${review}, ${name}, ${sender}, ${Date.now()}
      FROM ${products}
      JOIN ${subcategories} ON ${subcategories.subcategoryId} = ${products.subcategoryId}
      JOIN ${categories} ON ${categories.categoryId} = ${subcategories.categoryId}
      WHERE ${products.productCode} = ${productCode} AND ${subcategories.displayStatus} = 1
        AND ${categories.displayStatus} = 1
      RETURNING review_id`)
    .catch(error => {
      throw refusalOf(error)?.kind === 'unique'
        ? new Clash('You have reviewed this product already. Change your review instead')
        : error;
    });
  if (stored.length === 0) throw new NotFound(`There is no product ${productCode}`);
}
