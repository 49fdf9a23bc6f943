import { type SQL, sql } from 'drizzle-orm';
import { jobs } from '../../db/schema/jobs.ts';
import { ROWS_OF_A_STEP } from '../contracts/bulk-limits.ts';
import type { JobRow } from '../jobs/rows.ts';
import { isThisJob, keysOfStep, namesWith } from '../jobs/step-sql.ts';
import type { StepFactory } from '../jobs/work.ts';
import { type AnyBulkResource, columnsOf, isSelected } from './work.ts';

/** Bulk resources by the name in their path. */
type BulkResources = ReadonlyMap<string, (userId: number) => AnyBulkResource>;

type BulkParams = { resource: string; action: string; matching: never };

/** Rows matching a filter, along the key. */
export const bulkStepOf =
  (resources: BulkResources): StepFactory =>
  job => {
    const { resource, action, matching } = job.asked as BulkParams;
    const inBulk = resources.get(resource)?.(job.userId ?? 0);
    const work = inBulk?.actions[action];
    if (!inBulk || !work) throw new Error(`no bulk action ${action} for ${resource}`);
    const { table, keys, joined = sql``, rowsBehind = 1 } = inBulk;
    const size = Math.floor(ROWS_OF_A_STEP / rowsBehind);
    const columns = columnsOf(keys);
    const follows =
      job.after === null ? sql`` : sql`AND (${columns}) > (${partsOf(sql`${job.after}`, keys.length)})`;
    const meant = sql`WITH meant AS (SELECT ${partsOf(sql`paged.value`, keys.length)} FROM ${keysOfStep(job)})`;
    const condition = inBulk.matching(matching) ?? sql`1`;
    return {
      size,
      keys: sql`SELECT json_array(${columns}) AS key FROM ${table} ${joined}
        WHERE ${condition} ${follows} ORDER BY ${columns} LIMIT ${size}`,
      statements: [noteCounts(job, inBulk, action, meant), sql`${meant} ${work.write}`],
    };
  };

/** A key is a JSON array of its columns. */
const partsOf = (key: SQL, parts: number): SQL =>
  sql.join(
    Array.from({ length: parts }, (_, part) => sql`${key} ->> ${sql.raw(String(part))}`),
    sql`, `,
  );

/** Before the action, while differences can be seen. */
function noteCounts(
  job: JobRow,
  { table, keys, name, joined = sql``, actions }: AnyBulkResource,
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
