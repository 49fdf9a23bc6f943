import { and, asc, count, eq, type SQL, sql } from 'drizzle-orm';
import type { Writer } from '../../../db/client/database.ts';
import { constraintViolation } from '../../../db/client/errors.ts';
import { importRows } from '../../../db/schema/import-rows.ts';
import { imports } from '../../../db/schema/imports.ts';
import { build } from '../../../db/sql/build.ts';
import { MOST_AT_ONCE } from '../../contracts/bulk-limits.ts';
import { Conflict } from '../../errors.ts';
import { insertJob, selectBegun } from '../../jobs/begin.ts';
import type { Job } from '../../jobs/contract.ts';
import { toJob } from '../../jobs/rows.ts';
import type { ImportAsked } from './apply-step.ts';
import type { AppliedImport } from './contract.ts';
import { IMPORTS } from './kinds.ts';
import { isBeingApplied, isIt, kindOf, type Owned, unknown } from './queries.ts';
import { alreadyStaged } from './stage.ts';

const MOST_NAMED = 100;
const CHANGED = 'This was changed in the meantime';
const CHANGED_SINCE = 'Changed since the file was checked';

/**
 * Applies all rows or, if one is invalid or outdated, none. Too many rows for one call become a job; a row outdated by
 * its turn is skipped and counted.
 */
export async function applyImport(database: Writer, owned: Owned): Promise<AppliedImport | Job> {
  const [[found], refusedRows] = await database.readBatch([
    build.select().from(imports).where(isIt(owned)),
    build
      .select({ line: importRows.line, errors: importRows.errors })
      .from(importRows)
      .where(and(eq(importRows.importId, owned.importId), eq(importRows.outcome, 'refuse')))
      .orderBy(asc(importRows.line))
      .limit(MOST_NAMED),
  ]);
  if (!found) throw unknown(owned);
  if (found.state !== 'open') throw alreadyStaged();
  if (found.refuse > 0) throw stillRefused(found.refuse, refusedRows);
  const asked = {
    importId: found.importId,
    resource: kindOf(found),
    fileName: found.fileName,
    reason: CHANGED_SINCE,
  };
  const total = found.create + found.change;
  if (total > MOST_AT_ONCE) return await beginImporting(database, owned, { asked, total });
  const { isOutdated, write } = IMPORTS[asked.resource];

  const [claimed, outdated, [outdatedCount]] = await database
    .writeBatch([
      claim(owned, isOutdated),
      selectOutdated(owned, isOutdated),
      countOutdated(owned, isOutdated),
      ...write(isBeingApplied(owned.importId)),
      finish(owned),
    ])
    .catch(goneMeanwhile);
  if (claimed.length > 0) return { created: found.create, changed: found.change };
  if (outdated.length > 0) throw outdatedRows(outdatedCount?.total ?? 0, outdated);
  throw alreadyStaged();
}

async function beginImporting(
  database: Writer,
  owned: Owned,
  { asked, total }: { asked: ImportAsked; total: number },
): Promise<Job> {
  const [, , , [begun]] = await database.writeBatch([
    claim(owned, sql`0`),
    insertJob({
      work: 'import',
      asked,
      total: sql`SELECT ${total} AS total FROM ${imports} WHERE ${isIt(owned)} AND state = 'applying'`,
    }),
    finish(owned),
    selectBegun(),
  ]);
  if (!begun) throw alreadyStaged();
  return toJob(begun);
}

const finish = (owned: Owned) =>
  build
    .update(imports)
    .set({ state: 'applied' })
    .where(and(isIt(owned), eq(imports.state, 'applying')));

/** The rest of the batch has no effect unless everything is still as checked. */
function claim(owned: Owned, isOutdated: SQL) {
  const wrong = sql`EXISTS (SELECT 1 FROM ${importRows} WHERE ${importRows.importId} = ${owned.importId}
    AND (${importRows.outcome} = 'refuse' OR ${isOutdated}))`;
  return build
    .update(imports)
    .set({ state: 'applying', version: sql`${imports.version} + 1` })
    .where(and(isIt(owned), eq(imports.state, 'open'), sql`NOT ${wrong}`))
    .returning({ importId: imports.importId });
}

const ofRefused = ({ importId }: Owned, isOutdated: SQL) =>
  sql`${importRows.importId} = ${importId} AND ${isOutdated} AND EXISTS (SELECT 1 FROM ${imports}
    WHERE ${imports.importId} = ${importId} AND ${imports.state} = 'open')`;

const selectOutdated = (owned: Owned, isOutdated: SQL) =>
  build
    .select({ line: importRows.line, title: importRows.title })
    .from(importRows)
    .where(ofRefused(owned, isOutdated))
    .orderBy(asc(importRows.line))
    .limit(MOST_NAMED);

const countOutdated = (owned: Owned, isOutdated: SQL) =>
  build.select({ total: count() }).from(importRows).where(ofRefused(owned, isOutdated));

const rowsAre = (total: number) => (total === 1 ? 'One row is' : `${total} rows are`);
const pathOf = (line: number) => `rows.${line}`;

type RefusedRow = Pick<typeof importRows.$inferSelect, 'line' | 'errors'>;

function stillRefused(total: number, rows: RefusedRow[]): Conflict {
  return new Conflict(`${rowsAre(total)} invalid. Fix the file or leave them out, then check it again`, {
    errors: rows.flatMap(({ line, errors }) =>
      errors.map(({ message }) => ({ path: pathOf(line), message })),
    ),
  });
}

function outdatedRows(total: number, rows: { line: number; title: string }[]): Conflict {
  return new Conflict(
    `${rowsAre(total)} out of date because someone changed the data. Check the file again`,
    {
      errors: rows.map(({ line }) => ({ path: pathOf(line), message: CHANGED })),
    },
  );
}

/** Something a row refers to was deleted since the check. */
function goneMeanwhile(error: unknown): never {
  if (!constraintViolation(error)) throw error;
  throw new Conflict('The data changed during the import. Nothing was imported; check the file again');
}
