import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Database, Writer } from '../../../db/client/database.ts';
import { products } from '../../../db/schema/products.ts';
import { reviews } from '../../../db/schema/reviews.ts';
import { build } from '../../../db/sql/build.ts';
import { NotFound } from '../../errors.ts';
import { settle, settleDeletion, type Which } from '../../records/rows.ts';
import type { UnreviewedProduct, UpdateReview } from './contract.ts';
import { itsProduct, OWN_COLUMNS, toOwn } from './rows.ts';

const MOST_OFFERED = 12;

type Own = Which & { userId: number };

/** Newest first; at most one per product. */
export async function listOwnReviews(database: Database, userId: number, productCode?: number) {
  const rows = await database.read(
    select()
      .where(
        and(
          eq(reviews.userId, userId),
          productCode === undefined ? undefined : eq(reviews.productCode, productCode),
        ),
      )
      .orderBy(desc(reviews.createdAt), desc(reviews.reviewId)),
  );
  return { rows: rows.map(toOwn), total: rows.length };
}

/** Bought but not reviewed, last purchase first. */
export async function listUnreviewed(database: Database, userId: number) {
  const rows = await database.read(sql<Omit<UnreviewedProduct, 'boughtAt'> & { boughtAt: number }>`
    SELECT product_code AS productCode, product_name AS productName, max(orders.created_at) AS boughtAt
    FROM bought JOIN orders USING (order_id) JOIN products USING (product_code)
      JOIN subcategories USING (subcategory_id) JOIN categories USING (category_id)
    WHERE bought.user_id = ${userId} AND subcategories.display_status = 1 AND categories.display_status = 1
      AND NOT EXISTS (
        SELECT 1 FROM reviews WHERE reviews.user_id = ${userId} AND reviews.product_code = bought.product_code
      )
    GROUP BY product_code ORDER BY boughtAt DESC, productCode LIMIT ${MOST_OFFERED}`);
  const listed = rows.map(({ boughtAt, ...row }) => ({ ...row, boughtAt: new Date(boughtAt).toISOString() }));
  return { rows: listed, total: listed.length };
}

export async function findOwnReview(database: Database, { id, userId }: Own) {
  const [row] = await database.read(select().where(owned({ id, userId })));
  if (!row) throw unknown(id);
  return { entity: toOwn(row), version: row.version };
}

/** An edited review is pending again. */
export async function updateOwnReview(
  database: Writer,
  own: Own,
  changes: UpdateReview & { sender: string | null },
) {
  const [changed, [current]] = await database.writeBatch([
    build
      .update(reviews)
      .set({
        ...changes,
        state: 'pending',
        createdAt: new Date(),
        version: sql`${reviews.version} + 1`,
      })
      .where(meant(own))
      .returning({ id: reviews.reviewId }),
    select().where(owned(own)),
  ]);
  return settle({ changed, current, toEntity: toOwn, unknown: unknown(own.id) });
}

export async function deleteOwnReview(database: Writer, own: Own) {
  const [changed, [current]] = await database.writeBatch([
    build.delete(reviews).where(meant(own)).returning({ id: reviews.reviewId }),
    select().where(owned(own)),
  ]);
  settleDeletion({ changed, current, toEntity: toOwn, unknown: unknown(own.id) });
}

const select = () => build.select(OWN_COLUMNS).from(reviews).leftJoin(products, itsProduct);

const owned = ({ id, userId }: Own) => and(eq(reviews.reviewId, id), eq(reviews.userId, userId));

const meant = (own: Own) => and(owned(own), own.versions && inArray(reviews.version, own.versions));

const unknown = (id: number) => new NotFound(`You have no review ${id}`);
