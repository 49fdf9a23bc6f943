import {
  type AnyRecord,
  fieldsOf,
  keyFieldsOf,
  type NamedField,
  nameFieldOf,
  orderedEditableFields,
} from '../../records/record.ts';
import { type HistoryKind, RECORDS } from './records.ts';

export type Column = NamedField;

export type Kind = {
  kind: HistoryKind;
  table: string;
  key: string[];
  /** Visible fields without the key. */
  columns: Column[];
  /** Fields that the requester may restore. */
  settable: Column[];
  /** What else is restored with a deleted row; only a number if it is confidential. */
  generated: { column: string; restoredAs?: number }[];
  parents: { column: string; table: string; key: string; kind?: string; noun: string }[];
  isLostWhenDeleted: boolean;
  isWrittenTwice: boolean;
};

/** All kinds with a history, parents before children; the SQL for restore and undo is generated from this. */
export const HISTORY_KINDS: Kind[] = RECORDS.map((one: AnyRecord & { kind: HistoryKind }) => ({
  kind: one.kind,
  table: one.table,
  key: keyFieldsOf(one).map(({ column }) => column),
  columns: orderedEditableFields(one),
  settable: orderedEditableFields(one),
  generated: fieldsOf(one).filter(({ generated }) => generated),
  parents: fieldsOf(one).flatMap(parentsAt),
  isLostWhenDeleted: one.isLostWhenDeleted ?? false,
  isWrittenTwice: one.writtenTwice ?? false,
}));

function parentsAt({ kind, of, column, label }: NamedField): Kind['parents'] {
  const noun = label.toLowerCase();
  if (kind === 'picture') return [{ column, table: 'pictures', key: 'picture_id', noun }];
  const parent = RECORDS.find(one => kind === 'reference' && one.kind === of);
  return parent ? [{ column, table: parent.table, key: column, kind: parent.kind, noun }] : [];
}

const REFERENCES = HISTORY_KINDS.flatMap(({ columns }) => columns.flatMap(parentsAt));

/** The records that others refer to, and which of their columns names a row. */
export const REFERRED = RECORDS.flatMap((one: AnyRecord) => {
  const { kind, table } = one;
  const name = nameFieldOf(one)?.column;
  const key = REFERENCES.find(parent => parent.kind === kind)?.key;
  return key && name ? [{ kind, table, key, name }] : [];
});

/** Changes of accounts and settings are visible to admins only. */
export const FOR_ADMINS = RECORDS.filter((one: AnyRecord) => one.forAdmins).map(({ kind }) => kind);

/** Who reads the history, and which kinds they may see. */
export type HistoryViewer = { userId: number; isAdmin: boolean };

const KINDS_OF_STAFF = HISTORY_KINDS.filter(({ kind }) => !FOR_ADMINS.includes(kind)).map(kind => ({
  ...kind,
  settable: kind.columns.filter(({ forAdmins }) => !forAdmins),
}));

export const kindsFor = ({ isAdmin }: HistoryViewer): Kind[] => (isAdmin ? HISTORY_KINDS : KINDS_OF_STAFF);
