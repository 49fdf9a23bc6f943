import { AFTER, type OldOrNew, type Trigger, trigger } from './trigger.ts';

const ofFamily = (family: string) => `SELECT product_code FROM products WHERE family_id = ${family}`;

/** The products that have the reviews of one: the variants of a family share theirs. */
export const sharingWith = (row: OldOrNew) => `
    ${ofFamily(`(SELECT family_id FROM products WHERE product_code = ${row}.product_code)`)}
    UNION SELECT ${row}.product_code`;

/** Also for a deleted product: its reviews stay, and may change until it is restored. */
const rate = (codes: string) => `
  UPDATE products SET rating = due.rating, review_count = due.reviews FROM (
    SELECT coalesce(CAST(round(100.0 * sum(stars * reviews) / sum(reviews)) AS INTEGER), 0) AS rating,
      coalesce(sum(reviews), 0) AS reviews
    FROM review_counts WHERE product_code IN (${codes})
  ) AS due
  WHERE product_code IN (${codes})
    AND (products.rating <> due.rating OR products.review_count <> due.reviews)`;

const RATE_NEW = rate(sharingWith('new'));

const isReviewed = (codes: string) => `EXISTS (SELECT 1 FROM review_counts WHERE product_code IN (${codes}))`;

/** The average and number of approved reviews of every product. */
export const RATINGS: Trigger[] = [
  trigger({ name: 'rating_insert', on: AFTER.insert('review_counts'), run: [RATE_NEW] }),
  trigger({ name: 'rating_update', on: AFTER.update('review_counts'), run: [RATE_NEW] }),
  trigger({
    name: 'rating_of_a_new_product',
    on: AFTER.insert('products'),
    when: isReviewed(sharingWith('new')),
    run: [RATE_NEW],
  }),
  trigger({
    name: 'rating_of_a_changed_family',
    on: AFTER.update('products', ['family_id']),
    when: 'new.family_id IS NOT old.family_id',
    run: [RATE_NEW, rate(ofFamily('old.family_id'))],
  }),
  trigger({
    name: 'rating_without_a_deleted_variant',
    on: AFTER.delete('products'),
    when: `old.family_id IS NOT NULL AND ${isReviewed('old.product_code')}`,
    run: [rate(ofFamily('old.family_id'))],
  }),
];
