import type { Swatches } from '../../../functions/contracts/swatches.ts';
import type {
  FieldChange,
  HistoryAction,
  HistoryEntry,
  HistoryKind,
} from '../../../functions/office/history/contract.ts';
import { RECORDS } from '../../../functions/office/history/records.ts';
import { historyLabelOf } from '../../../functions/records/labels.ts';
import { type AnyRecord, fieldsOf, type NamedField } from '../../../functions/records/record.ts';
import type { Dot } from '../../../functions/records/values.ts';
import { formatDateTime } from '../format.ts';
import { recordPathOf } from '../resource.ts';

const recordOf = (kind: HistoryKind) => RECORDS.find(one => one.kind === kind) as AnyRecord;

export function wordsOf(kind: HistoryKind) {
  const { one, many } = recordOf(kind);
  return { one, many, recordPath: recordPathOf(kind) };
}

export const ACTION_WORDS: Record<HistoryAction, string> = {
  create: 'Created',
  update: 'Changed',
  delete: 'Deleted',
};

export type ReadableChange = FieldChange & { is: NamedField };

/** Each change with its field's definition. */
export function readableChanges({ kind, changes }: Pick<HistoryEntry, 'kind' | 'changes'>): ReadableChange[] {
  const fields = fieldsOf(recordOf(kind));
  return changes.flatMap(change => {
    const is = fields.find(({ jsonName }) => jsonName === change.field);
    return is ? [{ ...change, is }] : [];
  });
}

export const labelOf = ({ is }: ReadableChange) => historyLabelOf(is);

const placeOf = ({ productCode, label, x, y }: Dot) => `${productCode ?? label} at ${x}, ${y}`;

/** A value as people read it; undefined if there is none. */
export function readable({ is, ...change }: ReadableChange, which: 'old' | 'new'): string | undefined {
  const name = which === 'old' ? change.oldName : change.newName;
  const value = change[which];
  if (name !== undefined) return name;
  if (value === null || value === '') return undefined;
  const [yes, no] = is.words ?? ['Yes', 'No'];
  if (is.kind === 'flag') return value ? yes : no;
  if (is.kind === 'list' || is.kind === 'references')
    return (JSON.parse(String(value)) as unknown[]).join(', ') || undefined;
  if (is.kind === 'swatches')
    return (
      Object.entries(JSON.parse(String(value)) as Swatches)
        .map(pair => pair.join(' '))
        .join(', ') || undefined
    );
  if (is.kind === 'dots') return (JSON.parse(String(value)) as Dot[]).map(placeOf).join(', ') || undefined;
  if (is.kind === 'moment') return formatDateTime(String(value));
  return is.kind === 'money' || is.kind === 'decimal' ? Number(value).toFixed(2) : String(value);
}
