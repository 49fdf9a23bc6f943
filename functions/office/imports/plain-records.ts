import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Database } from '../../../db/client/database.ts';
import { importRows } from '../../../db/schema/import-rows.ts';
import { jsonInList } from '../../../db/sql/in-list.ts';
import { assignAll, columnsOf, valuesFrom } from '../../records/bulk-sql.ts';
import { rowOf } from '../../records/codec.ts';
import { type AnyRecord, editableFieldsOf, keyFieldsOf } from '../../records/record.ts';
import { rulesOf, withDefaults } from '../../records/rules.ts';
import { type Cells, filled } from './cells.ts';
import { checkCells } from './check-cells.ts';
import { codeIn, type ReferenceData, selectStaged } from './facts.ts';
import type { Owned } from './queries.ts';
import { createOrChange, type ImportLine, rejectedRow, type Staged, targetOf } from './staged.ts';

type StoredRow = Record<string, unknown> & { id: number; version: number };

/** Existing rows by ID, and earlier rows of the file. */
export type ExistingRows = { rowOf: (id: string) => StoredRow | undefined; staged: ReferenceData['staged'] };

/** Import of a record from its description alone. */
export function plainImport(record: AnyRecord) {
  const { one, table } = record;
  const [key] = keyFieldsOf(record);
  if (!key) throw new Error(`${one} has no id`);
  const rules = rulesOf(record);
  const Create = z.object(withDefaults(record, rules));
  const Update = z.object(rules).partial();
  const name = editableFieldsOf(record).find(({ kind }) => kind === 'line')?.jsonName ?? '';
  const its = sql.raw(`it.${key.column} = import_rows.product_code`);

  const judge = (asked: ImportLine, cells: Cells, _: ReferenceData, known: ExistingRows): Staged => {
    const id = filled(cells[key.jsonName]);
    const stored = id ? known.rowOf(id) : undefined;
    const { data, faults } = checkCells(id ? Update : Create, { record, cells });
    if (id && !stored) faults.push({ path: key.jsonName, message: `There is no ${one} ${id}` });
    const title = filled(cells[name]) ?? String(stored?.[name] ?? id ?? '');
    if (faults.length > 0 || !data) return rejectedRow({ ...asked, title, errors: faults });

    const wanted = { ...stored, ...rowOf(editableFieldsOf(record), data) } as StoredRow;
    return createOrChange(record, targetOf(asked, title, stored?.id), { stored, wanted });
  };

  const read = async (database: Database, { importId }: Owned, rows: Cells[]): Promise<ExistingRows> => {
    const ids = rows.flatMap(cells => codeIn(cells[key.jsonName]) ?? []);
    const columns = editableFieldsOf(record).map(field => `${field.column} AS "${field.name}"`);
    const [found, staged] = await database.readBatch([
      sql<StoredRow>`SELECT ${sql.raw([`${key.column} AS id`, 'version', ...columns].join(', '))}
        FROM ${sql.raw(table)} WHERE ${sql.raw(key.column)} IN ${jsonInList(ids)}`,
      selectStaged(importId, ids),
    ]);
    const byId = new Map(found.map(row => [row.id, row]));
    return { rowOf: id => byId.get(codeIn(id) ?? 0), staged };
  };

  const isOutdated = sql`(${importRows.outcome} = 'change' AND NOT EXISTS (
    SELECT 1 FROM ${sql.raw(table)} AS it WHERE ${its} AND it.version = ${importRows.version}))`;

  /** The ID is stored in `product_code`, which every updating row has. */
  const write = (isMeant: SQL): readonly [SQL, SQL] => [
    sql`
        UPDATE ${sql.raw(table)} SET ${assignAll(record, 'row.wanted')}, version = ${sql.raw(table)}.version + 1
        FROM (SELECT product_code, wanted FROM ${importRows}
          WHERE outcome = 'change' AND ${isMeant}) AS row
        WHERE ${sql.raw(`${table}.${key.column}`)} = row.product_code`,
    sql`
        INSERT INTO ${sql.raw(table)} (${columnsOf(record)}) SELECT ${valuesFrom(record, 'wanted')}
        FROM ${importRows} WHERE outcome = 'create' AND ${isMeant} ORDER BY line`,
  ];

  return { one, key: key.jsonName, judge, read, isOutdated, write };
}
