import { sql } from 'drizzle-orm';
import type { Writer } from '../../../db/client/database.ts';
import { Conflict, NotFound } from '../../errors.ts';
import { DAYS_TO_BRING_BACK, type Restored } from './contract.ts';
import { type HistoryViewer, type Kind, kindsFor } from './kinds.ts';
import { restorableSince } from './list.ts';
import { restoreProblem } from './restore-problem.ts';
import { reinsert, restoreRow } from './reversals.ts';

type Entry = Restored & { action: string; at: number; isThere: number };

/** The latest change tells whether the row exists. */
const IS_THERE = sql`(SELECT latest.action <> 'delete' FROM history AS latest
  WHERE latest.kind = history.kind AND latest.row_key = history.row_key
  ORDER BY latest.history_id DESC LIMIT 1)`;

/** Restores a row to its state before a change: its old values, or the deleted row. */
export async function restoreEntry(database: Writer, id: number, asking: HistoryViewer): Promise<Restored> {
  const kinds = kindsFor(asking);
  const deletedAfter = restorableSince();
  const selectChange = ({ kind }: Kind, action: string) => sql`
    SELECT old, new, at FROM history
    WHERE history_id = ${id} AND kind = ${kind} AND action = ${action} AND ${IS_THERE} = ${action === 'update' ? 1 : 0}
      AND NOT (kind = 'accounts' AND row_key = ${String(asking.userId)})`;
  const [[entry]] = await database
    .writeBatch([
      findEntry(id),
      ...kinds
        .filter(kind => !kind.isLostWhenDeleted)
        .map(kind => reinsert(kind, selectChange(kind, 'delete'), { after: deletedAfter })),
      ...kinds.map(kind => restoreRow(kind, selectChange(kind, 'update'))),
    ])
    .catch(async error => {
      const source = (kind: Kind) =>
        sql`SELECT old FROM history WHERE history_id = ${id} AND kind = ${kind.kind}`;
      throw await restoreProblem(database, error, { kinds, before: source });
    });
  if (!entry || !kinds.some(({ kind }) => kind === entry.kind)) {
    throw new NotFound(`There is no change ${id} in the history`);
  }
  throwIfNotRestored(entry, { after: deletedAfter, userId: asking.userId });
  const { kind, key, name } = entry;
  return { kind, key, name };
}

/** Must come first in the batch, to see the entry before anything is written. */
function findEntry(id: number) {
  return sql<Entry>`
    SELECT kind, row_key AS key, row_name AS name, action, at, ${IS_THERE} AS isThere
    FROM history WHERE history_id = ${id}`;
}

function throwIfNotRestored(entry: Entry, { after, userId }: { after: number; userId: number }) {
  const { action, kind, key, at, isThere } = entry;
  if (kind === 'accounts' && key === String(userId))
    throw new Conflict('Another admin can change your account');
  if (action === 'create') throw new Conflict('There is no earlier version to restore');
  if (action === 'update' && !isThere) throw new Conflict('It was deleted. Restore it first');
  if (action === 'delete' && isThere) throw new Conflict('It has already been restored');
  if (action === 'delete' && kind === 'accounts') throw new Conflict('A deleted account can’t be restored');
  if (action === 'delete' && at <= after) {
    throw new Conflict(
      `It was deleted more than ${DAYS_TO_BRING_BACK} days ago and can no longer be restored`,
    );
  }
}
