import { type SQL, sql } from 'drizzle-orm';
import type { Writer } from '../../../db/database.ts';
import { NotFound } from '../../errors.ts';
import type { Undone } from '../history/contract.ts';
import { type Asking, type Kind, kindsFor } from '../history/kinds.ts';
import { recently } from '../history/list.ts';
import { whyRefused } from '../history/refused.ts';
import { bringBack, putBack, takeAway } from '../history/reversals.ts';

/**
 * Takes all back that one call changed: what it deleted comes back, what it changed is as before, what it made goes.
 * A row that somebody changed since is left alone. All of it happens, or nothing.
 */
export async function undoChange(database: Writer, changeId: string, asking: Asking): Promise<Undone> {
  const kinds = kindsFor(asking);
  const before = (kind: Kind) => netChange(changeId, kind, asking);
  const after = recently();
  const statements = [
    ...kinds.filter(kind => !kind.isLostWhenDeleted).map(kind => bringBack(kind, before(kind), { after })),
    ...kinds.map(kind => putBack(kind, before(kind))),
    ...kinds.toReversed().map(kind => takeAway(kind, before(kind))),
  ];
  const [[counted], ...results] = await database
    .writeBatch([countRows(changeId, kinds), ...statements, countOwn()])
    .catch(async error => {
      throw await whyRefused(database, error, { kinds, before, changeId });
    });
  const total = counted?.total ?? 0;
  if (total === 0) throw new NotFound('There is nothing of this change in the history');
  const [own] = results.at(-1) as { total: number }[];
  const undone = own?.total ?? 0;
  return { undone, left: total - undone };
}

/** What a change did to each row in all, of those that nobody changed since. */
function netChange(changeId: string, { kind }: Kind, { userId }: Asking): SQL {
  const notOwn = kind === 'accounts' ? sql`AND row_key <> ${String(userId)}` : sql``;
  return sql`
    SELECT first.old, last.new, last.at
    FROM (
      SELECT row_key, min(history_id) AS first_id, max(history_id) AS last_id FROM history
      WHERE change_id = ${changeId} AND kind = ${kind} ${notOwn} GROUP BY row_key
    ) AS net
    JOIN history AS first ON first.history_id = net.first_id
    JOIN history AS last ON last.history_id = net.last_id
    WHERE NOT EXISTS (
      SELECT 1 FROM history AS later
      WHERE later.kind = ${kind} AND later.row_key = net.row_key AND later.history_id > net.last_id)`;
}

function countRows(changeId: string, kinds: Kind[]) {
  const theirs = sql.join(
    kinds.map(({ kind }) => sql`${kind}`),
    sql`, `,
  );
  return sql<{ total: number }>`
    SELECT count(*) AS total FROM (
      SELECT DISTINCT kind, row_key FROM history WHERE change_id = ${changeId} AND kind IN (${theirs}))`;
}

/** What the undoing itself has been recorded to change so far. */
function countOwn() {
  return sql<{ total: number }>`
    SELECT count(*) AS total FROM history WHERE change_id = (SELECT change_id FROM acting)`;
}
