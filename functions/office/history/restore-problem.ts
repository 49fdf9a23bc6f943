import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client/database.ts';
import { constraintViolation } from '../../../db/client/errors.ts';
import { Conflict } from '../../errors.ts';
import type { Kind } from './kinds.ts';

const TAKEN: Record<string, string> = {
  'categories.category_name': 'Another category with this name',
  'subcategories.subcategory_name': 'Another subcategory with this name in its category',
  'countries.country_code': 'Another country with this code',
  'countries.country_name': 'Another country with this name',
  'coupons.coupon_code': 'Another coupon with this code',
  'posts.slug': 'Another post with this address',
  'product_prices.country_id': 'A price for this product in this country',
  'users.username': 'Another account with this user name',
  'users.email': 'Another account with this email',
};

type Attempt = { kinds: Kind[]; before: (kind: Kind) => SQL; changeId?: string };

/** Explains why something can't be restored and what to do. */
export async function restoreProblem(database: Database, error: unknown, attempt: Attempt): Promise<unknown> {
  const refusal = constraintViolation(error);
  if (refusal?.kind === 'unique') {
    const other = TAKEN[refusal.columns.at(-1) ?? ''] ?? 'Another row with this ID';
    return new Conflict(`${other} now exists. Change that one first, then try again`);
  }
  if (refusal?.kind === 'rule') {
    const isFull = /\bup to \d/.test(refusal.message);
    return new Conflict(isFull ? `${refusal.message} Make room first, then try again` : refusal.message);
  }
  if (refusal?.kind === 'check' && refusal.constraint === 'coupon_within_its_uses') {
    return new Conflict(
      'Since then, more orders have used the coupon than its old limit allows. Edit the coupon instead',
    );
  }
  if (refusal?.kind !== 'foreign-key') return error;
  const gone = await missingParent(database, attempt);
  if (!gone) return new Conflict('It is now in use elsewhere. Remove that use first, then try again');
  if (gone === 'picture') return new Conflict('The earlier picture is no longer stored');
  return new Conflict(`The ${gone} it belongs to was deleted. Restore that first, then try again`);
}

async function missingParent(database: Database, { kinds, before, changeId = '' }: Attempt) {
  const missing = kinds.flatMap(kind =>
    kind.parents.map(({ column, table, key, kind: itsKind = '', noun }) => {
      const its = sql.raw(`was.old ->> '${column}'`);
      const isThere = sql.raw(key === 'picture_id' ? 'AND NOT removing' : '');
      return sql<{ noun: string }>`
        SELECT ${noun} AS noun FROM (${before(kind)}) AS was WHERE ${its} IS NOT NULL
          AND NOT EXISTS (SELECT 1 FROM ${sql.raw(table)} WHERE ${sql.raw(key)} = ${its} ${isThere})
          AND NOT EXISTS (SELECT 1 FROM history WHERE change_id = ${changeId} AND kind = ${itsKind}
            AND row_key = CAST(${its} AS TEXT))
        LIMIT 1`;
    }),
  );
  if (missing.length === 0) return undefined;
  const found = await database.readBatch(missing);
  return found.flat()[0]?.noun;
}
