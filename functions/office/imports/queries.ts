import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Database, Writer } from '../../../db/client/database.ts';
import { importRows } from '../../../db/schema/import-rows.ts';
import { imports } from '../../../db/schema/imports.ts';
import { jobs } from '../../../db/schema/jobs.ts';
import { build } from '../../../db/sql/build.ts';
import { DAY } from '../../contracts/durations.ts';
import type { WriteDeps } from '../../deps.ts';
import { Conflict, NotFound } from '../../errors.ts';
import type { Listing } from '../../http/paging.ts';
import { listRows } from '../../records/list-rows.ts';
import { settleDeletion, type Versioned } from '../../records/rows.ts';
import type { ImportKind } from './columns.ts';
import type { CreateImport, Import, ImportRow, ImportRowFilter, Outcome } from './contract.ts';

/** An import is visible only to its creator. */
export type Owned = { importId: number; userId: number };

type Row = typeof imports.$inferSelect;

export async function createImport(
  database: Writer,
  { userId, ...given }: CreateImport & { userId: number },
): Promise<Versioned<Import>> {
  const [row] = await database.write(
    build
      .insert(imports)
      .values({ ...given, userId, createdAt: new Date() })
      .returning(),
  );
  return toVersioned(row as Row);
}

export async function findImport(database: Database, owned: Owned): Promise<Versioned<Import>> {
  const [row] = await database.read(build.select().from(imports).where(isIt(owned)));
  if (!row) throw unknown(owned);
  return toVersioned(row);
}

export async function listImportRows(
  database: Database,
  { filter, ...owned }: Owned & { filter: ImportRowFilter },
): Promise<Listing<ImportRow>> {
  const chosen = and(
    isIt(owned),
    filter.outcome === undefined ? undefined : eq(importRows.outcome, filter.outcome),
  );
  const itsImport = eq(imports.importId, importRows.importId);
  const select = () =>
    build
      .select({
        line: importRows.line,
        outcome: importRows.outcome,
        title: importRows.title,
        values: importRows.given,
        changes: importRows.changes,
        errors: importRows.errors,
      })
      .from(importRows)
      .innerJoin(imports, itsImport);
  const total = build
    .select({ total: totalOf(filter.outcome).as('total') })
    .from(imports)
    .where(isIt(owned));
  return await listRows(database, {
    from: importRows,
    id: importRows.line,
    idOf: row => row.line,
    select,
    where: chosen,
    order: { by: [importRows.line], descending: false },
    total,
    paging: filter,
    toEntity: (row: ImportRow) => row,
  });
}

export async function deleteImport(database: Writer, owned: Owned, versions: number[] | undefined) {
  const [[current], running, changed] = await database.writeBatch([
    build.select().from(imports).where(isIt(owned)),
    build
      .select({ id: imports.importId })
      .from(imports)
      .where(and(isIt(owned), isBeingImported)),
    build
      .delete(imports)
      .where(and(isIt(owned), sql`NOT ${isBeingImported}`, versions && inArray(imports.version, versions)))
      .returning({ id: imports.importId }),
  ]);
  if (running.length > 0) throw new Conflict('The import is still running. Cancel it first');
  settleDeletion({ changed, current, toEntity: row => toVersioned(row).entity, unknown: unknown(owned) });
}

/** Abandoned or long-completed imports. */
export async function cleanUpImports({ database }: WriteDeps<'database'>) {
  const isOld = lt(imports.createdAt, new Date(Date.now() - DAY));
  await database.write(build.delete(imports).where(and(isOld, sql`NOT ${isBeingImported}`)));
}

export const isIt = ({ importId, userId }: Owned) =>
  and(eq(imports.importId, importId), eq(imports.userId, userId));

/** Its rows, within the applying batch; the rest of the batch depends on it. */
export const isBeingApplied = (importId: number) =>
  sql`${importRows.importId} = ${importId} AND EXISTS (
    SELECT 1 FROM ${imports} WHERE import_id = ${importId} AND state = 'applying')`;

/** A job still needs its rows. */
const isBeingImported = sql`EXISTS (
  SELECT 1 FROM ${jobs} WHERE ${jobs.state} = 'running' AND ${jobs.asked} ->> 'importId' = ${imports.importId})`;

const totalOf = (outcome: Outcome | undefined) =>
  outcome === undefined
    ? sql<number>`${imports.create} + ${imports.change} + ${imports.same} + ${imports.refuse}`
    : sql<number>`${imports[outcome]}`;

export const unknown = ({ importId }: Owned) => new NotFound(`There is no import ${importId}`);

/** Only a kind that the contract knows is stored. */
export const kindOf = ({ kind }: Row) => kind as ImportKind;

export const toVersioned = (row: Row): Versioned<Import> => ({
  version: row.version,
  entity: {
    importId: row.importId,
    kind: kindOf(row),
    fileName: row.fileName,
    state: row.state === 'applied' ? 'applied' : 'open',
    createdAt: row.createdAt.toISOString(),
    create: row.create,
    change: row.change,
    same: row.same,
    refuse: row.refuse,
  },
});
