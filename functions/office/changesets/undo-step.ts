import { type SQL, sql } from 'drizzle-orm';
import { jobs } from '../../../db/schema/jobs.ts';
import { ROWS_OF_A_STEP } from '../../contracts/bulk-limits.ts';
import type { JobRow } from '../../jobs/rows.ts';
import { isThisJob, keysOfStep } from '../../jobs/step-sql.ts';
import type { Step } from '../../jobs/work.ts';
import type { HistoryAction } from '../history/contract.ts';
import { type HistoryViewer, kindsFor } from '../history/kinds.ts';
import { restorableSince } from '../history/list.ts';
import { restoreProblem } from '../history/restore-problem.ts';
import { deleteRestored, netEntries, reinsert, revert } from '../history/reversals.ts';

/** The entries of a change in undo order: parents are restored before children and deleted after them. */
export type UndoPhase = { kind: string; action: HistoryAction };

export type UndoAsked = { changeId: string; asking: HistoryViewer; phases: UndoPhase[] };

/** Entries of one kind and action, in order; the last one per row counts. */
export function undoStep(job: JobRow): Step {
  const { changeId, asking, phases } = job.asked as UndoAsked;
  const phase = phases[job.phase];
  const kind = kindsFor(asking).find(one => one.kind === phase?.kind);
  if (!phase || !kind) throw new Error(`nothing is left of ${changeId} to undo`);
  const behind = job.after === null ? sql`` : sql`AND history_id > ${Number(job.after)}`;
  const { seconds, net: before } = netEntries(kind, entriesOfStep(job, asking));
  return {
    size: ROWS_OF_A_STEP,
    phases: phases.length,
    keys: sql`SELECT history_id AS key FROM history INDEXED BY history_of_a_change
      WHERE change_id = ${changeId} AND kind = ${phase.kind} AND action = ${phase.action} ${behind}
      ORDER BY history_id LIMIT ${ROWS_OF_A_STEP}`,
    statements: [
      sql`UPDATE ${jobs} SET mark = (SELECT coalesce(max(history_id), 0) FROM history) WHERE ${isThisJob(job)}`,
      ...(kind.isLostWhenDeleted ? [] : [reinsert(kind, before, { after: restorableSince() })]),
      ...seconds.map(second => revert(kind, second)),
      revert(kind, before),
      deleteRestored(kind, before),
      noteUndone(job),
    ],
    whyRefused: (database, error) =>
      restoreProblem(database, error, { kinds: [kind], before: () => before, changeId }),
  };
}

/** The first and the last entry of each row whose last entry is in the step. */
function entriesOfStep(job: JobRow, { userId }: HistoryViewer): SQL {
  const ofItsChange = sql`FROM history AS same
    WHERE same.kind = entry.kind AND same.row_key = entry.row_key AND same.change_id = entry.change_id`;
  return sql`
    SELECT entry.history_id AS last_id, (SELECT min(same.history_id) ${ofItsChange}) AS first_id
    FROM ${keysOfStep(job)} CROSS JOIN history AS entry ON entry.history_id = paged.value
    WHERE entry.history_id = (SELECT max(same.history_id) ${ofItsChange})
      AND NOT (entry.kind = 'accounts' AND entry.row_key = ${String(userId)})`;
}

/** Rows recorded as changed by the step itself; the others were changed by someone since. */
function noteUndone(job: JobRow): SQL {
  const own = sql`(SELECT count(DISTINCT row_key) FROM history NOT INDEXED
    WHERE history_id > ${jobs.mark} AND change_id = ${job.changeId})`;
  const rows = sql`(
    SELECT count(*) FROM ${keysOfStep(job)} CROSS JOIN history AS entry ON entry.history_id = paged.value
    WHERE NOT EXISTS (
      SELECT 1 FROM history AS later WHERE later.kind = entry.kind AND later.row_key = entry.row_key
        AND later.change_id = entry.change_id AND later.history_id > entry.history_id))`;
  return sql`UPDATE ${jobs} SET changed = changed + ${own}, kept = kept + ${rows} - ${own} WHERE ${isThisJob(job)}`;
}
