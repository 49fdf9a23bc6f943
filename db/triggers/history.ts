import { type HistoryKind, RECORDS } from '../../functions/office/history/records.ts';
import {
  type AnyRecord,
  fieldsOf,
  keyFieldsOf,
  type NamedField,
  nameFieldOf,
} from '../../functions/records/record.ts';
import { AFTER, type OldOrNew, type Trigger, trigger } from './trigger.ts';

/** Names of rows that none of their fields names. */
const NAMES: Partial<Record<HistoryKind, (row: OldOrNew) => string>> = {
  productprices: row =>
    `(SELECT product_name FROM products WHERE product_code = ${row}.product_code) || ' · ' ||
      (SELECT country_name FROM countries WHERE country_id = ${row}.country_id)`,
  settings: () => `'Settings of the shop'`,
};

const nameIn = (one: AnyRecord & { kind: HistoryKind }, row: OldOrNew): string =>
  NAMES[one.kind]?.(row) ?? `${row}.${nameFieldOf(one)?.column}`;

/** Records every field before and after each change by staff. */
function recordChanges(one: AnyRecord & { kind: HistoryKind }): Trigger[] {
  const { table, kind } = one;
  const fields = fieldsOf(one);
  // Counters change on their own, so only entries of deletions include them.
  const lasting = fields.filter(({ restoredAs }) => restoredAs === undefined);
  const record = (row: OldOrNew, old: string, now: string) => ({
    when: 'EXISTS (SELECT 1 FROM acting)',
    run: [
      `INSERT INTO recording (kind, row_key, row_name, old, new) VALUES (
        '${kind}',
        ${keyFieldsOf(one)
          .map(({ column }) => `${row}.${column}`)
          .join(` || '/' || `)},
        ${nameIn(one, row)},
        ${old},
        ${now}
      )`,
    ],
  });
  const [before, after] = [asJson('old', lasting), asJson('new', lasting)];
  const name = `history_${table}`;
  return [
    trigger({ name: `${name}_insert`, on: AFTER.insert(table), ...record('new', 'NULL', after) }),
    trigger({ name: `${name}_update`, on: AFTER.update(table), ...record('new', before, after) }),
    trigger({
      name: `${name}_delete`,
      on: AFTER.delete(table),
      ...record('old', asJson('old', fields), 'NULL'),
    }),
  ];
}

/** In alphabetical order, so that reordering a form needs no migration. */
const asJson = (row: OldOrNew, fields: NamedField[]) => `json_object(
          ${fields
            .map(({ column }) => `'${column}', ${row}.${column}`)
            .toSorted()
            .join(',\n          ')}
        )`;

export const HISTORY: Trigger[] = [
  ...RECORDS.flatMap(recordChanges),
  trigger({
    name: 'history_recording',
    on: 'INSTEAD OF INSERT ON recording',
    when: 'new.old IS NOT new.new',
    run: [
      `INSERT INTO history
        (change_id, kind, row_key, row_name, action, leads, user_id, username, at, picture_id, old, new)
      SELECT change_id, new.kind, new.row_key, coalesce(new.row_name, ''), done.action,
        NOT EXISTS (
          SELECT 1 FROM history AS earlier
          WHERE earlier.change_id = acting.change_id AND earlier.kind = new.kind AND earlier.action = done.action
        ),
        user_id, username, at, new.old ->> 'picture_id', new.old, new.new
      FROM acting,
        (SELECT iif(new.old IS NULL, 'create', iif(new.new IS NULL, 'delete', 'update')) AS action) AS done`,
    ],
  }),
];
