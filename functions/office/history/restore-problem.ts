import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client/database.ts';
import { constraintViolation } from '../../../db/client/errors.ts';
import { Conflict } from '../../errors.ts';
import { fieldsOf, type NamedField } from '../../records/record.ts';
import type { Kind } from './kinds.ts';
import { RECORDS } from './records.ts';

type Attempt = { kinds: Kind[]; before: (kind: Kind) => SQL; changeId?: string };

/** Explains why something can't be restored and what to do. */
export async function restoreProblem(database: Database, error: unknown, attempt: Attempt): Promise<unknown> {
  const refusal = constraintViolation(error);
  if (refusal?.kind === 'unique') {
    return new Conflict(`${otherWith(refusal.columns)} now exists. Change that one first, then try again`);
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

/** What now has the values of a UNIQUE: `Another category with this name`. */
function otherWith(columns: readonly string[]): string {
  if (columns.includes('product_prices.country_id')) return 'A price for this product in this country';
  const [table] = columns.join().split('.');
  const one = RECORDS.find(record => record.table === table);
  const fields = one ? fieldsOf(one).filter(({ column }) => columns.includes(`${table}.${column}`)) : [];
  const field = fields.find(({ kind }) => kind === 'line');
  if (!one || !field) return 'Another row with this ID';
  const among = fields.filter(({ kind }) => kind === 'reference').map(parent => ` in its ${wordOf(parent)}`);
  return `Another ${one.one} with this ${wordOf(field)}${among.join('')}`;
}

const wordOf = ({ header, label }: NamedField) => (header ?? label).toLowerCase();

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
