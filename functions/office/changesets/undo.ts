import { type SQL, sql } from 'drizzle-orm';
import type { Database, Writer } from '../../../db/client/database.ts';
import { jobs } from '../../../db/schema/jobs.ts';
import { MOST_AT_ONCE } from '../../contracts/bulk-limits.ts';
import { Conflict, NotFound } from '../../errors.ts';
import { insertJob, selectBegun } from '../../jobs/begin.ts';
import type { Job } from '../../jobs/contract.ts';
import { toJob } from '../../jobs/rows.ts';
import type { HistoryAction, Undone } from '../history/contract.ts';
import { type HistoryViewer, type Kind, kindsFor } from '../history/kinds.ts';
import { restorableSince } from '../history/list.ts';
import { restoreProblem } from '../history/restore-problem.ts';
import { deleteRestored, netEntries, reinsert, revert } from '../history/reversals.ts';
import type { UndoAsked, UndoPhase } from './undo-step.ts';

/**
 * Undoes everything that one call did: restores deletions, reverts changes, deletes what it created. Rows that someone
 * changed since are skipped. Atomic; too many rows for one call become a job.
 */
export async function undoChange(
  database: Writer,
  changeId: string,
  asking: HistoryViewer,
): Promise<Undone | Job> {
  const kinds = kindsFor(asking);
  const parts = await countParts(database, changeId, kinds);
  const total = parts.reduce((sum, part) => sum + part.total, 0);
  return total > MOST_AT_ONCE
    ? await beginUndoing(database, { changeId, asking, phases: phasesOf(parts, kinds) }, total)
    : await undoAtOnce(database, changeId, asking);
}

type Part = UndoPhase & { total: number };

/** Number of entries by kind and action; an unfinished change can't be undone. */
async function countParts(database: Database, changeId: string, kinds: Kind[]): Promise<Part[]> {
  const [parts, running] = await database.readBatch([
    sql<Part>`SELECT kind, action, count(*) AS total FROM history
      WHERE change_id = ${changeId} AND kind IN (${theirs(kinds)}) GROUP BY kind, action`,
    sql<{ one: 1 }>`SELECT 1 AS one FROM ${jobs} WHERE change_id = ${changeId} AND state = 'running'`,
  ]);
  if (running.length > 0) throw new Conflict('This is still running. Cancel it first, then undo it');
  return parts;
}

/** Deleted rows are restored after their parents; created rows are deleted after their children. */
function phasesOf(parts: Part[], kinds: Kind[]): UndoPhase[] {
  const has = (kind: string, action: HistoryAction) =>
    parts.some(part => part.kind === kind && part.action === action);
  const phases = (action: HistoryAction, inOrder: Kind[]) =>
    inOrder.flatMap(({ kind }) => (has(kind, action) ? [{ kind, action }] : []));
  return [...phases('delete', kinds), ...phases('update', kinds), ...phases('create', kinds.toReversed())];
}

async function beginUndoing(database: Writer, asked: UndoAsked, total: number): Promise<Job> {
  const [, [begun]] = await database.writeBatch([
    insertJob({ work: 'undo', asked, total: sql`SELECT ${total} AS total` }),
    selectBegun(),
  ]);
  if (!begun) throw new Error('the new job was not found');
  return toJob(begun);
}

async function undoAtOnce(database: Writer, changeId: string, asking: HistoryViewer): Promise<Undone> {
  const kinds = kindsFor(asking);
  const entries = (kind: Kind) => netEntries(kind, entriesOf(changeId, kind, asking));
  const before = (kind: Kind) => entries(kind).net;
  const after = restorableSince();
  const statements = [
    ...kinds.filter(kind => !kind.isLostWhenDeleted).map(kind => reinsert(kind, before(kind), { after })),
    ...kinds.flatMap(kind => entries(kind).seconds.map(second => revert(kind, second))),
    ...kinds.map(kind => revert(kind, before(kind))),
    ...kinds.toReversed().map(kind => deleteRestored(kind, before(kind))),
  ];
  const [[counted], ...results] = await database
    .writeBatch([countRows(changeId, kinds), ...statements, countOwn()])
    .catch(async error => {
      throw await restoreProblem(database, error, { kinds, before, changeId });
    });
  const total = counted?.total ?? 0;
  if (total === 0) throw new NotFound('The history has no entries for this change');
  const [own] = results.at(-1) as { total: number }[];
  const undone = own?.total ?? 0;
  return { undone, left: total - undone };
}

/** The first and the last entry of each row. */
function entriesOf(changeId: string, { kind }: Kind, { userId }: HistoryViewer): SQL {
  const notOwn = kind === 'accounts' ? sql`AND row_key <> ${String(userId)}` : sql``;
  return sql`
    SELECT min(history_id) AS first_id, max(history_id) AS last_id FROM history
    WHERE change_id = ${changeId} AND kind = ${kind} ${notOwn} GROUP BY row_key`;
}

const theirs = (kinds: Kind[]) =>
  sql.join(
    kinds.map(({ kind }) => sql`${kind}`),
    sql`, `,
  );

function countRows(changeId: string, kinds: Kind[]) {
  return sql<{ total: number }>`
    SELECT count(*) AS total FROM (
      SELECT DISTINCT kind, row_key FROM history WHERE change_id = ${changeId} AND kind IN (${theirs(kinds)}))`;
}

/** What the undo itself has changed so far. */
function countOwn() {
  return sql<{ total: number }>`
    SELECT count(*) AS total FROM (
      SELECT DISTINCT kind, row_key FROM history WHERE change_id = (SELECT change_id FROM acting))`;
}
