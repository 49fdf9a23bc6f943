import { and, type SQL, sql } from 'drizzle-orm';
import { containsText } from '../../../db/sql/contains.ts';
import { jsonInList } from '../../../db/sql/in-list.ts';
import { DAY } from '../../contracts/durations.ts';
import { MAX_COUNT } from '../../contracts/list-limits.ts';
import type { Deps } from '../../deps.ts';
import { type Listing, sliceOf } from '../../http/paging.ts';
import { DAYS_TO_BRING_BACK, type HistoryEntry, type HistoryFilter, partOf } from './contract.ts';
import { type EntryRow, toEntry } from './entries.ts';
import { FOR_ADMINS, type HistoryViewer, REFERRED } from './kinds.ts';

export const restorableSince = () => Date.now() - DAYS_TO_BRING_BACK * DAY;

/** A page of changes, newest first. */
export async function listHistory(
  { database, pictureBase }: Deps<'database' | 'pictureBase'>,
  filter: HistoryFilter,
  asking: HistoryViewer,
): Promise<Listing<HistoryEntry>> {
  const { after } = filter;
  const { limit, offset } = sliceOf(partOf(filter));
  const chosen = chosenBy(filter, asking);
  const behind = after === undefined ? sql`` : sql`AND history_id < ${after}`;
  const [rows, [counted]] = await database.readBatch([
    sql<EntryRow>`
      SELECT ${COLUMNS}, ${filter.grouped ? ALIKE : sql`1`} AS alike
      FROM (SELECT history_id AS id ${chosen} ${behind} ORDER BY history_id DESC LIMIT ${limit + 1} OFFSET ${offset}) AS page
      JOIN history ON history.history_id = page.id
      JOIN history AS latest ON latest.history_id = (
        SELECT max(same.history_id) FROM history AS same
        WHERE same.kind = history.kind AND same.row_key = history.row_key)
      LEFT JOIN jobs ON jobs.change_id = history.change_id
      ORDER BY history.history_id DESC`,
    sql<{ total: number }>`SELECT count(*) AS total FROM (SELECT 1 ${chosen} LIMIT ${MAX_COUNT})`,
  ]);
  const around = { pictureBase, recent: restorableSince(), userId: asking.userId };
  const entries = rows.slice(0, limit).map(row => toEntry(row, around));
  const next = rows.length > limit ? entries.at(-1)?.historyId : undefined;
  return { rows: entries, total: counted?.total ?? 0, next };
}

const ALIKE = sql`(SELECT count(*) FROM (SELECT 1 FROM history AS alike WHERE alike.change_id = history.change_id
  AND alike.kind = history.kind AND alike.action = history.action LIMIT ${MAX_COUNT}))`;

/** The names of what the values refer to, by kind. */
const namesIn = (json: 'old' | 'new') => {
  const pairs = REFERRED.map(
    ({ kind, table, key, name }) =>
      `'${kind}', (SELECT ${name} FROM ${table} WHERE ${key} = history.${json} ->> '${key}')`,
  );
  return sql.raw(`json_object(${pairs.join(', ')})`);
};
const filesIn = (json: string) =>
  sql.raw(`(SELECT files FROM pictures WHERE picture_id = history.${json} ->> 'picture_id')`);

const COLUMNS = sql`history.history_id AS historyId, history.change_id AS changeId, history.kind,
  history.row_key AS rowKey, history.row_name AS rowName, history.action, history.username, history.at,
  history.old, history.new, jobs.state AS jobState, jobs.total, jobs.done, jobs.changed, latest.history_id AS latestId, latest.action AS latestAction,
  ${namesIn('old')} AS oldNames, ${namesIn('new')} AS newNames,
  ${filesIn('old')} AS oldFiles, ${filesIn('new')} AS newFiles`;

/** Each view has an index in list order, and is forced to use it. */
function chosenBy(filter: HistoryFilter, { isAdmin }: HistoryViewer): SQL {
  const { kind, key, action, by, change, q, deleted, grouped } = filter;
  const chosen = and(
    sql`true`,
    isAdmin ? undefined : sql`kind NOT IN ${jsonInList(FOR_ADMINS)}`,
    kind ? sql`kind = ${kind}` : undefined,
    key ? sql`row_key = ${key}` : undefined,
    action ? sql`action = ${action}` : undefined,
    by ? sql`username = ${by}` : undefined,
    change ? sql`change_id = ${change}` : undefined,
    q ? containsText(sql`row_name`, q) : undefined,
    grouped ? sql`leads = 1` : undefined,
    deleted ? sql`action = 'delete' AND at > ${restorableSince()} AND ${IS_GONE}` : undefined,
  );
  return sql`FROM history INDEXED BY ${sql.raw(indexFor(filter))} WHERE ${chosen}`;
}

function indexFor({ kind, key, change, deleted, grouped }: HistoryFilter): string {
  if (change) return 'history_of_a_change';
  if (kind && key) return 'history_of_a_row';
  if (deleted) return 'history_deleted';
  return grouped ? 'history_leading' : 'history_newest';
}

const IS_GONE = sql`kind <> 'accounts' AND NOT EXISTS (SELECT 1 FROM history AS later
  WHERE later.kind = history.kind AND later.row_key = history.row_key AND later.history_id > history.history_id)`;
