import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { constraintViolation } from '../../../db/refusals.ts';
import { Conflict } from '../../errors.ts';
import type { Kind } from './kinds.ts';

const TAKEN: Record<string, string> = {
  'categories.category_name': 'another category of this name',
  'subcategories.subcategory_name': 'another subcategory of this name there',
  'countries.country_code': 'another country with this code',
  'countries.country_name': 'another country of this name',
  'coupons.coupon_code': 'another coupon with this code',
  'posts.slug': 'another post at this address',
  'product_prices.country_id': 'a price of this product in this country',
  'users.username': 'another account of this name',
  'users.email': 'another account with this e-mail',
};

type Attempt = { kinds: Kind[]; before: (kind: Kind) => SQL; changeId?: string };

/** Why something could not be taken back, in words that say what to do. */
export async function whyRefused(database: Database, error: unknown, attempt: Attempt): Promise<unknown> {
  const refusal = constraintViolation(error);
  if (refusal?.kind === 'unique') {
    const other = TAKEN[refusal.columns.at(-1) ?? ''] ?? 'another one with this number';
    return new Conflict(`There is ${other} by now. Change that one first, then try again`);
  }
  if (refusal?.kind === 'rule') {
    const isFull = /\bup to \d/.test(refusal.message);
    return new Conflict(isFull ? `${refusal.message} Make room first, then try again` : refusal.message);
  }
  if (refusal?.kind === 'check' && refusal.constraint === 'coupon_within_its_uses') {
    return new Conflict('More orders use the coupon by now than it could be used by then. Edit it instead');
  }
  if (refusal?.kind !== 'foreign-key') return error;
  const gone = await missingParent(database, attempt);
  if (!gone) return new Conflict('Something else uses it by now. Delete that first, then try again');
  if (gone === 'picture') return new Conflict('Its picture of that time is no longer kept');
  return new Conflict(`The ${gone} that it belongs to was deleted. Bring that back first, then try again`);
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
