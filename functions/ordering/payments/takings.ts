import { eq, sql } from 'drizzle-orm';
import type { Database, Writer } from '../../../db/client/database.ts';
import { takingsRead } from '../../../db/schema/takings-read.ts';
import { unknownTakings } from '../../../db/schema/unknown-takings.ts';
import { build } from '../../../db/sql/build.ts';
import type { PaymentMethod } from '../../contracts/payment-methods.ts';
import type { Taking } from '../../ports/payments.ts';

/** How far the transactions of a provider have been read. */
export type ReconciliationState = typeof takingsRead.$inferSelect;

export async function findReconciliation(
  database: Database,
  method: PaymentMethod,
): Promise<ReconciliationState | undefined> {
  const [found] = await database.read(build.select().from(takingsRead).where(eq(takingsRead.method, method)));
  return found;
}

export const saveReconciliation = (database: Writer, { method, ...read }: ReconciliationState) =>
  database.write(
    build
      .insert(takingsRead)
      .values({ method, ...read })
      .onConflictDoUpdate({ target: takingsRead.method, set: read }),
  );

/** Those not recorded as a payment or as unknown. */
export async function filterUnknown(database: Database, takings: Taking[]): Promise<Taking[]> {
  if (takings.length === 0) return [];
  const ids = JSON.stringify(takings.map(({ captureId }) => captureId));
  const rows = await database.read(sql<{ captureId: string }>`
    SELECT value AS captureId FROM json_each(${ids})
    WHERE NOT EXISTS (SELECT 1 FROM payments WHERE capture_id = value)
      AND NOT EXISTS (SELECT 1 FROM unknown_takings WHERE capture_id = value)`);
  const unknown = new Set(rows.map(({ captureId }) => captureId));
  return takings.filter(({ captureId }) => unknown.has(captureId));
}

export const listUnknownTakings = (
  database: Writer,
  { captureId, orderNumber, paid, at: takenAt, method }: Taking & { method: PaymentMethod },
) =>
  database.write(
    build
      .insert(unknownTakings)
      .values({ captureId, method, orderNumber, ...paid, takenAt })
      .onConflictDoNothing(),
  );
