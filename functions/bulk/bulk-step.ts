import { type SQL, sql } from 'drizzle-orm';
import { jobs } from '../../db/schema/jobs.ts';
import { categoriesInBulk } from '../catalog/categories/bulk.ts';
import { productsInBulk } from '../catalog/products/bulk.ts';
import { subcategoriesInBulk } from '../catalog/subcategories/bulk.ts';
import { commentsInBulk } from '../content/comments/bulk.ts';
import { messagesInBulk } from '../content/messages/bulk.ts';
import { postsInBulk } from '../content/posts/bulk.ts';
import { reviewsInBulk } from '../content/reviews/bulk.ts';
import { subscribersInBulk } from '../content/subscribers/queries.ts';
import { ROWS_OF_A_STEP } from '../contracts/bulk-limits.ts';
import { isThisJob, namesWith, pageOf } from '../jobs/page.ts';
import type { JobRow } from '../jobs/rows.ts';
import type { Step } from '../jobs/work.ts';
import { emailsInBulk } from '../office/outbox/bulk.ts';
import { countriesInBulk } from '../pricing/countries/bulk.ts';
import { couponsInBulk } from '../pricing/coupons/bulk.ts';
import { productPricesInBulk } from '../pricing/product-prices/bulk.ts';
import { type BulkResource, columnsOf, isSelected } from './work.ts';

/** Filters, keys and actions differ; each request was validated by its own contract. */
type AnyInBulk = BulkResource<never, never, string>;

/** By the first path segment below /api. */
const RESOURCES: Record<string, (userId: number) => AnyInBulk> = {
  categories: () => categoriesInBulk,
  comments: () => commentsInBulk,
  countries: () => countriesInBulk,
  coupons: () => couponsInBulk,
  letters: () => emailsInBulk,
  messages: messagesInBulk,
  posts: postsInBulk,
  productprices: () => productPricesInBulk,
  products: () => productsInBulk,
  reviews: () => reviewsInBulk,
  subcategories: () => subcategoriesInBulk,
  subscribers: () => subscribersInBulk,
};

type BulkParams = { resource: string; action: string; matching: never };

/** Rows matching a filter, along the key. */
export function bulkStep(job: JobRow): Step {
  const { resource, action, matching } = job.asked as BulkParams;
  const inBulk = RESOURCES[resource]?.(job.userId ?? 0);
  const work = inBulk?.actions[action];
  if (!inBulk || !work) throw new Error(`no bulk action ${action} for ${resource}`);
  const { table, keys, joined = sql``, rowsBehind = 1 } = inBulk;
  const size = Math.floor(ROWS_OF_A_STEP / rowsBehind);
  const columns = columnsOf(keys);
  const follows =
    job.after === null ? sql`` : sql`AND (${columns}) > (${partsOf(sql`${job.after}`, keys.length)})`;
  const meant = sql`WITH meant AS (SELECT ${partsOf(sql`paged.value`, keys.length)} FROM ${pageOf(job)})`;
  const condition = inBulk.matching(matching) ?? sql`1`;
  return {
    size,
    page: sql`SELECT json_array(${columns}) AS key FROM ${table} ${joined}
      WHERE ${condition} ${follows} ORDER BY ${columns} LIMIT ${size}`,
    statements: [noteCounts(job, inBulk, action, meant), sql`${meant} ${work.write}`],
  };
}

/** A key is a JSON array of its columns. */
const partsOf = (key: SQL, parts: number): SQL =>
  sql.join(
    Array.from({ length: parts }, (_, part) => sql`${key} ->> ${sql.raw(String(part))}`),
    sql`, `,
  );

/** Before the action, while differences can be seen. */
function noteCounts(
  job: JobRow,
  { table, keys, name, joined = sql``, actions }: AnyInBulk,
  action: string,
  meant: SQL,
) {
  const { changes = sql`0`, keeps } = actions[action] ?? {};
  const its = sql`FROM ${table} WHERE ${isSelected(keys)}`;
  const names = keeps
    ? sql`, kept_names = ${namesWith(sql`SELECT ${name} AS name
        FROM ${table} ${joined} WHERE ${isSelected(keys)} AND ${keeps}`)}`
    : sql``;
  return sql`${meant} UPDATE ${jobs} SET
    changed = ${jobs.changed} + (SELECT coalesce(sum(${changes}), 0) ${its}),
    kept = ${jobs.kept} + (SELECT coalesce(sum(${keeps ?? sql`0`}), 0) ${its}) ${names}
    WHERE ${isThisJob(job)}`;
}
