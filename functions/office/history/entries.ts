import type { Columns, history } from '../../../db/schema/history.ts';
import type { PictureFile } from '../../../db/schema/pictures.ts';
import { fromHundredths } from '../../../db/sql/minor-units.ts';
import { addressesOf } from '../../catalog/pictures/addresses.ts';
import type { FieldChange, HistoryEntry } from './contract.ts';
import { type Column, HISTORY_KINDS } from './kinds.ts';

type Stored = typeof history.$inferSelect;

/** A history row from a raw statement. */
export type EntryRow = Pick<Stored, 'historyId' | 'changeId' | 'rowKey' | 'rowName' | 'action'> & {
  kind: HistoryEntry['kind'];
  username: string;
  at: number;
  old: string | null;
  new: string | null;
  latestId: number;
  latestAction: Stored['action'];
  alike: number;
  /** As JSON, by kind. */
  oldNames: string;
  newNames: string;
  oldFiles: string | null;
  newFiles: string | null;
  jobState: NonNullable<HistoryEntry['job']>['state'] | null;
  total: number;
  done: number;
  changed: number;
};

/** Lists shorten long texts; the full value is in the entry. */
const MOST_SAID = 10_000;

type Around = { pictureBase: string; recent: number; userId: number };

export function toEntry(row: EntryRow, around: Around): HistoryEntry {
  return {
    historyId: row.historyId,
    changeId: row.changeId,
    kind: row.kind,
    key: row.rowKey,
    name: row.rowName,
    action: row.action,
    changes: changesIn(row, around.pictureBase),
    by: row.username,
    at: new Date(row.at).toISOString(),
    canRestore: canRestore(row, around),
    alike: row.alike,
    ...(row.jobState && {
      job: { state: row.jobState, total: row.total, done: row.done, changed: row.changed },
    }),
  };
}

/** Admins can't restore their own account, so that one always remains. */
function canRestore(row: EntryRow, { recent, userId }: Around): boolean {
  const isAccount = row.kind === 'accounts';
  if (isAccount && row.rowKey === String(userId)) return false;
  if (row.action === 'update') return row.latestAction !== 'delete';
  return row.action === 'delete' && !isAccount && row.latestId === row.historyId && row.at > recent;
}

function changesIn(row: EntryRow, pictureBase: string): FieldChange[] {
  const [old, now] = [columnsIn(row.old), columnsIn(row.new)];
  const columns = HISTORY_KINDS.find(({ kind }) => kind === row.kind)?.columns ?? [];
  const differs = ({ column }: Column) => (old?.[column] ?? null) !== (now?.[column] ?? null);
  const pictures = { old: pictureAt(row.oldFiles, pictureBase), new: pictureAt(row.newFiles, pictureBase) };
  return columns.filter(differs).map(column => ({
    field: column.jsonName,
    old: onTheWire(column, old?.[column.column], pictures.old),
    new: onTheWire(column, now?.[column.column], pictures.new),
    ...namesOf(column, row),
  }));
}

const columnsIn = (json: string | null): Columns | null => (json === null ? null : JSON.parse(json));

function pictureAt(files: string | null, base: string): string | null {
  return files === null ? null : (addressesOf(JSON.parse(files) as PictureFile[], base)?.url ?? null);
}

function onTheWire({ kind }: Column, value: string | number | null | undefined, picture: string | null) {
  if (value === undefined || value === null) return null;
  if (kind === 'picture') return picture ?? '';
  if (kind === 'moment') return new Date(value).toISOString();
  if (kind === 'money' || kind === 'decimal') return fromHundredths(Number(value));
  if (kind === 'flag') return Boolean(value);
  return typeof value === 'string' && value.length > MOST_SAID ? `${value.slice(0, MOST_SAID)}…` : value;
}

function namesOf({ of }: Column, row: EntryRow): Pick<FieldChange, 'oldName' | 'newName'> {
  if (!of) return {};
  const nameIn = (json: string) => (JSON.parse(json) as Record<string, string | null>)[of] ?? undefined;
  const [oldName, newName] = [nameIn(row.oldNames), nameIn(row.newNames)];
  return { ...(oldName !== undefined && { oldName }), ...(newName !== undefined && { newName }) };
}
