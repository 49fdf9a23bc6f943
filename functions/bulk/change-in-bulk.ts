import { type SQL, sql } from 'drizzle-orm';
import type { Writer } from '../../db/database.ts';
import { refusalOf } from '../../db/refusals.ts';
import { NAMES_KEPT } from '../contracts/bulk-limits.ts';
import { Clash } from '../errors.ts';
import type { BulkResult } from './contract.ts';
import { amongMeant, columnsOf, type InBulk } from './work.ts';

/** Rows by their keys, or all that a filter matches. */
export type BulkRequest<Filter, Key, Action> = {
  action: Action;
  keys?: Key[] | undefined;
  matching?: Filter | undefined;
  /** How many somebody saw. */
  expected?: number | undefined;
};

type Counted = { matched: number; changed: number; kept: number };

/** Counts and changes in one batch, so that what is answered is what was done. */
export async function changeInBulk<Filter, Key, Action extends string>(
  database: Writer,
  resource: InBulk<Filter, Key, Action>,
  request: BulkRequest<Filter, Key, Action>,
): Promise<BulkResult> {
  const { table, keys, name, joined = sql``, actions } = resource;
  const { changes, keeps = sql`0`, reason, write } = actions[request.action];
  const meant = meantBy(resource, request);
  const [[counted], named] = await database
    .writeBatch([
      sql<Counted>`${meant} SELECT (SELECT count(*) FROM found) AS matched,
        coalesce(sum(${changes}), 0) AS changed, coalesce(sum(${keeps}), 0) AS kept
        FROM ${table} WHERE ${amongMeant(keys)}`,
      sql<{ name: string }>`${meant} SELECT ${name} AS name
        FROM ${table} ${joined} WHERE ${amongMeant(keys)} AND ${keeps} LIMIT ${NAMES_KEPT}`,
      sql`${meant} ${write}`,
    ])
    .catch(refused);
  const { matched = 0, changed = 0, kept = 0 } = counted ?? {};
  if (matched > (request.expected ?? matched)) {
    throw new Clash(`${matched} match by now, not ${request.expected}. Look again: nothing was changed`);
  }
  const keptNames = named.map(row => row.name);
  return { matched, changed, kept, keptNames, ...(kept > 0 && reason && { reason }) };
}

/** What was found; and of that all is meant, or nothing where it is more than somebody saw. */
function meantBy<Filter, Key, Action extends string>(
  resource: InBulk<Filter, Key, Action>,
  request: BulkRequest<Filter, Key, Action>,
): SQL {
  const { table, keys, joined = sql``, isOneOf, matching } = resource;
  const { expected } = request;
  const condition = request.keys ? isOneOf(request.keys) : matching(request.matching as Filter);
  const asSeen = expected === undefined ? sql`` : sql`WHERE (SELECT count(*) FROM found) <= ${expected}`;
  return sql`WITH found AS MATERIALIZED (
      SELECT ${columnsOf(keys)} FROM ${table} ${joined} WHERE ${condition ?? sql`1`}),
    meant AS (SELECT * FROM found ${asSeen})`;
}

function refused(error: unknown): never {
  if (refusalOf(error)?.kind !== 'foreign-key') throw error;
  throw new Clash('Some of these came into use just now. Nothing was changed; try again');
}
