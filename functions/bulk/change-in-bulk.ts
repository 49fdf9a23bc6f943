import { type SQL, sql } from 'drizzle-orm';
import type { Writer } from '../../db/client/database.ts';
import { constraintViolation } from '../../db/client/errors.ts';
import { MOST_AT_ONCE, NAMES_KEPT } from '../contracts/bulk-limits.ts';
import { Conflict } from '../errors.ts';
import { insertJob, selectBegun } from '../jobs/begin.ts';
import type { Job } from '../jobs/contract.ts';
import { toJob } from '../jobs/rows.ts';
import type { BulkResult } from './contract.ts';
import { type BulkResource, columnsOf, isSelected } from './work.ts';

/** Rows by key, or all that match a filter. */
export type BulkRequest<Filter, Key, Action> = {
  action: Action;
  keys?: Key[] | undefined;
  matching?: Filter | undefined;
  /** How many rows the client saw; if more match now, nothing is changed. */
  expected?: number | undefined;
};

/** The request and its resource. */
type BulkRun<Filter, Key, Action> = BulkRequest<Filter, Key, Action> & { resource: string };

type Counted = { matched: number; changed: number; kept: number };

/** Changes the rows in this request, or starts a job if a filter matches too many. */
export async function changeInBulk<Filter, Key, Action extends string>(
  database: Writer,
  bulkResource: BulkResource<Filter, Key, Action>,
  request: BulkRun<Filter, Key, Action>,
): Promise<BulkResult | Job> {
  if (request.keys) return await changeAtOnce(database, bulkResource, request);
  const { rowsBehind = 1 } = bulkResource;
  const found = await database.read(sql`SELECT 1 ${fromSelection(bulkResource, request)}
    LIMIT 1 OFFSET ${Math.floor(MOST_AT_ONCE / rowsBehind)}`);
  return found.length === 0
    ? await changeAtOnce(database, bulkResource, request)
    : await beginInBulk(database, bulkResource, request);
}

/** Counts and changes in one batch, so that the response is exact. */
async function changeAtOnce<Filter, Key, Action extends string>(
  database: Writer,
  resource: BulkResource<Filter, Key, Action>,
  request: BulkRequest<Filter, Key, Action>,
): Promise<BulkResult> {
  const { table, keys, name, joined = sql``, actions } = resource;
  const { changes, keeps = sql`0`, reason, write } = actions[request.action];
  const selection = withSelection(resource, request);
  const [[counted], named] = await database
    .writeBatch([
      sql<Counted>`${selection} SELECT (SELECT count(*) FROM found) AS matched,
        coalesce(sum(${changes}), 0) AS changed, coalesce(sum(${keeps}), 0) AS kept
        FROM ${table} WHERE ${isSelected(keys)}`,
      sql<{ name: string }>`${selection} SELECT ${name} AS name
        FROM ${table} ${joined} WHERE ${isSelected(keys)} AND ${keeps} LIMIT ${NAMES_KEPT}`,
      sql`${selection} ${write}`,
    ])
    .catch(rethrowAsConflictIfInUse);
  const { matched = 0, changed = 0, kept = 0 } = counted ?? {};
  if (matched > (request.expected ?? matched)) throw selectionGrew(matched, request);
  const keptNames = named.map(row => row.name);
  return { matched, changed, kept, keptNames, ...(kept > 0 && reason && { reason }) };
}

async function beginInBulk<Filter, Key, Action extends string>(
  database: Writer,
  bulkResource: BulkResource<Filter, Key, Action>,
  request: BulkRun<Filter, Key, Action>,
): Promise<Job> {
  const { resource, action, matching, expected } = request;
  const total = sql`SELECT count(*) AS total ${fromSelection(bulkResource, request)}`;
  const asSeen =
    expected === undefined ? total : sql`SELECT total FROM (${total}) WHERE total <= ${expected}`;
  const asked = { resource, action, matching, reason: bulkResource.actions[action].reason };
  const [, [begun]] = await database.writeBatch([
    insertJob({ work: 'bulk', asked, total: asSeen }),
    selectBegun(),
  ]);
  if (begun) return toJob(begun);
  const [counted] = await database.read(sql<{ total: number }>`${total}`);
  throw selectionGrew(counted?.total ?? 0, request);
}

const selectionGrew = (matched: number, { expected }: { expected?: number | undefined }) =>
  new Conflict(
    `${matched} rows match now, not ${expected}. Nothing was changed; check the selection and try again`,
  );

function fromSelection<Filter, Key, Action extends string>(
  { table, joined = sql``, isOneOf, matching }: BulkResource<Filter, Key, Action>,
  request: BulkRequest<Filter, Key, Action>,
): SQL {
  const condition = request.keys ? isOneOf(request.keys) : matching(request.matching as Filter);
  return sql`FROM ${table} ${joined} WHERE ${condition ?? sql`1`}`;
}

/** All matching rows, or none if there are more than the client saw. */
function withSelection<Filter, Key, Action extends string>(
  resource: BulkResource<Filter, Key, Action>,
  request: BulkRequest<Filter, Key, Action>,
): SQL {
  const { expected } = request;
  const asSeen = expected === undefined ? sql`` : sql`WHERE (SELECT count(*) FROM found) <= ${expected}`;
  return sql`WITH found AS MATERIALIZED (
      SELECT ${columnsOf(resource.keys)} ${fromSelection(resource, request)}),
    meant AS (SELECT * FROM found ${asSeen})`;
}

function rethrowAsConflictIfInUse(error: unknown): never {
  if (constraintViolation(error)?.kind !== 'foreign-key') throw error;
  throw new Conflict('Some of these were just put to use. Nothing was changed; try again');
}
